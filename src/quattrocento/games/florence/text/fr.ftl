# Le temps que fixe la boîte
-bonus-time = { -box-bonus-time } { -box-bonus-time.count ->
    [many] unités
   *[one] unité
} de temps
-bodyguard-time = { -box-bodyguard-time } { -box-bodyguard-time.count ->
    [many] unités
   *[one] unité
} de temps
-discard-time = { -box-discard-time } { -box-discard-time.count ->
    [many] unités
   *[one] unité
} de temps
-full-hand-time = { -box-full-hand-time } { -box-full-hand-time.count ->
    [many] unités
   *[one] unité
} de temps
-first-to-pass-time = { -box-first-to-pass-time } { -box-first-to-pass-time.count ->
    [many] unités
   *[one] unité
} de temps
-send-home-time = { -box-send-home-time } { -box-send-home-time.count ->
    [many] unités
   *[one] unité
} de temps
-deploy-time = { -box-costs-deploy } { -box-costs-deploy.count ->
    [many] unités
   *[one] unité
} de temps
-promote-time = { -box-costs-promote } { -box-costs-promote.count ->
    [many] unités
   *[one] unité
} de temps
-hurry-time = { -box-costs-hurry } { -box-costs-hurry.count ->
    [many] unités
   *[one] unité
} de temps
-move-time = { -box-costs-move } { -box-costs-move.count ->
    [many] unités
   *[one] unité
} de temps
-boast-time = { -box-costs-boast } { -box-costs-boast.count ->
    [many] unités
   *[one] unité
} de temps
-first-reward-time = { -box-reward-prices-1 } { -box-reward-prices-1.count ->
    [many] unités
   *[one] unité
} de temps

# L’adversaire automatique
seat-automa = Strozzi

# Valeurs
value-location = { $name }
value-place = le nº { $position } au { $location }
value-pair = les nº { $ahead } et { $behind }
value-noble = { $name ->
    [cosimo] Cosme
    [contessina] Contessina
   *[giovanni] Jean
}
value-colour = { $name ->
    [orange] orange
   *[blue] bleue
}
value-rank = { $name ->
    [debutant] débutant
    [donna] donna
   *[maestro] maestro
}
value-box = { $name ->
    [bottom] du bas
    [middle] du milieu
   *[top] du haut
}
value-street = { $location }–{ $other }
value-shield = { $kind ->
    [street] garde du corps rue { $location }–{ $other }
    [spy] espion au { $location }
   *[bouncer] videur au { $location }
}
value-boast = { $name ->
    [influencers] Influenceurs
    [loudmouth] Grande gueule
    [scandalous] Scandaleux
    [party-life] Vie festive
    [reputation] Réputation
    [upward-mobility] Mobilité ascendante
    [plus-one] Plus un
    [big-spender] Grand dépensier
   *[eyes-everywhere] Des yeux partout
}
value-card = { $name ->
    [cosimo-guard] Cosme : un garde sur n’importe quel bouclier
    [cosimo-ride] Cosme : vers n’importe quel lieu
    [cosimo-walk] Cosme : jusqu’à trois pas
    [cosimo-deploy] Cosme : un débutant bien entouré
    [contessina-gift] Contessina : un cadeau à distance
    [contessina-swap] Contessina : échange avec un rang inférieur
    [contessina-promote] Contessina : une promotion
    [contessina-advance] Contessina : avancer dans la file
    [giovanni-recall] Jean : reprendre un marqueur Vantardise
    [giovanni-swap] Jean : échange dans une file
    [giovanni-remove] Jean : retirer un membre
   *[giovanni-boast] Jean : se vanter à distance
}

# Ce qui est demandé
ask-first-debutant = Placez votre premier débutant sur un lieu où il n’y a personne.
ask-action = Manche { $round }, { $time ->
    [one] il vous reste { $time } unité de temps
   *[other] il vous reste { $time } unités de temps
} : effectuez une action ou passez.
ask-ring = Où placez-vous votre bague ?
ask-bonus = Vous avez passé : un échange au { $location }, { -bonus-time } ou { -box-bonus-points } PV ?
ask-walk = Qui marche ? { $steps ->
    [one] Il reste { $steps } pas à faire.
   *[other] { $how ->
        [hurry] Il y a { $steps } pas à faire, par un membre ou par deux.
       *[card] Au plus { $steps } pas.
    }
}
ask-walk-on = Au { $location }, { $steps ->
    [0] plus aucun pas : un autre membre marche-t-il ?
    [one] encore un pas : continuer ou s’arrêter ?
   *[other] encore { $steps } pas : continuer ou s’arrêter ?
}
ask-place-guard = Où va le garde ? { $kind ->
    [cosimo] Un garde du corps dans une rue.
    [contessina] Un espion sur une tuile Vantardise.
    [giovanni] Un videur à côté d’une file.
   *[any] Sur n’importe quel bouclier.
}
ask-ride-who = Qui change de lieu ?
ask-ride-where = Où va { $place } ?
ask-deploy-beside = Où un débutant rejoint-il votre donna ou votre maestro ?
ask-gift-from-afar = Quel noble reçoit le cadeau ?
ask-change-who = Lequel de vos membres change de place ?
ask-change-with = Avec qui { $place } change-t-il de place ?
ask-promote-who = Quel débutant devient donna ?
ask-advance-who = Qui passe en tête de son rang ?
ask-take-back = Quel marqueur Vantardise reprenez-vous ?
ask-swap-who = Quels membres d’une même file échanger ? D’abord le plus avancé.
ask-swap-with = Qui change de place avec { $place } ?
ask-send-home = Qui quitte la partie ?
ask-boast-from-afar = Sur quelle tuile vous vantez-vous ?
ask-giovanni = Récompense nº { $reward } de Jean : { $points } PV pour { $price ->
    [one] { $price } unité de temps
   *[other] { $price } unités de temps
} ; il vous en reste { $time }. Payez-vous ?
ask-strozzi-colour = Strozzi a autant de membres orange que bleus : quelle couleur déploie-t-il ?

# Ce qu’on peut faire
act-pass = Passer
act-ring = Bague au { $location }
act-deploy = Déployer un débutant au { $location }
act-boast = Se vanter au { $location }
act-gift = Offrir un cadeau à { $noble }
act-play = Jouer : { $card }
act-discard = Défausser contre du temps : { $card }
act-hurry = Se dépêcher
act-swap = Échanger { $pair }
act-gain-time = Prendre { -bonus-time }
act-gain-point = Prendre { -box-bonus-points } PV
act-pay = Payer
act-refuse = Refuser
act-colour = La couleur { $colour }
act-on = Continuer vers le { $location }
act-stop = S’arrêter ici : un autre membre marche
act-enough = S’arrêter ici : personne d’autre ne marche
act-ride = Aller au { $location }
act-recall = Reprendre le marqueur du { $location }
act-guard = Placer un { $shield }
act-promote = Promouvoir { $place }
act-member = Choisir { $place }
act-move = Déplacer { $place } vers le { $location }
act-walk = Faire marcher { $place } vers le { $location }
act-with = Avec { $place }

# Ce qui s’est passé
event-round-began = { $time ->
    [0] La manche { $round } commence ; noble actif : { $noble }.
    [one] La manche { $round } commence ; noble actif : { $noble }. Chacun gagne { $time } unité de temps.
   *[other] La manche { $round } commence ; noble actif : { $noble }. Chacun gagne { $time } unités de temps.
}
event-strozzi-gained-time = Strozzi gagne { $time ->
    [one] { $time } unité de temps
   *[other] { $time } unités de temps
}.
event-deployed = { $seat } déploie un membre ({ $rank }) au { $location }, nº { $position } de la file.
event-promoted = { $seat } promeut un membre au { $location } ({ $rank }), maintenant nº { $position } de la file.
event-walked = { $seat } : un membre ({ $rank }) marche du { $start } au { $end }.
event-arrived = { $seat } : un membre ({ $rank }) est maintenant nº { $position } au { $location }.
event-bodyguard-helped = { $points ->
    [0] { $seat } gagne { -bodyguard-time } grâce à son garde du corps, rue { $street }.
   *[other] { $seat } gagne { -bodyguard-time } et { $points } PV grâce à son garde du corps, rue { $street }.
}
event-bodyguard-tolled = { $seat } marque { $points } PV grâce à son garde du corps, rue { $street }.
event-boasted = { $seat } se vante au { $location } ({ $boast }) : { $points } PV, case { $box }.
event-gift-given = { $seat } offre un cadeau à { $noble } pour { $price ->
    [one] { $price } unité de temps
   *[other] { $price } unités de temps
}.
event-guard-posted = { $seat } place un { $shield }.
event-scandal-played = { $seat } joue une carte Scandale. { $card }.
event-scandal-discarded = { $seat } défausse { $card } contre { -discard-time }.
event-scandal-gained = { $seat } pioche une carte Scandale de { $noble }.
event-scandals-seen = Carte piochée : { $cards }.
event-too-many-scandals = { $seat } a déjà cinq cartes Scandale et gagne { -full-hand-time } à la place.
event-scandals-shuffled = Les cartes Scandale défaussées de { $noble } forment une nouvelle pioche.
event-strozzi-turned-up = { $cards-count ->
    [0] Il n’y a plus de carte Scandale de { $noble } pour Strozzi.
   *[other] La carte Scandale de Strozzi est défaussée : { $cards }.
} Il gagne { $time ->
    [one] { $time } unité de temps
   *[other] { $time } unités de temps
}.
event-members-swapped = Au { $location }, { $first_seat } (nº { $ahead }) et { $second_seat } (nº { $behind }) échangent leurs places.
event-places-changed = { $seat } (au { $location }) et { $other_seat } (au { $other_location }) échangent les places de deux membres.
event-marker-taken-back = { $seat } reprend son marqueur Vantardise du { $location }.
event-member-sent-home = { $seat } retire définitivement un membre ({ $rank }) du { $location } et gagne { -send-home-time }.
event-passed = { $time ->
    [0] { $seat } passe.
    [one] { $seat } passe en premier et gagne { $time } unité de temps.
   *[other] { $seat } passe en premier et gagne { $time } unités de temps.
}
event-ring-placed = { $seat } place sa bague au { $location }.
event-time-taken = { $seat } prend { -bonus-time }.
event-point-taken = { $seat } prend { -box-bonus-points } PV.
event-noble-arrived = { $noble } arrive au { $location }.
event-prime-scored = { $seat } tient la position principale du { $location } : { $points } PV.
event-audience-scored = { $noble } rétribue { $seat }, nº { $position } de la file : { $points } PV.
event-reward-taken = { $seat } paie { $time ->
    [one] { $time } unité de temps
   *[other] { $time } unités de temps
} pour la récompense nº { $reward } de Jean : { $points } PV.
event-reward-declined = { $seat } garde les cartes Scandale que coûterait la récompense nº { $reward } de Jean, ainsi que le droit à celle de son propre rang.
event-reward-refused = { $seat } refuse la récompense nº { $reward } de Jean.
event-round-ended = { $gifts ->
    [0] La manche { $round } est terminée ; nouveau premier joueur : { $seat }.
   *[other] La manche { $round } est terminée ; nouveau premier joueur : { $seat }. Nouveaux cadeaux pour chacun : { $gifts }.
}
event-dial-turned = Prochaine destination de { $noble } : le { $location } ; cette manche-là donnera { $time ->
    [one] { $time } unité de temps
   *[other] { $time } unités de temps
}.
event-marker-removed = { $noble } ne se déplacera plus.
event-time-scored = Il reste { $time ->
    [one] { $time } unité de temps
   *[other] { $time } unités de temps
} à { $seat } : { $points } PV.
event-objective-scored = { $seat }, objectif ({ $locations }) : membres présents : { $members }. Il rapporte { $points } PV.
event-tie-compared = Égalité à { $points } PV. { $seat } a { $members ->
    [one] { $members } membre
   *[other] { $members } membres
} sur le plateau, ce qui départage d’abord ; cadeaux offerts : { $gifts }.
event-game-ended = Le carnaval est terminé : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
event-solo-ended = Le carnaval est terminé : { $seat } { $points }, Strozzi { $strozzi }. { $won ->
    [yes] { $seat } gagne.
    [tie] À égalité, Strozzi gagne.
   *[no] Strozzi gagne.
}
event-strozzi-drew = Strozzi tire la carte { $number } et dépense { $time ->
    [one] { $time } unité de temps
   *[other] { $time } unités de temps
}.
event-strozzi-put-back = La première carte de Strozzi est la 6 : elle retourne dans la pioche, et une autre est tirée.
event-strozzi-passed = { $location ->
    [0] Strozzi passe.
   *[other] Strozzi passe et place sa bague au { $location }.
}{ $time ->
    [0] {""}
    [one] {" "}Il gagne { $time } unité de temps.
   *[other] {" "}Il gagne { $time } unités de temps.
}
event-strozzi-scored = Strozzi marque { $points } PV.
event-strozzi-withdrew = Strozzi reprend ses membres de couleur { $colour } : { $number }.
event-strozzi-lacked = Cette carte reste sans effet.

# Pourquoi pas
refusal-somebody-there = Il y a déjà quelqu’un sur ce lieu.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-no-marker = Vous n’avez plus de marqueur Vantardise.
refusal-boasted-here = Vous avez déjà un marqueur sur cette tuile.
refusal-no-box = Aucune case n’est libre pour votre score, ni au-dessous.
refusal-not-there = Vous n’avez aucun membre sur ce lieu.
refusal-too-little-time = Vous n’avez pas assez de temps.
refusal-no-debutant = Tous vos débutants sont sur le plateau.
refusal-full = Ce lieu n’a plus d’emplacement libre.
refusal-not-your-member = Aucun de vos membres n’est à cette place.
refusal-highest-rank = Un maestro ne peut plus être promu.
refusal-no-piece = Vous n’avez pas de membre du rang suivant dans votre réserve.
refusal-no-street = Aucune rue n’y mène.
refusal-closed-street = Le garde du corps de Strozzi vous interdit cette rue.
refusal-nobody-can-walk = Aucun de vos membres ne peut marcher.
refusal-walked-already = Ce membre a déjà marché.
refusal-no-other-can-walk = Aucun autre de vos membres ne pourrait faire le second pas.
refusal-both-steps = Il faut faire les deux pas.
refusal-cannot-end = De là, le trajet ne pourrait plus finir sur un emplacement libre.
refusal-no-step-left = Il ne reste aucun pas.
refusal-no-gift = Vous n’avez plus de cadeau.
refusal-not-at-carriage = Vous n’avez aucun membre là où se trouve le carrosse de ce noble.
refusal-gift-too-dear = Vous n’avez pas assez de temps pour ce cadeau.
refusal-other-kind = Ce cadeau donne droit à un garde d’une autre sorte.
refusal-shield-taken = Il y a déjà un garde sur ce bouclier.
refusal-own-guard = Vous avez déjà un garde sur ce bouclier.
refusal-ring-there = Il y a déjà une bague sur ce lieu.
refusal-no-such-swap = Il faut échanger votre membre avec son voisin dans la file, de même rang et d’une autre famille.
refusal-no-guard = Vous n’avez plus de garde.
refusal-no-member = Vous n’avez aucun membre sur le plateau.
refusal-no-room-elsewhere = Aucun autre lieu n’a d’emplacement libre.
refusal-same-location = Il faut choisir un autre lieu.
refusal-no-company = Vous n’avez ni donna ni maestro sur ce lieu.
refusal-no-lower-rank = Aucun lieu voisin n’a de membre de rang inférieur.
refusal-nobody-there = Il n’y a personne à cette place.
refusal-not-next-door = Ce lieu n’est pas voisin.
refusal-not-lower = Il faut un membre de rang inférieur.
refusal-nobody-to-promote = Aucun de vos débutants ne peut devenir donna.
refusal-not-a-debutant = Cette carte ne promeut qu’un débutant.
refusal-nobody-to-advance = Aucun de vos membres ne peut dépasser celui d’une autre famille.
refusal-first-already = Il n’y a personne d’une autre famille à dépasser.
refusal-no-marker-placed = Aucun de vos marqueurs Vantardise n’est sur le plateau.
refusal-no-marker-there = Vous n’avez pas de marqueur sur cette tuile.
refusal-nobody-to-swap = Personne derrière n’est de même rang et d’une autre famille.
refusal-not-this-swap = Il faut un membre placé plus loin dans la même file, de même rang et d’une autre famille.
refusal-not-enough-time = Vous n’avez pas assez de temps ; défaussez d’abord des cartes Scandale.

# La table dessinée
drawing-cosimo = Cosme
drawing-contessina = Contess.
drawing-giovanni = Jean
drawing-orange = o
drawing-blue = b
drawing-round = Manche
drawing-noble = Noble
drawing-destination = Dest.
drawing-time = Temps
drawing-audience = maintenant : position principale { $prime } PV ; puis { $pay }
drawing-helps = Gardes du corps qui aident encore cette manche :
drawing-offers = La récompense nº { $reward } de Jean est proposée dans cet ordre :
drawing-reward = { $price ->
    [one] { $price } unité de temps
   *[other] { $price } unités de temps
} pour { $points } PV
drawing-walking = en marche, au { $location } ; pas restants : { $steps }
drawing-points = PV
drawing-pieces = Réserve
drawing-gifts = Cadeaux (offerts)
drawing-gift-counts = { $gifts } ({ $given })
drawing-guards = Gardes
drawing-markers = Vantard.
drawing-scandals = Scandales
drawing-passed = a passé
drawing-objective = { $seat }, objectif : { $locations } (membres présents : { $members })
drawing-hand = { $seat }, main : { $cards }
drawing-strozzi = Cartes dans la pioche de Strozzi : { $pile } ; tirées cette manche : { $drawn } ; défaussées : { $discard }
drawing-legend = ♟ débutant ♝ donna ♛ maestro · ♞ carrosse ⚑ destination ○ bague ★ premier joueur
    ▔━▁ cases de vantardise · ◉ espion ▣ videur ◆ garde du corps · ╲ le parc, réservé aux nobles

# Les ajustements
option-smaller-boasts = Plus facile : les vantardises de Strozzi rapportent moins
option-less-time = Plus facile : Strozzi gagne 1 unité de temps de moins par manche
option-no-time-for-boasts = Plus facile : Strozzi ne gagne pas de temps pour ses vantardises
option-no-first-guards = Plus facile : Strozzi commence sans garde
option-unpaid-half = Plus facile : Strozzi n’a que la moitié d’une récompense qu’il ne paie pas en entier
option-no-bonus-passing-first = Plus difficile : pas de bonus si vous passez en premier
option-livelier-party = Plus difficile : la carte 6 donne à Strozzi 2 PV par unité de temps
option-more-time = Plus difficile : Strozzi gagne 1 unité de temps de plus par manche
option-reward-for-passing-first = Plus difficile : Strozzi gagne 2 unités de temps s’il passe en premier
option-strozzi-objective = Plus difficile : Strozzi a un objectif
option-closed-streets = Plus difficile : les rues aux gardes du corps de Strozzi vous sont fermées

# La première leçon
lesson-first = Une nuit de carnaval à Florence : placez les membres de votre famille là où passeront les trois Médicis, qui traversent la ville l’un après l’autre. Commencez par un débutant sur un lieu où il n’y a personne : au 5, au milieu.
lesson-deploy = Tout coûte du temps, et la nuit est courte. À cette manche, Cosme se rend au 8. Déployez-y un autre débutant, pour { -deploy-time }.
lesson-promote = Dans une file, le rang le plus haut est devant ; à rang égal, le premier arrivé. Promouvez votre débutant du 8 en donna, pour { -promote-time } : elle passe en tête.
lesson-pass = Il vous reste peu de temps, mais ce que vous ne dépensez pas servira à la manche suivante. Passez : le premier à passer gagne { -first-to-pass-time }. En passant, chacun, sauf le dernier, place sa bague sur un lieu.
lesson-bonus = Tant que d’autres effectuent des actions, chacun de vos tours vous donne un bonus : un échange là où est votre bague, { -bonus-time } ou { -box-bonus-points } PV. Prenez le point.
lesson-hurry = Votre donna tenait la position principale du 8 à l’arrivée de Cosme, qui lui a donné { -box-queue-points-1-1 } PV. Contessina se rend maintenant au 2 et ne donne rien aux débutants. Dépêchez-vous : deux pas pour { -hurry-time }. Faites aller la donna du 8 au 2 en passant par le 5.
lesson-ahead = Pensez aux manches suivantes : leurs destinations sont sur le cadran. Déployez un débutant au 6.
lesson-boast = Se vanter coûte { -boast-time } et rapporte ce que compte la tuile Vantardise du lieu, ici vos positions principales. Plus le score est élevé, plus la case de votre marqueur est haute. Vantez-vous au 2, puis passez.
lesson-gift = Si vous avez un membre là où se trouve le carrosse d’un noble, vous pouvez offrir un cadeau à ce noble et placer un garde. Un espion vous fait piocher des cartes Scandale au passage d’un noble. Offrez un cadeau à Contessina et placez l’espion au 5.
lesson-move = Jean se rend au 5. Un seul pas coûte { -move-time } : déplacez la donna du 2 au 5.
lesson-scandal = Votre carte Scandale fait passer un membre en tête de son rang. Jouez-la pour votre donna du 5. Ensuite, passez, placez votre bague au 4 et prenez { -bonus-time } en bonus : Jean se fait payer.
lesson-giovanni = Jean propose ses récompenses, contre du temps, d’abord à la famille qui contrôle le lieu. La première vous revient pour { -first-reward-time } : { -box-reward-points-1-1 } PV. Payez.
lesson-end = La nuit dure neuf manches comme celles-ci. Regardez le cadran deux manches à l’avance, gardez du temps pour Jean et vantez-vous là où cela rapporte. En solo, vous affrontez Strozzi. Bonne chance !

options-about = Ces ajustements concernent Strozzi, votre rival en solo ; à plusieurs, ils n’ont aucun effet.
option-smaller-boasts-about = Elles rapportent 1, 2 puis 3 fois le chiffre de la tuile au lieu de 2, 3 puis 4 fois.
option-less-time-about = 5 unités de temps à la manche 1 au lieu de 6 ; ensuite 1 de moins que le jeton, mais au moins 4.
option-no-time-for-boasts-about = Quand un noble passe devant son marqueur Vantardise le plus haut, la carte Scandale ne lui rapporte pas de temps.
option-no-first-guards-about = Ses trois gardes ne sont pas placés avant la première manche.
option-unpaid-half-about = Si son temps ne couvre pas le prix de la récompense de Jean, il paie ce qu’il a et en marque la moitié, arrondie à l’inférieur ; sans aucun temps, il n’obtient rien, comme toujours.
option-no-bonus-passing-first-about = Vous gagnez toujours 2 unités de temps aussitôt, mais ni échange, ni temps, ni PV aux tours suivants de la manche.
option-livelier-party-about = Il les marque selon le temps qu’il a quand « C’est l’heure de la fête » est résolue.
option-more-time-about = 7 unités de temps à la manche 1 au lieu de 6 ; ensuite 1 de plus que son gain habituel, mais 9 au plus.
option-reward-for-passing-first-about = Il garde ce temps pour les manches suivantes ; il a bien passé pour celle-ci.
option-strozzi-objective-about = Il reçoit un objectif caché, compté à la fin comme le vôtre.
option-closed-streets-about = Vous ne pouvez ni vous y déplacer ni y marcher ; les cartes Scandale qui ignorent les rues restent permises.

# D’où viennent les points
source-prime = Positions principales
source-audience = Audiences
source-rewards = Récompenses de Jean
source-boasts = Vantardises
source-guards = Gardes du corps
source-passing = Après avoir passé
source-strozzi-cards = Cartes de Strozzi
source-time = Temps restant
source-objective = Objectif

# Le conseiller : de quoi parle une raison ou une habitude
topic-cards = cartes Scandale
topic-guards = gardes
topic-audience = ce que rapportent les audiences
topic-queues = places dans les files
topic-course = le cours de la partie
topic-prime = positions principales
topic-boasts = vantardises
topic-holdings = ce qui est gardé pour plus tard
topic-outlook = points encore à gagner
topic-objective = l’objectif
topic-gifts = cadeaux
topic-members = membres de la famille
topic-passing = passer, et la bague
topic-turn = l’ordre des tours
topic-points = points acquis
topic-time = temps
term-markers = marqueurs Vantardise en réserve
term-way = ce que les nobles donnent en chemin
of-round = manche { $round }
habit-first-debutant = placer le premier débutant
habit-action = choisir une action
habit-ring = placer sa bague
habit-bonus = choisir un bonus après avoir passé
habit-walk = marcher
habit-walk-on = poursuivre la marche
habit-place-guard = placer des gardes
habit-ride-who = choisir qui part vers n’importe quel lieu
habit-ride-where = choisir où envoyer un membre
habit-deploy-beside = faire venir des débutants
habit-gift-from-afar = offrir un cadeau à distance
habit-change-who = choisir qui change de place
habit-change-with = choisir avec qui changer
habit-promote-who = promouvoir
habit-advance-who = faire avancer quelqu’un dans une file
habit-take-back = reprendre un marqueur Vantardise
habit-swap-who = choisir qui échange sa place
habit-swap-with = choisir avec qui échanger
habit-send-home = retirer un membre
habit-boast-from-afar = se vanter à distance
habit-giovanni = payer les récompenses de Jean
habit-strozzi-colour = choisir une couleur de Strozzi

# La deuxième leçon : une manche à soi
practice-begin = Voici une manche à jouer vous-même. Regardez où ira le noble, et dépensez bien votre temps. Le conseil vous dit ce que ferait un bon joueur.
practice-first-debutant = Choisissez un lieu d’où les destinations des prochaines manches sont proches.
practice-action = Regardez le cadran : on est récompensé là où s’arrête le noble, surtout en tête de file. Le temps que vous gardez servira à la manche suivante.
practice-ring = La bague permet, en bonus, d’échanger deux membres sur ce lieu. Placez-la là où vous avez quelqu’un devant vous.
practice-bonus = Un échange peut gagner une position principale ; sinon, prenez du temps ou un point.
practice-walk = Les rangs les plus hauts passent en tête de file. Déplacer un membre bien placé peut coûter plus qu’il ne rapporte.
practice-place-guard = Chaque sorte de garde a son rôle. Un garde du corps vous rapporte du temps quand vos membres prennent sa rue, et des points quand ce sont les autres ; un espion vous fait piocher des cartes Scandale au passage du noble ; un videur fait passer vos membres en tête de leur rang à leur arrivée.
practice-giovanni = Les récompenses de Jean coûtent du temps. Payez si elles rapportent plus que ce que vous feriez de ce temps.
practice-end = La manche est terminée. Vous pouvez continuer cette partie jusqu’au bout, ou en commencer une vraie.

# L’aperçu des règles
overview-aim = Une nuit de carnaval à Florence. Gardez les membres de votre famille près des trois Médicis qui traversent la ville, Cosme, Contessina et Jean, et marquez le plus de points de victoire avant la fin de la nuit.
overview-contents = La ville a neuf lieux où les membres des familles font la queue : débutants, donnas et maestros. Trois carrosses transportent les nobles. Les gardes se placent sur des boucliers, chaque lieu a sa tuile Vantardise, et les cartes Scandale restent secrètes. Le temps sert à tout payer.
overview-turn = À chaque manche, un noble se rend à la destination que montre le cadran. À tour de rôle, chacun dépense du temps pour une action : déployer, promouvoir, déplacer, se dépêcher, offrir un cadeau, se vanter ou jouer une carte Scandale. Qui passe n’agit plus, mais prend un bonus à chacun de ses tours.
overview-details = Dans une file, le rang le plus haut est devant et, à rang égal, le premier arrivé. Chaque position principale devant laquelle passe le noble rapporte des points. À destination, Cosme rétribue chaque membre selon sa place dans la file ; Contessina aussi, sauf les débutants ; Jean vend trois récompenses contre du temps, en commençant par la famille la plus présente. Les gardes rapportent du temps, des points, des cartes Scandale ou une meilleure place dans une file.
overview-end = Après la manche 9, on marque des points pour le temps restant et pour sa carte Objectif. Le plus de points de victoire l’emporte. En solo, vous affrontez Strozzi, un rival automatique qui a ses propres règles.
