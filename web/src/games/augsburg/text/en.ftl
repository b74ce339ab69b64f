# Pieces and how they stand
board-piece-chosen = { $piece }, chosen
board-piece-locked = { $piece }, locked: why not?
board-bond-priced = { $bond }, { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}
board-right-printed = { $piece } { $printed }
board-card-named = Privilege card: { $fields }
board-field-yellow = post
board-field-orange = title
board-field-purple = office
board-field-florins = { -box-privilege-florins } F
board-field-draw = draw { -box-privilege-draw }
board-field-six = { -box-privilege-prestige-1 } PP
board-field-seven = { -box-privilege-prestige-2 } PP
board-florins = { $florins } F
board-florins-less = { $florins ->
    [0] 0 F
   *[other] −{ $florins } F
}
board-florins-more = +{ $florins } F
board-points-short = { $points } PP
board-jokers = Jokers

# The nobles
board-the-nobles = The five nobles, in the order of the visits
board-with-number = with { $number }
board-all-passed = all passed
board-the-bidding = the bidding
board-visited = visited
board-any-bond = any bond counts

# Privilege cards and the supply
board-privileges = Privileges
board-privileges-note = the winner takes one card face up and uses two of its three privileges
board-open = no. { $card }, face up
board-took-it = { $seat } took it
board-uses-it = { $seat } uses it
board-rank-cards-left = Rank cards left
board-rank-left = { $rank }: { $number } left
board-rights-left = Rights tiles left
board-tiles-left = { $piece }: { $number } left
board-pile = Bonds
board-pile-named = { $price ->
    [0] The pile of bonds is empty
   *[other] The pile: { $number ->
        [one] { $number } bond
       *[other] { $number } bonds
    }, the top one costs { $price } F
}
board-pile-short = { $price ->
    [0] Pile empty
   *[other] Bonds left { $number } · top costs { $price } F
}
board-round-of = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}

# What rights bring
board-about-mint-master = Mint master, from councillor on: one free bond at the end of every round.
board-about-master-builder = Master builder, as mayor: with every privilege card you win you may also build the top church or cathedral.
board-about-coat-of-arms = Coat of arms, from count on: its points at the end of every round.
board-about-patent = Patent of nobility, as prince: its points at the end of every round.
board-about-church = A church, built with an office privilege for its price, lets you pass { -box-church-barrier } prestige.
board-about-cathedral = A cathedral, built with an office privilege for its price, lets you pass { -box-cathedral-barrier } prestige.

# Prestige
board-prestige = Prestige
board-prestige-of = { $seat } { $points }
board-prestige-told = Prestige: { $standings }. Without a church nobody passes { -box-church-barrier }, without a cathedral nobody passes { -box-cathedral-barrier }.
board-stays-at = stops at { $barrier }

# The visit
board-bidding = Bidding
board-how-many-bonds = how many bonds
board-the-showing = The showing
board-shown-before = Shown for { $noble }, the winner’s first
board-all-at-once = All at once
board-note-buy = buying bonds
board-note-give = giving a bond
board-you = You
board-passed = passed
board-to-bid = to bid
board-named = bid
board-held = held
board-named-number = bid { $number }
board-holds-number = holds { $number }
board-bids-number = at { $number }
board-chooses = chooses
board-has-chosen = has chosen
board-wins = wins
board-won-the-visit = won the visit

# The players
board-rank-told = { $rank }, rank { $number }: { $gives }
board-yields-yellow = { $gives } F
board-yields-orange = { $gives } PP
board-yields-purple = { $gives ->
    [one] { $gives } bond
   *[other] { $gives } bonds
}
board-seen = seen
board-seen-bonds = All have seen: { $bonds }
board-all-but = all but { $number } of
board-doubted-bonds = Still has all but { $number } of these: { $bonds }
board-hand-hidden = hand and money hidden

# One’s own things
board-your-ladders = Your ladders
board-own-standing = { $points } PP · { $florins } F
board-ladder-yellow = Posts, florins
board-ladder-orange = Titles, PP
board-ladder-purple = Offices, bonds
board-rung = { $rung ->
    [purple-2] guild master
   *[other] { $rank }
}
board-at-the-top = at the top
board-next-left = next: { $number } left
board-next-from = next: from
board-income = { $florins } F, { $title } PP, bonds { $offered }
board-at-the-end = at the end of the round

# The hand
board-your-bonds = Your bonds
board-hidden-cards = { $number ->
    [one] hidden from the others · { $number } card
   *[other] hidden from the others · { $number } cards
}
board-no-bonds = No bonds in hand.
board-in-hand = In hand
board-lit = In green: valid for { $noble }, { $number } in all. In a tie, the highest single bond wins; yours is { $bond }.
board-none-valid = None of your bonds counts for { $noble }: jokers alone are no bid.
board-not-valid = Only bonds of { $noble } and jokers count at this visit.
board-why-not-bond = Why not { $bond }?

# Naming a number
board-your-number = Your number
board-hold-short = hold
board-raise-short = raise
board-bid-short = bid
board-number-means = { $highest ->
    [0] the first bid
   *[other] { $by } above { $highest }
}; { $left ->
    [0] takes all your valid bonds
    [one] leaves { $left } valid bond
   *[other] leaves { $left } valid bonds
}
board-cannot-raise = { $valid ->
    [0] You have no valid bond.
    [one] You cannot raise: you have { $valid } valid bond.
   *[other] You cannot raise: you have { $valid } valid bonds.
}
board-hold-number = Hold { $number }
board-bid-number = Bid { $number }
board-raise-to = Raise to { $number }

# Picking bonds
board-step-show = Your bonds to show
board-step-discard = Discard one bond
board-step-give = One bond under the pile
board-pick-more = { $number ->
    [one] Choose 1 more.
   *[other] Choose { $number } more.
}
board-strongest = Your highest bond is { $bond }. If you win, these bonds are gone; if not, you take them back.
board-only-jokers = Jokers alone may not be shown: one true bond must be among them.
board-hint-discard = It goes face up: all see it.
board-hint-give = Nobody sees which one.
board-nothing-to-give = Your hand is empty, so you give nothing.
board-give-nothing = Give nothing
board-do-show = { $number ->
    [one] Show this bond
   *[other] Show these { $number }
}
board-do-discard = { $bonds-count ->
    [0] Discard a bond
   *[other] Discard { $bonds }
}
board-do-give = { $bonds-count ->
    [0] Give a bond
   *[other] Give { $bonds }
}

# Buying
board-offered-to-you = Offered to you
board-printed-prices = at the printed prices; what you leave is discarded unseen
board-your-purchase = Your purchase
board-money = Money
board-bonds-counted = { $number ->
    [one] { $number } bond
   *[other] { $number } bonds
}
board-stays = Left
board-all-choose = All choose at the same time, then all pay.
board-buy-these = { $number ->
    [0] Buy nothing
    [one] Buy 1 for { $florins } F
   *[other] Buy { $number } for { $florins } F
}

# Using a card
board-card-numbered = No. { $card }: { $fields }
board-take-a-card = Take a card
board-your-card = Your privilege card
board-two-of-three = two of three, one after the other
board-used = used
board-first-privilege = The first privilege
board-second-privilege = The second privilege
board-choose-a-use = Choose a privilege
board-climb-to = To { $rank }
board-from = from
board-taken-from = taken from { $seats },
board-from-to-yellow = { $from } → { $to } F
board-from-to-orange = { $from } → { $to } PP
board-from-to-purple = { $to ->
    [one] { $from } → { $to } bond
   *[other] { $from } → { $to } bonds
}
board-pays = costs { $florins } F, { $left } F left
board-too-dear = costs { $florins } F: you are { $missing } F short
board-a-free-bond = 1 free bond a round
board-builds-with-each-card = builds with every card
board-prestige-a-round = { $points } PP a round
board-draw-two = at once, from the pile
board-back = Back

# Other answers
board-step-rob = From whom?
board-step-console = You lost a rank
board-step-builder = Your master builder
board-waiting = Waiting
board-waiting-for = Waiting for { $seats }.
board-over = The game is over
board-winners-are = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# What the shell and the game say differently here
ask-buy = Choose the bonds you buy, in the order given. All choose at the same time, then all pay.
round = { $number ->
    [0] Before the first round
   *[other] Round { $number }
}
tab-mine = My ladders
result-tie = Tied at { $points } prestige: { $compared ->
    [cathedral] the dearest cathedral wins.
   *[church] without cathedrals, the dearest church wins.
}
result-tie-of = { $price ->
    [0] none
   *[other] for { $price } F
}
