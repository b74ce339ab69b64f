# Valeurs
value-card = { $currency ->
    [red] { $value } rouge
    [brown] { $value } brun
    [white] { $value } blanc
   *[none] un certificat
}
value-value = { $name }
value-palace = { $name }
value-floor = { $name }
value-tile = { $material ->
    [brick] brique
    [sandstone] grès
   *[marble] marbre
} { $floor }/{ $windows }

# Ce qui est demandé
ask-turn = Choisissez : prendre de l’argent, piocher des étages à acheter ou à mettre aux enchères, ou transformer un palais.
ask-take = Prenez une des cartes argent retournées.
ask-buy-or-auction = Achetez au dépôt à { $price } l’étage, ou mettez aux enchères la prochaine carrière.
ask-second-tile = Acheter aussi un deuxième étage à { $price }, ou un seul ?
ask-payment = Payez { $price } : { $laid } posés jusqu’ici.
ask-raise = L’enchère la plus haute est de { $highest }, la vôtre de { $bid }. Surenchérissez ou passez.
ask-raise-more = Votre enchère serait de { $laid } ; la plus haute est de { $highest }. Ajoutez, ou arrêtez-vous là.
ask-share = Quatre étages ou plus sont distribués : prenez-en un.
ask-build-next = Choisissez l’étage à construire ensuite.
ask-build-where = Où placer { $tile } ?
ask-take-out-of = De quel palais retirer un étage ?
ask-take-out-floor = Quel étage devient un palais à lui seul ?
ask-put-in-which = Quel palais d’un étage entre dans un autre ?
ask-put-in-where = Dans quel palais entre-t-il ?
ask-remove-which = Quel palais d’un étage quitte le jeu ?
ask-transform-pay = Payez une carte argent pour la transformation.

# Ce que l’on peut faire
act-joker = Poser un joker de { $value } (15)
act-lay = Poser { $card }
act-enough = Cela suffit
act-pass = Passer
act-money = Prendre de l’argent
act-draw = Piocher des étages : acheter ou enchérir
act-take-out = Transformer : retirer un étage
act-put-in = Transformer : insérer un étage
act-remove = Transformer : défausser un palais d’un étage
act-take = Prendre { $card }
act-buy = Acheter { $tile }
act-auction = Mettre aux enchères
act-one-tile = Celui-ci seulement
act-choose = Choisir { $tile }
act-discard = Le défausser
act-new-palace = Commencer un nouveau palais
act-build = Construire sur le palais { $palace }
act-palace = Palais { $palace }
act-floor = Étage { $floor }
act-pay = Payer { $card }

# Ce qui s’est passé
event-money-turned-up = De l’argent est retourné : { $cards }.
event-money-reshuffled = L’argent défaussé est mélangé en une nouvelle pioche de { $number }.
event-money-taken = { $seat } prend { $card }.
event-tile-to-depot = { $tile } arrive au dépôt.
event-tile-to-quarry = { $tile } arrive à la carrière { $quarry }.
event-rider-turned-up = Le cavalier numéro { $number } sur 5 apparaît.
event-bought = { $cards-count ->
    [0] { $seat } prend { $tiles } pour rien.
   *[other] { $seat } achète { $tiles } pour { $price } et paie { $cards }.
}
event-architect-moved = L’architecte va à la carrière { $quarry } : { $tiles }.
event-nothing-to-auction = { $seat } choisit les enchères, mais toutes les carrières sont vides.
event-auction-opened = { $seat } ouvre avec le certificat de { $total }.
event-bid-raised = { $seat } pose { $cards } et propose { $total }.
event-passed = { $cards-count ->
    [0] { $seat } passe.
   *[other] { $seat } passe et reprend { $cards }.
}
event-auction-won = { $total ->
    [0] { $seat } remporte { $tiles } pour rien.
   *[other] { $seat } remporte { $tiles } pour { $total }.
}
event-lot-shared = Les étages de la carrière { $quarry } sont distribués, un par joueur.
event-tile-chosen = { $seat } prend { $tile }.
event-tiles-left-over = { $tiles } { $tiles-count ->
    [one] quitte le jeu.
   *[other] quittent le jeu.
}
event-tile-built = { $floors ->
    [1] { $seat } commence le palais { $palace } avec { $tile }.
   *[other] { $seat } construit { $tile } sur le palais { $palace } : { $floors } étages.
}
event-tile-discarded = { $seat } défausse { $tile }.
event-floor-taken-out = { $seat } paie { $card } et retire { $tile } du palais { $palace }.
event-floor-put-in = { $seat } paie { $card } et insère { $tile } dans le palais { $palace }.
event-palace-removed = { $seat } paie { $card } et défausse { $tile }.
event-game-ended = Le cinquième cavalier termine la partie : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Pourquoi pas
refusal-too-few-money-cards = La pioche et la défausse n’ont pas assez de cartes pour tous.
refusal-not-turned-up = Cette carte n’est pas parmi celles retournées.
refusal-take-in-order = Vos deux cartes se nomment dans l’ordre, la plus basse d’abord ; celle-ci n’en laisserait pas de seconde.
refusal-no-joker = Un joker demande trois cartes de cette valeur dans les trois monnaies, et vous ne les avez pas.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-second-currency = Les cartes simples doivent être d’une seule monnaie, et vous en avez posé une autre.
refusal-currency-of-the-bid = Votre enchère est dans une autre monnaie.
refusal-lay-in-order = Les cartes se posent dans l’ordre : jokers, cartes simples par valeur, puis certificats.
refusal-not-in-depot = Cet étage n’est pas au dépôt.
refusal-buy-in-order = Les deux étages se nomment dans l’ordre ; choisissez d’abord celui-ci.
refusal-cannot-afford = Aucun paiement de votre main n’atteint le prix.
refusal-cannot-afford-two = Aucun paiement de votre main n’atteint le prix de deux étages.
refusal-too-little-paid = Ainsi le paiement ne peut pas atteindre le prix.
refusal-bid-not-higher = Ainsi votre enchère ne dépasse pas la plus haute.
refusal-not-in-lot = Cet étage n’est pas dans le lot.
refusal-not-gained = Vous n’avez pas obtenu cet étage.
refusal-no-such-palace = Vous n’avez pas ce palais.
refusal-same-floor = Ce palais a déjà un étage de ce numéro.
refusal-not-on-top = Un étage ne se pose qu’au sommet d’un palais, et celui-ci est plus bas.
refusal-no-card-to-transform = Transformer coûte une carte argent, et vous n’en avez pas.
refusal-nothing-to-take-out = Vous n’avez aucun palais de plusieurs étages.
refusal-nothing-to-put-in = Vous n’avez aucun palais d’un étage qui puisse entrer dans un autre.
refusal-nothing-to-remove = Vous n’avez aucun palais d’un étage.
refusal-one-floor-only = Ce palais n’a qu’un étage.
refusal-not-one-floor = Ce palais a plusieurs étages.
refusal-fits-nowhere = Cet étage n’entre dans aucun de vos autres palais.
refusal-into-itself = Un palais ne peut pas entrer dans lui-même.
refusal-no-such-floor = Ce palais n’a pas cet étage.

# La table dans le terminal
drawing-stacks = Pioches { $heights }   cavaliers { $riders }
drawing-money-piles = argent : { $pile } dans la pioche, { $discard } défaussées
drawing-quarry = carrière { $number }
drawing-depot = dépôt ({ $price } l’étage)
drawing-turned-up = Retournées :
drawing-going = En train de poser :
drawing-gained = À construire :
drawing-brick = B
drawing-sandstone = G
drawing-marble = M
drawing-red = rouge
drawing-brown = brun
drawing-white = blanc
drawing-certificates = { $number ->
    [one] 1 certificat
   *[other] { $number } certificats
}
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-cards = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
drawing-known = dont vues
drawing-bid = Enchère { $bid }

# La première leçon
lesson-money = Bienvenue sur le chantier. À votre tour, vous faites une chose parmi trois : prendre de l’argent, faire affaire avec des tuiles ou transformer un palais. Vous débutez sans le sou : prenez de l’argent.
lesson-two-cards = Une carte de plus que de joueurs est révélée. Comme c’est votre tour, vous en prenez deux, les autres une seule. Les couleurs sont trois monnaies, et un paiement se fait dans une seule : la rouge 3, puis la blanche 5.
lesson-one-card = Quand un autre prend de l’argent, vous recevez aussi une carte. Prenez la blanche 4 : elle va bien avec votre blanche 5.
lesson-tiles = Vous avez maintenant de quoi acheter. Piocher révèle deux tuiles : une pour le dépôt au milieu, une pour une carrière. Ensuite, vous achetez au dépôt ou vous lancez une enchère.
lesson-buy = Une tuile du dépôt coûte 10 moins le nombre de tuiles qui s’y trouvent : un dépôt plein est bon marché. Une tuile montre son étage, de 1 à 5, et ses fenêtres, qui seront des points. Prenez le marbre 1 à trois fenêtres, et lui seul : deux tuiles demandent un seul paiement pour les deux.
lesson-pay = Payez dans une seule monnaie, sans rendu : la blanche 4 et la blanche 5 font exactement 9. Cochez les deux, puis payez.
lesson-new-palace = Chaque tuile obtenue se pose au sommet d’un palais, en commence un nouveau ou est défaussée. Un étage doit être plus haut que celui du dessous. C’est votre première tuile : commencez un palais.
lesson-raise = Vermiglio lance une enchère : l’architecte va à la carrière suivante, et toutes ses tuiles forment un lot. Dépassez l’offre la plus haute avec des cartes d’une seule monnaie : la rouge 6 suffit.
lesson-currency = On a surenchéri. Qui a misé reste dans sa monnaie : ajoutez la rouge 3. Les cartes verrouillées disent pourquoi quand on les touche.
lesson-pass = On vous dépasse encore, et vous n’avez plus de rouge. Qui passe reprend toutes ses cartes : cela ne coûte rien. Passez.
lesson-on-top = Retour au chantier. Faites de nouveau affaire : le dépôt propose une brique 3, et un étage 3 peut se poser sur un étage 1. Achetez-la seule et payez avec la rouge 3 et la rouge 6.
lesson-build = Posez-la maintenant au sommet du palais 1. Un palais d’un seul étage coûte 5 points à la fin ; à partir de trois étages on gagne, et davantage si tout est d’un même matériau.
lesson-end = Voilà tout le jeu : l’argent, les lots, les étages. Il s’arrête net quand le cinquième cavalier sort parmi les tuiles. Trois étages ou plus, beaucoup de fenêtres, un seul matériau : bonne chance !
