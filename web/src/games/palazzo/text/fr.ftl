# Les pièces et leur état
board-piece-chosen = { $piece }, choisi
board-piece-locked = { $piece }, verrouillé : pourquoi ?
board-opening-certificate = le certificat de { -box-opening-certificate }
board-the-architect = L’architecte

# Le plateau
board-the-board = Les carrières et le dépôt
board-quarry = Carrière { $quarry }
board-quarry-named = { $tiles-count ->
    [0] Carrière { $number }, vide
   *[other] Carrière { $number } : { $tiles }
}
board-quarry-lot-named = Carrière { $number }, le lot : { $tiles }
board-the-lot = le lot
board-next-lot = prochain lot
board-worked-out = vide
board-tiles-counted = { $number ->
    [one] { $number } étage
   *[other] { $number } étages
}
board-auction-quarry-named = Mettre aux enchères la carrière { $number } : { $tiles }
board-depot = Dépôt
board-depot-price = { $number ->
    [0] vide
    [one] { $number } étage à { $price }
   *[other] { $number } étages, { $price } chacun
}
board-depot-named = { $tiles-count ->
    [0] Le dépôt est vide
   *[other] Le dépôt, { $price } l’étage : { $tiles }
}
board-tile-priced = { $piece }, pour { $price }
board-stack-named = { $left ->
    [one] Tas { $roman }, il reste { $left } étage
   *[other] Tas { $roman }, il reste { $left } étages
}
board-draw-from = Piocher des étages : { $piece }
board-money-pile-named = { $number ->
    [one] Pioche d’argent : { $number } carte
   *[other] Pioche d’argent : { $number } cartes
}
board-take-from = Prendre de l’argent : { $piece }
board-discard-named = { $cards-count ->
    [0] Aucun argent défaussé
   *[other] Argent défaussé : { $cards }
}
board-out-of-the-game = { $number } hors jeu
board-money-turned-up = Argent
board-take-how-many = { $number ->
    [1] prenez-en une
   *[other] prenez-en deux
}

# La barre
board-stack-left = Tas { $roman } · il en reste { $left }
board-riders = Cavaliers
board-riders-of = { $number ->
    [one] { $number } cavalier sur { $all }
   *[other] { $number } cavaliers sur { $all }
}
board-of = { $number } sur { $all }

# Les enchères
board-auction = Enchères
board-auction-of = { $number ->
    [one] carrière { $quarry }, { $number } étage
   *[other] carrière { $quarry }, { $number } étages
}
board-you = Vous
board-passed = a passé
board-to-bid = à son tour
board-bids = offre { $bid }
board-leads-with = mène, { $bid }
board-to-decide = décide
board-winner = gagne

# Les joueurs
board-points-short = { $points } pts
board-cards-counted = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-known-cards = Vues par tous : { $cards }
board-palaces-of = Palais : { $seat }
board-laid-cards = Posées aux enchères : { $cards }
board-your-palaces = Vos palais
board-points-so-far = { $points ->
    [one] { $shown } point pour l’instant
   *[other] { $shown } points pour l’instant
}
board-no-palaces = Pas encore de palais : achetez ou remportez votre premier étage.
board-palace-named = Palais { $number } : { $tiles }, { $points }
board-palace-would-score = { $piece } ; vaudrait { $points }
board-new-palace-named = Nouveau palais avec { $tile }, { $points }
board-floor-would-change = Retirer { $piece } ; points : { $points }

# Votre main
board-your-hand = Votre main
board-no-cards = Vous n’avez pas d’argent.
board-cards-locked = Les cartes verrouillées ne peuvent pas être ajoutées.
board-one-currency = Les cartes isolées doivent être d’une seule monnaie, et vous en avez choisi une autre. Reposez-les d’abord.
board-why-not = Pourquoi ?
board-as-a-joker = en joker : { -box-joker-value }
board-joker-named = Vos trois { $number }

# Un tour
board-your-turn = Votre tour
board-turn-take-money = Prendre de l’argent
board-turn-draw-tiles = Acheter ou mettre aux enchères
board-turn-transform = Transformer, pour une carte
board-transform-take-out = Retirer
board-transform-put-in = Insérer
board-transform-remove = Défausser
board-transform-take-out-long = Retirer : un étage devient un palais à part
board-transform-put-in-long = Insérer : un palais d’un étage entre dans un autre
board-transform-remove-long = Défausser : un palais d’un étage quitte le jeu

# Enchères et paiements
board-your-bid = Votre offre
board-your-payment = Votre paiement
board-on-the-table = sur la table
board-to-pay = à payer
board-adding = en plus
board-nothing = rien
board-beats = dépasse { $highest } de { $by }
board-not-yet-above = encore { $by } pour dépasser { $highest }
board-pays-exactly = le compte y est
board-pays-too-much = { $by } de trop
board-pays-too-little = encore { $by } à payer
board-choose-to-raise = choisissez de quoi dépasser { $highest }
board-cannot-raise = votre argent ne permet pas de dépasser { $highest }
board-choose-to-pay = choisissez de quoi payer { $due }
board-pass = Passer
board-raise-to = Monter à { $total }
board-raise-above = Dépasser { $highest }
board-pay-total = Payer { $total }
board-back = Retour

# Acheter
board-buy-or-auction = Acheter ou mettre aux enchères
board-buying = Achat
board-buy-hint = Choisissez un ou deux étages du dépôt, { $price } chacun ; ou mettez aux enchères la prochaine carrière.
board-second-tile-hint = Choisissez un deuxième étage pour { $price } de plus, ou payez celui-ci.
board-cannot-buy = Votre argent ne permet pas de payer { $price } pour un étage.
board-depot-empty = Le dépôt est vide : rien à acheter.
board-costs = coûte { $price }
board-only-this-one = Payer celui-ci
board-auction-quarry = { $number ->
    [one] Aux enchères : carrière { $quarry }, { $number } étage
   *[other] Aux enchères : carrière { $quarry }, { $number } étages
}
board-share-quarry = { $number ->
    [one] Distribuer la carrière { $quarry } : { $number } étage
   *[other] Distribuer la carrière { $quarry } : { $number } étages
}
board-auction-nothing = Ne rien mettre aux enchères : toutes les carrières sont vides

# Construire
board-build-which = Quel étage d’abord ?
board-build-where = Où le construire ?
board-more-to-build = { $number ->
    [one] encore { $number } étage ensuite
   *[other] encore { $number } étages ensuite
}
board-discard-tile = Le défausser
board-new-palace = Nouveau palais

# Quand un clic sur le plateau ou les palais décide
board-step-take = Prendre de l’argent
board-hint-take = Choisissez parmi l’argent retourné sur le plateau.
board-step-share = Prendre un étage
board-hint-share = Choisissez un étage du lot ; vous le construisez ou le défaussez aussitôt.
board-step-take-out-of = Retirer un étage
board-hint-take-out-of = Choisissez le palais qui perd un étage.
board-step-take-out-floor = Quel étage ?
board-hint-take-out-floor = Il devient un palais à part ; l’effet sur vos points est indiqué à côté.
board-step-put-in-which = Insérer un étage
board-hint-put-in-which = Choisissez le palais d’un étage qui se déplace.
board-step-put-in-where = Dans quel palais ?
board-hint-put-in-where = Il va à sa place dans l’ordre des étages.
board-step-remove-which = Défausser un palais
board-hint-remove-which = Choisissez le palais d’un étage qui quitte le jeu.
board-step-transform-pay = Payer une carte
board-hint-transform-pay = N’importe laquelle ; avec elle, la transformation est faite.
board-waiting = Ce n’est pas à vous de jouer
board-waiting-for = On attend { $seats }.
board-over = La partie est terminée
board-winners-are = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Comment la table nomme ses parties dans ce jeu
round = Tour { $number }
tab-mine = Mes palais
result-tie = À égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : qui pourrait encore payer le plus en une fois l’emporte.
result-tie-of = pourrait payer { $money }

# Ce qui est demandé, quand les panneaux voisins disent le reste
ask-take = Choisissez parmi l’argent retourné.
ask-payment = Payez { $price }.
