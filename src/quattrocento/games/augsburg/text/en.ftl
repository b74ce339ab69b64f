# Values
value-bond = { $noble ->
    [philipp] Philipp { $value }
    [louise] Louise { $value }
    [leo] Leo { $value }
    [maria] Maria { $value }
   *[joker] a joker
}
value-gift = { $noble ->
    [philipp] Philipp { $value }
    [louise] Louise { $value }
    [leo] Leo { $value }
    [maria] Maria { $value }
    [nothing] nothing
   *[joker] a joker
}
value-noble = { $name ->
    [philipp] Philipp
    [louise] Louise
    [leo] Leo
    [maria] Maria
   *[maximilian] Maximilian
}
value-number = { $name }
value-card = { $name }
value-colour = { $name ->
    [yellow] yellow
    [orange] orange
   *[purple] purple
}
value-privilege = { $name ->
    [yellow] yellow
    [orange] orange
    [purple] purple
    [florins] 500 florins
    [draw] draw bonds
    [six] 6 prestige
   *[seven] 7 prestige
}
value-rank = { $colour ->
    [yellow] { $rank ->
        [1] Augsburg
        [2] Innsbruck
        [3] Venice
       *[4] Antwerp
    }
    [orange] { $rank ->
        [1] citizen
        [2] baron
        [3] count
       *[4] prince
    }
   *[purple] { $rank ->
        [1] merchant
        [2] guild master
        [3] councillor
       *[4] mayor
    }
}
value-right = { $name ->
    [mint-master] mint master
    [master-builder] master builder
    [coat-of-arms] coat of arms
    [patent] patent of nobility
    [church] church
   *[cathedral] cathedral
}
value-tile = { $name ->
    [mint-master] a mint master
    [master-builder] a master builder
    [coat-of-arms] a coat of arms
   *[patent] a patent of nobility
}
value-building = { $name ->
    [church] the church
   *[cathedral] the cathedral
}

# What is asked
ask-buy = Choose the bonds you buy, then say “no more”. All choose at the same time.
ask-bid = { $number ->
    [0] { $noble } is visited: name a number of bonds, or pass.
   *[other] { $noble } is visited, and { $number } { $number ->
        [one] bond is
       *[other] bonds are
    } bid: pass, hold or raise.
}
ask-show = Choose { $number ->
    [one] the bond
   *[other] the { $number } bonds
} that you show for { $noble }.
ask-take-card = Take a privilege card.
ask-use = { $uses ->
    [1] Use a second privilege of the card.
   *[other] Use a first privilege of the card.
}
ask-rob = Whose card do you take, to become { $rank }?
ask-console = You have lost a rank: take 100 florins or 1 prestige.
ask-discard = Discard one bond of your hand, face up.
ask-builder = Your master builder may still build with this card.
ask-give = There are too few bonds for all: put one of your hand under the pile.

# What can be done
act-buy = Buy { $bond }
act-bought = No more
act-pass = Pass
act-hold = Hold
act-bid = Bid { $number }
act-show = Show { $bond }
act-card = Take card { $card }
act-florins = Take 500 florins
act-prestige = Take the prestige
act-draw = Draw two bonds, discard one
act-climb = Climb a rank in { $colour }
act-yellow-florins = Take 300 florins for yellow
act-tile = Take { $tile }
act-build = Build { $building }
act-give-up = Give the privilege up for 2 prestige
act-builder = Let the master builder build { $building }
act-no-building = Build nothing
act-discard = Discard { $bond }
act-rob = Take it from { $seat }
act-console-florins = Accept 100 florins
act-console-prestige = Accept 1 prestige
act-give = Give { $gift }

# What happened
event-round-began = Round { $round } begins; privilege cards { $cards } are turned up.
event-visit-began = { $noble } is visited; { $seat } opens.
event-passed = { $seat } passes.
event-bid-made = { $seat } bids { $number }.
event-bid-held = { $seat } holds { $number }.
event-nobody-bid = Nobody bids for { $noble }.
event-bonds-shown = { $seat } shows { $bonds }.
event-visit-won = { $rivals ->
    [0] { $seat } alone stands at the highest bid, wins { $noble } and discards { $bonds }.
   *[other] { $seat } wins { $noble } and discards { $bonds }.
}
event-showing-consoled = { $seat } takes the bonds back and receives { $florins } florins.
event-card-taken = { $seat } takes privilege card { $card }: { $privileges }.
event-florins-taken = { $seat } takes { $florins } florins.
event-prestige-taken = { $seat } takes { $points } prestige and gains { $gained }.
event-privilege-given-up = { $seat } gives a privilege up and gains { $gained } prestige.
event-bonds-drawn = { $seat } draws { $number } { $number ->
    [one] bond
   *[other] bonds
}.
event-bonds-seen = { $seat } draws { $bonds } for nothing.
event-bond-discarded = { $seat } discards { $bond }.
event-climbed = { $seat } climbs: { $rank }.
event-robbed = { $seat } climbs: { $rank }, taking the card from { $robbed_seat }.
event-consoled-with-florins = { $seat } is consoled with { $florins } florins.
event-consoled-with-prestige = { $seat } is consoled and gains { $gained } prestige.
event-tile-taken = { $points ->
    [0] { $seat } takes { $tile }.
   *[other] { $seat } takes { $tile } worth { $points }.
}
event-built = { $seat } builds { $building } for { $price } florins.
event-builder-built = The master builder of { $seat } builds { $building } for { $price } florins.
event-money-received = { $seat } receives { $florins } florins.
event-prestige-received = { $seat } gains { $gained } prestige (title { $title }, coat of arms { $coat_of_arms }, patent { $patent }).
event-bonds-dealt = { $free ->
    [0] { $seat } is offered { $offered } bonds.
   *[other] { $seat } draws { $free } for nothing and is offered { $offered } bonds.
}
event-bonds-offered = { $seat } is offered { $bonds }.
event-bonds-bought = { $bonds-count ->
    [0] { $seat } buys nothing.
   *[other] { $seat } buys { $bonds } for { $florins } florins.
}
event-purchase-ended = All have paid and discarded the bonds they did not buy.
event-pile-reshuffled = The discard is shuffled into a new pile of { $number } bonds.
event-too-few-bonds = { $number } { $number ->
    [one] bond is
   *[other] bonds are
} missing for the deal: all put one of their hand under the pile.
event-bonds-given = { $number } { $number ->
    [one] bond goes
   *[other] bonds go
} under the pile.
event-game-ended = The game is over: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# Why not
refusal-not-offered = This bond is not offered to you.
refusal-buy-in-order = Bonds are named in rising order, and you have chosen a later one.
refusal-cannot-pay = Your money does not pay for this bond as well.
refusal-nothing-to-hold = Nobody has bid yet, so there is nothing to hold.
refusal-bid-not-higher = A raise must be higher than the highest bid.
refusal-only-jokers = A bid needs a true bond: jokers alone do not count.
refusal-too-few-valid-bonds = You do not hold that many bonds that count here.
refusal-not-in-hand = You do not hold this bond.
refusal-not-valid = This bond does not count at this visit.
refusal-only-jokers-shown = Jokers alone may not be shown: begin with a true bond.
refusal-show-in-order = Bonds are named in rising order, and with this one too few would be left.
refusal-card-not-face-up = This privilege card does not lie face up.
refusal-not-on-card = No unused field of your card shows this privilege.
refusal-colour-not-on-card = No unused field of your card shows this colour, and nothing else stands in for it.
refusal-no-bonds-to-draw = There is no bond left to draw.
refusal-no-trading-post = The 300 florins need at least rank 2 in yellow.
refusal-on-top-rank = You stand at the top: there is no further step.
refusal-not-at-rank = That player does not stand at the rank you need.
refusal-rank-too-low = Your rank does not open this tile.
refusal-one-of-a-kind = You have one of this kind, and one is all.
refusal-not-enough-money = You cannot pay its whole price.
refusal-no-builder = You have no master builder.
refusal-builder-done = Your master builder has built with this card already.
refusal-must-give = Only an empty hand gives nothing.

# The table in the terminal
drawing-round = { $round ->
    [0] Before the first of { $rounds } rounds
   *[other] Round { $round } of { $rounds } · { $noble }
}
drawing-highest = highest bid { $number }
drawing-pile = { $price ->
    [0] pile empty
   *[other] pile { $number }, top price { $price }
}
drawing-cards = Privilege cards
drawing-ranks = Rank cards
drawing-rights = Tiles
drawing-prestige = { $prestige } prestige
drawing-prestige-barred = { $prestige } prestige, stops at { $barrier }
drawing-bid = · bids { $number }
drawing-passed = · out
drawing-income-yellow = { $amount } florins
drawing-income-orange = { $amount } prestige
drawing-income-purple = { $free ->
    [0] { $amount } bonds
   *[other] { $amount } + { $free } bonds
}
drawing-money = { $florins } florins
drawing-known = known
drawing-doubted = { $missing ->
    [one] known but for one
   *[other] known but for { $missing }
}
drawing-shown = shown
drawing-offer = offered
drawing-chosen = chosen
drawing-jokers = { $number ->
    [one] 1 joker
   *[other] { $number } jokers
}

# The first lesson
lesson-buy = Welcome to Augsburg, where five nobles are in debt. Everybody buys bonds at the same time and in secret. You have 1,500 florins; the higher a bond's value, the dearer it is. Buy Louise 5, Leo 3, 10 and 16 and Maria 17, then say that it is enough.
lesson-no-bond = In every round the five nobles are visited one after the other. Whoever would win a visit bids a number of bonds of that noble, and you have none of Philipp: pass.
lesson-raise = Louise is next. Giallolino bids one bond. Jokers count with every noble as long as a true bond is among yours, so you can raise to two.
lesson-show = Giallolino holds the same number. Now both show so many bonds at the same time, and only the highest single value counts. Show Louise 5 and a joker, which has no value of its own.
lesson-hold = A 17 has won; you took your bonds back and got 100 florins as a consolation. Leo is the next: open with one, and when Vermiglio names two, hold.
lesson-values = Now you are strong. Show Leo 3 and Leo 16: 16 will beat almost anything, and a bond that is not needed can be a low one.
lesson-card = You have won Leo's visit and take one of the privilege cards that are left. You may use two of its three fields. Take the one with two yellow posts.
lesson-ladder = Each colour is a ladder of four rungs. Yellow brings money at the end of a round, orange prestige, purple more bonds to choose from. Climb yellow twice.
lesson-again = On to Maria. You hold her 17, the best there is: open with one, hold two, and show the 17 with a joker.
lesson-money = This card has a yellow field, a draw of bonds and money. From the second rung on a yellow field may be taken as 300 florins. Take 300 and 500: you will need them at once.
lesson-maximilian = Maximilian comes last and takes every bond. One is enough today: bid one and show Leo 10. Then take the last card, and its 6 prestige first.
lesson-church = Prestige stops at 25 without a church, and at 45 without a cathedral. A purple field builds one; the first church is the dearest, but it is there in time. Build it.
lesson-end = That was a whole round: bonds, five visits, privileges, then income and new bonds. Keep one true bond for each noble that you want, watch the two barriers, and climb early. Good luck!
