# Values
value-card = { $currency ->
    [red] red { $value }
    [brown] brown { $value }
    [white] white { $value }
   *[none] a certificate
}
values-card = { $currency ->
    [red] { $count } × red { $value }
    [brown] { $count } × brown { $value }
    [white] { $count } × white { $value }
   *[none] { $count ->
        [one] { $count } certificate
       *[other] { $count } certificates
    }
}
value-value = { $name }
value-palace = { $name }
value-floor = { $name }
value-tile = { $material ->
    [brick] brick
    [sandstone] sandstone
   *[marble] marble
} { $floor }/{ $windows }

# What is asked
ask-turn = Choose one: take money, draw tiles to buy or auction, or transform a palace.
ask-take = Take one of the money cards turned up.
ask-buy-or-auction = Buy from the depot for { $price } a tile, or auction the next quarry.
ask-second-tile = Buy a second tile for { $price } as well, or only the one?
ask-payment = Pay { $price }: { $laid } laid so far.
ask-raise = The highest bid is { $highest }, yours { $bid }. Raise it or pass.
ask-raise-more = Your bid would be { $laid }; the highest is { $highest }. Lay more, or leave it there.
ask-share = Four or more tiles are given away: take one.
ask-build-next = Choose the tile to build next.
ask-build-where = Where does { $tile } go?
ask-take-out-of = Take a floor out of which palace?
ask-take-out-floor = Which floor becomes a palace of its own?
ask-put-in-which = Which one-floor palace goes into another?
ask-put-in-where = Into which palace does it go?
ask-remove-which = Which one-floor palace leaves the game?
ask-transform-pay = Pay one money card for the transformation.

# What can be done
act-joker = Lay a joker of { $value }s ({ -box-joker-value })
act-lay = Lay { $card }
act-enough = Lay no more
act-pass = Pass
act-money = Take money
act-draw = Draw tiles: buy or auction
act-take-out = Transform: take a floor out
act-put-in = Transform: put a floor in
act-remove = Transform: remove a one-floor palace
act-take = Take { $card }
act-buy = Buy { $tile }
act-auction = Auction
act-one-tile = Only this one
act-choose = Choose { $tile }
act-discard = Discard it
act-new-palace = Begin a new palace
act-build = Build on palace { $palace }
act-palace = Palace { $palace }
act-floor = Floor { $floor }
act-pay = Pay { $card }

# What happened
event-money-turned-up = Money is turned up: { $cards }.
event-money-reshuffled = The discarded money is shuffled into a new pile: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-money-taken = { $seat } takes { $card }.
event-tile-to-depot = The depot receives { $tile }.
event-tile-to-quarry = Quarry { $quarry } receives { $tile }.
event-rider-turned-up = Rider number { $number } of { -box-riders } appears.
event-bought = { $cards-count ->
    [0] { $seat } takes { $tiles } free of charge.
   *[other] { $seat } buys { $tiles } for { $price }, paying { $cards }.
}
event-architect-moved = The architect goes to quarry { $quarry }: { $tiles }.
event-nothing-to-auction = { $seat } chooses an auction, but all quarries are empty.
event-auction-opened = { $seat } opens with the certificate of { $total }.
event-bid-raised = { $seat } lays { $cards } and bids { $total }.
event-passed = { $cards-count ->
    [0] { $seat } passes.
   *[other] { $seat } passes and takes back { $cards }.
}
event-auction-won = { $total ->
    [0] { $seat } wins { $tiles } free of charge.
   *[other] { $seat } wins { $tiles } for { $total }.
}
event-lot-shared = The tiles of quarry { $quarry } are given away, one to each player.
event-tile-chosen = { $seat } takes { $tile }.
event-tiles-left-over = Out of the game: { $tiles }.
event-tile-built = { $floors ->
    [1] { $seat } begins palace { $palace } with { $tile }.
   *[other] { $seat } builds { $tile } on palace { $palace }: { $floors } floors.
}
event-tile-discarded = { $seat } discards { $tile }.
event-floor-taken-out = { $seat } pays { $card } and takes { $tile } out of palace { $palace }.
event-floor-put-in = { $seat } pays { $card } and puts { $tile } into palace { $palace }.
event-palace-removed = { $seat } pays { $card } and removes { $tile }.
event-tie-compared = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $seat } could still pay { $money } at once; the most money wins.
event-game-ended = The fifth rider ends the game: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# Why not
refusal-too-few-money-cards = Draw pile and discard hold too few cards for everyone.
refusal-not-turned-up = This card is not among those turned up.
refusal-take-in-order = Your two cards are chosen in order, the lowest first; this one would leave no second.
refusal-no-joker = A joker takes three cards of this value in three currencies, and you do not hold them.
refusal-not-in-hand = You do not hold this card.
refusal-second-currency = Single cards must be of one currency, and you have already laid another.
refusal-currency-of-the-bid = Your bid is in another currency.
refusal-lay-in-order = Cards are laid in order: jokers, then single cards by value, then certificates.
refusal-not-in-depot = This tile does not lie in the depot.
refusal-buy-in-order = Two tiles are chosen in order; choose this one first.
refusal-cannot-afford = The cards in your hand do not reach this price.
refusal-cannot-afford-two = The cards in your hand do not reach the price of two tiles.
refusal-too-little-paid = With this card the payment could no longer reach the price.
refusal-bid-not-higher = Your bid is not above the highest yet.
refusal-not-in-lot = This tile is not in the lot.
refusal-not-gained = You have not gained this tile.
refusal-no-such-palace = You have no such palace.
refusal-same-floor = That palace has a floor of this number already.
refusal-not-on-top = A tile goes only on the top of a palace, and the number of this one is too low.
refusal-no-card-to-transform = Transforming costs a money card, and you have none.
refusal-nothing-to-take-out = You have no palace of several floors.
refusal-nothing-to-put-in = You have no one-floor palace that fits into another palace.
refusal-nothing-to-remove = You have no one-floor palace.
refusal-one-floor-only = This palace has only one floor.
refusal-not-one-floor = This palace has several floors.
refusal-fits-nowhere = This floor fits into none of your other palaces.
refusal-into-itself = A palace cannot go into itself.
refusal-no-such-floor = The palace has no such floor.

# The table in the terminal
drawing-stacks = Stacks { $heights }   riders { $riders }
drawing-money-piles = money: { $pile } in the pile, { $discard } discarded
drawing-quarry = quarry { $number }
drawing-depot = depot ({ $price } each)
drawing-depot-drawn = depot ({ $price } each when drawn)
drawing-depot-or-rider = depot ({ $price } each when drawn, { $otherwise } if a rider comes)
drawing-turned-up = Turned up:
drawing-going = Being laid:
drawing-gained = To build:
drawing-brick = B
drawing-sandstone = S
drawing-marble = M
drawing-red = red
drawing-brown = brown
drawing-white = white
drawing-certificates = { $number ->
    [one] { $number } certificate
   *[other] { $number } certificates
}
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
drawing-known = of them seen
drawing-bid = Bid { $bid }

# The first lesson
lesson-money = Welcome to the building site! On your turn you do one of three things: take money, buy or auction tiles, or transform a palace. You begin with next to nothing, so take money.
lesson-two-cards = One card more than there are players is turned up. Because it is your turn you take two of them, the others one each. The colours are three currencies, and the single cards of a payment must all be of one. Take red 3, then white 5.
lesson-one-card = When somebody else takes money, you get a card too. Take white 4: it goes with your white 5.
lesson-tiles = Now you can afford something. Drawing turns up two tiles: one for the depot in the middle, one for a quarry. Then you buy from the depot or auction the next quarry.
lesson-buy = Each tile in the depot costs { -box-base-price } less the number of tiles lying there, so a full depot is cheap: one tile lies there now, hence 9. A tile shows its floor, 1 to 5, and its windows, which are points later. Take marble 1 with three windows, and only this one: two would have to be paid for at once, in one currency.
lesson-pay = Pay in one currency; no change is given. White 4 and white 5 make exactly 9. Choose both, then pay.
lesson-new-palace = Every tile you gain goes on top of a palace, starts a new one, or is discarded. Its number must be higher than that of the floor below it. This is your first: begin a palace.
lesson-raise = Vermiglio holds an auction: the architect walks to the next quarry that has tiles, and all of them are one lot. Raise above the highest bid with single cards of one currency: red 6 is enough.
lesson-currency = Somebody bid more. Your first single card settled your currency for this auction, so add red 3 to your bid. Choose a locked card to be told why it is locked.
lesson-pass = Somebody bids more again, and you have no red card left to add. Whoever passes takes back all the cards laid, so a lost auction costs nothing. Pass.
lesson-on-top = Back to your palaces. Brick 3 with two windows lies in the depot, and floor 3 may stand on floor 1. Draw tiles again: with the new tile there the price falls to 8. Buy brick 3 alone and pay with red 3 and red 6; the 1 too much is lost.
lesson-build = Now put it on top of palace 1. At the end of the game a palace of one floor costs you { -box-one-floor-loss } points and one of two floors counts nothing. From three floors on it scores its windows, with more points for four or five floors and for a single material.
lesson-end = That is the whole game: money, tiles, palaces. It ends as soon as the fifth rider turns up among the tiles. Three or more floors, many windows, one material: good luck!

# Where points come from
source-palace = Palace { $number }

# The coach: what a reason or a habit is about
topic-points = points so far
topic-outlook = what the palaces may score
topic-depot = tiles in the depot
topic-quarries = tiles in the quarries
topic-money-pile = money to be drawn
topic-pile = tiles to be drawn
topic-windows = windows
topic-palaces = floors of palaces
topic-lot = the next lot
topic-turn = the order of turns
topic-money = money in hand
habit-turn = choosing between money, tiles and transforming
habit-take = choosing which money to take
habit-buy-or-auction = choosing to buy or to auction
habit-second-tile = buying a second tile
habit-raise = bidding at auctions
habit-share = choosing a tile given away
habit-build-next = choosing what to build next
habit-build-where = choosing where to build
habit-take-out-of = choosing a palace to transform
habit-take-out-floor = choosing a floor to take out
habit-put-in-which = choosing a floor to put in
habit-put-in-where = choosing where to put a floor
habit-remove-which = choosing what to remove

# For how long one may leave it at passing
until-lot = Pass in this auction
until-turn = Pass until your turn
bids-lot = in this auction
bids-turn = in each auction until your turn
bids-most = Bid up to (what your cards are worth together)
order-at-raise = When you may raise

# The second lesson: some turns of one’s own
practice-begin = Here are three turns each to play yourself. Look at your money and at the price in the depot, and decide; the hint tells you what a good player would do.
practice-turn = Take money as long as you can pay for nothing. Draw tiles when the depot is full, because it is cheap then, or when the tiles of a quarry go well together.
practice-take = Collect one currency, or three equal cards of three currencies: they are a joker.
practice-buy-or-auction = Two tiles bought at once are paid together, in one currency. In an auction you bid for all tiles of a quarry, and the others may bid too.
practice-payment = No change is given: look for the cards that come closest to the price.
practice-raise = A lost auction costs nothing, you take your cards back. Bid what the lot is worth to you, and no more.
practice-build-where = A palace scores only from three floors on. One material and many windows make it valuable.
practice-end = The three turns are played. You can play this game to its end, or begin a real one.

# The overview of the rules
overview-aim = You are a master builder in Florence. Gather money, buy floors or win them at auction, and stack them into palaces. Tall palaces with many windows, of a single material, are worth most.
overview-contents = Tiles are floors of brick, sandstone or marble: they show a number from 1 to 5 and one to three windows. Money comes in three currencies, with neutral certificates besides. In the middle lie the depot and four quarries, and the architect walks around them.
overview-turn = On your turn you do one of three things. Take money: several cards are turned up, you take two, and everybody else takes one. Draw tiles: one goes to the depot and one to a quarry, then you buy from the depot or hold an auction. Or transform one of your palaces.
overview-details = The single cards of a payment are of one currency; three equal cards of three currencies are a joker. The more tiles lie in the depot, the less each costs. In a palace the numbers must rise from floor to floor.
overview-end = The game ends as soon as the fifth rider turns up among the tiles. A palace with one floor costs points, one with two scores nothing; from three floors on its windows count, with more for height and for a single material. The most points win.

# The coach: what the lot being sold is worth
price-worth = The lot is worth a bid of up to { $price }.
price-not-worth = The lot is not worth a bid.
