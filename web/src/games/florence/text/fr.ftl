# L’onglet de ses propres affaires
tab-mine = Scandales

# La fin, qui seul contre Strozzi peut n’avoir pas de vainqueur
result-won = { $winners-count ->
    [0] Strozzi gagne la partie.
    [one] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
}

# La ville
board-the-city = La ville
board-full = complet
board-place = Lieu { $location } : { $boast }.
board-place-marker = { $seat } occupe la case { $box }.
board-place-full = Aucune place libre.
board-place-free = { $number ->
    [one] Une place libre.
   *[other] { $number } places libres.
}
board-place-spy = Espion de { $seat }.
board-place-bouncer = Videur de { $seat }.
board-place-ring = Bague de { $seat }.
board-bodyguard = Garde du corps de { $seat } sur { $street }
board-member = { $family } : { $rank }, rang { $position }
board-member-at = { $who }, au lieu { $location }
board-strozzi-colour = Strozzi { $colour }
board-choose-member = Choisir votre { $rank }, rang { $position } au lieu { $location }
board-walker = En chemin : { $rank } de { $family }
board-gonfalon = Destination de { $noble }
board-carriage = Carrosse de { $noble }
board-locked = { $what } : pas maintenant, demander pourquoi
board-chosen = { $what }, choisi
board-not-here = Ici

# Décider
board-deciding = Votre décision
board-actions = Actions
board-choices = Choix
board-members = Membres
board-on-the-map = Sur le plan, ou dans cette liste
board-shield-street = Rue { $ends }
board-shield-spy = Espion en { $location }
board-shield-bouncer = Videur en { $location }
board-action-deploy = Déployer
board-action-promote = Promouvoir
board-action-move = Déplacer
board-action-hurry = Se dépêcher
board-action-boast = Se vanter
board-action-gift = Cadeau
board-action-scandal = Scandale
board-action-pass = Passer
board-time-word = temps
board-time-dial = Cadran du temps : { $time } sur 12{ $spending ->
    [0] {""}
   *[other] , dont { $spending } sur le point d’être dépensés
}
board-time-short = { $time } h
board-time-of = { $time } de temps sur 12
board-time-after = { $before } → { $after } de temps
board-back = Retour
board-do-it = { $family ->
    [deploy] Déployer en { $location }
    [move] Aller en { $location }
    [walk] Marcher vers { $location }
    [on] Continuer vers { $location }
    [ride] Aller en { $location }
    [boast] Se vanter en { $location }
    [ring] Bague en { $location }
    [recall] Le reprendre
    [promote] Promouvoir
    [guard] Poster le garde
    [swap] Échanger
    [with] Changer de place
    [gain-time] Prendre 1 de temps
    [gain-point] Prendre 1 PV
    [enough] S’arrêter là
    [pass] Passer
   *[other] Valider
}
board-over = Le carnaval est fini.
board-waiting-for = Au tour de { $seats }.
board-no-scandals = Vous n’avez pas de carte Scandale.
board-nobody-there = Vous n’avez personne en ville.

# Conseils
board-hint-action-none = Choisissez une action, ou cliquez sur un de vos membres pour le déplacer.
board-hint-action-deploy = Choisissez sur le plan un lieu qui a une place libre.
board-hint-action-promote = Choisissez sur le plan un débutant ou une donna à vous.
board-hint-action-move = Choisissez un de vos membres, puis la rue ou le lieu voisin.
board-hint-action-hurry = Deux pas, avec un membre ou avec deux.
board-hint-action-boast = Choisissez un lieu où vous avez un membre : sa tuile rapporte aussitôt.
board-hint-action-gift = À qui ? Le cadeau vous vaut un garde.
board-hint-action-scandal = Choisissez une de vos cartes pour la jouer ; +1 la défausse pour du temps.
board-hint-action-pass = Passer met fin à vos actions de cette manche.
board-hint-first-debutant = Choisissez un lieu où il n’y a personne. Où passeront les nobles ?
board-hint-ring = Choisissez le lieu de votre bague : vous pourrez y échanger des places ensuite.
board-hint-bonus = Votre bonus pour avoir passé.
board-hint-walk = Choisissez qui marche, puis vers où.
board-hint-walk-on = Choisissez le lieu suivant sur le plan, ou arrêtez-vous.
board-hint-place-guard = Choisissez un bouclier sur le plan.
board-hint-ride-who = Choisissez qui s’en va.
board-hint-ride-where = Choisissez où, si loin que ce soit.
board-hint-deploy-beside = Choisissez où le débutant rejoint votre donna ou votre maestro.
board-hint-gift-from-afar = Choisissez le noble ; le prix est celui d’un cadeau.
board-hint-change-who = Choisissez votre membre ; il change avec un rang inférieur d’à côté.
board-hint-change-with = Choisissez qui vient à sa place.
board-hint-promote-who = Choisissez le débutant qui devient donna.
board-hint-advance-who = Choisissez qui devient premier de son rang.
board-hint-take-back = Choisissez le marqueur ; ses points vous restent.
board-hint-swap-who = Choisissez d’abord celui de devant.
board-hint-swap-with = Choisissez celui de derrière qui prend sa place.
board-hint-send-home = Choisissez qui quitte la partie ; vous gagnez 3 de temps.
board-hint-boast-from-afar = Choisissez n’importe quelle tuile.
board-hint-giovanni = Vous pouvez d’abord défausser des cartes Scandale pour du temps.
board-hint-strozzi-colour = Vous ne choisissez que parce qu’elles sont à égalité.

# Ce que cela apporterait
board-forecast-place = { $position ->
    [1] En tête de la file.
   *[other] Numéro { $position } de la file.
}
board-forecast-rank = Rang de { $rank }, numéro { $position } de la file.
board-forecast-prime = Position principale au passage de { $noble } : { $points } PV.
board-forecast-audience = { $noble } lui donnerait { $points } PV.
board-forecast-own-guard = Votre garde du corps s’y trouve : 1 de temps rendu.
board-forecast-toll = Le garde du corps de { $seat } gagne { $points } PV.
board-forecast-boast = { $boast } : { $points } PV, case { $box }.
board-forecast-ring = À chaque tour suivant : un échange là, 1 de temps ou 1 PV.
board-forecast-pass-first = Vous êtes le premier : 2 de temps aussitôt.
board-forecast-pass = Vous poserez ensuite votre bague.
board-forecast-pass-last = Vous êtes le dernier : le noble se déplace.
board-brings-points = { $points } PV
board-brings-place = { $position ->
    [1] 1er
   *[other] nº { $position }
}{ $points ->
    [0] {""}
   *[other] {""} : { $points } PV
}
board-boast-rule = { $boast } : { $rule }
board-about-influencers = 5 par donna ou maestro à vous en ville.
board-about-loudmouth = 3 par marqueur de vantardise à vous, celui-ci compris.
board-about-scandalous = 3 par carte Scandale dans votre main.
board-about-party-life = 3 par position principale que vous tenez.
board-about-reputation = 3 par membre à vous dans cette ligne.
board-about-upward-mobility = 3 par membre à vous dans cette colonne.
board-about-plus-one = 4 par lieu où vous avez au moins deux membres.
board-about-big-spender = 3 par cadeau que vous avez offert.
board-about-eyes-everywhere = 2 par lieu où vous avez un membre.

# Giovanni
board-giovanni-offers = Jean propose la récompense numéro { $reward } : { $points } PV pour { $price } de temps. Qui refuse ne se verra plus rien proposer.
board-giovanni-pay = Payer { $price } de temps pour { $points } PV
board-giovanni-refuse = Refuser

# Ses propres affaires
board-you = Vous
board-your-scandals = Vos scandales
board-hand-note = { $number } sur 5
board-points-word = PV
board-waiting = en attente
board-gifts-left = { $number ->
    [one] { $number } cadeau
   *[other] { $number } cadeaux
}
board-guards-left = { $number ->
    [one] { $number } garde
   *[other] { $number } gardes
}
board-boasts-left = { $number ->
    [one] { $number } vantardise
   *[other] { $number } vantardises
}
board-goal = but : { $members } là, { $points } PV
board-so-many = { $number } { $what }
board-discard = +1 de temps : défausser { $card }
board-card-cost = { $noble } ; { $cost ->
    [-3] rapporte 3 de temps
    [0] sans coût de temps
   *[other] { $cost } de temps
}
board-card-cosimo-guard = un garde sur n’importe quel bouclier
board-card-cosimo-ride = un des vôtres n’importe où
board-card-cosimo-walk = un ou deux font jusqu’à 3 pas
board-card-cosimo-deploy = débutant rejoint donna ou maestro
board-card-contessina-gift = un cadeau à distance
board-card-contessina-swap = échange avec un rang moindre voisin
board-card-contessina-promote = débutant devient donna
board-card-contessina-advance = premier de son rang
board-card-giovanni-recall = reprendre un marqueur
board-card-giovanni-swap = échanger deux égaux
board-card-giovanni-remove = un des vôtres rentre chez lui
board-card-giovanni-boast = se vanter n’importe où

# Les autres
board-passed = a passé
board-first = Premier joueur
board-scandals = Scandales
board-left = Il reste
board-gifts = Cadeaux
board-guards = Gardes
board-boasts = Vantardises
board-waiting-members = En attente
board-objective = Objectif
board-standing = { $points } · { $time } h

# Le cadran
board-noble-dial = Cadran des nobles
board-noble-dial-at = Cadran des nobles : manche { $round } sur 9, { $noble }
board-prime-scores = Chaque position principale sur son passage rapporte { $points } PV.
board-to = vers { $location }
board-pays = { $points } PV
board-rewards = { $rewards } PV pour { $prices } de temps
board-this-round = cette manche
board-brings-time = +{ $time } de temps
board-round-of = Manche { $round } sur 9
board-noble-moves = { $noble } ira en { $location } quand tous auront passé

# Strozzi
board-all-time = tout
board-strozzi-line = { $points } PV, { $time } de temps
board-strozzi-card = Carte { $number } : { $name }
board-strozzi-no-card = Strozzi n’a pas encore tiré de carte.
board-strozzi-nobles = A est { $a }, B est { $b }, C est { $c }.
board-strozzi-drawn = Tirées cette manche
board-strozzi-pile = Dans sa pioche
board-strozzi-discard = Défaussées
board-adjustments = { $number ->
    [one] { $number } réglage
   *[other] { $number } réglages
}
board-strozzi-name-1 = Déploiement
board-strozzi-name-2 = Déploiement
board-strozzi-name-3 = Déploiement
board-strozzi-name-4 = Déploiement
board-strozzi-name-5 = Déploiement
board-strozzi-name-6 = Place à la fête
board-strozzi-name-7 = Un ami à moi
board-strozzi-name-8 = Vantardise
board-strozzi-name-9 = Vantardise
board-strozzi-name-10 = Garde
board-strozzi-card-1 = Orange, à la destination du noble A, { $a }.
board-strozzi-card-2 = Bleu, à la destination du noble A, { $a }.
board-strozzi-card-3 = Orange, à la destination du noble B, { $b }.
board-strozzi-card-4 = Bleu, à la destination du noble B, { $b }.
board-strozzi-card-5 = La couleur dont il a le moins, à la destination du noble C, { $c }.
board-strozzi-card-6 = Il dépense tout son temps et passe ; il en garde 3 pour Jean.
board-strozzi-card-7 = Une promotion à la destination de { $a }, sinon { $b }, sinon { $c } ; sinon une vantardise.
board-strozzi-card-8 = Au prochain lieu sur le chemin de { $a } dont la case est libre.
board-strozzi-card-9 = Au prochain lieu sur le chemin de { $a } dont la case est libre.
board-strozzi-card-10 = Sur le bouclier du noble B, { $b }, à sa destination, sinon avant elle.
