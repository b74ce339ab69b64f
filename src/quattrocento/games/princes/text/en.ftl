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
    [buildings] Buildings +1 each
    [large-buildings] Large buildings +2 each
    [medium-buildings-and-forests] Medium buildings and forests +1 each
    [small-buildings-and-landscapes] Small buildings and landscapes +1 each
    [building-sizes] Building sizes +2 each
    [landscapes] Landscapes +1 each
    [forests] Forests +2 each
    [lakes] Lakes +2 each
    [parks] Parks +2 each
    [freedoms] Freedoms +2 each
    [jesters] Jesters +2 each
    [jesters-and-freedoms] Jesters and freedoms +1 each
    [builders] Builders +2 each
    [builders-and-lakes] Builders and lakes +1 each
    [prestige-cards] Prestige cards +2 each
    [prestige-cards-and-freedoms] Prestige cards and freedoms +1 each
    [kinds-of-landscape] Kinds of landscape +2 each
    [categories] Categories +1 each
    [cards-in-hand] Cards in hand +1 each
    [cards-on-table] Cards on the table +1 each
    [most-buildings] Most buildings (6)
    [fewest-empty-squares] Fewest empty squares (8)
    [most-landscapes] Most landscapes (7)
    [most-lakes] Most lakes (6)
    [four-buildings-two-freedoms-four-works] 4 buildings, 2 freedoms, 4 works (6)
    [most-builders] Most builders (6)
    [builder-jester-two-landscapes] Builder, jester, 2 landscapes (7)
    [two-large-buildings] 2 large buildings (5)
    [all-kinds-of-landscape] All kinds of landscape (8)
    [most-forests] Most forests (7)
    [all-freedoms] All freedoms (8)
    [most-jesters] Most jesters (6)
    [most-parks] Most parks (5)
   *[most-works] Most works (7)
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
ask-start = Start an auction at 200, or decline to buy anything this round.
ask-raise = { $bid } is bid for { $lot }. Raise to { $raised }, or pass.
ask-last = You are the last without an item: take one for 200, or decline.
ask-recruit = Recruit a profession at once, or keep the recruiting card.
ask-place = { $piece }: where does it go? Name its turn and the leftmost square of its upper row.
ask-keep = { $cards-count ->
    [0] The { $number } top { $deck } are being looked at.
   *[other] Keep one of these { $deck }: { $cards }.
}
ask-order = Name the cards that go under the pile, the uppermost first.
ask-action = { $actions ->
    [0] Recruit somebody, or end your turn.
    [one] One action left. A work must be worth { $minimum }.
   *[other] { $actions } actions left. A work must be worth { $minimum }.
}
ask-bonus = { $card }: worth { $value }, at least { $minimum } is needed. Play bonus cards, or let it be enough.
ask-split = The work is worth { $value }. How many prestige points do you take, at 200 florins each? At most { $most }.

# What can be done
act-return = Return { $card }
act-start = Start an auction for { $lot }
act-take = Take { $lot } for 200
act-decline = Decline
act-raise = Raise by 100
act-pass = Pass
act-place = { $square }, turn { $turn }
act-keep = Keep { $card }
act-under = Under the pile: { $card }
act-work = Complete a work: { $card }
act-build = Build: { $piece }
act-introduce = Introduce { $freedom }
act-take-profession = Take a profession card (300)
act-take-bonus = Take a bonus card (300)
act-recruit = Recruit { $card }
act-keep-recruiting = Keep the recruiting card
act-end-turn = End your turn
act-sell = Give up a prestige point for 100
act-bonus = Play { $card }
act-enough = Enough
act-points = { $points ->
    [0] Only money
    [one] 1 prestige point
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
    [one] a prestige point
   *[other] { $points } prestige points
} for { $money } florins.
event-builder-scored = { $seat } scores { $points } for builder number { $builders }.
event-piece-placed = { $points ->
    [0] { $seat } places { $piece } at { $square }, turn { $turn }.
   *[other] { $seat } places { $piece } at { $square }, turn { $turn }, and scores { $points }.
}
event-look-began = { $price ->
    [0] { $seat } looks at { $number } { $deck }.
   *[other] { $seat } pays { $price } and looks at { $number } { $deck }.
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
}
event-pay-split = { $seat } takes { $money } florins and { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}.
event-building-bought = { $price ->
    [0] { $seat } builds for nothing: { $piece }.
   *[other] { $seat } pays { $price } for a building: { $piece }.
}
event-freedom-introduced = { $seat } pays 300 and introduces { $freedom }.
event-turn-ended = { $seat } ends the turn.
event-best-work = Best work of the round, worth { $value }: { $seats }, { $points } prestige points{ $seats-count ->
    [one] {""}
   *[other] {" "}each
}.
event-prestige-scored = { $seat } turns over { $card } and scores { $points }.
event-game-ended = The game is over: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# Why not
refusal-not-dealt = You were not dealt this profession.
refusal-already-sold = One item of this pile was already sold this round.
refusal-pile-empty = There are none of these left.
refusal-three-builders = You have three builders; nobody may have more.
refusal-no-room-for-landscape = This landscape fits nowhere in your estate.
refusal-cannot-pay-bid = You cannot pay that, not even with all your prestige points.
refusal-no-point-to-sell = You have no prestige point to give up.
refusal-outside = There the piece does not lie inside the walls, or it has no such turn.
refusal-overlaps = There the piece would cover something.
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
refusal-bonus-in-order = Bonus cards are named in the order of their list; this one comes earlier, or is played already.
refusal-not-enough-bonus = From this card on, your bonus cards do not reach the minimum.
refusal-too-many-points = The pay is not enough for so many points.
refusal-one-of-a-kind = Your estate has this building already.
refusal-building-out-of-stock = None of these buildings is left.
refusal-no-place = This building has no legal place in your estate.
refusal-cannot-pay-action = You cannot pay for this, not even with all your prestige points.
refusal-freedom-twice = Only one freedom can be introduced in a turn.
refusal-freedom-had = You have this freedom already.
refusal-freedom-out-of-stock = This freedom is not left in the supply.
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
drawing-piles = Piles: { $professions } professions, { $bonus } bonus, { $prestige } prestige.
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
drawing-money = { $money } florins
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
    [one] a recruiting card
   *[other] { $number } recruiting cards
}
drawing-in-hand = In hand: { $professions ->
    [one] { $professions } profession
   *[other] { $professions } professions
}, { $recruiting } recruiting, { $bonus } bonus, { $prestige } prestige
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
lesson-auction = Each round begins with auctions. There are seven kinds of lots, everybody wins exactly one, and each kind is sold once a round. You begin: start with a forest, at 200 florins.
lesson-bidding = Bids rise by 100 and whoever passes is out. Raise once, and when it goes to 500, let it go: money is short at the start.
lesson-other-lot = You still have to win something. Put up a builder; if somebody wants it more, pass again.
lesson-last-lot = All others have their lot now. The last one takes any kind that is left for 200 florins. Take a recruiting card: it will bring you somebody from another court.
lesson-freedom = Then everybody takes two actions. A work asks for three things that its profession likes: a building, a landscape and a freedom. Introduce the freedom of opinion, which your composer and your lawyer like.
lesson-build = The second action: build an opera for 700 florins. Turn it and place it so that other things still fit beside it; buildings may not touch each other. Here at e2.
lesson-next-round = A new round, and a work must be worth more now. Let the lake and the recruiting card go to the others, then take a forest as the last one, and place it.
lesson-work = Now the choreographer goes to work. The opera counts 4, the forest 3, and each profession or recruiting card of yours 1; only the freedom to travel is missing. It is worth 11, and the round asks for 10.
lesson-pay-split = A work pays 100 florins for each point of its value, and you may turn 200 of them into one prestige point. You need the money: take it all.
lesson-profession = The other action brings a new profession for 300 florins: look at five, keep one, and put the others under the pile. Keep the organ builder.
lesson-recruit = Your recruiting card is no action. It fetches somebody who has already worked elsewhere: the astronomer of Giallolino. Then your turn ends.
lesson-end = Yours was the best work of the round, 3 points more. Seven rounds like these make a game: buy what several of your professions like, keep room on the estate, and do a work in nearly every round. Good luck!
