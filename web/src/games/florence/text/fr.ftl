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
board-place = Lieu { $location } : { $boast }.
board-place-marker = { $seat } est sur la case { $box }.
board-place-full = Aucun emplacement libre.
board-place-free = { $number ->
    [one] { $number } emplacement libre.
   *[other] { $number } emplacements libres.
}
board-place-spy = Espion : { $seat }.
board-place-bouncer = Videur : { $seat }.
board-place-ring = Bague : { $seat }.
board-bodyguard-helps = Garde du corps rue { $street }, { $seat } : { $helps ->
    [0] n’aide plus cette manche
    [1] aide encore une fois cette manche
   *[other] aide encore { $helps } fois cette manche
}
board-bodyguard = Garde du corps rue { $street } : { $seat }
board-member = { $family } : { $rank }, nº { $position }
board-member-at = { $who }, au { $location }
board-strozzi-colour = Strozzi { $colour }
board-choose-member = Choisir votre { $rank }, nº { $position } au { $location }
board-walker = En chemin : { $family }, { $rank }
board-gonfalon = Destination de { $noble }
board-carriage = Carrosse de { $noble }
board-locked = { $what } : pas maintenant, pourquoi ?
board-chosen = { $what }, choisi
board-not-here = Ici

# Décider
board-deciding = Votre décision
board-actions = Actions
board-choices = Choix
board-members = Membres
board-on-the-map = Sur le plateau, ou dans cette liste
board-shield-street = Rue { $ends }
board-shield-spy = Espion au { $location }
board-shield-bouncer = Videur au { $location }
board-action-deploy = Déployer
board-action-promote = Promouvoir
board-action-move = Déplacer
board-action-hurry = Se dépêcher
board-action-boast = Se vanter
board-action-gift = Cadeau
board-action-scandal = Scandale
board-action-pass = Passer
board-time-word = temps
board-time-dial = Cadran du temps : { $time } sur { -box-most-time }{ $spending ->
    [0] {""}
   *[other] , à dépenser : { $spending }
}
board-time-short = { $time } h
board-time-of = Temps : { $time } sur { -box-most-time }
board-time-after = temps { $before } → { $after }
board-back = Retour
board-do-it = { $family ->
    [deploy] Déployer au { $location }
    [move] Aller au { $location }
    [walk] Marcher vers le { $location }
    [on] Continuer vers le { $location }
    [ride] Aller au { $location }
    [boast] Se vanter au { $location }
    [ring] Bague au { $location }
    [recall] Le reprendre
    [promote] Promouvoir
    [guard] Placer le garde
    [swap] Échanger
    [with] Changer de place
    [gain-time] Prendre { -bonus-time }
    [gain-point] Prendre { -box-bonus-points } PV
    [enough] S’arrêter ici
    [pass] Passer
   *[other] Valider
}
board-over = Le carnaval est terminé.
board-waiting-for = On attend { $seats }.
board-no-scandals = Vous n’avez aucune carte Scandale.
board-nobody-there = Vous n’avez personne sur le plateau.

# Conseils
board-hint-action-none = Choisissez une action, ou l’un de vos membres pour le déplacer.
board-hint-action-deploy = Choisissez sur le plateau un lieu qui a un emplacement libre.
board-hint-action-promote = Choisissez sur le plateau l’un de vos débutants ou l’une de vos donnas.
board-hint-action-move = Choisissez l’un de vos membres, puis la rue ou le lieu voisin.
board-hint-action-hurry = Deux pas, avec un membre ou avec deux.
board-hint-action-boast = Choisissez un lieu où vous avez un membre : sa tuile rapporte aussitôt.
board-hint-action-gift = À quel noble ? Le cadeau vous donne un garde à placer.
board-hint-action-scandal = Choisissez une de vos cartes Scandale pour la jouer, ou défaussez-en une contre { -discard-time }.
board-hint-action-pass = Passer met fin à vos actions de cette manche.
board-hint-first-debutant = Choisissez un lieu où il n’y a personne. Quels nobles y passeront ?
board-hint-ring = Choisissez le lieu de votre bague : vous pourrez y faire des échanges à vos tours suivants.
board-hint-bonus = Votre bonus pour avoir passé.
board-hint-walk = Choisissez qui marche, puis vers où.
board-hint-walk-on = Choisissez le lieu suivant sur le plateau, ou arrêtez-vous.
board-hint-place-guard = Choisissez un bouclier sur le plateau.
board-hint-ride-who = Choisissez qui change de lieu.
board-hint-ride-where = Choisissez le lieu, à quelque distance que ce soit.
board-hint-deploy-beside = Choisissez où le débutant rejoint votre donna ou votre maestro.
board-hint-gift-from-afar = Choisissez le noble ; le prix est celui d’un cadeau.
board-hint-change-who = Choisissez votre membre ; il change de place avec un rang inférieur d’un lieu voisin.
board-hint-change-with = Choisissez qui vient à sa place.
board-hint-promote-who = Choisissez le débutant qui devient donna.
board-hint-advance-who = Choisissez qui devient premier de son rang.
board-hint-take-back = Choisissez le marqueur ; ses points vous restent.
board-hint-swap-who = Choisissez d’abord le plus avancé.
board-hint-swap-with = Choisissez le membre placé derrière, qui prend sa place.
board-hint-send-home = Choisissez qui quitte la partie ; vous gagnez { -box-send-home-time } unités de temps.
board-hint-boast-from-afar = Choisissez n’importe quelle tuile.
board-hint-giovanni = Vous pouvez d’abord défausser des cartes Scandale contre du temps.
board-hint-strozzi-colour = Vous choisissez parce que les deux couleurs sont à égalité.

# Ce que cela apporterait
board-forecast-place = { $position ->
    [1] En tête de la file.
   *[other] Nº { $position } de la file.
}
board-forecast-rank = Rang de { $rank }, nº { $position } de la file.
board-forecast-prime = Position principale au passage de { $noble } : { $points } PV.
board-forecast-audience = { $noble } lui donnerait { $points } PV.
board-forecast-own-guard = { $helps ->
    [0] Votre garde du corps n’y aide plus cette manche.
   *[other] Votre garde du corps vous rend { -bodyguard-time }.
}
board-forecast-toll = { $seat } gagne { $points } PV grâce à son garde du corps.
board-forecast-boast = { $boast } : { $points } PV, case { $box }.
board-forecast-ring = À chacun de vos tours suivants : un échange ici, { -bonus-time } ou { -box-bonus-points } PV.
board-forecast-pass-first = Vous passez en premier : { -first-to-pass-time } aussitôt.
board-forecast-pass = Vous placerez ensuite votre bague.
board-forecast-pass-last = Vous passez en dernier : le noble se déplace.
board-brings-points = { $points } PV
board-brings-place = { $position ->
    [1] 1er
   *[other] nº { $position }
}{ $points ->
    [0] {""}
   *[other] {""} : { $points } PV
}
board-boast-rule = { $boast } : { $rule }
board-about-influencers = { -box-boast-points-influencers } par donna ou maestro à vous sur le plateau.
board-about-loudmouth = { -box-boast-points-loudmouth } par marqueur Vantardise à vous sur le plateau, celui-ci compris.
board-about-scandalous = { -box-boast-points-scandalous } par carte Scandale dans votre main.
board-about-party-life = { -box-boast-points-party-life } par position principale que vous tenez.
board-about-reputation = { -box-boast-points-reputation } par membre à vous dans cette ligne.
board-about-upward-mobility = { -box-boast-points-upward-mobility } par membre à vous dans cette colonne.
board-about-plus-one = { -box-boast-points-plus-one } par lieu où vous avez au moins deux membres.
board-about-big-spender = { -box-boast-points-big-spender } par cadeau que vous avez offert.
board-about-eyes-everywhere = { -box-boast-points-eyes-everywhere } par lieu où vous avez un membre.

# Giovanni
board-giovanni-offers = Jean propose la récompense nº { $reward } : { $points } PV pour { $price ->
    [one] { $price } unité de temps
   *[other] { $price } unités de temps
}.
board-giovanni-keeps = Si vous refusez, vous gardez votre droit à la récompense de votre propre rang.
board-giovanni-leaves = Qui refuse n’aura plus d’autre proposition.
board-giovanni-ranking = Le classement pour Jean
board-giovanni-rank = { $position }. { $seat }
board-giovanni-out = { $position }. { $seat }, hors jeu
board-giovanni-pay = Payer { $price ->
    [one] { $price } unité de temps
   *[other] { $price } unités de temps
} pour { $points } PV
board-giovanni-refuse = Refuser

# Ses propres affaires
board-you = Vous
board-your-scandals = Vos cartes Scandale
board-hand-note = { $number } sur { -box-most-scandals }
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
board-goal = objectif : { $members } sur place, { $points } PV
board-so-many = { $number } { $what }
board-discard = +{ -discard-time } : défausser { $card }
board-card-cost = { $noble } ; { $cost ->
    [gains] rapporte { -box-send-home-time } unités de temps
    [0] sans coût de temps
    [one] { $cost } unité de temps
   *[other] { $cost } unités de temps
}
board-card-cosimo-guard = un garde sur n’importe quel bouclier
board-card-cosimo-ride = un des vôtres vers n’importe quel lieu
board-card-cosimo-walk = un ou deux des vôtres, jusqu’à { -box-steps-of-a-walk } pas
board-card-cosimo-deploy = un débutant auprès de votre donna ou maestro
board-card-contessina-gift = un cadeau à distance
board-card-contessina-swap = échange avec un rang inférieur voisin
board-card-contessina-promote = un débutant devient donna
board-card-contessina-advance = en tête de son rang
board-card-giovanni-recall = reprendre un marqueur Vantardise
board-card-giovanni-swap = échanger deux membres d’une file
board-card-giovanni-remove = retirer l’un des vôtres
board-card-giovanni-boast = se vanter à distance

# Les autres
board-passed = a passé
board-first = Premier joueur
board-scandals = Cartes Scandale
board-left = Il reste
board-gifts = Cadeaux
board-guards = Gardes
board-boasts = Vantardises
board-waiting-members = En attente
board-objective = Objectif
board-standing = { $points } · { $time } h

# Le cadran
board-noble-dial = Cadran des nobles
board-noble-dial-at = Cadran des nobles : manche { $round } sur { -box-rounds }, { $noble }
board-prime-scores = Chaque position principale sur son passage rapporte { $points } PV.
board-to = vers le { $location }
board-pays = { $points } PV
board-rewards = { $rewards } PV ; temps : { $prices }
board-this-round = cette manche
board-brings-time = temps +{ $time }
board-round-of = Manche { $round } sur { -box-rounds }
board-noble-moves = { $noble } ira au { $location } quand tous auront passé

# Strozzi
board-all-time = tout
board-strozzi-line = { $points } PV, temps { $time }
board-strozzi-card = Carte { $number } : { $name }
board-strozzi-no-card = Strozzi n’a pas encore tiré de carte.
board-strozzi-nobles = A est { $a }, B est { $b }, C est { $c }.
board-strozzi-drawn = Tirées cette manche
board-strozzi-pile = Dans sa pioche
board-strozzi-discard = Défaussées
board-adjustments = { $number ->
    [one] { $number } ajustement
   *[other] { $number } ajustements
}
board-strozzi-name-1 = Déploiement
board-strozzi-name-2 = Déploiement
board-strozzi-name-3 = Déploiement
board-strozzi-name-4 = Déploiement
board-strozzi-name-5 = Déploiement
board-strozzi-name-6 = C’est l’heure de la fête
board-strozzi-name-7 = Un de mes amis
round = Manche { $number }
board-strozzi-name-8 = Vantardise
board-strozzi-name-9 = Vantardise
board-strozzi-name-10 = Garde
board-strozzi-card-1 = Orange, à la destination du noble A, { $a }.
board-strozzi-card-2 = Bleu, à la destination du noble A, { $a }.
board-strozzi-card-3 = Orange, à la destination du noble B, { $b }.
board-strozzi-card-4 = Bleu, à la destination du noble B, { $b }.
board-strozzi-card-5 = La couleur dont il a le moins, à la destination du noble C, { $c }.
board-strozzi-card-6 = Il dépense tout son temps et passe ; aux manches de Jean, il en garde { -box-strozzi-time-for-giovanni }.
board-strozzi-card-7 = Une promotion à la destination de { $a }, sinon { $b }, sinon { $c } ; sinon une vantardise.
board-strozzi-card-8 = Au prochain lieu sur le trajet de { $a } dont la case est libre.
board-strozzi-card-9 = Au prochain lieu sur le trajet de { $a } dont la case est libre.
board-strozzi-card-10 = Sur le bouclier du noble B, { $b }, à sa destination, ou à défaut avant elle.
result-tie = À égalité à { $points } PV : le plus de membres sur le plateau l’emporte, puis le plus de cadeaux offerts.
result-tie-of = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}, { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}
