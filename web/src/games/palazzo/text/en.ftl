# Pieces and how they stand
board-piece-chosen = { $piece }, chosen
board-piece-locked = { $piece }, locked: why not?
board-opening-certificate = the certificate of { -box-opening-certificate }
board-the-architect = The architect

# The board
board-the-board = The quarries and the depot
board-quarry = Quarry { $quarry }
board-quarry-named = { $tiles-count ->
    [0] Quarry { $number }, empty
   *[other] Quarry { $number }: { $tiles }
}
board-quarry-lot-named = Quarry { $number }, the lot: { $tiles }
board-the-lot = the lot
board-next-lot = next to be sold
board-worked-out = empty
board-tiles-counted = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
board-auction-quarry-named = Auction quarry { $number }: { $tiles }
board-depot = Depot
board-depot-price = { $number ->
    [0] empty
    [one] 1 tile, { $price }
   *[other] { $number } tiles, { $price } each
}
board-depot-named = { $tiles-count ->
    [0] The depot is empty
   *[other] The depot, { $price } a tile: { $tiles }
}
board-tile-priced = { $piece }, for { $price }
board-stack-named = { $left ->
    [one] Stack { $roman }, 1 tile left
   *[other] Stack { $roman }, { $left } tiles left
}
board-draw-from = Draw tiles: { $piece }
board-money-pile-named = { $number ->
    [one] Money pile, 1 card
   *[other] Money pile, { $number } cards
}
board-take-from = Take money: { $piece }
board-discard-named = { $cards-count ->
    [0] No money discarded
   *[other] Discarded money: { $cards }
}
board-out-of-the-game = { $number } out of the game
board-money-turned-up = Money
board-take-how-many = { $number ->
    [one] take one
   *[other] take two
}

# The bar
board-stack-left = Stack { $roman } · { $left } left
board-riders = Riders
board-riders-of = { $all ->
    [one] { $number } of { $all } rider
   *[other] { $number } of { $all } riders
}
board-of = { $number } of { $all }

# The auction
board-auction = Auction
board-auction-of = { $number ->
    [one] quarry { $quarry }, 1 tile
   *[other] quarry { $quarry }, { $number } tiles
}
board-you = You
board-passed = passed
board-to-bid = to bid
board-bids = bids { $bid }
board-leads-with = leads, { $bid }
board-to-decide = decides
board-winner = wins

# The players
board-points-short = { $points } pts
board-cards-counted = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
board-known-cards = Seen by all: { $cards }
board-palaces-of = Palaces of { $seat }
board-laid-cards = Laid in the auction: { $cards }
board-your-palaces = Your palaces
board-points-so-far = { $points ->
    [one] { $shown } point so far
   *[other] { $shown } points so far
}
board-no-palaces = No palace yet: win or buy your first tile.
board-palace-named = Palace { $number }: { $tiles }, { $points }
board-palace-would-score = { $piece }; would score { $points }
board-new-palace-named = New palace with { $tile }, { $points }
board-floor-would-change = Take out { $piece }; points: { $points }

# Your hand
board-your-hand = Your hand
board-no-cards = You hold no money.
board-cards-locked = Locked cards cannot be added.
board-one-currency = Single cards must be of one currency, and you have picked another. Put those back first.
board-why-not = Why not?
board-as-a-joker = as a joker: { -box-joker-value }
board-joker-named = Your three { $number }s

# A turn
board-your-turn = Your turn
board-turn-take-money = Take money
board-turn-draw-tiles = Draw tiles: buy or auction
board-turn-transform = Transform, for one card
board-transform-take-out = Take out
board-transform-put-in = Put in
board-transform-remove = Remove
board-transform-take-out-long = Take out: a floor becomes a palace of its own
board-transform-put-in-long = Put in: a one-floor palace goes into another
board-transform-remove-long = Remove: a one-floor palace leaves the game

# Bids and payments
board-your-bid = Your bid
board-your-payment = Your payment
board-on-the-table = on the table
board-to-pay = to pay
board-adding = adding
board-nothing = nothing
board-beats = beats { $highest } by { $by }
board-not-yet-above = { $by } more to beat { $highest }
board-pays-exactly = exactly
board-pays-too-much = { $by } too much
board-pays-too-little = { $by } more to pay
board-choose-to-raise = pick cards to beat { $highest }
board-cannot-raise = your money cannot beat { $highest }
board-choose-to-pay = pick cards for { $due }
board-pass = Pass
board-raise-to = Raise to { $total }
board-raise-above = Raise above { $highest }
board-pay-total = Pay { $total }
board-back = Back

# Buying
board-buy-or-auction = Buy or auction
board-buying = Buying
board-buy-hint = Pick one or two tiles from the depot, { $price } each; or auction the next quarry.
board-second-tile-hint = Pick a second tile for { $price } more, or pay for this one.
board-cannot-buy = Your money does not reach { $price }, the price of a tile.
board-depot-empty = The depot is empty: nothing to buy.
board-costs = costs { $price }
board-only-this-one = Pay for this one
board-auction-quarry = { $number ->
    [one] Auction quarry { $quarry }: 1 tile
   *[other] Auction quarry { $quarry }: { $number } tiles
}
board-share-quarry = { $number ->
    [one] Share out quarry { $quarry }: { $number } tile
   *[other] Share out quarry { $quarry }: { $number } tiles
}
board-auction-nothing = Auction nothing: all quarries are empty

# Building
board-build-which = Build which tile first?
board-build-where = Where does it go?
board-more-to-build = { $number ->
    [one] one more tile after this
   *[other] { $number } more tiles after this
}
board-discard-tile = Discard it
board-new-palace = New palace

# Where a click on the board or the palaces decides
board-step-take = Take money
board-hint-take = Pick from the money turned up on the board.
board-step-share = Take a tile
board-hint-share = Pick one tile of the lot; you build or discard it at once.
board-step-take-out-of = Take a floor out
board-hint-take-out-of = Pick the palace that loses a floor.
board-step-take-out-floor = Which floor?
board-hint-take-out-floor = It becomes a palace of its own; what that does to your points stands beside it.
board-step-put-in-which = Put a floor in
board-hint-put-in-which = Pick the one-floor palace that moves.
board-step-put-in-where = Into which palace?
board-hint-put-in-where = It goes to its place in the order of floors.
board-step-remove-which = Remove a palace
board-hint-remove-which = Pick the one-floor palace that leaves the game.
board-step-transform-pay = Pay one card
board-hint-transform-pay = Any card will do; with it the transformation is done.
board-waiting = It is not your turn
board-waiting-for = Waiting for { $seats }.
board-over = The game is over
board-winners-are = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# What the table calls its parts in this game
round = Turn { $number }
tab-mine = My palaces
result-tie = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}: whoever could still pay the most at once wins.
result-tie-of = could pay { $money }

# What is asked, where the panels beside it say the rest
ask-take = Choose from the money turned up.
ask-payment = Pay { $price }.
