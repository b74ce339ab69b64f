# Valeurs
value-card = { $currency ->
    [red] un { $value } rouge
    [brown] un { $value } brun
    [white] un { $value } blanc
   *[none] un certificat
}
values-card = { $currency ->
    [red] { $count } × { $value } rouge
    [brown] { $count } × { $value } brun
    [white] { $count } × { $value } blanc
   *[none] { $count ->
        [one] { $count } certificat
       *[other] { $count } certificats
    }
}
value-value = { $name }
value-palace = { $name }
value-floor = { $name }
value-tile = { $material ->
    [brick] une brique
    [sandstone] un grès
   *[marble] un marbre
} { $floor }/{ $windows }

# Ce qui est demandé
ask-turn = Choisissez : prendre de l’argent, piocher des étages à acheter ou à mettre aux enchères, ou transformer un palais.
ask-take = Prenez l’une des cartes argent retournées.
ask-buy-or-auction = Achetez au dépôt à { $price } l’étage, ou mettez aux enchères la prochaine carrière.
ask-second-tile = Acheter aussi un deuxième étage à { $price }, ou un seul ?
ask-payment = Payez { $price } ; posé jusqu’ici : { $laid }.
ask-raise = L’offre la plus haute est de { $highest }, la vôtre de { $bid }. Surenchérissez ou passez.
ask-raise-more = Votre offre serait de { $laid } ; la plus haute est de { $highest }. Ajoutez des cartes, ou arrêtez-vous là.
ask-share = Quatre étages ou plus sont distribués : prenez-en un.
ask-build-next = Choisissez l’étage à construire ensuite.
ask-build-where = Où construire cet étage : { $tile } ?
ask-take-out-of = De quel palais retirer un étage ?
ask-take-out-floor = Quel étage devient un palais à part ?
ask-put-in-which = Quel palais d’un étage entre dans un autre ?
ask-put-in-where = Dans quel palais entre-t-il ?
ask-remove-which = Quel palais d’un étage défausser ?
ask-transform-pay = Payez une carte argent pour la transformation.

# Ce que l’on peut faire
act-joker = Poser un joker de { $value } ({ -box-joker-value })
act-lay = Poser { $card }
act-enough = Ne rien ajouter
act-pass = Passer
act-money = Prendre de l’argent
act-draw = Piocher des étages : acheter ou mettre aux enchères
act-take-out = Transformer : retirer un étage
act-put-in = Transformer : insérer un étage
act-remove = Transformer : défausser un palais d’un étage
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
event-money-turned-up = Argent retourné : { $cards }.
event-money-reshuffled = L’argent défaussé est mélangé en une nouvelle pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-money-taken = { $seat } prend { $card }.
event-tile-to-depot = Le dépôt reçoit { $tile }.
event-tile-to-quarry = La carrière { $quarry } reçoit { $tile }.
event-rider-turned-up = Cavalier nº { $number } sur { -box-riders }.
event-bought = { $cards-count ->
    [0] { $seat } prend { $tiles } gratuitement.
   *[other] { $seat } achète { $tiles } pour { $price } et paie { $cards }.
}
event-architect-moved = L’architecte va à la carrière { $quarry } : { $tiles }.
event-nothing-to-auction = { $seat } choisit les enchères, mais toutes les carrières sont vides.
event-auction-opened = { $seat } ouvre avec le certificat de { $total }.
event-bid-raised = { $seat } pose { $cards } et offre { $total }.
event-passed = { $cards-count ->
    [0] { $seat } passe.
   *[other] { $seat } passe et reprend { $cards }.
}
event-auction-won = { $total ->
    [0] { $seat } remporte { $tiles } gratuitement.
   *[other] { $seat } remporte { $tiles } pour { $total }.
}
event-lot-shared = Les étages de la carrière { $quarry } sont distribués, un par joueur.
event-tile-chosen = { $seat } prend { $tile }.
event-tiles-left-over = Hors du jeu : { $tiles }.
event-tile-built = { $floors ->
    [1] { $seat } commence le palais { $palace } avec { $tile }.
   *[other] { $seat } construit { $tile } sur le palais { $palace } ; hauteur : { $floors }.
}
event-tile-discarded = { $seat } défausse { $tile }.
event-floor-taken-out = { $seat } paie { $card } et retire { $tile } du palais { $palace }.
event-floor-put-in = { $seat } paie { $card } et insère { $tile } dans le palais { $palace }.
event-palace-removed = { $seat } paie { $card } et défausse { $tile }.
event-tie-compared = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $seat } pourrait encore payer { $money } en une fois ; le plus d’argent l’emporte.
event-game-ended = Le cinquième cavalier termine la partie : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Pourquoi pas
refusal-too-few-money-cards = La pioche et la défausse n’ont pas assez de cartes pour tous.
refusal-not-turned-up = Cette carte n’est pas parmi celles retournées.
refusal-take-in-order = Vos deux cartes se choisissent dans l’ordre, la plus basse d’abord ; celle-ci n’en laisserait pas de seconde.
refusal-no-joker = Un joker demande trois cartes de cette valeur dans les trois monnaies, et vous ne les avez pas.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-second-currency = Les cartes isolées doivent être d’une seule monnaie, et vous en avez posé une autre.
refusal-currency-of-the-bid = Votre offre est dans une autre monnaie.
refusal-lay-in-order = Les cartes se posent dans l’ordre : jokers, cartes isolées par valeur, puis certificats.
refusal-not-in-depot = Cet étage n’est pas au dépôt.
refusal-buy-in-order = Les deux étages se choisissent dans l’ordre ; choisissez d’abord celui-ci.
refusal-cannot-afford = Les cartes de votre main ne permettent pas d’atteindre ce prix.
refusal-cannot-afford-two = Les cartes de votre main ne permettent pas d’atteindre le prix de deux étages.
refusal-too-little-paid = Avec cette carte, le paiement ne pourrait plus atteindre le prix.
refusal-bid-not-higher = Votre offre ne dépasse pas encore la plus haute.
refusal-not-in-lot = Cet étage n’est pas dans le lot.
refusal-not-gained = Cet étage n’est pas parmi ceux que vous avez obtenus.
refusal-no-such-palace = Vous n’avez pas ce palais.
refusal-same-floor = Ce palais a déjà un étage de ce numéro.
refusal-not-on-top = Un étage se pose seulement au sommet d’un palais, et celui-ci a un numéro trop bas.
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
drawing-stacks = Tas { $heights }   cavaliers { $riders }
drawing-money-piles = argent : { $pile } dans la pioche, { $discard } dans la défausse
drawing-quarry = carrière { $number }
drawing-depot = dépôt ({ $price } l’étage)
drawing-depot-drawn = dépôt ({ $price } l’étage une fois pioché)
drawing-depot-or-rider = dépôt ({ $price } l’étage une fois pioché, { $otherwise } si un cavalier sort)
drawing-turned-up = Retournées :
drawing-going = En train de poser :
drawing-gained = À construire :
drawing-brick = B
drawing-sandstone = G
drawing-marble = M
drawing-red = rouge
drawing-brown = brun
drawing-white = blanc
drawing-certificates = { $number ->
    [one] { $number } certificat
   *[other] { $number } certificats
}
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
drawing-known = dont vues
drawing-bid = Offre { $bid }

# La première leçon
lesson-money = Bienvenue sur le chantier ! À votre tour, vous avez trois possibilités : prendre de l’argent, acheter ou mettre aux enchères des étages, ou transformer un palais. Vous n’avez presque rien pour commencer : prenez de l’argent.
lesson-two-cards = On retourne une carte de plus qu’il n’y a de joueurs. Le joueur dont c’est le tour en prend deux, les autres une seule. Les couleurs sont trois monnaies, et les cartes isolées d’un paiement doivent être d’une seule monnaie. Prenez le 3 rouge, puis le 5 blanc.
lesson-one-card = Quand quelqu’un d’autre prend de l’argent, vous recevez aussi une carte. Prenez le 4 blanc : il va bien avec votre 5 blanc.
lesson-tiles = Vous avez maintenant de quoi acheter. Piochez : deux étages sont retournés, un pour le dépôt, au milieu, et un pour une carrière. Ensuite, vous achetez au dépôt ou vous mettez aux enchères la prochaine carrière.
lesson-buy = Chaque étage du dépôt coûte { -box-base-price } moins le nombre d’étages qui s’y trouvent : un dépôt plein est bon marché. Il n’y en a qu’un ici, donc 9. Un étage montre son numéro, de 1 à 5, et ses fenêtres, qui rapporteront des points. Prenez le marbre 1 à trois fenêtres, et lui seul : deux étages se paieraient ensemble, dans une seule monnaie.
lesson-pay = Payez dans une seule monnaie ; on ne rend pas la monnaie. Le 4 blanc et le 5 blanc font exactement 9. Choisissez les deux, puis payez.
lesson-new-palace = Chaque étage obtenu se pose au sommet d’un palais, commence un nouveau palais ou est défaussé. Son numéro doit être plus élevé que celui de l’étage du dessous. C’est votre premier étage : commencez un palais.
lesson-raise = Vermiglio met aux enchères : l’architecte va à la prochaine carrière qui a des étages, et tous ses étages forment un lot. Dépassez la plus haute offre avec des cartes isolées d’une seule monnaie : le 6 rouge suffit.
lesson-currency = Quelqu’un a surenchéri. Votre première carte isolée a fixé votre monnaie pour ces enchères : ajoutez le 3 rouge à votre offre. Choisissez une carte verrouillée pour savoir pourquoi elle l’est.
lesson-pass = Nouvelle surenchère, et vous n’avez plus de carte rouge à ajouter. Qui passe reprend toutes les cartes posées : perdre des enchères ne coûte rien. Passez.
lesson-on-top = Revenons à vos palais. La brique 3 à deux fenêtres est au dépôt, et un étage 3 peut se poser sur un étage 1. Piochez de nouveau des étages : avec celui qui arrive, le prix tombe à 8. Achetez la brique 3 seule et payez avec le 3 rouge et le 6 rouge ; le 1 de trop est perdu.
lesson-build = Posez-le maintenant au sommet du palais 1. En fin de partie, un palais d’un étage coûte { -box-one-floor-loss } points et un palais de deux étages ne compte rien. À partir de trois étages, il marque ses fenêtres, et davantage avec quatre ou cinq étages ou un seul matériau.
lesson-end = Vous savez tout : l’argent, les étages, les palais. La partie s’arrête dès que le cinquième cavalier sort parmi les étages. Trois étages ou plus, beaucoup de fenêtres, un seul matériau : bonne chance !

# D’où viennent les points
source-palace = Palais { $number }

# Le conseiller : de quoi parle une raison ou une habitude
topic-points = points acquis
topic-outlook = ce que les palais peuvent rapporter
topic-depot = étages du dépôt
topic-quarries = étages des carrières
topic-money-pile = argent à piocher
topic-pile = étages à piocher
topic-windows = fenêtres
topic-palaces = hauteur des palais
topic-lot = le prochain lot
topic-turn = l’ordre des tours
topic-money = argent en main
habit-turn = choisir entre argent, étages et transformation
habit-take = choisir l’argent à prendre
habit-buy-or-auction = choisir d’acheter ou de mettre aux enchères
habit-second-tile = acheter un second étage
habit-raise = enchérir
habit-share = choisir un étage distribué
habit-build-next = choisir quoi construire ensuite
habit-build-where = choisir où construire
habit-take-out-of = choisir un palais à transformer
habit-take-out-floor = choisir un étage à retirer
habit-put-in-which = choisir un étage à insérer
habit-put-in-where = choisir où insérer un étage
habit-remove-which = choisir quel palais défausser

# Jusqu’à quand on peut s’en tenir à passer
until-lot = Passer à cette enchère
until-turn = Passer jusqu’à votre tour
bids-lot = dans cette enchère
bids-turn = dans chaque enchère jusqu’à votre tour
bids-most = Enchérir jusqu’à (valeur totale de vos cartes)
order-at-raise = Quand vous pouvez surenchérir

# La deuxième leçon : quelques tours à soi
practice-begin = Voici trois tours chacun, à jouer vous-même. Regardez votre argent et le prix au dépôt, puis décidez ; le conseil vous dit ce que ferait un bon joueur.
practice-turn = Prenez de l’argent tant que vous ne pouvez rien payer. Piochez des étages quand le dépôt est plein, car ils sont alors bon marché, ou quand ceux d’une carrière vont bien ensemble.
practice-take = Rassemblez une seule monnaie, ou trois cartes de même valeur dans les trois monnaies : c’est un joker.
practice-buy-or-auction = Deux étages achetés en même temps se paient ensemble, dans une seule monnaie. Aux enchères, on fait une offre pour tous les étages d’une carrière, et les autres peuvent surenchérir.
practice-payment = On ne rend pas la monnaie : cherchez les cartes les plus proches du prix.
practice-raise = Perdre des enchères ne coûte rien : vous reprenez vos cartes. Offrez ce que le lot vaut pour vous, et pas davantage.
practice-build-where = Un palais ne rapporte qu’à partir de trois étages. Un seul matériau et beaucoup de fenêtres le rendent précieux.
practice-end = Les trois tours sont joués. Vous pouvez continuer cette partie jusqu’au bout, ou en commencer une vraie.

# L’aperçu des règles
overview-aim = Vous êtes maître bâtisseur à Florence. Rassemblez de l’argent, achetez des étages ou remportez-les aux enchères, et construisez des palais. Les palais hauts, aux nombreuses fenêtres et d’un seul matériau, valent le plus.
overview-contents = Les étages sont de brique, de grès ou de marbre : ils portent un numéro de 1 à 5 et une à trois fenêtres. L’argent existe en trois monnaies, auxquelles s’ajoutent des certificats neutres. Au milieu se trouvent le dépôt et quatre carrières, dont l’architecte fait le tour.
overview-turn = À votre tour, vous avez trois possibilités. Prendre de l’argent : plusieurs cartes sont retournées, vous en prenez deux, et chacun des autres une. Piocher des étages : un va au dépôt et un à une carrière, puis vous achetez au dépôt ou mettez une carrière aux enchères. Ou transformer l’un de vos palais.
overview-details = Les cartes isolées d’un paiement sont d’une seule monnaie ; trois cartes de même valeur dans les trois monnaies font un joker. Plus il y a d’étages au dépôt, moins chacun coûte. Dans un palais, les numéros montent d’étage en étage.
overview-end = La partie s’arrête dès que le cinquième cavalier sort parmi les étages. Un palais d’un étage coûte des points, un palais de deux n’en rapporte pas ; à partir de trois, ses fenêtres comptent, avec des points en plus pour la hauteur et pour un seul matériau. Le plus de points l’emporte.

# Le conseiller : ce que vaut le lot en vente
price-worth = Le lot vaut une offre de { $price } au plus.
price-not-worth = Le lot ne vaut pas une offre.
