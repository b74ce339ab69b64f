# Valeurs
value-bond = { $noble ->
    [philipp] Philippe { $value }
    [louise] Louise { $value }
    [leo] Léo { $value }
    [maria] Maria { $value }
   *[joker] un joker
}
values-bond = { $noble ->
    [philipp] { $count } × Philippe { $value }
    [louise] { $count } × Louise { $value }
    [leo] { $count } × Léo { $value }
    [maria] { $count } × Maria { $value }
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
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
    [florins] { -box-privilege-florins } florins
    [draw] pioche
    [six] { -box-privilege-prestige-1 } points de prestige
   *[seven] { -box-privilege-prestige-2 } points de prestige
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
ask-buy = Choisissez les reconnaissances que vous achetez, dans l’ordre indiqué, puis terminez l’achat. Tous choisissent en même temps.
ask-bid = { $number ->
    [0] On visite { $noble } : offrez un nombre de reconnaissances, ou passez.
   *[other] On visite { $noble }, et l’offre est de { $number } : passez, tenez ou surenchérissez.
}
ask-show = { $number ->
    [one] Montrez { $number } reconnaissance pour { $noble }, à votre choix.
   *[other] Montrez { $number } reconnaissances pour { $noble }, à votre choix, dans l’ordre indiqué.
}
ask-take-card = Prenez une carte privilège.
ask-use = { $uses ->
    [1] Utilisez un second privilège de la carte.
   *[other] Utilisez un premier privilège de la carte.
}
ask-rob = À qui prenez-vous la carte de rang ? Vous montez au rang suivant : { $rank }.
ask-console = Vous perdez un rang : prenez { -box-robbed-florins } florins ou { -box-robbed-points } point de prestige.
ask-discard = Défaussez une reconnaissance de votre main, face visible.
ask-builder = Votre architecte peut encore construire avec cette carte.
ask-give = Il n’y a pas assez de reconnaissances pour tous : glissez-en une de votre main sous la pioche.

# Ce que l’on peut faire
act-buy = Acheter { $bond }
act-bought = Terminer l’achat
act-pass = Passer
act-hold = Tenir
act-bid = Offrir { $number }
act-show = Montrer { $bond }
act-card = Prendre la carte { $card }
act-florins = Prendre { -box-privilege-florins } florins
act-prestige = Prendre le prestige
act-draw = Piocher deux reconnaissances, en défausser une
act-climb = Monter d’un rang : { $colour }
act-yellow-florins = Prendre { -box-yellow-florins } florins pour le jaune
act-tile = Prendre { $tile }
act-build = Construire { $building }
act-give-up = Renoncer au privilège pour { -box-given-up-points } points de prestige
act-builder = L’architecte construit { $building }
act-no-building = Ne rien construire
act-discard = Défausser { $bond }
act-rob = La prendre à { $seat }
act-console-florins = Accepter { -box-robbed-florins } florins
act-console-prestige = Accepter { -box-robbed-points } point de prestige
act-give = Donner { $gift }

# Ce qui s’est passé
event-round-began = Le tour { $round } commence ; les cartes privilège { $cards } sont face visible.
event-visit-began = On visite { $noble } ; { $seat } ouvre l’enchère.
event-passed = { $seat } passe.
event-bid-made = { $seat } offre { $number }.
event-bid-held = { $seat } tient à { $number }.
event-nobody-bid = Personne n’a rien offert : { $noble }.
event-bonds-shown = { $seat } montre { $bonds }.
event-visit-won = { $rivals ->
    [0] Avec la plus haute offre, { $seat } remporte la visite ({ $noble }) et défausse { $bonds }.
   *[other] { $seat } remporte la visite ({ $noble }) et défausse { $bonds }.
}
event-showing-consoled = { $seat } reprend ses reconnaissances et reçoit { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-card-taken = { $seat } prend la carte privilège { $card } : { $privileges }.
event-florins-taken = { $seat } prend { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-prestige-taken = { $seat } prend { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
} et en gagne { $gained }.
event-prestige-lost = { $missing ->
    [church] Sans église, { $seat } s’arrête à { $barrier } ; points de prestige perdus : { $lost }.
   *[cathedral] Sans cathédrale, { $seat } s’arrête à { $barrier } ; points de prestige perdus : { $lost }.
}
event-privilege-given-up = { $seat } renonce à un privilège et gagne { $gained ->
    [one] { $gained } point de prestige
   *[other] { $gained } points de prestige
}.
event-bonds-drawn = { $seat } pioche { $number ->
    [one] { $number } reconnaissance
   *[other] { $number } reconnaissances
}.
event-bonds-seen = { $seat } pioche { $bonds } gratuitement.
event-bond-discarded = { $seat } défausse { $bond }.
event-climbed = { $seat } monte d’un rang : { $rank }.
event-robbed = { $seat } monte d’un rang ({ $rank }) et prend la carte à { $robbed_seat }.
event-consoled-with-florins = { $seat } reçoit { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} en compensation.
event-consoled-with-prestige = { $seat } gagne { $gained ->
    [one] { $gained } point de prestige
   *[other] { $gained } points de prestige
} en compensation.
event-tile-taken = { $points ->
    [0] { $seat } prend { $tile }.
    [one] { $seat } prend { $tile } ({ $points } point par tour).
   *[other] { $seat } prend { $tile } ({ $points } points par tour).
}
event-built = { $seat } construit { $building } pour { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
event-builder-built = { $seat } fait construire { $building } par son architecte pour { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
event-money-received = { $seat } reçoit { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-prestige-received = { $seat } gagne { $gained ->
    [one] { $gained } point de prestige
   *[other] { $gained } points de prestige
} (titre { $title }, blason { $coat_of_arms }, lettres de noblesse { $patent }).
event-bonds-dealt = { $free ->
    [0] Reconnaissances proposées à { $seat } : { $offered }.
   *[other] Reconnaissances pour { $seat } : gratuites { $free }, proposées { $offered }.
}
event-bonds-offered = { $seat } se voit proposer { $bonds }.
event-bonds-bought = { $bonds-count ->
    [0] { $seat } n’achète rien.
   *[other] { $seat } achète { $bonds } pour { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
}
event-purchase-ended = Tous ont payé et défaussé ce qu’ils n’achètent pas.
event-pile-reshuffled = La défausse est mélangée en une nouvelle pioche : { $number ->
    [one] { $number } reconnaissance
   *[other] { $number } reconnaissances
}.
event-discard-put-under = Il faut distribuer { $due ->
    [one] { $due } reconnaissance
   *[other] { $due } reconnaissances
}, plus que n’en ont pioche et défausse : la défausse est mélangée et glissée sous la pioche, qui en a maintenant { $number }.
event-too-few-bonds = Il manque encore { $number ->
    [one] { $number } reconnaissance
   *[other] { $number } reconnaissances
} pour la distribution : chacun en glisse une de sa main sous la pioche.
event-bonds-given = { $number ->
    [one] { $number } reconnaissance va
   *[other] { $number } reconnaissances vont
} sous la pioche.
event-tie-compared = Égalité à { $points } de prestige. { $compared ->
    [cathedral] { $price ->
        [0] { $seat } n’a pas de cathédrale
       *[other] { $seat } a la cathédrale à { $price } F
    } ; la plus chère l’emporte.
   *[church] { $price ->
        [0] { $seat } n’a ni cathédrale ni église
       *[other] { $seat } a l’église à { $price } F
    } ; faute de cathédrale, l’église la plus chère l’emporte.
}
event-game-ended = La partie est terminée : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Pourquoi pas
refusal-not-offered = Cette reconnaissance ne vous est pas proposée.
refusal-buy-in-order = Les reconnaissances se choisissent dans l’ordre croissant, et vous en avez déjà choisi une qui vient après.
refusal-cannot-pay = Vous n’avez pas assez d’argent pour acheter celle-ci en plus.
refusal-nothing-to-hold = Personne n’a encore rien offert : il n’y a rien à tenir.
refusal-bid-not-higher = Une surenchère doit dépasser la plus haute offre.
refusal-only-jokers = Une offre demande une vraie reconnaissance : des jokers seuls ne comptent pas.
refusal-too-few-valid-bonds = Vous n’avez pas autant de reconnaissances valables pour cette visite.
refusal-not-in-hand = Vous n’avez pas cette reconnaissance.
refusal-not-valid = Cette reconnaissance n’est pas valable pour cette visite.
refusal-only-jokers-shown = On ne peut pas montrer que des jokers : commencez par une vraie reconnaissance.
refusal-show-in-order = Les reconnaissances se choisissent dans l’ordre croissant, et après celle-ci il en resterait trop peu.
refusal-card-not-face-up = Cette carte privilège n’est pas face visible.
refusal-not-on-card = Votre carte n’a plus ce privilège, ou vous l’avez déjà utilisé.
refusal-colour-not-on-card = Votre carte n’a plus de privilège de cette couleur, et aucun autre ne peut le remplacer.
refusal-no-bonds-to-draw = Il ne reste aucune reconnaissance à piocher.
refusal-no-trading-post = Pour prendre { -box-yellow-florins } florins, il faut être au moins au rang 2 en jaune.
refusal-on-top-rank = Vous êtes déjà au rang le plus haut.
refusal-not-at-rank = Ce joueur n’est pas au rang qu’il vous faut.
refusal-rank-too-low = Votre rang ne donne pas droit à cette tuile.
refusal-one-of-a-kind = Vous en avez déjà une de cette sorte ; on n’en a jamais deux.
refusal-not-enough-money = Vous n’avez pas assez d’argent pour payer son prix.
refusal-no-builder = Vous n’avez pas d’architecte.
refusal-builder-done = Votre architecte a déjà construit avec cette carte.
refusal-must-give = Seul un joueur sans reconnaissance en main n’en donne pas.

# La table dans le terminal
drawing-round = { $round ->
    [0] Avant le tour 1 sur { $rounds }
   *[other] Tour { $round } sur { $rounds } · { $noble }
}
drawing-highest = offre { $number }
drawing-pile = { $price ->
    [0] pioche vide
   *[other] pioche { $number }, prix du dessus { $price }
}
drawing-cards = Cartes privilège
drawing-ranks = Cartes de rang
drawing-rights = Tuiles droits
drawing-prestige = prestige { $prestige }
drawing-prestige-barred = prestige { $prestige }, arrêt à { $barrier }
drawing-bid = · offre { $number }
drawing-passed = · a passé
drawing-income-yellow = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
drawing-income-orange = prestige { $amount }
drawing-income-purple = { $free ->
    [0] { $amount ->
        [one] { $amount } reconnaissance
       *[other] { $amount } reconnaissances
    }
   *[other] reconnaissances { $amount }+{ $free }
}
drawing-money = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
drawing-known = connues
drawing-doubted = { $missing ->
    [1] connues à une près
   *[other] connues à { $missing } près
}
drawing-shown = montrées
drawing-offer = proposées
drawing-chosen = choisies
drawing-price = ({ $price } F)
drawing-purchase = = { $cost } F, il reste { $left } F
drawing-jokers = { $number ->
    [one] { $number } joker
   *[other] { $number } jokers
}

# La première leçon
lesson-buy = Bienvenue à Augsbourg, où cinq nobles sont endettés. Les cartes privilège du premier tour sont déjà face visible. Tous achètent des reconnaissances de dettes en même temps et en secret. Vous avez 1 500 florins ; plus la valeur est haute, plus le prix l’est aussi. Choisissez Louise 5, Léo 3, 10 et 16 et Maria 17, puis validez votre achat.
lesson-no-bond = À chaque tour, on visite les cinq nobles l’un après l’autre. Pour remporter une visite, on offre un nombre de reconnaissances de ce noble, et vous n’en avez aucune de Philippe : passez.
lesson-raise = C’est le tour de Louise. Giallolino offre une reconnaissance. Les jokers comptent pour tous les nobles, à condition d’avoir au moins une vraie reconnaissance : vous pouvez monter à deux.
lesson-show = Giallolino tient. Vous montrez maintenant tous les deux ce nombre de reconnaissances en même temps, et seule la plus haute valeur compte. Montrez Louise 5 et un joker, qui n’a pas de valeur.
lesson-hold = Un 17 l’a emporté ; vous avez repris vos reconnaissances et reçu { -box-consolations-1 } florins en compensation. Passons à Léo : ouvrez à une et, quand Vermiglio en offre deux, tenez.
lesson-values = Cette fois, vous avez de quoi gagner. Montrez Léo 3 et Léo 16 : 16 bat presque tout, et l’autre reconnaissance peut être petite.
lesson-card = Vous remportez la visite de Léo et prenez l’une des cartes privilège qui restent. Vous utiliserez deux de ses trois privilèges, l’un après l’autre. Prenez celle qui a deux postes jaunes.
lesson-ladder = Chaque couleur est une échelle de quatre rangs. À la fin du tour, le jaune rapporte de l’argent, l’orange du prestige, le violet un plus grand choix de reconnaissances. Montez deux fois en jaune.
lesson-again = Maintenant, Maria. Vous avez son 17, le plus haut de tous : ouvrez à une, tenez à deux, et montrez le 17 avec un joker.
lesson-money = Cette carte a un privilège jaune, une pioche et de l’argent. À partir du rang 2, un privilège jaune peut rapporter { -box-yellow-florins } florins. Prenez { -box-yellow-florins } et { -box-privilege-florins } : vous en aurez besoin tout de suite.
lesson-maximilian = Maximilien vient en dernier et accepte toutes les reconnaissances. Une seule suffit aujourd’hui : offrez-la et montrez Léo 10. Prenez ensuite la dernière carte, et d’abord ses { -box-privilege-prestige-1 } points de prestige.
lesson-church = Le prestige s’arrête à { -box-church-barrier } sans église et à { -box-cathedral-barrier } sans cathédrale. Un privilège violet permet d’en construire une ; la première église est la plus chère, mais vous l’avez à temps. Construisez-la.
lesson-end = Voilà un tour complet : reconnaissances, cinq visites, privilèges, puis revenus et nouvelles reconnaissances. Gardez une vraie reconnaissance pour chaque noble qui vous intéresse, surveillez les deux barrières et montez tôt. Bonne chance !

# D’où viennent les points
source-title = Titre
source-coat-of-arms = Blason
source-patent = Lettres de noblesse
source-privileges = Privilèges
source-given-up = Privilèges non utilisés
source-consoled = Compensation d’un rang perdu
source-lost = Perdu aux barrières

# Le conseiller : de quoi parle une raison ou une habitude
topic-supply = ce qui reste en réserve
topic-cards = cartes privilège
topic-prices = prix des églises et cathédrales
topic-outlook = prestige à la fin
topic-income = prestige par tour
topic-growth = reconnaissances à venir
topic-money = argent
topic-turn = l’ordre du jeu
topic-course = le cours de la partie
topic-prestige = prestige
topic-ranks = rangs
topic-rights = tuiles droits
topic-bonds = reconnaissances en main
term-titles = prestige des fins de tour
term-office = la charge
term-barriers = les barrières
term-rival = avance sur le meilleur rival
of-round = tour { $round }
habit-buy = acheter des reconnaissances
habit-bid = faire des offres pendant les visites
habit-take-card = choisir une carte privilège
habit-use = utiliser les privilèges
habit-rob = choisir à qui prendre
habit-console = choisir une compensation
habit-discard = défausser des reconnaissances
habit-builder = faire construire son architecte
habit-give = donner des reconnaissances

# Jusqu’à quand on peut s’en tenir à passer
until-noble = Passer à cette visite
until-round = Passer jusqu’à la fin du tour
bids-noble = à cette visite
bids-round = à chaque visite du tour
bids-most = Rester jusqu’à (reconnaissances)
order-at-bid = Quand vous pouvez enchérir

# La deuxième leçon : un tour à soi
practice-begin = Voici un tour à jouer vous-même : achetez des reconnaissances, puis visitez les cinq nobles. Le conseil vous dit ce que ferait un bon joueur.
practice-buy = Achetez des reconnaissances hautes d’un ou deux nobles plutôt qu’un peu de tout, et gardez de l’argent pour les rangs et les églises.
practice-bid = Seule la plus haute reconnaissance compte, mais chacun doit en montrer autant qu’il en a offert. Passez quand votre plus haute est faible.
practice-show = Montrez votre plus haute reconnaissance de ce noble ; les autres peuvent être petites.
practice-take-card = Vous utiliserez deux des trois privilèges de cette carte. Montez tôt : les rangs rapportent à la fin de chaque tour.
practice-use = Le jaune rapporte de l’argent, l’orange du prestige, le violet un plus grand choix de reconnaissances. Sans église, le prestige s’arrête à la première barrière.
practice-discard = Défaussez ce qui ne vous fera plus rien gagner.
practice-end = Le tour est terminé et les revenus sont versés. Vous pouvez continuer cette partie jusqu’au bout, ou en commencer une vraie.

# L’aperçu des règles
overview-aim = Cinq nobles doivent de l’argent aux marchands d’Augsbourg. Réclamez leurs dettes au fil des visites, utilisez les privilèges qu’ils accordent en échange et marquez le plus de prestige.
overview-contents = Les reconnaissances portent un noble et une valeur ; les jokers comptent pour tous les nobles. Chaque carte privilège a trois privilèges. Les cartes de rang forment trois échelles : jaune pour l’argent, orange pour le prestige, violet pour les reconnaissances. Les rangs élevés donnent droit à des tuiles droits ; églises et cathédrales se construisent.
overview-turn = À chaque tour, on visite les cinq nobles l’un après l’autre. Pour remporter une visite, on offre un nombre de reconnaissances de ce noble : passer, tenir ou surenchérir. Tous ceux qui tiennent la plus haute offre en montrent autant, et la plus haute valeur remporte une carte privilège, dont on utilise deux privilèges.
overview-details = Les reconnaissances du vainqueur sont dépensées ; les autres joueurs qui en ont montré reprennent les leurs, et le deuxième et le troisième reçoivent un peu d’argent. À la fin du tour, rangs et droits rapportent de l’argent, du prestige et de nouvelles reconnaissances. Sans église, puis sans cathédrale, le prestige s’arrête à deux barrières.
overview-end = À la fin du dernier tour, rangs et droits ne rapportent plus que du prestige. Le plus de prestige l’emporte.

# Le conseiller : ce que vaut la visite
price-worth = La visite vaut jusqu’à { $price ->
    [one] { $price } reconnaissance
   *[other] { $price } reconnaissances
}.
price-not-worth = La visite ne vaut pas une offre.
