# Values
value-bond = { $noble ->
    [philipp] Philipp { $value }
    [louise] Louise { $value }
    [leo] Leo { $value }
    [maria] Maria { $value }
   *[joker] a joker
}
values-bond = { $noble ->
    [philipp] { $count } × Philipp { $value }
    [louise] { $count } × Louise { $value }
    [leo] { $count } × Leo { $value }
    [maria] { $count } × Maria { $value }
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
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
    [florins] { -box-privilege-florins } florins
    [draw] draw bonds
    [six] { -box-privilege-prestige-1 } prestige
   *[seven] { -box-privilege-prestige-2 } prestige
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
ask-buy = Choose the bonds you buy, in the order given, then finish buying. All choose at the same time.
ask-bid = { $number ->
    [0] { $noble } is visited: bid a number of bonds, or pass.
    [one] { $noble } is visited, and the bid is { $number } bond: pass, hold or raise.
   *[other] { $noble } is visited, and the bid is { $number } bonds: pass, hold or raise.
}
ask-show = { $number ->
    [one] Choose the bond you show for { $noble }.
   *[other] Choose the { $number } bonds you show for { $noble }, in the order given.
}
ask-take-card = Take a privilege card.
ask-use = { $uses ->
    [1] Use a second privilege of the card.
   *[other] Use a first privilege of the card.
}
ask-rob = Whose card do you take to climb to { $rank }?
ask-console = You have lost a rank: take { -box-robbed-florins } florins or { -box-robbed-points } prestige.
ask-discard = Discard one bond from your hand, face up.
ask-builder = Your master builder may still build with this card.
ask-give = There are too few bonds for all: put one from your hand under the pile.

# What can be done
act-buy = Buy { $bond }
act-bought = Finish buying
act-pass = Pass
act-hold = Hold
act-bid = Bid { $number }
act-show = Show { $bond }
act-card = Take card { $card }
act-florins = Take { -box-privilege-florins } florins
act-prestige = Take the prestige
act-draw = Draw two bonds, discard one
act-climb = Climb a rank in { $colour }
act-yellow-florins = Take { -box-yellow-florins } florins for yellow
act-tile = Take { $tile }
act-build = Build { $building }
act-give-up = Give up the privilege for { -box-given-up-points } prestige
act-builder = Let the master builder build { $building }
act-no-building = Build nothing
act-discard = Discard { $bond }
act-rob = Take it from { $seat }
act-console-florins = Accept { -box-robbed-florins } florins
act-console-prestige = Accept { -box-robbed-points } prestige
act-give = Give { $gift }

# What happened
event-round-began = Round { $round } begins; privilege cards { $cards } lie face up.
event-visit-began = { $noble } is visited; { $seat } opens.
event-passed = { $seat } passes.
event-bid-made = { $seat } bids { $number }.
event-bid-held = { $seat } holds { $number }.
event-nobody-bid = Nobody bids for { $noble }.
event-bonds-shown = { $seat } shows { $bonds }.
event-visit-won = { $rivals ->
    [0] With the highest bid, { $seat } wins { $noble } and discards { $bonds }.
   *[other] { $seat } wins { $noble } and discards { $bonds }.
}
event-showing-consoled = { $seat } takes back the bonds shown and receives { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-card-taken = { $seat } takes privilege card { $card }: { $privileges }.
event-florins-taken = { $seat } takes { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-prestige-taken = { $seat } takes { $points } prestige and gains { $gained }.
event-prestige-lost = { $missing ->
    [church] Without a church { $seat } stops at { $barrier }: { $lost } prestige lost.
   *[cathedral] Without a cathedral { $seat } stops at { $barrier }: { $lost } prestige lost.
}
event-privilege-given-up = { $seat } gives up a privilege and gains { $gained } prestige.
event-bonds-drawn = { $seat } draws { $number ->
    [one] { $number } bond
   *[other] { $number } bonds
}.
event-bonds-seen = { $seat } draws { $bonds } free.
event-bond-discarded = { $seat } discards { $bond }.
event-climbed = { $seat } climbs to { $rank }.
event-robbed = { $seat } climbs to { $rank }, taking the card from { $robbed_seat }.
event-consoled-with-florins = { $seat } receives { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} in compensation.
event-consoled-with-prestige = { $seat } gains { $gained } prestige in compensation.
event-tile-taken = { $points ->
    [0] { $seat } takes { $tile }.
   *[other] { $seat } takes { $tile } worth { $points }.
}
event-built = { $seat } builds { $building } for { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
event-builder-built = The master builder of { $seat } builds { $building } for { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
event-money-received = { $seat } receives { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-prestige-received = { $seat } gains { $gained } prestige (title { $title }, coat of arms { $coat_of_arms }, patent { $patent }).
event-bonds-dealt = { $free ->
    [0] Bonds offered to { $seat }: { $offered }.
   *[other] Bonds for { $seat }: { $free } free, { $offered } offered.
}
event-bonds-offered = { $seat } is offered { $bonds }.
event-bonds-bought = { $bonds-count ->
    [0] { $seat } buys nothing.
   *[other] { $seat } buys { $bonds } for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
}
event-purchase-ended = All have paid and discarded the bonds they did not buy.
event-pile-reshuffled = The discard is shuffled into a new pile: { $number ->
    [one] { $number } bond
   *[other] { $number } bonds
}.
event-discard-put-under = The deal needs { $due ->
    [one] { $due } bond
   *[other] { $due } bonds
}, more than pile and discard have: the discard is shuffled and put under the pile, which has { $number ->
    [one] { $number } bond
   *[other] { $number } bonds
} now.
event-too-few-bonds = { $number ->
    [one] { $number } bond is
   *[other] { $number } bonds are
} still missing for the deal: all put one of their hand under the pile.
event-bonds-given = { $number ->
    [one] { $number } bond goes
   *[other] { $number } bonds go
} under the pile.
event-tie-compared = A tie at { $points } prestige. { $compared ->
    [cathedral] { $price ->
        [0] { $seat } has no cathedral
       *[other] { $seat } has the cathedral of { $price } F
    }; the dearest wins.
   *[church] { $price ->
        [0] { $seat } has neither cathedral nor church
       *[other] { $seat } has the church of { $price } F
    }; as nobody tied has a cathedral, the dearest church wins.
}
event-game-ended = The game is over: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

# Why not
refusal-not-offered = This bond is not offered to you.
refusal-buy-in-order = Bonds are chosen in rising order, and you have already chosen a later one.
refusal-cannot-pay = You do not have enough money to buy this bond as well.
refusal-nothing-to-hold = Nobody has bid yet, so there is nothing to hold.
refusal-bid-not-higher = A raise must be higher than the highest bid.
refusal-only-jokers = A bid needs a true bond: jokers alone do not count.
refusal-too-few-valid-bonds = You do not hold that many bonds that count here.
refusal-not-in-hand = You do not hold this bond.
refusal-not-valid = This bond does not count at this visit.
refusal-only-jokers-shown = Jokers alone may not be shown: begin with a true bond.
refusal-show-in-order = Bonds are chosen in rising order, and after this one too few would be left.
refusal-card-not-face-up = This privilege card does not lie face up.
refusal-not-on-card = Your card has no such privilege, or you have used it already.
refusal-colour-not-on-card = Your card has no unused privilege of this colour, and no other can stand in for it.
refusal-no-bonds-to-draw = There is no bond left to draw.
refusal-no-trading-post = To take { -box-yellow-florins } florins you need at least rank 2 in yellow.
refusal-on-top-rank = You are at the highest rank already.
refusal-not-at-rank = That player is not at the rank you need.
refusal-rank-too-low = Your rank does not entitle you to this tile.
refusal-one-of-a-kind = You already have one of this kind; nobody has two.
refusal-not-enough-money = You do not have the money for its whole price.
refusal-no-builder = You have no master builder.
refusal-builder-done = Your master builder has built with this card already.
refusal-must-give = Only somebody with no bond in hand gives none.

# The table in the terminal
drawing-round = { $round ->
    [0] Before round 1 of { $rounds }
   *[other] Round { $round } of { $rounds } · { $noble }
}
drawing-highest = highest bid { $number }
drawing-pile = { $price ->
    [0] pile empty
   *[other] pile { $number }, top price { $price }
}
drawing-cards = Privilege cards
drawing-ranks = Rank cards
drawing-rights = Rights tiles
drawing-prestige = { $prestige } prestige
drawing-prestige-barred = { $prestige } prestige, stops at { $barrier }
drawing-bid = · bids { $number }
drawing-passed = · out
drawing-income-yellow = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
drawing-income-orange = { $amount } prestige
drawing-income-purple = { $free ->
    [0] { $amount ->
        [one] { $amount } bond
       *[other] { $amount } bonds
    }
   *[other] bonds { $amount }+{ $free }
}
drawing-money = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
drawing-known = known
drawing-doubted = { $missing ->
    [one] known but for one
   *[other] known but for { $missing }
}
drawing-shown = shown
drawing-offer = offered
drawing-chosen = chosen
drawing-price = ({ $price } F)
drawing-purchase = = { $cost } F, { $left } F left
drawing-jokers = { $number ->
    [one] { $number } joker
   *[other] { $number } jokers
}

# The first lesson
lesson-buy = Welcome to Augsburg, where five nobles are in debt. The privilege cards of the first round already lie face up. Everybody buys bonds at the same time and in secret. You have 1,500 florins; the higher a bond’s value, the dearer it is. Choose Louise 5, Leo 3, 10 and 16 and Maria 17, then confirm your purchase.
lesson-no-bond = In every round the five nobles are visited one after the other. To win a visit you bid a number of bonds of that noble, and you have none of Philipp: pass.
lesson-raise = Louise is next. Giallolino bids one bond. Jokers count with every noble as long as you have at least one true bond, so you can raise to two.
lesson-show = Giallolino holds. Now both of you show that many bonds at the same time, and only the highest single value counts. Show Louise 5 and a joker, which has no value.
lesson-hold = A 17 has won; you took your bonds back and got { -box-consolations-1 } florins in compensation. Leo is next: open with one, and when Vermiglio bids two, hold.
lesson-values = This time you are strong. Show Leo 3 and Leo 16: 16 beats almost anything, and the other bond may be a low one.
lesson-card = You have won Leo’s visit and take one of the privilege cards that are left. You use two of its three privileges, one after the other. Take the one with two yellow posts.
lesson-ladder = Each colour is a ladder of four ranks. Yellow brings money at the end of a round, orange prestige, purple more bonds to choose from. Climb yellow twice.
lesson-again = On to Maria. You hold her 17, the best there is: open with one, hold two, and show the 17 with a joker.
lesson-money = This card has a yellow privilege, a draw of bonds and money. From rank 2 on, a yellow privilege may be taken as { -box-yellow-florins } florins. Take { -box-yellow-florins } and { -box-privilege-florins }: you will need them at once.
lesson-maximilian = Maximilian comes last, and for him every bond counts. One is enough today: bid one and show Leo 10. Then take the last card, and its { -box-privilege-prestige-1 } prestige first.
lesson-church = Prestige stops at { -box-church-barrier } without a church, and at { -box-cathedral-barrier } without a cathedral. A purple privilege builds one; the first church is the dearest, but you have it in time. Build it.
lesson-end = That was a whole round: bonds, five visits, privileges, then income and new bonds. Keep one true bond for each noble you are interested in, watch the two barriers, and climb early. Good luck!

# Where points come from
source-title = Title
source-coat-of-arms = Coat of arms
source-patent = Patent of nobility
source-privileges = Privileges
source-given-up = Privileges not used
source-consoled = Compensation for a lost rank
source-lost = Lost at the barriers

# The coach: what a reason or a habit is about
topic-supply = what is left in the supply
topic-cards = privilege cards
topic-prices = prices of churches and cathedrals
topic-outlook = prestige at the end
topic-income = prestige each round
topic-growth = bonds to come
topic-money = money
topic-turn = turn order
topic-course = the course of the game
topic-prestige = prestige
topic-ranks = ranks
topic-rights = rights tiles
topic-bonds = bonds in hand
term-titles = prestige at the end of rounds
term-office = the office
term-barriers = the barriers
term-rival = edge over the best rival
of-round = round { $round }
habit-buy = buying bonds
habit-bid = bidding for visits
habit-take-card = choosing a privilege card
habit-use = using privileges
habit-rob = choosing whom to take from
habit-console = choosing a compensation
habit-discard = discarding bonds
habit-builder = letting the master builder build
habit-give = giving bonds away

# For how long one may leave it at passing
until-noble = Pass on this visit
until-round = Pass for the rest of the round
bids-noble = at this visit
bids-round = at each visit of the round
bids-most = Stay in up to (bonds)
order-at-bid = When you may bid

# The second lesson: a round of one’s own
practice-begin = Here is one round to play yourself: buy bonds, then visit the five nobles. The hint tells you what a good player would do.
practice-buy = Buy high bonds of one or two nobles rather than a little of everything, and keep some money for ranks and churches.
practice-bid = Only the highest single bond counts, but everybody has to show as many as were bid. Pass where your highest bond is low.
practice-show = Show your highest bond of this noble; the others may be low.
practice-take-card = You will use two of the three privileges of this card. Climb early: ranks pay at the end of every round.
practice-use = Yellow brings money, orange prestige, purple more bonds to choose from. Without a church prestige stops at the first barrier.
practice-discard = Discard what will win you nothing any more.
practice-end = The round is over, and its income has been paid. You can play this game to its end, or begin a real one.

# The overview of the rules
overview-aim = Five nobles owe money to the merchants of Augsburg. Call in their debts visit by visit, use the privileges they grant in return, and gain the most prestige.
overview-contents = Bonds show a noble and a value; jokers count with every noble. Each privilege card has three privileges. Rank cards form three ladders: yellow for money, orange for prestige, purple for bonds. High ranks let you take rights tiles, and churches and cathedrals are there to be built.
overview-turn = In each round the five nobles are visited one after the other. To win a visit you bid a number of bonds of this noble: pass, hold or raise. All who hold the highest bid show that many bonds, and the highest single value wins a privilege card, of which two privileges are used.
overview-details = The winner’s bonds are spent; the others who showed take theirs back, and the second and the third of them get a little money. At the end of a round ranks and rights bring money, prestige and new bonds. Without a church, and later a cathedral, prestige stops at two barriers.
overview-end = At the end of the last round, ranks and rights bring prestige only. The most prestige wins.

# The coach: what the visit is worth
price-worth = The visit is worth up to { $price ->
    [one] { $price } bond
   *[other] { $price } bonds
}.
price-not-worth = The visit is not worth a bid.
