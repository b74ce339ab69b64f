# Ce qui est demandé, comme la page le demande
ask-place = { $piece } : tournez, retournez et posez la pièce sur des cases éclairées.
ask-keep = { $cards-count ->
    [0] On regarde le dessus de la pile des { $deck } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
   *[other] Gardez une de ces { $deck }.
}
ask-order = Dans quel ordre les autres vont-elles sous la pile ?
ask-bonus = { $card } : { $value } jusqu’ici, il faut { $minimum }. Jouez-vous des cartes de bonus ?
ask-split = L’œuvre vaut { $value } : quelle part du paiement devient renommée ?

# Les lots
board-lots = Les sept lots
board-lot = { $name ->
    [forest] Forêt
    [lake] Lac
    [park] Parc
    [jester] Saltimbanque
    [builder] Artisan
    [prestige] Renommée
   *[recruiting] Recrutement
}
board-yours = à vous
board-bid-of = offre { $bid }
board-none-left = épuisé
board-start-at = lancer à { -box-first-bid }
board-take-for = prendre à { -box-first-bid }
board-left = il en reste { $number }

# Le domaine
board-your-estate = Votre domaine
board-estate-of = Domaine : { $seat }
board-look-closer = Voir de plus près
board-look-at-mine = Revenir à mon domaine
board-look-away = Retour
board-estate-named = { $pieces-count ->
    [0] Domaine sans aucune pièce ; cases libres : { $free }
   *[other] Domaine : { $pieces } ; cases libres : { $free }
}
board-palazzo = le palais
board-square-taken = { $square } : { $there }
board-square-pinned = { $square } : poser ici ({ $what })
board-square-lit = { $square } : la pièce tient ici
board-square-dark = { $square } : ne tient pas, pourquoi ?
board-first-of-a-kind = Le premier de cette sorte : 0 PR ; le suivant en rapporte { -box-points-of-a-second-landscape }.
board-brings = Rapporte { $points } PR.
board-still-fits = Il y a maintenant de la place pour : { $what }.
board-looking = Recherche de ce qui tiendrait encore…
board-all-still-fits = Tout ce qui tient maintenant tiendra encore.
board-no-longer-fits = Ne tiendra plus : { $what }.

# Professions et œuvres
board-professions = Vos professions
board-no-professions = Aucune profession en main.
board-on-the-table = Sur la table
board-recruiting-cards = { $number ->
    [0] {""}
    [one] carte de recrutement
   *[other] { $number } cartes de recrutement
}
board-recruiting-in-hand = { $number ->
    [one] { $number } carte de recrutement en main
   *[other] { $number } cartes de recrutement en main
}
board-part-jesters = saltimb.
board-part-cards = cartes
board-complete = Réaliser
board-before = avant :
board-most = jusqu’à { $most }
board-reaches = ✓ Atteint { $minimum } : { $florins } F, ou jusqu’à { $most } PR.
board-reaches-with = ✓ Atteint { $minimum } avec cette pièce : { $florins } F, ou jusqu’à { $most } PR.
board-would-add = { $what } +{ $number }
board-short = Il manque { $short } pour { $minimum }.
board-short-but-bonus = Il manque { $short } pour { $minimum } ; jusqu’à { $most } avec les bonus.
board-short-missing = Il manque { $short } pour { $minimum }. Ajouterait : { $would }.
board-worth-now = œuvre de { $value }

# Ce que l’on a
board-you = Vous
board-holdings = Ce que vous avez
board-prestige = Renommée
board-points-short = { $number } PR
board-florins-hidden = Florins, cachés
board-florins = { $number } F
board-builders = Artisans
board-of = { $number } sur { $all }
board-building-costs = Un bâtiment coûte
board-jesters = Saltimbanques
board-free-squares = Cases libres
board-freedoms = Libertés
board-none = aucune
board-best-work = Plus belle œuvre
board-bonus-cards = Cartes de bonus
board-prestige-cards = Cartes de renommée
board-adds = +{ $number }
board-standing-most = vous { $mine }, les autres au plus { $rival }
board-standing-least = { $mine } sur { $least }
board-scores-now = { $number } PR pour l’instant

# Les autres
board-winner = gagne
board-bids = offre { $bid }
board-to-decide = décide
board-passed = a passé
board-still-in = en lice
board-work-of = œuvre de { $value }
board-first = premier
board-builders-counted = { $number ->
    [one] { $number } artisan
   *[other] { $number } artisans
}
board-jesters-counted = { $number ->
    [one] { $number } saltimbanque
   *[other] { $number } saltimbanques
}
board-in-hand-counted = { $number ->
    [one] { $number } profession en main
   *[other] { $number } professions en main
}
board-bonus-counted = { $number ->
    [one] { $number } carte de bonus
   *[other] { $number } cartes de bonus
}
board-prestige-counted = { $number ->
    [one] { $number } carte de renommée
   *[other] { $number } cartes de renommée
}
board-holds = a en main { $card }

# La barre
board-round-of = Tour { $number } sur { $all }
board-round-short = { $number }/{ $all }
board-minimum = Valeur minimale { $minimum }
board-minimum-short = min. { $minimum }
board-best = Plus belle œuvre { $value }

# Décider
board-waiting = Ce n’est pas à vous de jouer
board-waiting-for = On attend { $seats }.
board-winners-are = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
board-bidding-for = { $name } : l’offre est de { $bid }.
board-step-return = Rendre une profession
board-hint-return = Il vous en reste trois. Chacune indique ses préférences ; une œuvre vaut plus pour chaque préférence satisfaite.
board-step-start = Lancer une enchère
board-hint-start = Choisissez un lot éclairé ci-dessus : vous offrez { -box-first-bid }, les autres peuvent surenchérir de { -box-raise-by }.
board-hint-cannot-start = Vous n’avez pas de quoi payer un lot.
board-step-last = Le dernier lot
board-hint-last = Personne d’autre n’enchérit : choisissez un lot éclairé ci-dessus pour { -box-first-bid }.
board-you-have = Vous avez { $money } F.
board-decline = Ne rien acheter
board-step-raise = L’enchère
board-only-raise = Une seule surenchère possible : { -box-raise-by } de plus. Vous avez { $money } F.
board-pass = Passer
board-bid = Offrir { $raised }
board-sell = 1 PR pour { -box-money-for-a-point } F
board-keep-points = { $number ->
    [0] Ne garder aucun point
    [one] Garder le point
   *[other] Garder { $number } points
}
board-step-recruit = Recruter une profession
board-hint-recruit = Elle vient dans votre main ; votre carte de recrutement prend sa place.
board-keep-recruiting = Garder la carte de recrutement
board-step-keep = En garder une
board-hint-keep = Choisissez la carte que vous gardez.
board-step-order = Sous la pile
board-hint-order = Choisissez les autres dans leur ordre, celle du dessus d’abord.
board-as-they-lie = Dans cet ordre
board-keep = Garder { $card }
board-kept = { $card }, gardée ; choisir de nouveau
board-put-under = { $card } : la suivante sous la pile
board-under = { $card }, nº { $number } sous la pile ; la reprendre
board-step-place = Poser la pièce
board-hint-place = Choisissez une case éclairée ou glissez-y la pièce ; choisissez la pièce pour la poser.
board-turn = Tourner
board-flip = Retourner
board-place = poser
board-enter = Entrée
board-place-piece = Poser ({ $what })
board-pick-a-square = Choisissez d’abord une case éclairée.
board-one-way-only = La pièce ne tient d’aucune autre façon.
board-step-action = Votre tour
board-works = Réaliser une œuvre
board-from-to = { $from } à { $to }
board-build = Construire
board-build-for = { $price ->
    [0] Construire gratuitement
   *[other] Construire pour { $price }
}
board-for-fixed-price = Pour { -box-price-of-a-card }
board-take-profession = Profession
board-take-bonus = Carte de bonus
board-recruit = Recruter
board-actions-left = { $actions ->
    [0] Plus d’action
    [one] Encore { $actions } action
   *[other] Encore { $actions } actions
}
board-confirm-so-far = Valider
board-end-turn = Terminer votre tour
board-step-bonus = Cartes de bonus pour cette œuvre
board-bonus-named = { $card } : ajoute { $number }
board-bonus-ticked = { $card } : ajoute { $number }, choisie
board-work-pays = rapporte { $florins } F, ou jusqu’à { $most } PR
board-complete-work-of = Réaliser une œuvre de { $value }
board-step-split = Le paiement
board-split-label = Un point de renommée coûte { -box-price-of-a-point } F du paiement.
board-split = { $number } PR et { $florins } F
board-all-money = seulement de l’argent
board-all-prestige = { $number } PR
board-and = et
board-take-pay = Prendre { $number } PR et { $florins } F

# Comment la table nomme ses parties dans ce jeu
tab-mine = Mes cartes
round = Tour { $number }
result-tie = À égalité à { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
} : le plus d’argent l’emporte.
result-tie-of = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}
