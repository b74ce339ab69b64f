# What is asked, as the page asks it
ask-place = { $piece }: turn it, flip it, and set it on lit squares.
ask-keep = { $cards-count ->
    [0] Somebody is looking at the top of the { $deck }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[other] Keep one of these { $deck }.
}
ask-order = In which order do the others go under the pile?
ask-bonus = { $card }: { $value } so far, of at least { $minimum }. Play bonus cards?
ask-split = The work is worth { $value }: how much of its pay becomes prestige?

# The lots
board-lots = The seven lots
board-lot = { $name ->
    [forest] Forest
    [lake] Lake
    [park] Park
    [jester] Jester
    [builder] Builder
    [prestige] Prestige
   *[recruiting] Recruiting
}
board-yours = yours
board-bid-of = { $bid } bid
board-none-left = none left
board-start-at = start at { -box-first-bid }
board-take-for = take for { -box-first-bid }
board-left = { $number } left

# The estate
board-your-estate = Your estate
board-estate-of = Estate of { $seat }
board-look-closer = Look closer
board-look-at-mine = Back to my estate
board-look-away = Back
board-estate-named = { $pieces-count ->
    [0] Estate without any piece, { $free ->
        [one] { $free } square
       *[other] { $free } squares
    } free
   *[other] Estate: { $pieces }; { $free ->
        [one] { $free } square
       *[other] { $free } squares
    } free
}
board-palazzo = the palazzo
board-square-taken = { $square }: { $there }
board-square-pinned = { $square }: place the { $what } here
board-square-lit = { $square }: fits here
board-square-dark = { $square }: does not fit, why not?
board-first-of-a-kind = Your first of its kind: 0 PP, the next brings { -box-points-of-a-second-landscape }.
board-brings = Brings { $points } PP.
board-still-fits = There is room now for: { $what }.
board-looking = Looking for what would still fit…
board-all-still-fits = All that fits now will still fit.
board-no-longer-fits = No longer fits then: { $what }.

# Professions and works
board-professions = Your professions
board-no-professions = No profession in hand.
board-on-the-table = On the table
board-recruiting-cards = { $number ->
    [one] recruiting card
   *[other] { $number } recruiting cards
}
board-recruiting-in-hand = { $number ->
    [one] a recruiting card in hand
   *[other] { $number } recruiting cards in hand
}
board-part-jesters = jesters
board-part-cards = cards
board-complete = Complete
board-before = before:
board-most = up to { $most }
board-reaches = ✓ Reaches { $minimum }: { $florins } F, or up to { $most } PP.
board-reaches-with = ✓ Reaches { $minimum } with this piece: { $florins } F, or up to { $most } PP.
board-would-add = { $what } +{ $number }
board-short = { $short } short of { $minimum }.
board-short-but-bonus = { $short } short of { $minimum }; bonus cards bring it up to { $most }.
board-short-missing = { $short } short of { $minimum }. Would add: { $would }.
board-worth-now = work of { $value }

# What one has
board-you = You
board-holdings = What you have
board-prestige = Prestige
board-points-short = { $number } PP
board-florins-hidden = Florins, hidden
board-florins = { $number } F
board-builders = Builders
board-of = { $number } of { $all }
board-building-costs = A building costs
board-jesters = Jesters
board-free-squares = Free squares
board-freedoms = Freedoms
board-none = none
board-best-work = Best work
board-bonus-cards = Bonus cards
board-prestige-cards = Prestige cards
board-adds = +{ $number }
board-standing-most = you { $mine }, others at most { $rival }
board-standing-least = { $mine } of { $least }
board-scores-now = { $number } PP now

# The others
board-winner = wins
board-bids = bids { $bid }
board-to-decide = decides
board-passed = passed
board-still-in = still in
board-work-of = work of { $value }
board-first = first
board-builders-counted = { $number ->
    [one] { $number } builder
   *[other] { $number } builders
}
board-jesters-counted = { $number ->
    [one] 1 jester
   *[other] { $number } jesters
}
board-in-hand-counted = { $number ->
    [one] 1 profession in hand
   *[other] { $number } professions in hand
}
board-bonus-counted = { $number ->
    [one] 1 bonus card
   *[other] { $number } bonus cards
}
board-prestige-counted = { $number ->
    [one] 1 prestige card
   *[other] { $number } prestige cards
}
board-holds = holds { $card }

# The bar
board-round-of = Round { $number } of { $all }
board-round-short = { $number }/{ $all }
board-minimum = Minimum work value { $minimum }
board-minimum-short = min. { $minimum }
board-best = Best work { $value }

# Deciding
board-waiting = It is not your turn
board-waiting-for = Waiting for { $seats }.
board-winners-are = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
board-bidding-for = { $name }: the bid is { $bid }.
board-step-return = Return one profession
board-hint-return = Three stay with you. Each shows what it prefers; a work is worth more for every preference you meet.
board-step-start = Start an auction
board-hint-start = Choose a lit lot above: you bid { -box-first-bid }, the others may raise by { -box-raise-by }.
board-hint-cannot-start = You do not have the money for any lot.
board-step-last = The last lot
board-hint-last = Nobody else bids: choose a lit lot above for { -box-first-bid }.
board-you-have = You have { $money } F.
board-decline = Buy nothing
board-step-raise = The auction
board-only-raise = The only raise: { -box-raise-by } more. You have { $money } F.
board-pass = Pass
board-bid = Bid { $raised }
board-sell = 1 PP for { -box-money-for-a-point } F
board-keep-points = { $number ->
    [one] Keep the point
   *[other] Keep { $number } points
}
board-step-recruit = Recruit a profession
board-hint-recruit = It comes into your hand; your recruiting card takes its place.
board-keep-recruiting = Keep the recruiting card
board-step-keep = Keep one
board-hint-keep = Choose the card you keep.
board-step-order = Under the pile
board-hint-order = Choose the others in their order, the uppermost first.
board-as-they-lie = As they lie
board-keep = Keep { $card }
board-kept = { $card }, kept; choose again
board-put-under = { $card }: next under the pile
board-under = { $card }, number { $number } under the pile; take it back
board-step-place = Place it
board-hint-place = Choose a lit square or drag the piece there; choose the piece to place it.
board-turn = Turn
board-flip = Flip
board-place = place
board-enter = Enter
board-place-piece = Place the { $what }
board-pick-a-square = Pick a lit square first.
board-one-way-only = It fits in no other way.
board-step-action = Your turn
board-works = Complete a work
board-from-to = { $from } to { $to }
board-build = Build
board-build-for = { $price ->
    [0] Build free of charge
   *[other] Build for { $price }
}
board-for-fixed-price = For { -box-price-of-a-card }
board-take-profession = Profession card
board-take-bonus = Bonus card
board-recruit = Recruit
board-actions-left = { $actions ->
    [0] No action left
    [one] 1 action left
   *[other] { $actions } actions left
}
board-confirm-so-far = Do it
board-end-turn = End your turn
board-step-bonus = Bonus cards for this work
board-bonus-named = { $card }: adds { $number }
board-bonus-ticked = { $card }: adds { $number }, chosen
board-work-pays = pays { $florins } F, or up to { $most } PP
board-complete-work-of = Complete a work of { $value }
board-step-split = The pay
board-split-label = A prestige point costs { -box-price-of-a-point } F of the pay.
board-split = { $number } PP and { $florins } F
board-all-money = only money
board-all-prestige = { $number } PP
board-and = and
board-take-pay = Take { $number } PP and { $florins } F

# What the table calls its parts in this game
tab-mine = My cards
round = Round { $number }
result-tie = Tied at { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}: the most money wins.
result-tie-of = { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}
