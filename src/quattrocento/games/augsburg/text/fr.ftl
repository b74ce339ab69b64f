# Valeurs
value-bond = { $noble ->
    [philipp] Philippe { $value }
    [louise] Louise { $value }
    [leo] Léo { $value }
    [maria] Maria { $value }
   *[joker] un joker
}
value-gift = { $noble ->
    [philipp] Philippe { $value }
    [louise] Louise { $value }
    [leo] Léo { $value }
    [maria] Maria { $value }
    [nothing] rien
   *[joker] un joker
}
value-noble = { $name ->
    [philipp] Philippe
    [louise] Louise
    [leo] Léo
    [maria] Maria
   *[maximilian] Maximilien
}
value-number = { $name }
value-card = { $name }
value-colour = { $name ->
    [yellow] jaune
    [orange] orange
   *[purple] violet
}
value-privilege = { $name ->
    [yellow] jaune
    [orange] orange
    [purple] violet
    [florins] 500 florins
    [draw] pioche
    [six] 6 prestige
   *[seven] 7 prestige
}
value-rank = { $colour ->
    [yellow] { $rank ->
        [1] Augsbourg
        [2] Innsbruck
        [3] Venise
       *[4] Anvers
    }
    [orange] { $rank ->
        [1] bourgeois
        [2] baron
        [3] comte
       *[4] prince
    }
   *[purple] { $rank ->
        [1] marchand
        [2] maître de corporation
        [3] conseiller
       *[4] maire
    }
}
value-right = { $name ->
    [mint-master] monnayeur
    [master-builder] architecte
    [coat-of-arms] blason
    [patent] lettres de noblesse
    [church] église
   *[cathedral] cathédrale
}
value-tile = { $name ->
    [mint-master] un monnayeur
    [master-builder] un architecte
    [coat-of-arms] un blason
   *[patent] des lettres de noblesse
}
value-building = { $name ->
    [church] l’église
   *[cathedral] la cathédrale
}

# Ce qui est demandé
ask-buy = Choisissez les reconnaissances que vous achetez, puis dites « assez ». Tous choisissent en même temps.
ask-bid = { $number ->
    [0] On visite { $noble } : annoncez un nombre de reconnaissances, ou passez.
   *[other] On visite { $noble }, et l’enchère est à { $number } : passez, tenez ou surenchérissez.
}
ask-show = Choisissez { $number ->
    [one] la reconnaissance
   *[other] les { $number } reconnaissances
} que vous montrez pour { $noble }.
ask-take-card = Prenez une carte privilège.
ask-use = { $uses ->
    [1] Utilisez un second privilège de la carte.
   *[other] Utilisez un premier privilège de la carte.
}
ask-rob = À qui prenez-vous la carte pour monter : { $rank } ?
ask-console = Vous perdez un échelon : prenez 100 florins ou 1 point de prestige.
ask-discard = Défaussez une reconnaissance de votre main, face visible.
ask-builder = Votre architecte peut encore construire avec cette carte.
ask-give = Il n’y a pas assez de reconnaissances pour tous : glissez-en une de votre main sous la pioche.

# Ce que l’on peut faire
act-buy = Acheter { $bond }
act-bought = Assez
act-pass = Passer
act-hold = Tenir
act-bid = Offrir { $number }
act-show = Montrer { $bond }
act-card = Prendre la carte { $card }
act-florins = Prendre 500 florins
act-prestige = Prendre le prestige
act-draw = Piocher deux reconnaissances, en défausser une
act-climb = Monter d’un échelon en { $colour }
act-yellow-florins = Prendre 300 florins pour le jaune
act-tile = Prendre { $tile }
act-build = Construire { $building }
act-give-up = Renoncer au privilège pour 2 points de prestige
act-builder = L’architecte construit { $building }
act-no-building = Ne rien construire
act-discard = Défausser { $bond }
act-rob = La prendre à { $seat }
act-console-florins = Accepter 100 florins
act-console-prestige = Accepter 1 point de prestige
act-give = Donner { $gift }

# Ce qui s’est passé
event-round-began = Le tour { $round } commence ; les cartes privilège { $cards } sont retournées.
event-visit-began = On visite { $noble } ; { $seat } ouvre l’enchère.
event-passed = { $seat } passe.
event-bid-made = { $seat } offre { $number }.
event-bid-held = { $seat } tient à { $number }.
event-nobody-bid = Personne n’enchérit pour { $noble }.
event-bonds-shown = { $seat } montre { $bonds }.
event-visit-won = { $rivals ->
    [0] { $seat }, seul à la plus haute enchère, remporte { $noble } et défausse { $bonds }.
   *[other] { $seat } remporte { $noble } et défausse { $bonds }.
}
event-showing-consoled = { $seat } reprend ses cartes et reçoit { $florins } florins.
event-card-taken = { $seat } prend la carte privilège { $card } : { $privileges }.
event-florins-taken = { $seat } prend { $florins } florins.
event-prestige-taken = { $seat } prend { $points } points de prestige et en gagne { $gained }.
event-privilege-given-up = { $seat } renonce à un privilège et gagne { $gained } points de prestige.
event-bonds-drawn = { $seat } pioche { $number } { $number ->
    [one] reconnaissance
   *[other] reconnaissances
}.
event-bonds-seen = { $seat } pioche { $bonds } gratuitement.
event-bond-discarded = { $seat } défausse { $bond }.
event-climbed = { $seat } monte : { $rank }.
event-robbed = { $seat } monte : { $rank }, en prenant la carte de { $robbed_seat }.
event-consoled-with-florins = { $seat } reçoit { $florins } florins en compensation.
event-consoled-with-prestige = { $seat } gagne { $gained } point de prestige en compensation.
event-tile-taken = { $points ->
    [0] { $seat } prend { $tile }.
   *[other] { $seat } prend { $tile } ({ $points } points par tour).
}
event-built = { $seat } construit { $building } pour { $price } florins.
event-builder-built = L’architecte de { $seat } construit { $building } pour { $price } florins.
event-money-received = { $seat } reçoit { $florins } florins.
event-prestige-received = { $seat } gagne { $gained } points de prestige (titre { $title }, blason { $coat_of_arms }, lettres de noblesse { $patent }).
event-bonds-dealt = { $free ->
    [0] { $seat } se voit proposer { $offered } reconnaissances.
   *[other] { $seat } en pioche { $free } gratuitement et se voit proposer { $offered } reconnaissances.
}
event-bonds-offered = { $seat } se voit proposer { $bonds }.
event-bonds-bought = { $bonds-count ->
    [0] { $seat } n’achète rien.
   *[other] { $seat } achète { $bonds } pour { $florins } florins.
}
event-purchase-ended = Tous ont payé et défaussé ce qu’ils n’achètent pas.
event-pile-reshuffled = La défausse est mélangée en une nouvelle pioche de { $number } reconnaissances.
event-too-few-bonds = Il manque { $number } { $number ->
    [one] reconnaissance
   *[other] reconnaissances
} pour la distribution : chacun en glisse une de sa main sous la pioche.
event-bonds-given = { $number } { $number ->
    [one] reconnaissance va
   *[other] reconnaissances vont
} sous la pioche.
event-game-ended = La partie est finie : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Pourquoi pas
refusal-not-offered = Cette reconnaissance ne vous est pas proposée.
refusal-buy-in-order = Les reconnaissances se nomment dans l’ordre, et vous en avez choisi une plus haute.
refusal-cannot-pay = Votre argent ne suffit pas pour celle-ci en plus.
refusal-nothing-to-hold = Personne n’a encore enchéri : il n’y a rien à tenir.
refusal-bid-not-higher = Surenchérir, c’est dépasser la plus haute enchère.
refusal-only-jokers = Une enchère demande une vraie reconnaissance : des jokers seuls ne comptent pas.
refusal-too-few-valid-bonds = Vous n’avez pas autant de reconnaissances valables ici.
refusal-not-in-hand = Vous n’avez pas cette reconnaissance.
refusal-not-valid = Cette reconnaissance n’est pas valable pour cette visite.
refusal-only-jokers-shown = On ne montre pas que des jokers : commencez par une vraie reconnaissance.
refusal-show-in-order = Les reconnaissances se nomment dans l’ordre, et après celle-ci il en resterait trop peu.
refusal-card-not-face-up = Cette carte privilège n’est pas face visible.
refusal-not-on-card = Aucun champ libre de votre carte ne montre ce privilège.
refusal-colour-not-on-card = Aucun champ libre de votre carte ne montre cette couleur, et rien d’autre ne la remplace.
refusal-no-bonds-to-draw = Il ne reste aucune reconnaissance à piocher.
refusal-no-trading-post = Les 300 florins demandent au moins l’échelon 2 en jaune.
refusal-on-top-rank = Vous êtes au sommet : il n’y a plus d’échelon.
refusal-not-at-rank = Ce joueur n’est pas à l’échelon qu’il vous faut.
refusal-rank-too-low = Votre échelon ne donne pas droit à cette tuile.
refusal-one-of-a-kind = Vous en avez déjà une de cette sorte, et une suffit.
refusal-not-enough-money = Vous ne pouvez pas payer tout son prix.
refusal-no-builder = Vous n’avez pas d’architecte.
refusal-builder-done = Votre architecte a déjà construit avec cette carte.
refusal-must-give = Seule une main vide ne donne rien.

# La table dans le terminal
drawing-round = { $round ->
    [0] Avant le premier des { $rounds } tours
   *[other] Tour { $round } sur { $rounds } · { $noble }
}
drawing-highest = enchère { $number }
drawing-pile = { $price ->
    [0] pioche vide
   *[other] pioche { $number }, prix du dessus { $price }
}
drawing-cards = Cartes privilège
drawing-ranks = Échelons
drawing-rights = Tuiles
drawing-prestige = { $prestige } prestige
drawing-prestige-barred = { $prestige } prestige, arrêt à { $barrier }
drawing-bid = · offre { $number }
drawing-passed = · passe
drawing-income-yellow = { $amount } florins
drawing-income-orange = { $amount } prestige
drawing-income-purple = { $free ->
    [0] { $amount } cartes
   *[other] { $amount } + { $free } cartes
}
drawing-money = { $florins } florins
drawing-known = connues
drawing-doubted = { $missing ->
    [one] connues à une près
   *[other] connues à { $missing } près
}
drawing-shown = montrées
drawing-offer = proposées
drawing-chosen = choisies
drawing-jokers = { $number ->
    [one] 1 joker
   *[other] { $number } jokers
}

# La première leçon
lesson-buy = Bienvenue à Augsbourg, où cinq nobles sont endettés. Tous achètent des reconnaissances de dette en même temps et en secret. Vous avez 1 500 florins ; plus la valeur est haute, plus le prix l’est aussi. Achetez Louise 5, Léo 3, 10 et 16 et Maria 17, puis dites que c’est assez.
lesson-no-bond = À chaque manche, les cinq nobles sont visités l’un après l’autre. Pour l’emporter, on annonce un nombre de reconnaissances de ce noble, et vous n’en avez aucune de Philippe : passez.
lesson-raise = Au tour de Louise. Giallolino en annonce une. Les jokers comptent auprès de chaque noble, pourvu qu’il y ait une vraie reconnaissance avec eux : vous pouvez monter à deux.
lesson-show = Giallolino tient le même nombre. Les deux montrent maintenant autant de reconnaissances en même temps, et seule la plus haute valeur compte. Montrez Louise 5 et un joker, qui n’a pas de valeur propre.
lesson-hold = Un 17 l’a emporté ; vous avez repris vos cartes et reçu 100 florins de consolation. Voici Léo : ouvrez à une, et quand Vermiglio en annonce deux, tenez.
lesson-values = Cette fois, vous êtes en force. Montrez Léo 3 et Léo 16 : 16 bat presque tout, et l’autre carte peut être une petite.
lesson-card = Vous remportez la visite de Léo et prenez une des cartes de privilège restantes. Vous utiliserez deux de ses trois cases. Prenez celle aux deux comptoirs jaunes.
lesson-ladder = Chaque couleur est une échelle de quatre échelons. Le jaune rapporte de l’argent à la fin de la manche, l’orange du prestige, le violet un plus grand choix de reconnaissances. Montez deux fois en jaune.
lesson-again = Maria maintenant. Vous avez son 17, ce qu’il y a de mieux : ouvrez à une, tenez à deux, et montrez le 17 avec un joker.
lesson-money = Cette carte porte une case jaune, une pioche et de l’argent. Dès le deuxième échelon, une case jaune peut valoir 300 florins. Prenez 300 et 500 : vous en aurez besoin tout de suite.
lesson-maximilian = Maximilien vient en dernier et accepte toutes les reconnaissances. Une seule suffit aujourd’hui : annoncez-la et montrez Léo 10. Prenez ensuite la dernière carte, et d’abord ses 6 points de prestige.
lesson-church = Le prestige s’arrête à 25 sans église et à 45 sans cathédrale. Une case violette permet de bâtir ; la première église est la plus chère, mais elle est là à temps. Bâtissez-la.
lesson-end = C’était une manche entière : reconnaissances, cinq visites, privilèges, puis revenus et nouvelles reconnaissances. Gardez une vraie carte pour chaque noble qui vous tente, surveillez les deux barrières et montez tôt. Bonne chance !
