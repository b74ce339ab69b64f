# Les pièces et leur état
board-piece-chosen = { $piece }, choisi
board-piece-locked = { $piece }, verrouillé : pourquoi ?
board-bond-priced = { $bond }, { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}
board-right-printed = { $piece } { $printed }
board-card-named = Carte privilège : { $fields }
board-field-yellow = poste
board-field-orange = titre
board-field-purple = charge
board-field-florins = { -box-privilege-florins } F
board-field-draw = pioche
board-field-six = { -box-privilege-prestige-1 } PP
board-field-seven = { -box-privilege-prestige-2 } PP
board-florins = { $florins } F
board-florins-less = { $florins ->
    [0] 0 F
   *[other] −{ $florins } F
}
board-florins-more = +{ $florins } F
board-points-short = { $points } PP
board-jokers = Jokers

# Les nobles
board-the-nobles = Les cinq nobles, dans l’ordre des visites
board-with-number = avec { $number }
board-all-passed = tous ont passé
board-the-bidding = offres
board-visited = visité
board-any-bond = toutes comptent

# Cartes privilège et réserve
board-privileges = Privilèges
board-privileges-note = le vainqueur prend une carte face visible et utilise deux de ses trois privilèges
board-open = nº { $card }, face visible
board-took-it = { $seat } l’a prise
board-uses-it = { $seat } l’utilise
board-rank-cards-left = Cartes de rang
board-rank-left = { $rank } : { $number ->
    [0] plus aucune
   *[other] il en reste { $number }
}
board-rights-left = Tuiles droits
board-tiles-left = { $piece } : il en reste { $number }
board-pile = Pioche
board-pile-named = { $price ->
    [0] La pioche est vide
   *[other] La pioche : { $number ->
        [one] { $number } reconnaissance
       *[other] { $number } reconnaissances
    }, celle du dessus coûte { $price } F
}
board-pile-short = { $price ->
    [0] Pioche vide
   *[other] Pioche { $number } · la première à { $price } F
}
board-round-of = { $round ->
    [0] Préparation
   *[other] Tour { $round } sur { $rounds }
}

# Ce qu’apportent les droits
board-about-mint-master = Monnayeur, dès conseiller : une reconnaissance gratuite à la fin de chaque tour.
board-about-master-builder = Architecte, comme maire : avec chaque carte privilège gagnée, vous pouvez aussi construire l’église ou la cathédrale du dessus.
board-about-coat-of-arms = Blason, dès comte : ses points à la fin de chaque tour.
board-about-patent = Lettres de noblesse, comme prince : leurs points à la fin de chaque tour.
board-about-church = L’église, construite à son prix avec un privilège de charge, permet de dépasser { -box-church-barrier } de prestige.
board-about-cathedral = La cathédrale, construite à son prix avec un privilège de charge, permet de dépasser { -box-cathedral-barrier } de prestige.

# Prestige
board-prestige = Prestige
board-prestige-of = { $seat } { $points }
board-prestige-told = Prestige : { $standings }. Sans église, nul ne dépasse { -box-church-barrier }, sans cathédrale, nul ne dépasse { -box-cathedral-barrier }.
board-stays-at = s’arrête à { $barrier }

# La visite
board-bidding = Offres
board-how-many-bonds = combien de reconnaissances
board-the-showing = Reconnaissances montrées
board-shown-before = Montrées pour { $noble }, celles du vainqueur d’abord
board-all-at-once = Tous en même temps
board-note-buy = achat
board-note-give = don
board-you = Vous
board-passed = a passé
board-to-bid = à son tour
board-named = offre
board-held = tient
board-named-number = a offert { $number }
board-holds-number = tient { $number }
board-bids-number = à { $number }
board-chooses = choisit
board-has-chosen = a choisi
board-wins = gagne
board-won-the-visit = a gagné la visite

# Les joueurs
board-rank-told = { $rank }, rang { $number } : { $gives }
board-yields-yellow = { $gives } F
board-yields-orange = { $gives } PP
board-yields-purple = { $gives } rec.
board-seen = vues
board-seen-bonds = Vues de tous : { $bonds }
board-all-but = toutes sauf { $number } de
board-doubted-bonds = A encore toutes celles-ci sauf { $number } : { $bonds }
board-hand-hidden = main et argent cachés

# Ce qui est à soi
board-your-ladders = Vos échelles
board-own-standing = { $points } PP · { $florins } F
board-ladder-yellow = Postes, florins
board-ladder-orange = Titres, PP
board-ladder-purple = Charges, rec.
board-rung = { $rung ->
    [purple-2] maître
   *[other] { $rank }
}
board-at-the-top = au sommet
board-next-left = suivant : il en reste { $number }
board-next-from = suivant : chez
board-income = { $florins } F, { $title } PP, reconnaissances { $offered }
board-at-the-end = à la fin du tour

# La main
board-your-bonds = Vos reconnaissances
board-hidden-cards = { $number ->
    [one] cachées aux autres · { $number } reconnaissance
   *[other] cachées aux autres · { $number } reconnaissances
}
board-no-bonds = Aucune reconnaissance en main.
board-in-hand = En main
board-lit = En vert : valables pour { $noble }, { $number } en tout. À égalité, la plus haute l’emporte ; la vôtre est { $bond }.
board-none-valid = Aucune de vos reconnaissances ne compte pour { $noble } : des jokers seuls ne font pas une offre.
board-not-valid = Seules les reconnaissances de { $noble } et les jokers comptent pour cette visite.
board-why-not-bond = Pourquoi pas { $bond } ?

# Annoncer un nombre
board-your-number = Votre nombre
board-hold-short = tenir
board-raise-short = plus
board-bid-short = offre
board-number-means = { $highest ->
    [0] première offre
   *[other] { $by } de plus que { $highest }
} ; { $left ->
    [0] toutes vos reconnaissances valables y passent
    [one] il en reste { $left } valable
   *[other] il en reste { $left } valables
}
board-cannot-raise = { $valid ->
    [0] Vous n’avez aucune reconnaissance valable.
    [one] Impossible de surenchérir : vous avez { $valid } reconnaissance valable.
   *[other] Impossible de surenchérir : vous avez { $valid } reconnaissances valables.
}
board-hold-number = Tenir { $number }
board-bid-number = Offrir { $number }
board-raise-to = Monter à { $number }

# Choisir des reconnaissances
board-step-show = Ce que vous montrez
board-step-discard = Défaussez une reconnaissance
board-step-give = Une reconnaissance sous la pioche
board-pick-more = Choisissez-en encore { $number }.
board-strongest = Votre plus haute est { $bond }. Si vous gagnez, ces reconnaissances sont perdues ; sinon, vous les reprenez.
board-only-jokers = On ne montre pas de jokers seuls : il faut au moins une vraie reconnaissance.
board-hint-discard = Face visible : tous la voient.
board-hint-give = Personne ne voit laquelle.
board-nothing-to-give = Votre main est vide, vous ne donnez rien.
board-give-nothing = Ne rien donner
board-do-show = { $number ->
    [1] Montrer cette reconnaissance
    [one] Montrer { $number } reconnaissance
   *[other] Montrer ces { $number } reconnaissances
}
board-do-discard = { $bonds-count ->
    [0] Défausser une reconnaissance
   *[other] Défausser { $bonds }
}
board-do-give = { $bonds-count ->
    [0] Donner une reconnaissance
   *[other] Donner { $bonds }
}

# Acheter
board-offered-to-you = On vous propose
board-printed-prices = aux prix imprimés ; le reste est défaussé sans être montré
board-your-purchase = Votre achat
board-money = Argent
board-bonds-counted = { $number ->
    [0] aucune reconnaissance
    [one] { $number } reconnaissance
   *[other] { $number } reconnaissances
}
board-stays = Il reste
board-all-choose = Tous choisissent en même temps, puis tous paient.
board-buy-these = { $number ->
    [0] Ne rien acheter
   *[other] En acheter { $number } pour { $florins } F
}

# Utiliser une carte
board-card-numbered = Nº { $card } : { $fields }
board-take-a-card = Prenez une carte
board-your-card = Votre carte privilège
board-two-of-three = deux sur trois, l’un après l’autre
board-used = utilisé
board-first-privilege = Le premier privilège
board-second-privilege = Le second privilège
board-choose-a-use = Choisissez un privilège
board-climb-to = Monter : { $rank }
board-from = pris à
board-taken-from = pris à { $seats },
board-from-to-yellow = { $from } → { $to } F
board-from-to-orange = { $from } → { $to } PP
board-from-to-purple = { $from } → { $to } rec.
board-pays = coûte { $florins } F, il reste { $left } F
board-too-dear = coûte { $florins } F, il manque { $missing } F
board-a-free-bond = 1 reconnaissance gratuite par tour
board-builds-with-each-card = construit à chaque carte
board-prestige-a-round = { $points } PP par tour
board-draw-two = tout de suite, de la pioche
board-back = Retour

# Autres réponses
board-step-rob = À qui la prendre ?
board-step-console = Vous perdez un rang
board-step-builder = Votre architecte
board-waiting = En attente
board-waiting-for = On attend { $seats }.
board-over = La partie est terminée
board-winners-are = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Ce que la table et le jeu disent autrement ici
ask-buy = Choisissez les reconnaissances que vous achetez, dans l’ordre indiqué. Tous choisissent en même temps, puis tous paient.
round = { $number ->
    [0] Avant le premier tour
   *[other] Tour { $number }
}
tab-mine = Mes échelles
result-tie = À égalité à { $points } de prestige : { $compared ->
    [cathedral] la cathédrale la plus chère l’emporte.
   *[church] sans cathédrale, l’église la plus chère l’emporte.
}
result-tie-of = { $price ->
    [0] aucune
   *[other] à { $price } F
}
