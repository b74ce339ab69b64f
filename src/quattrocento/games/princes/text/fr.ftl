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
    [buildings] Bâtiments, +1 chacun
    [large-buildings] Grands bâtiments, +2 chacun
    [medium-buildings-and-forests] Bâtiments moyens et forêts, +1 chacun
    [small-buildings-and-landscapes] Petits bâtiments et paysages, +1 chacun
    [building-sizes] Tailles de bâtiment, +2 chacune
    [landscapes] Paysages, +1 chacun
    [forests] Forêts, +2 chacune
    [lakes] Lacs, +2 chacun
    [parks] Parcs, +2 chacun
    [freedoms] Libertés, +2 chacune
    [jesters] Saltimbanques, +2 chacun
    [jesters-and-freedoms] Saltimbanques et libertés, +1 chacun
    [builders] Artisans, +2 chacun
    [builders-and-lakes] Artisans et lacs, +1 chacun
    [prestige-cards] Cartes de renommée, +2 chacune
    [prestige-cards-and-freedoms] Cartes de renommée et libertés, +1 chacune
    [kinds-of-landscape] Types de paysage, +2 chacun
    [categories] Catégories, +1 chacune
    [cards-in-hand] Cartes en main, +1 chacune
    [cards-on-table] Cartes sur la table, +1 chacune
    [most-buildings] Le plus de bâtiments (6)
    [fewest-empty-squares] Le moins de cases libres (8)
    [most-landscapes] Le plus de paysages (7)
    [most-lakes] Le plus de lacs (6)
    [four-buildings-two-freedoms-four-works] 4 bâtiments, 2 libertés, 4 œuvres (6)
    [most-builders] Le plus d’artisans (6)
    [builder-jester-two-landscapes] Artisan, saltimbanque, 2 paysages (7)
    [two-large-buildings] 2 grands bâtiments (5)
    [all-kinds-of-landscape] Tous les types de paysage (8)
    [most-forests] Le plus de forêts (7)
    [all-freedoms] Toutes les libertés (8)
    [most-jesters] Le plus de saltimbanques (6)
    [most-parks] Le plus de parcs (5)
   *[most-works] Le plus d’œuvres (7)
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
ask-return = Rendez une de vos quatre professions.
ask-start = Ouvrez une enchère à 200, ou renoncez à tout achat pour ce tour.
ask-raise = { $bid } sont offerts pour { $lot }. Montez à { $raised }, ou passez.
ask-last = Vous êtes le dernier à n’avoir rien acheté : prenez un item pour 200, ou renoncez.
ask-recruit = Recrutez tout de suite une profession, ou gardez la carte de recrutement.
ask-place = { $piece } : où la pièce va-t-elle ? Donnez son orientation et la case la plus à gauche de sa rangée du haut.
ask-keep = { $cards-count ->
    [0] Les { $number } premières { $deck } sont consultées.
   *[other] Gardez une de ces { $deck } : { $cards }.
}
ask-order = Nommez les cartes qui vont sous la pile, celle du dessus d’abord.
ask-action = { $actions ->
    [0] Recrutez quelqu’un, ou terminez votre tour.
    [one] Encore une action. Une œuvre doit valoir { $minimum }.
   *[other] Encore { $actions } actions. Une œuvre doit valoir { $minimum }.
}
ask-bonus = { $card } : valeur { $value }, il en faut au moins { $minimum }. Jouez des cartes de bonus, ou arrêtez-vous là.
ask-split = L’œuvre vaut { $value }. Combien de points de renommée prenez-vous, à 200 florins chacun ? Au plus { $most }.

# Ce que l’on peut faire
act-return = Rendre { $card }
act-start = Mettre { $lot } aux enchères
act-take = Prendre { $lot } pour 200
act-decline = Renoncer
act-raise = Surenchérir de 100
act-pass = Passer
act-place = { $square }, orientation { $turn }
act-keep = Garder { $card }
act-under = Sous la pile : { $card }
act-work = Réaliser une œuvre : { $card }
act-build = Construire : { $piece }
act-introduce = Instituer { $freedom }
act-take-profession = Piocher une carte de profession (300)
act-take-bonus = Piocher une carte de bonus (300)
act-recruit = Recruter { $card }
act-keep-recruiting = Garder la carte de recrutement
act-end-turn = Terminer votre tour
act-sell = Céder un point de renommée pour 100
act-bonus = Jouer { $card }
act-enough = Cela suffit
act-points = { $points ->
    [0] Seulement de l’argent
    [one] 1 point de renommée
   *[other] { $points } points de renommée
}

# Ce qui s’est passé
event-profession-returned = { $seat } rend une profession.
event-round-began = Le tour { $round } commence : { $first_seat } est premier joueur, une œuvre doit valoir { $minimum }.
event-auction-started = { $seat } ouvre à { $bid } pour { $lot }.
event-bid-raised = { $seat } monte à { $bid }.
event-passed = { $seat } passe.
event-declined = { $seat } n’achète rien ce tour-ci.
event-lot-bought = { $seat } achète { $lot } pour { $price }.
event-points-sold = { $seat } cède { $points ->
    [one] un point de renommée
   *[other] { $points } points de renommée
} pour { $money } florins.
event-builder-scored = { $seat } marque { $points } points pour l’artisan numéro { $builders }.
event-piece-placed = { $points ->
    [0] { $seat } place { $piece } en { $square }, orientation { $turn }.
   *[other] { $seat } place { $piece } en { $square }, orientation { $turn }, et marque { $points } points.
}
event-look-began = { $price ->
    [0] { $seat } regarde { $number } { $deck }.
   *[other] { $seat } paie { $price } et regarde { $number } { $deck }.
}
event-cards-seen = Vous voyez { $cards }.
event-look-ended = { $number ->
    [0] { $seat } garde la dernière des { $deck }.
   *[other] { $seat } garde une des { $deck } et en remet { $number } sous la pile.
}
event-card-kept = { $cards-count ->
    [0] Vous gardez { $card }.
   *[other] Vous gardez { $card } ; sous la pile, de haut en bas : { $cards }.
}
event-recruited = { $seat } recrute { $card } chez { $robbed_seat }.
event-recruiting-kept = { $seat } garde la carte de recrutement.
event-work-completed = { $cards-count ->
    [0] { $seat } réalise une œuvre de valeur { $value } : { $card }.
   *[other] { $seat } réalise une œuvre de valeur { $value } : { $card }, avec { $cards }.
}
event-pay-split = { $seat } reçoit { $money } florins et { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
}.
event-building-bought = { $price ->
    [0] { $seat } construit gratuitement : { $piece }.
   *[other] { $seat } paie { $price } pour un bâtiment : { $piece }.
}
event-freedom-introduced = { $seat } paie 300 et institue { $freedom }.
event-turn-ended = { $seat } termine son tour.
event-best-work = Plus belle œuvre du tour, de valeur { $value } : { $seats }, { $points } points de renommée{ $seats-count ->
    [one] {""}
   *[other] {" "}chacun
}.
event-prestige-scored = { $seat } révèle { $card } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-ended = La partie est terminée : { $scores }. { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

# Pourquoi non
refusal-not-dealt = Vous n’avez pas reçu cette profession.
refusal-already-sold = Un item de cette pile a déjà été vendu ce tour-ci.
refusal-pile-empty = Il n’en reste plus.
refusal-three-builders = Vous avez trois artisans ; personne ne peut en avoir davantage.
refusal-no-room-for-landscape = Ce paysage ne tient nulle part dans votre domaine.
refusal-cannot-pay-bid = Vous ne pouvez pas payer cela, même avec tous vos points de renommée.
refusal-no-point-to-sell = Vous n’avez aucun point de renommée à céder.
refusal-outside = Là, la pièce n’est pas à l’intérieur des murs, ou elle n’a pas cette orientation.
refusal-overlaps = Là, la pièce en recouvrirait une autre.
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
refusal-bonus-in-order = Les cartes de bonus se nomment dans l’ordre de leur liste ; celle-ci vient avant, ou est déjà jouée.
refusal-not-enough-bonus = À partir de cette carte, vos cartes de bonus n’atteignent pas le minimum.
refusal-too-many-points = Le paiement ne suffit pas pour autant de points.
refusal-one-of-a-kind = Votre domaine a déjà ce bâtiment.
refusal-building-out-of-stock = Il ne reste plus de ce bâtiment.
refusal-no-place = Ce bâtiment n’a aucune place permise dans votre domaine.
refusal-cannot-pay-action = Vous ne pouvez pas payer cela, même avec tous vos points de renommée.
refusal-freedom-twice = Une seule liberté peut être instituée par tour.
refusal-freedom-had = Vous avez déjà cette liberté.
refusal-freedom-out-of-stock = Cette liberté n’est plus dans la réserve.
refusal-profession-twice = Une seule carte de profession peut être piochée par tour.
refusal-no-professions = La pile des professions est épuisée.
refusal-no-bonus-cards = La pile des cartes de bonus est épuisée.

# La table dans le terminal
drawing-round = Tour { $round } sur { $rounds } : { $phase ->
    [set-up] choix des professions
    [auction] enchères
    [action] actions
   *[over] la partie est terminée
}. Une œuvre doit valoir { $minimum }. Premier joueur : { $seat }.
drawing-left = reste { $number }
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
drawing-piles = Piles : { $professions } professions, { $bonus } bonus, { $prestige } renommée.
drawing-known = Vous en connaissez : { $cards }.
drawing-freedoms-left = Libertés restantes : opinion { $opinion }, religion { $religion }, voyager { $travel }.
drawing-sold-out = Épuisés : { $pieces }.
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
drawing-money = { $money } florins
drawing-estate = { $builders ->
    [one] { $builders } artisan
   *[other] { $builders } artisans
}, { $jesters ->
    [one] { $jesters } saltimbanque
   *[other] { $jesters } saltimbanques
} ; un bâtiment coûte { $price }
drawing-freedom = { $name ->
    [opinion] opinion
    [religion] religion
   *[travel] voyager
}
drawing-freedoms = Libertés : { $freedoms }
drawing-works = Œuvres : { $cards }
drawing-recruited = { $number ->
    [one] une carte de recrutement
   *[other] { $number } cartes de recrutement
}
drawing-in-hand = En main : { $professions ->
    [one] { $professions } profession
   *[other] { $professions } professions
}, { $recruiting } recrutement, { $bonus } bonus, { $prestige } renommée
drawing-shown = Connues : { $cards }
drawing-best = Plus belle œuvre du tour : { $best }
drawing-profession = Profession
drawing-value = Vaut
drawing-most = Avec bonus
drawing-prefers = Préfère (+ ajouterait)
drawing-bonus-cards = Bonus : { $cards }
drawing-prestige-cards = Renommée : { $cards }
drawing-card-value = { $card } = { $value }
drawing-turn = Orientation { $turn }
drawing-turns = { $piece } : la case à nommer est marquée ◆.
drawing-working = { $card } : { $value } jusqu’ici

# La première leçon
lesson-return = Bienvenue, Prince. Vous voulez que des artistes et des savants créent de grandes œuvres à votre cour. Quatre se présentent ; gardez-en trois. Le dramaturge peut partir.
lesson-auction = Chaque manche commence par des enchères. Il y a sept sortes de lots, chacun en remporte exactement un, et chaque sorte n’est vendue qu’une fois par manche. À vous : proposez une forêt, à 200 florins.
lesson-bidding = On monte de 100 en 100, et qui passe est dehors. Montez une fois ; à 500, laissez-la : l’argent est rare au début.
lesson-other-lot = Il vous faut encore un lot. Proposez un artisan ; si quelqu’un y tient davantage, passez encore.
lesson-last-lot = Tous les autres ont leur lot. Le dernier prend pour 200 florins n’importe quelle sorte qui reste. Prenez une carte de recrutement : elle vous amènera quelqu’un d’une autre cour.
lesson-freedom = Ensuite, chacun fait deux actions. Une œuvre demande trois choses qu’aime son métier : un bâtiment, un paysage et une liberté. Introduisez la liberté d’opinion, chère à votre compositeur et à votre juriste.
lesson-build = Deuxième action : bâtissez un opéra pour 700 florins. Tournez-le et placez-le pour que d’autres choses tiennent encore à côté ; les bâtiments ne doivent pas se toucher. Ici, en e2.
lesson-next-round = Nouvelle manche, et une œuvre doit valoir davantage. Laissez le lac et le recrutement aux autres, puis prenez une forêt en dernier et placez-la.
lesson-work = Au travail, chorégraphe ! L’opéra compte 4, la forêt 3, et chacun de vos métiers ou recrutements 1 ; seule manque la liberté de voyager. L’œuvre vaut 11, et la manche en demande 10.
lesson-pay-split = Une œuvre rapporte 100 florins par point de valeur, et 200 d’entre eux peuvent devenir un point de prestige. Vous avez besoin d’argent : prenez tout.
lesson-profession = L’autre action amène un nouveau métier pour 300 florins : regardez cinq cartes, gardez-en une et remettez les autres sous la pile. Gardez le facteur d’orgues.
lesson-recruit = Jouer le recrutement n’est pas une action. Il fait venir quelqu’un qui a déjà travaillé ailleurs : l’astronome de Giallolino. Puis votre tour se termine.
lesson-end = Votre œuvre était la meilleure de la manche : 3 points de plus. Sept manches comme celles-ci font une partie : achetez ce qu’aiment plusieurs de vos métiers, gardez de la place, et créez une œuvre presque à chaque manche. Bonne chance !
