# Valeurs
value-card = { $name ->
    [mathematician] Mathématicien
    [theologian] Théologien
    [philosopher] Philosophe
    [botanist] Botaniste
    [alchemist] Alchimiste
    [physicist] Physicien
    [watchmaker] Horloger
    [goldsmith] Orfèvre
    [bell-maker] Fondeur de cloches
    [cartographer] Cartographe
    [lawyer] Juriste
    [choreographer] Chorégraphe
    [composer] Compositeur
    [sculptor] Sculpteur
    [painter] Peintre
    [pharmacist] Apothicaire
    [physician] Médecin
    [dramatist] Dramaturge
    [poet] Poète
    [astronomer] Astronome
    [organ-builder] Facteur d’orgues
    [buildings] Bâtiments, +{ -box-bonus-buildings } chacun
    [large-buildings] Grands bâtiments, +{ -box-bonus-large-buildings } chacun
    [medium-buildings-and-forests] Bâtiments moyens et forêts, +{ -box-bonus-medium-buildings-and-forests } chacun
    [small-buildings-and-landscapes] Petits bâtiments et paysages, +{ -box-bonus-small-buildings-and-landscapes } chacun
    [building-sizes] Tailles de bâtiment, +{ -box-bonus-building-sizes } chacune
    [landscapes] Paysages, +{ -box-bonus-landscapes } chacun
    [forests] Forêts, +{ -box-bonus-forests } chacune
    [lakes] Lacs, +{ -box-bonus-lakes } chacun
    [parks] Parcs, +{ -box-bonus-parks } chacun
    [freedoms] Libertés, +{ -box-bonus-freedoms } chacune
    [jesters] Saltimbanques, +{ -box-bonus-jesters } chacun
    [jesters-and-freedoms] Saltimbanques et libertés, +{ -box-bonus-jesters-and-freedoms } chacun
    [builders] Artisans, +{ -box-bonus-builders } chacun
    [builders-and-lakes] Artisans et lacs, +{ -box-bonus-builders-and-lakes } chacun
    [prestige-cards] Cartes de renommée, +{ -box-bonus-prestige-cards } chacune
    [prestige-cards-and-freedoms] Cartes de renommée et libertés, +{ -box-bonus-prestige-cards-and-freedoms } chacune
    [kinds-of-landscape] Sortes de paysage, +{ -box-bonus-kinds-of-landscape } chacune
    [categories] Catégories, +{ -box-bonus-categories } chacune
    [cards-in-hand] Cartes en main, +{ -box-bonus-cards-in-hand } chacune
    [cards-on-table] Cartes sur la table, +{ -box-bonus-cards-on-table } chacune
    [most-buildings] Le plus de bâtiments ({ -box-prestige-most-buildings-points })
    [fewest-empty-squares] Le moins de cases vides ({ -box-prestige-fewest-empty-squares-points })
    [most-landscapes] Le plus de paysages ({ -box-prestige-most-landscapes-points })
    [most-lakes] Le plus de lacs ({ -box-prestige-most-lakes-points })
    [four-buildings-two-freedoms-four-works] 4 bâtiments, 2 libertés, 4 œuvres ({ -box-prestige-4-buildings-2-freedoms-4-works-points })
    [most-builders] Le plus d’artisans ({ -box-prestige-most-builders-points })
    [builder-jester-two-landscapes] Artisan, saltimbanque, 2 paysages ({ -box-prestige-builder-jester-2-landscapes-points })
    [two-large-buildings] 2 grands bâtiments ({ -box-prestige-2-large-buildings-points })
    [all-kinds-of-landscape] Toutes les sortes de paysage ({ -box-prestige-all-kinds-of-landscape-points })
    [most-forests] Le plus de forêts ({ -box-prestige-most-forests-points })
    [all-freedoms] Toutes les libertés ({ -box-prestige-all-freedoms-points })
    [most-jesters] Le plus de saltimbanques ({ -box-prestige-most-jesters-points })
    [most-parks] Le plus de parcs ({ -box-prestige-most-parks-points })
   *[most-works] Le plus d’œuvres ({ -box-prestige-most-works-points })
}
value-lot = { $name ->
    [forest] une forêt
    [lake] un lac
    [park] un parc
    [jester] un saltimbanque
    [builder] un artisan
    [prestige] une carte de renommée
   *[recruiting] une carte de recrutement
}
value-piece = { $name ->
    [university] Université
    [laboratory] Laboratoire
    [workshop] Manufacture
    [library] Bibliothèque
    [opera] Opéra
    [studio] Atelier
    [hospital] Hôpital
    [theater] Théâtre
    [tower] Tour
    [chapel] Chapelle
    [forest] Forêt
    [lake] Lac
   *[park] Parc
}
value-freedom = { $name ->
    [opinion] la liberté d’opinion
    [religion] la liberté de religion
   *[travel] la liberté de voyager
}
value-deck = { $name ->
    [profession] cartes de profession
    [bonus] cartes de bonus
   *[prestige] cartes de renommée
}
value-turn = { $name }
value-square = { $name }
value-points = { $name }

# Ce qui est demandé
ask-return = Rendez l’une de vos quatre professions.
ask-start = Lancez une enchère à { -box-first-bid }, ou renoncez à acheter ce tour-ci.
ask-raise = L’offre est de { $bid } pour { $lot }. Montez à { $raised }, ou passez.
ask-last = Tous les autres ont acheté un lot ou renoncé : prenez l’un des lots qui restent pour { -box-first-bid }, ou renoncez aussi.
ask-recruit = Recrutez tout de suite une profession, ou gardez la carte de recrutement.
ask-place = { $piece } : où la pièce va-t-elle ? Donnez son orientation et la case la plus à gauche de sa rangée du haut.
ask-keep = { $cards-count ->
    [0] On regarde le dessus de la pile des { $deck } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
   *[other] Gardez l’une de ces { $deck } : { $cards }.
}
ask-order = Choisissez l’ordre des cartes qui vont sous la pile, celle du dessus d’abord.
ask-action = { $actions ->
    [0] Recrutez une profession, ou terminez votre tour.
    [one] Encore { $actions } action. Une œuvre doit valoir { $minimum }.
   *[other] Encore { $actions } actions. Une œuvre doit valoir { $minimum }.
}
ask-bonus = { $card } : valeur { $value }, il en faut au moins { $minimum }. Jouez des cartes de bonus, ou arrêtez-vous là.
ask-split = L’œuvre vaut { $value }. Combien de points de renommée prenez-vous, à { -box-price-of-a-point } florins chacun ? Au plus { $most }.

# Ce que l’on peut faire
act-return = Rendre { $card }
act-start = Lancer une enchère : { $lot }
act-take = Prendre { $lot } pour { -box-first-bid }
act-decline = Renoncer
act-raise = Surenchérir de { -box-raise-by }
act-pass = Passer
act-place = En { $square }, orientation { $turn }
act-keep = Garder { $card }
act-under = Sous la pile : { $card }
act-work = Réaliser une œuvre : { $card }
act-build = Construire : { $piece }
act-introduce = Instituer { $freedom }
act-take-profession = Piocher une carte de profession ({ -box-price-of-a-card })
act-take-bonus = Piocher une carte de bonus ({ -box-price-of-a-card })
act-recruit = Recruter { $card }
act-keep-recruiting = Garder la carte de recrutement
act-end-turn = Terminer votre tour
act-sell = Céder 1 point de renommée pour { -box-money-for-a-point }
act-bonus = Jouer { $card }
act-enough = Ne plus jouer de carte de bonus
act-points = { $points ->
    [0] Seulement de l’argent
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
}

# Ce qui s’est passé
event-profession-returned = { $seat } rend une profession.
event-round-began = Le tour { $round } commence ; premier joueur : { $first_seat }. Une œuvre doit valoir { $minimum }.
event-auction-started = { $seat } lance une enchère à { $bid } : { $lot }.
event-bid-raised = { $seat } offre { $bid }.
event-passed = { $seat } passe.
event-declined = { $seat } n’achète rien ce tour-ci.
event-lot-bought = { $seat } achète { $lot } pour { $price }.
event-points-sold = { $seat } cède { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
} pour { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
event-builder-scored = { $seat } marque { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
} pour l’artisan numéro { $builders }.
event-piece-placed = { $points ->
    [0] { $seat } place { $piece } en { $square }, orientation { $turn }.
    [one] { $seat } place { $piece } en { $square }, orientation { $turn }, et marque { $points } point de renommée.
   *[other] { $seat } place { $piece } en { $square }, orientation { $turn }, et marque { $points } points de renommée.
}
event-look-began = { $price ->
    [0] { $seat } regarde le dessus de la pile des { $deck } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
   *[other] { $seat } paie { $price } et regarde le dessus de la pile des { $deck } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
}
event-cards-seen = Vous voyez { $cards }.
event-look-ended = { $number ->
    [0] { $seat } garde la dernière des { $deck }.
   *[other] { $seat } garde l’une des { $deck } et en remet { $number } sous la pile.
}
event-card-kept = { $cards-count ->
    [0] Vous gardez { $card }.
   *[other] Vous gardez { $card } ; sous la pile, de haut en bas : { $cards }.
}
event-recruited = { $seat } recrute { $card } chez { $robbed_seat }.
event-recruiting-kept = { $seat } garde la carte de recrutement.
event-work-completed = { $cards-count ->
    [0] { $seat } réalise une œuvre de valeur { $value } : { $card }.
   *[other] { $seat } réalise une œuvre de valeur { $value } : { $card }, avec { $cards }.
} Détail : bâtiment { $from_building }, paysage { $from_landscape }, liberté { $from_freedom }, saltimbanques { $from_jesters }, cartes { $from_cards }, bonus { $from_bonus }.
event-pay-split = { $seat } reçoit { $money ->
    [one] { $money } florin
   *[other] { $money } florins
} et { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
}.
event-building-bought = { $price ->
    [0] { $seat } construit gratuitement : { $piece }.
   *[other] { $seat } paie { $price } pour un bâtiment : { $piece }.
}
event-freedom-introduced = { $seat } paie { -box-price-of-a-freedom } et institue { $freedom }.
event-turn-ended = { $seat } termine son tour.
event-best-work = Plus belle œuvre du tour, de valeur { $value } : { $seats }, { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
}{ $seats-count ->
    [one] {""}
   *[other] {" "}pour chacun
}.
event-prestige-scored = { $seat } révèle { $card } et marque { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
}.
event-tie-compared = Égalité à { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
}. { $seat } a encore { $money ->
    [one] { $money } florin
   *[other] { $money } florins
} ; le plus d’argent l’emporte.
event-game-ended = La partie est terminée : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Pourquoi non
refusal-not-dealt = Vous n’avez pas reçu cette profession.
refusal-already-sold = Un lot de cette sorte a déjà été vendu ce tour-ci.
refusal-pile-empty = Il n’en reste plus.
refusal-three-builders = Vous avez trois artisans ; personne ne peut en avoir plus.
refusal-no-room-for-landscape = Ce paysage ne tient nulle part dans votre domaine.
refusal-cannot-pay-bid = Vous ne pouvez pas payer cela, même avec tous vos points de renommée.
refusal-no-point-to-sell = Vous n’avez aucun point de renommée à céder.
refusal-outside = La pièce sortirait des murs, ou n’a pas cette orientation.
refusal-overlaps = La pièce en recouvrirait une autre.
refusal-too-close = Avec moins de deux artisans, un bâtiment ne peut toucher par un côté ni un bâtiment ni le palais.
refusal-not-looked-at = Cette carte n’est pas parmi celles que vous regardez.
refusal-already-put-back = Cette carte est déjà sous la pile.
refusal-kept-card = C’est la carte que vous gardez.
refusal-no-recruiting-card = Vous n’avez pas de carte de recrutement en main.
refusal-not-face-up = Cette profession n’est pas face visible chez un adversaire.
refusal-no-action-left = Il ne vous reste plus d’action ce tour-ci.
refusal-profession-not-in-hand = Vous n’avez pas cette profession en main.
refusal-below-minimum = L’œuvre n’atteint pas la valeur minimale de ce tour.
refusal-bonus-not-in-hand = Vous n’avez pas cette carte de bonus en main.
refusal-bonus-in-order = Les cartes de bonus se choisissent dans l’ordre de leur liste ; celle-ci vient avant, ou est déjà jouée.
refusal-not-enough-bonus = À partir de cette carte, vos cartes de bonus ne suffisent pas à atteindre le minimum.
refusal-too-many-points = Le paiement ne suffit pas pour autant de points.
refusal-one-of-a-kind = Votre domaine a déjà ce bâtiment.
refusal-building-out-of-stock = Il n’y a plus de ce bâtiment.
refusal-no-place = Ce bâtiment ne tient nulle part dans votre domaine.
refusal-cannot-pay-action = Vous ne pouvez pas payer cela, même avec tous vos points de renommée.
refusal-freedom-twice = Une seule liberté peut être instituée par tour.
refusal-freedom-had = Vous avez déjà cette liberté.
refusal-freedom-out-of-stock = Cette liberté n’est plus dans la réserve.
refusal-profession-twice = Une seule carte de profession peut être piochée par tour.
refusal-no-professions = La pile des professions est épuisée.
refusal-no-bonus-cards = La pile des cartes de bonus est épuisée.

# La table dans le terminal
drawing-round = Tour { $round } sur { $rounds } : { $phase ->
    [set-up] choix des professions
    [auction] enchères
    [action] actions
   *[over] la partie est terminée
}. Une œuvre doit valoir { $minimum }. Premier joueur : { $seat }.
drawing-left = il en reste { $number }
drawing-buyer = { $seat }
drawing-bid = { $bid }, { $seat }
drawing-lot = { $lot ->
    [forest] Forêt
    [lake] Lac
    [park] Parc
    [jester] Saltimbanque
    [builder] Artisan
    [prestige] Renommée
   *[recruiting] Recrutement
}
drawing-piles = Piles : professions { $professions }, bonus { $bonus }, renommée { $prestige }.
drawing-known = Vous en connaissez : { $cards }.
drawing-freedoms-left = Libertés restantes : opinion { $opinion }, religion { $religion }, voyage { $travel }.
drawing-sold-out = Épuisés : { $pieces }.
drawing-code = { $piece ->
    [university] Un
    [laboratory] La
    [workshop] Ma
    [library] Bi
    [opera] Op
    [studio] At
    [hospital] Hô
    [theater] Th
    [tower] To
    [chapel] Ch
    [forest] fo
    [lake] lc
   *[park] pc
}
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-money = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}
drawing-estate = { $builders ->
    [one] { $builders } artisan
   *[other] { $builders } artisans
}, { $jesters ->
    [one] { $jesters } saltimbanque
   *[other] { $jesters } saltimbanques
} ; un bâtiment coûte { $price }
drawing-freedom = { $name ->
    [opinion] opinion
    [religion] religion
   *[travel] voyage
}
drawing-freedoms = Libertés : { $freedoms }
drawing-works = Œuvres : { $cards }
drawing-recruited = { $number ->
    [one] { $number } carte de recrutement
   *[other] { $number } cartes de recrutement
}
drawing-in-hand = En main : { $professions ->
    [one] { $professions } profession
   *[other] { $professions } professions
}, recrutement { $recruiting }, bonus { $bonus }, renommée { $prestige }
drawing-shown = Connues : { $cards }
drawing-best = Plus belle œuvre du tour : { $best }
drawing-profession = Profession
drawing-value = Vaut
drawing-most = Avec bonus
drawing-prefers = Préfère (+ ajouterait)
drawing-bonus-cards = Bonus : { $cards }
drawing-prestige-cards = Renommée : { $cards }
drawing-card-value = { $card } = { $value }
drawing-turn = Orientation { $turn }
drawing-turns = { $piece } : la case à nommer est marquée ◆.
drawing-working = { $card } : { $value } jusqu’ici

# La première leçon
lesson-return = Bienvenue, Prince. Vous voulez que des artistes et des savants réalisent de grandes œuvres à votre cour. Quatre professions se présentent ; gardez-en trois. Le dramaturge peut partir.
lesson-auction = Chaque tour commence par des enchères. Sept sortes de lots sont à vendre. Chaque sorte n’est vendue qu’une fois par tour au plus, et personne n’achète plus d’un lot par tour. Vous êtes en tête ce tour-ci et désignez le premier lot : mettez une forêt aux enchères, ce qui offre { -box-first-bid } florins.
lesson-bidding = Chaque surenchère ajoute { -box-raise-by }, et qui passe quitte cette enchère. Surenchérissez une fois ; quand l’offre revient à 500, passez : l’argent est rare au début.
lesson-other-lot = Quelqu’un d’autre a remporté votre enchère : vous en lancez donc une nouvelle, pour une autre sorte de lot, ou vous renoncez à tout achat pour ce tour. Mettez un artisan aux enchères, et passez quand on surenchérit.
lesson-last-lot = Les autres ont maintenant leur lot. Le dernier joueur sans lot peut en prendre un, de n’importe quelle sorte qui n’a rien vendu ce tour-ci, pour { -box-first-bid } florins. Prenez une carte de recrutement : elle vous amènera plus tard une profession d’une autre cour.
lesson-freedom = Chacun, tour à tour, a maintenant jusqu’à deux actions. Une œuvre doit atteindre une valeur minimale, { -box-minimum-values-1 } à ce tour. Elle vaut davantage avec le bâtiment, le paysage et la liberté que préfère sa profession, mais aucun n’est exigé. Instituez la liberté d’opinion pour { -box-price-of-a-freedom } florins : votre compositeur et votre juriste la préfèrent.
lesson-build = Deuxième action : construisez un opéra pour { -box-building-prices-1 } florins, ce qui marque { -box-points-of-a-building } points de renommée. Avec moins de deux artisans, un bâtiment ne doit toucher par un côté ni un autre bâtiment ni le palais ; par un coin, c’est permis. Placez-le en e2, où beaucoup tient encore à côté.
lesson-next-round = Nouveau tour, et une œuvre doit valoir davantage. Laissez le lac et la carte de recrutement aux autres, puis prenez une forêt comme dernier joueur sans lot, et placez-la.
lesson-work = Réalisez maintenant une œuvre avec le chorégraphe. L’opéra compte { -box-work-building }, la forêt { -box-work-landscape }, et chacune de vos cartes de profession et de recrutement 1 ; seule manque la liberté de voyager. L’œuvre vaut 11, et ce tour en demande { -box-minimum-values-2 }.
lesson-pay-split = Une œuvre rapporte { -box-pay-for-value } florins par point de valeur. Vous pouvez maintenant en changer { -box-price-of-a-point } contre un point de renommée, autant de fois que vous voulez. Vous avez besoin d’argent : prenez tout en florins.
lesson-profession = Votre autre action amène une nouvelle profession pour { -box-price-of-a-card } florins : regardez cinq cartes, gardez-en une et remettez les autres sous la pile. Gardez le facteur d’orgues.
lesson-recruit = Jouer votre carte de recrutement n’est pas une action. Elle vous donne une profession face visible chez un adversaire : l’astronome de Giallolino. Ensuite, votre tour se termine.
lesson-end = Votre œuvre était la plus belle du tour : { -box-points-of-the-best-work } points de renommée de plus. Une partie dure sept tours comme ceux-ci : achetez ce que préfèrent plusieurs de vos professions, gardez de la place dans votre domaine, et réalisez une œuvre presque à chaque tour. Bonne chance !

# D’où viennent les points
source-works = Paiement des œuvres
source-best-works = Plus belles œuvres
source-buildings = Bâtiments
source-landscapes = Paysages
source-builders = Artisans
source-prestige-cards = Cartes de renommée
source-sold = Cédés contre de l’argent

# Le conseiller : de quoi parle une raison ou une habitude
topic-supply = ce qui reste en réserve
topic-piles = cartes des piles
topic-auction = lots de ce tour
topic-points = points de renommée
topic-prestige = cartes de renommée
topic-outlook = points à la fin
topic-bonus = cartes de bonus
topic-recruiting = cartes de recrutement
topic-professions = professions en main
topic-works = valeur des œuvres
topic-freedoms = libertés
topic-buildings = bâtiments et place pour eux
topic-builders = artisans
topic-jesters = saltimbanques
topic-landscapes = paysages
topic-money = argent
topic-turn = actions et ordre des tours
topic-course = le cours de la partie
term-best-work = plus belle œuvre du tour
term-works = œuvres à réaliser
term-more-works = œuvres de professions à venir
term-buildings = bâtiments à venir
of-round = tour { $round }
habit-return = choisir quelle profession rendre
habit-start = choisir le lot d’une enchère
habit-raise = enchérir
habit-last = prendre le dernier lot
habit-recruit = recruter
habit-keep = choisir une carte à garder
habit-action = choisir ses actions
habit-bonus = utiliser les cartes de bonus
habit-split = changer des florins en renommée

# Jusqu’à quand on peut s’en tenir à passer
until-lot = Passer pour ce lot
until-round = Passer jusqu’à la fin du tour
bids-lot = pour ce lot
bids-round = dans chaque enchère du tour
bids-most = Enchérir jusqu’à (florins)
order-at-start = Quand vous pouvez lancer une enchère
order-at-raise = Quand vous pouvez surenchérir
order-at-last = Quand vous êtes le dernier joueur libre

# La deuxième leçon : un tour à soi
practice-begin = Voici un tour à jouer vous-même : les enchères, puis vos deux actions. Le conseil vous dit ce que ferait un bon joueur.
practice-return = Gardez des professions qui préfèrent le même bâtiment, le même paysage ou la même liberté : un achat sert alors à plusieurs œuvres.
practice-start = Choisissez ce dont vous avez le plus besoin, ou ce qui sera bon marché parce que personne d’autre n’en a besoin. Qui renonce n’achète rien ce tour-ci.
practice-raise = Avant de surenchérir, pensez à l’argent qu’il vous faut pour vos deux actions. Il y aura encore d’autres sortes de lots à vendre.
practice-last = Vous êtes le dernier sans lot : ce qui reste est au prix le plus bas.
practice-place = Gardez de grands espaces d’un seul tenant. Tant que vous n’avez pas deux artisans, un bâtiment ne peut toucher un autre bâtiment ou le palais que par un coin.
practice-action = Une œuvre rapporte de l’argent et de la renommée. Si aucune n’atteint encore le minimum, construisez ou instituez ce que préfèrent vos professions.
practice-bonus = Les cartes de bonus augmentent la valeur de cette œuvre. Gardez-les si l’œuvre peut s’en passer.
practice-split = L’argent d’aujourd’hui prépare les œuvres de demain ; la renommée vous reste. En début de partie, prenez l’argent.
practice-end = Le tour est terminé, et la plus belle œuvre est récompensée. Vous pouvez continuer cette partie jusqu’au bout, ou en commencer une vraie.

# L’aperçu des règles
overview-aim = Vous êtes à la tête d’une grande famille. Aménagez un domaine avec des bâtiments, des paysages et des libertés, pour que des artistes et des savants y réalisent leurs plus belles œuvres. Œuvres, bâtiments et cartes de renommée rapportent des points de renommée.
overview-contents = Chaque joueur a un domaine quadrillé, des professions en main et des florins. Les enchères proposent des paysages, des saltimbanques, des artisans, des cartes de recrutement et des cartes de renommée ; bâtiments, libertés, cartes de bonus et autres professions s’achètent à votre tour.
overview-turn = La partie dure sept tours. Chaque tour commence par des enchères où chacun achète au plus un lot, et où chaque sorte de lot se vend une fois au plus. Ensuite, chacun a deux actions : construire, instituer une liberté, prendre une profession ou une carte de bonus, ou réaliser une œuvre.
overview-details = Une œuvre vaut davantage avec le bâtiment, le paysage et la liberté que préfère sa profession, avec des saltimbanques, et avec chaque carte de profession ou de recrutement. Elle doit atteindre un minimum qui augmente de tour en tour. Elle rapporte des florins, dont une partie peut devenir de la renommée.
overview-end = À chaque tour, la plus belle œuvre rapporte de la renommée en plus. Après le dernier tour, on compte les cartes de renommée. Le plus de points de renommée l’emporte.

# Le conseiller : ce que vaut le lot en vente
price-worth = Le lot vaut jusqu’à { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
price-not-worth = Le lot ne vaut pas une offre.
