# Values
value-card = { $name ->
    [mathematician] Mathematician
    [theologian] Theologian
    [philosopher] Philosopher
    [botanist] Botanist
    [alchemist] Alchemist
    [physicist] Physicist
    [watchmaker] Watchmaker
    [goldsmith] Goldsmith
    [bell-maker] Bell maker
    [cartographer] Cartographer
    [lawyer] Lawyer
    [choreographer] Choreographer
    [composer] Composer
    [sculptor] Sculptor
    [painter] Painter
    [pharmacist] Pharmacist
    [physician] Physician
    [dramatist] Dramatist
    [poet] Poet
    [astronomer] Astronomer
    [organ-builder] Organ builder
    [buildings] Buildings +{ -box-bonus-buildings } each
    [large-buildings] Large buildings +{ -box-bonus-large-buildings } each
    [medium-buildings-and-forests] Medium buildings and forests +{ -box-bonus-medium-buildings-and-forests } each
    [small-buildings-and-landscapes] Small buildings and landscapes +{ -box-bonus-small-buildings-and-landscapes } each
    [building-sizes] Building sizes +{ -box-bonus-building-sizes } each
    [landscapes] Landscapes +{ -box-bonus-landscapes } each
    [forests] Forests +{ -box-bonus-forests } each
    [lakes] Lakes +{ -box-bonus-lakes } each
    [parks] Parks +{ -box-bonus-parks } each
    [freedoms] Freedoms +{ -box-bonus-freedoms } each
    [jesters] Jesters +{ -box-bonus-jesters } each
    [jesters-and-freedoms] Jesters and freedoms +{ -box-bonus-jesters-and-freedoms } each
    [builders] Builders +{ -box-bonus-builders } each
    [builders-and-lakes] Builders and lakes +{ -box-bonus-builders-and-lakes } each
    [prestige-cards] Prestige cards +{ -box-bonus-prestige-cards } each
    [prestige-cards-and-freedoms] Prestige cards and freedoms +{ -box-bonus-prestige-cards-and-freedoms } each
    [kinds-of-landscape] Kinds of landscape +{ -box-bonus-kinds-of-landscape } each
    [categories] Categories +{ -box-bonus-categories } each
    [cards-in-hand] Cards in hand +{ -box-bonus-cards-in-hand } each
    [cards-on-table] Cards on the table +{ -box-bonus-cards-on-table } each
    [most-buildings] Most buildings ({ -box-prestige-most-buildings-points })
    [fewest-empty-squares] Fewest empty squares ({ -box-prestige-fewest-empty-squares-points })
    [most-landscapes] Most landscapes ({ -box-prestige-most-landscapes-points })
    [most-lakes] Most lakes ({ -box-prestige-most-lakes-points })
    [four-buildings-two-freedoms-four-works] 4 buildings, 2 freedoms, 4 works ({ -box-prestige-4-buildings-2-freedoms-4-works-points })
    [most-builders] Most builders ({ -box-prestige-most-builders-points })
    [builder-jester-two-landscapes] Builder, jester, 2 landscapes ({ -box-prestige-builder-jester-2-landscapes-points })
    [two-large-buildings] 2 large buildings ({ -box-prestige-2-large-buildings-points })
    [all-kinds-of-landscape] All kinds of landscape ({ -box-prestige-all-kinds-of-landscape-points })
    [most-forests] Most forests ({ -box-prestige-most-forests-points })
    [all-freedoms] All freedoms ({ -box-prestige-all-freedoms-points })
    [most-jesters] Most jesters ({ -box-prestige-most-jesters-points })
    [most-parks] Most parks ({ -box-prestige-most-parks-points })
   *[most-works] Most works ({ -box-prestige-most-works-points })
}
value-lot = { $name ->
    [forest] a forest
    [lake] a lake
    [park] a park
    [jester] a jester
    [builder] a builder
    [prestige] a prestige card
   *[recruiting] a recruiting card
}
value-piece = { $name ->
    [university] University
    [laboratory] Laboratory
    [workshop] Workshop
    [library] Library
    [opera] Opera
    [studio] Studio
    [hospital] Hospital
    [theater] Theater
    [tower] Tower
    [chapel] Chapel
    [forest] Forest
    [lake] Lake
   *[park] Park
}
value-freedom = { $name ->
    [opinion] freedom of opinion
    [religion] freedom of religion
   *[travel] freedom of travel
}
value-deck = { $name ->
    [profession] profession cards
    [bonus] bonus cards
   *[prestige] prestige cards
}
value-turn = { $name }
value-square = { $name }
value-points = { $name }

# What is asked
ask-return = Return one of your four professions.
ask-start = Start an auction at { -box-first-bid }, or decline to buy this round.
ask-raise = The bid for { $lot } is { $bid }. Raise to { $raised }, or pass.
ask-last = Everybody else has bought a lot or declined: take a lot that is left for { -box-first-bid }, or decline too.
ask-recruit = Recruit a profession at once, or keep the recruiting card.
ask-place = { $piece }: where does it go? Name its turn and the leftmost square of its upper row.
ask-keep = { $cards-count ->
    [0] Somebody is looking at the top of the { $deck }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[other] Keep one of these { $deck }: { $cards }.
}
ask-order = Choose the order of the cards that go under the pile, the uppermost first.
ask-action = { $actions ->
    [0] Recruit a profession, or end your turn.
    [one] One action left. A work must be worth { $minimum }.
   *[other] { $actions } actions left. A work must be worth { $minimum }.
}
ask-bonus = { $card }: worth { $value } so far, of at least { $minimum }. Play bonus cards, or leave it there.
ask-split = The work is worth { $value }. How many prestige points do you take, at { -box-price-of-a-point } florins each? At most { $most }.

# What can be done
act-return = Return { $card }
act-start = Start an auction for { $lot }
act-take = Take { $lot } for { -box-first-bid }
act-decline = Decline
act-raise = Raise by { -box-raise-by }
act-pass = Pass
act-place = At { $square }, turn { $turn }
act-keep = Keep { $card }
act-under = Under the pile: { $card }
act-work = Complete a work: { $card }
act-build = Build: { $piece }
act-introduce = Introduce { $freedom }
act-take-profession = Take a profession card ({ -box-price-of-a-card })
act-take-bonus = Take a bonus card ({ -box-price-of-a-card })
act-recruit = Recruit { $card }
act-keep-recruiting = Keep the recruiting card
act-end-turn = End your turn
act-sell = Give up a prestige point for { -box-money-for-a-point }
act-bonus = Play { $card }
act-enough = Play no more bonus cards
act-points = { $points ->
    [0] Only money
    [one] { $points } prestige point
   *[other] { $points } prestige points
}

# What happened
event-profession-returned = { $seat } returns a profession.
event-round-began = Round { $round } begins: { $first_seat } is first player, a work must be worth { $minimum }.
event-auction-started = { $seat } starts at { $bid } for { $lot }.
event-bid-raised = { $seat } bids { $bid }.
event-passed = { $seat } passes.
event-declined = { $seat } buys nothing this round.
event-lot-bought = { $seat } buys { $lot } for { $price }.
event-points-sold = { $seat } gives up { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
} for { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}.
event-builder-scored = { $seat } scores { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
} for builder number { $builders }.
event-piece-placed = { $points ->
    [0] { $seat } places { $piece } at { $square }, turn { $turn }.
    [one] { $seat } places { $piece } at { $square }, turn { $turn }, and scores { $points } prestige point.
   *[other] { $seat } places { $piece } at { $square }, turn { $turn }, and scores { $points } prestige points.
}
event-look-began = { $price ->
    [0] { $seat } looks at the top of the { $deck }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[other] { $seat } pays { $price } and looks at the top of the { $deck }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
}
event-cards-seen = You see { $cards }.
event-look-ended = { $number ->
    [0] { $seat } keeps the last of the { $deck }.
   *[other] { $seat } keeps one of the { $deck } and puts { $number } under the pile.
}
event-card-kept = { $cards-count ->
    [0] You keep { $card }.
   *[other] You keep { $card }; under the pile, from above: { $cards }.
}
event-recruited = { $seat } recruits { $card } from { $robbed_seat }.
event-recruiting-kept = { $seat } keeps the recruiting card.
event-work-completed = { $cards-count ->
    [0] { $seat } completes a work of { $value }: { $card }.
   *[other] { $seat } completes a work of { $value }: { $card }, with { $cards }.
} In detail: building { $from_building }, landscape { $from_landscape }, freedom { $from_freedom }, jesters { $from_jesters }, cards { $from_cards }, bonus { $from_bonus }.
event-pay-split = { $seat } takes { $money ->
    [one] { $money } florin
   *[other] { $money } florins
} and { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}.
event-building-bought = { $price ->
    [0] { $seat } builds free of charge: { $piece }.
   *[other] { $seat } pays { $price } for a building: { $piece }.
}
event-freedom-introduced = { $seat } pays { -box-price-of-a-freedom } and introduces { $freedom }.
event-turn-ended = { $seat } ends the turn.
event-best-work = Best work of the round, worth { $value }: { $seats }, { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}{ $seats-count ->
    [one] {""}
   *[other] {" "}each
}.
event-prestige-scored = { $seat } turns over { $card } and scores { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}.
event-tie-compared = Tied at { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}, { $seat } has { $money ->
    [one] { $money } florin
   *[other] { $money } florins
} left; the most money wins.
event-game-ended = The game is over: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# Why not
refusal-not-dealt = You were not dealt this profession.
refusal-already-sold = A lot of this kind has already been sold this round.
refusal-pile-empty = There are none of these left.
refusal-three-builders = You have three builders; nobody may have more.
refusal-no-room-for-landscape = This landscape fits nowhere in your estate.
refusal-cannot-pay-bid = You cannot pay that, not even with all your prestige points.
refusal-no-point-to-sell = You have no prestige point to give up.
refusal-outside = The piece would not lie inside the walls, or it has no such turn.
refusal-overlaps = The piece would cover something.
refusal-too-close = With fewer than two builders a building may share no edge with a building or the palazzo.
refusal-not-looked-at = This card is not among those you look at.
refusal-already-put-back = This card is already under the pile.
refusal-kept-card = This is the card you keep.
refusal-no-recruiting-card = You have no recruiting card in hand.
refusal-not-face-up = This profession does not lie face up with an opponent.
refusal-no-action-left = You have no action left this turn.
refusal-profession-not-in-hand = You do not have this profession in hand.
refusal-below-minimum = The work does not reach the minimum of this round.
refusal-bonus-not-in-hand = You do not have this bonus card in hand.
refusal-bonus-in-order = Bonus cards are chosen in the order of their list; this one comes earlier, or is played already.
refusal-not-enough-bonus = From this card on, your bonus cards cannot reach the minimum.
refusal-too-many-points = The pay is not enough for so many points.
refusal-one-of-a-kind = Your estate has this building already.
refusal-building-out-of-stock = None of these buildings is left.
refusal-no-place = This building fits nowhere in your estate.
refusal-cannot-pay-action = You cannot pay for this, not even with all your prestige points.
refusal-freedom-twice = Only one freedom can be introduced in a turn.
refusal-freedom-had = You have this freedom already.
refusal-freedom-out-of-stock = There is none of this freedom left.
refusal-profession-twice = Only one profession card can be taken in a turn.
refusal-no-professions = The pile of professions is empty.
refusal-no-bonus-cards = The pile of bonus cards is empty.

# The table in the terminal
drawing-round = Round { $round } of { $rounds }: { $phase ->
    [set-up] choosing professions
    [auction] auctions
    [action] actions
   *[over] the game is over
}. A work must be worth { $minimum }. First player: { $seat }.
drawing-left = { $number } left
drawing-buyer = { $seat }
drawing-bid = { $bid }, { $seat }
drawing-lot = { $lot ->
    [forest] Forest
    [lake] Lake
    [park] Park
    [jester] Jester
    [builder] Builder
    [prestige] Prestige
   *[recruiting] Recruiting
}
drawing-piles = Piles: professions { $professions }, bonus { $bonus }, prestige { $prestige }.
drawing-known = You know of them: { $cards }.
drawing-freedoms-left = Freedoms left: opinion { $opinion }, religion { $religion }, travel { $travel }.
drawing-sold-out = Sold out: { $pieces }.
drawing-code = { $piece ->
    [university] Un
    [laboratory] La
    [workshop] Wo
    [library] Li
    [opera] Op
    [studio] St
    [hospital] Ho
    [theater] Th
    [tower] To
    [chapel] Ch
    [forest] fo
    [lake] lk
   *[park] pk
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
    [one] { $builders } builder
   *[other] { $builders } builders
}, { $jesters ->
    [one] { $jesters } jester
   *[other] { $jesters } jesters
}; a building costs { $price }
drawing-freedom = { $name ->
    [opinion] opinion
    [religion] religion
   *[travel] travel
}
drawing-freedoms = Freedoms: { $freedoms }
drawing-works = Works: { $cards }
drawing-recruited = { $number ->
    [one] { $number } recruiting card
   *[other] { $number } recruiting cards
}
drawing-in-hand = In hand: { $professions ->
    [one] { $professions } profession
   *[other] { $professions } professions
}, recruiting { $recruiting }, bonus { $bonus }, prestige { $prestige }
drawing-shown = Known: { $cards }
drawing-best = Best work of the round: { $best }
drawing-profession = Profession
drawing-value = Now
drawing-most = With bonus
drawing-prefers = Prefers (+ still adds)
drawing-bonus-cards = Bonus: { $cards }
drawing-prestige-cards = Prestige: { $cards }
drawing-card-value = { $card } = { $value }
drawing-turn = Turn { $turn }
drawing-turns = { $piece }: the square you name is marked ◆.
drawing-working = { $card }: { $value } so far

# The first lesson
lesson-return = Welcome, Prince. You want artists and scholars to do great works at your court. Four of them have offered themselves; keep three. The dramatist can go.
lesson-auction = Each round begins with auctions. Seven kinds of lots are for sale. Each kind is sold at most once a round, and nobody buys more than one lot a round. You are first player, so you name the first lot: start an auction for a forest, which bids { -box-first-bid } florins.
lesson-bidding = Each raise adds { -box-raise-by }, and whoever passes is out of this auction. Raise once, and when the bid comes back at 500, pass: money is short at the start.
lesson-other-lot = Your auction was won by somebody else, so you start another, for another kind of lot; or you decline and buy nothing this round. Start an auction for a builder, and pass when somebody raises.
lesson-last-lot = The others have their lots now. The last player without one may take a lot of any kind not yet sold this round, for { -box-first-bid } florins. Take a recruiting card: later it will bring you a profession from another court.
lesson-freedom = Now everybody in turn has up to two actions. A work must be worth a minimum, { -box-minimum-values-1 } in this round. It is worth more with the building, the landscape and the freedom that its profession prefers, though none of them is required. Introduce the freedom of opinion for { -box-price-of-a-freedom } florins: your composer and your lawyer prefer it.
lesson-build = The second action: build an opera for { -box-building-prices-1 } florins, which scores { -box-points-of-a-building } prestige points. As long as you have fewer than two builders, a building may share no edge with another building or with the palazzo; corners may meet. Place it at e2, where much still fits beside it.
lesson-next-round = A new round, and a work must be worth more now. Let the lake and the recruiting card go to the others, then take a forest as the last player without a lot, and place it.
lesson-work = Now complete a work with the choreographer. The opera counts { -box-work-building }, the forest { -box-work-landscape }, and each of your profession and recruiting cards 1; only the freedom to travel is missing. The work is worth 11, and this round asks for { -box-minimum-values-2 }.
lesson-pay-split = A work pays { -box-pay-for-value } florins for each point of its value. Now you may turn { -box-price-of-a-point } of them into one prestige point, as often as you like. You need the money: take it all in florins.
lesson-profession = The other action brings a new profession for { -box-price-of-a-card } florins: look at five, keep one, and put the others under the pile. Keep the organ builder.
lesson-recruit = Playing your recruiting card is no action. It brings you a profession that lies face up with an opponent: the astronomer of Giallolino. Then your turn ends.
lesson-end = Yours was the best work of the round: { -box-points-of-the-best-work } prestige points more. Seven rounds like these make a game: buy what several of your professions prefer, keep room on your estate, and complete a work in nearly every round. Good luck!

# Where points come from
source-works = Pay for works
source-best-works = Best works
source-buildings = Buildings
source-landscapes = Landscapes
source-builders = Builders
source-prestige-cards = Prestige cards
source-sold = Given up for money

# The coach: what a reason or a habit is about
topic-supply = what is left in the supply
topic-piles = cards in the piles
topic-auction = lots of this round
topic-points = prestige points
topic-prestige = prestige cards
topic-outlook = points at the end
topic-bonus = bonus cards
topic-recruiting = recruiting cards
topic-professions = professions in hand
topic-works = value of the works
topic-freedoms = freedoms
topic-buildings = buildings and room for them
topic-builders = builders
topic-jesters = jesters
topic-landscapes = landscapes
topic-money = money
topic-turn = actions and turn order
topic-course = the course of the game
term-best-work = best work of the round
term-works = works to complete
term-more-works = works of professions to come
term-buildings = buildings to come
of-round = round { $round }
habit-return = choosing which profession to return
habit-start = choosing the lot of an auction
habit-raise = bidding at auctions
habit-last = taking the last lot
habit-recruit = recruiting
habit-keep = choosing a card to keep
habit-action = choosing actions
habit-bonus = using bonus cards
habit-split = turning florins into prestige

# For how long one may leave it at passing
until-lot = Pass at this lot
until-round = Pass for the rest of the round
bids-lot = for this lot
bids-round = in each auction of the round
bids-most = Bid up to (florins)
order-at-start = When you may start an auction
order-at-raise = When you may raise
order-at-last = When you are the last one free

# The second lesson: a round of one’s own
practice-begin = Here is one round to play yourself: the auctions, then your two actions. The hint tells you what a good player would do.
practice-return = Keep professions that prefer the same building, landscape or freedom: one purchase then serves several works.
practice-start = Name what you need most, or what will be cheap because nobody else needs it. Whoever declines buys nothing this round.
practice-raise = Before you raise, think of the money you need for your two actions. Several kinds of lots will still be for sale.
practice-last = You are the last without a lot: what is left goes at the lowest price.
practice-place = Keep large empty areas together. Until you have two builders, a building may touch another building or the palazzo at a corner only.
practice-action = A work brings money and prestige. If none reaches the minimum yet, build or introduce what your professions prefer.
practice-bonus = Bonus cards raise the value of this work. Keep them if the work is good enough without.
practice-split = Money now pays for better works later; prestige stays. Early in the game take the money.
practice-end = The round is over, and the best work has been rewarded. You can play this game to its end, or begin a real one.

# The overview of the rules
overview-aim = You are the head of a great family. Lay out an estate with buildings, landscapes and freedoms, so that artists and scholars do their best works there. Works, buildings and prestige cards bring prestige points.
overview-contents = Each player has an estate of squares, professions in hand, and florins. Auctions sell landscapes, jesters, builders, recruiting cards and prestige cards; buildings, freedoms, bonus cards and further professions are bought on your own turn.
overview-turn = The game has seven rounds. Each begins with auctions in which everybody buys at most one lot, and each kind of lot is sold at most once. Then everybody has two actions: build, introduce a freedom, take a profession or a bonus card, or complete a work.
overview-details = A work is worth more with the building, the landscape and the freedom that its profession prefers, with jesters, and with every profession and recruiting card. It must reach a minimum that rises from round to round. It pays florins, and some of them may be turned into prestige.
overview-end = The best work of each round brings extra prestige. After the last round prestige cards are scored. The most prestige points win.

# The coach: what the lot being sold is worth
price-worth = The lot is worth up to { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
price-not-worth = The lot is not worth a bid.
