# The tab of one’s own things
tab-mine = Scandals

# The end, which alone against Strozzi may have no winner
result-won = { $winners-count ->
    [0] Strozzi wins the game.
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}

# The city
board-the-city = The city
board-full = full
board-place = Location { $location }: { $boast }.
board-place-marker = { $seat } has the { $box } box.
board-place-full = No free slot.
board-place-free = { $number ->
    [one] One free slot.
   *[other] { $number } free slots.
}
board-place-spy = Spy of { $seat }.
board-place-bouncer = Bouncer of { $seat }.
board-place-ring = Ring of { $seat }.
board-bodyguard-helps = Bodyguard of { $seat } on { $street }: { $helps ->
    [0] helps no more this round
    [1] helps once more this round
   *[other] helps { $helps } times more this round
}
board-bodyguard = Bodyguard of { $seat } on { $street }
board-member = { $family }: { $rank }, number { $position }
board-member-at = { $who }, at { $location }
board-strozzi-colour = Strozzi { $colour }
board-choose-member = Choose your { $rank }, number { $position } at { $location }
board-walker = On the way: { $rank } of { $family }
board-gonfalon = { $noble }’s destination
board-carriage = { $noble }’s carriage
board-locked = { $what }: not now, ask why
board-chosen = { $what }, chosen
board-not-here = Here

# Deciding
board-deciding = What you do
board-actions = Actions
board-choices = Choices
board-members = Members
board-on-the-map = On the board, or from this list
board-shield-street = Street { $ends }
board-shield-spy = Spy at { $location }
board-shield-bouncer = Bouncer at { $location }
board-action-deploy = Deploy
board-action-promote = Promote
board-action-move = Move
board-action-hurry = Hurry
board-action-boast = Boast
board-action-gift = Gift
board-action-scandal = Scandal
board-action-pass = Pass
board-time-word = time
board-time-dial = Time dial: { $time } of { -box-most-time }{ $spending ->
    [0] {""}
   *[other] , { $spending } about to be spent
}
board-time-short = { $time } time
board-time-of = { $time } of { -box-most-time } time
board-time-after = { $before } → { $after } time
board-back = Back
board-do-it = { $family ->
    [deploy] Deploy at { $location }
    [move] Move to { $location }
    [walk] Walk to { $location }
    [on] Walk on to { $location }
    [ride] Go to { $location }
    [boast] Boast at { $location }
    [ring] Ring at { $location }
    [recall] Take it back
    [promote] Promote
    [guard] Place the guard
    [swap] Swap
    [with] Change places
    [gain-time] Take { -bonus-time }
    [gain-point] Take { -box-bonus-points } VP
    [enough] Stop here
    [pass] Pass
   *[other] Do it
}
board-over = The carnival is over.
board-waiting-for = { $seats } to decide.
board-no-scandals = You hold no scandal card.
board-nobody-there = You have nobody on the board.

# Hints
board-hint-action-none = Choose an action, or one of your members to move it.
board-hint-action-deploy = Choose a location with a free slot on the board.
board-hint-action-promote = Choose a debutant or a donna of yours on the board.
board-hint-action-move = Choose a member of yours, then the street or the location next door.
board-hint-action-hurry = Two steps, with one member or with two.
board-hint-action-boast = Choose a location where you have a member: its tile scores at once.
board-hint-action-gift = Who gets it? The gift brings a guard.
board-hint-action-scandal = Choose one of your scandal cards to play it, or discard one for { -discard-time }.
board-hint-action-pass = Passing ends your actions in this round.
board-hint-first-debutant = Choose a location where nobody stands. Where will the nobles pass?
board-hint-ring = Choose the location of your ring. There you may swap places on later turns.
board-hint-bonus = Your bonus for having passed.
board-hint-walk = Choose who walks, then where to.
board-hint-walk-on = Choose the next location on the board, or stop.
board-hint-place-guard = Choose a shield on the board.
board-hint-ride-who = Choose who goes.
board-hint-ride-where = Choose where to, however far.
board-hint-deploy-beside = Choose where the debutant joins your donna or maestro.
board-hint-gift-from-afar = Choose the noble; it costs what a gift costs.
board-hint-change-who = Choose your member; it changes with one of lower rank next door.
board-hint-change-with = Choose the one who comes in its place.
board-hint-promote-who = Choose the debutant who becomes a donna.
board-hint-advance-who = Choose who becomes first of its rank.
board-hint-take-back = Choose the marker; its points stay yours.
board-hint-swap-who = Choose the one further ahead.
board-hint-swap-with = Choose the one behind who changes places with it.
board-hint-send-home = Choose who leaves the game; you gain { -box-send-home-time } time.
board-hint-boast-from-afar = Choose any tile.
board-hint-giovanni = Scandal cards can be discarded for time first.
board-hint-strozzi-colour = It is your choice only because both are equal.

# What it would bring
board-forecast-place = { $position ->
    [1] First in the queue.
   *[other] Number { $position } in the queue.
}
board-forecast-rank = A { $rank }, number { $position } in the queue.
board-forecast-prime = Prime position as { $noble } comes: { $points } VP.
board-forecast-audience = { $noble } would pay it { $points } VP.
board-forecast-own-guard = { $helps ->
    [0] Your bodyguard there helps no more this round.
   *[other] Your bodyguard there: { -bodyguard-time } back.
}
board-forecast-toll = { $seat }’s bodyguard gains { $points } VP.
board-forecast-boast = { $boast }: { $points } VP, { $box } box.
board-forecast-ring = On each later turn: a swap there, { -bonus-time } or { -box-bonus-points } VP.
board-forecast-pass-first = You are the first: { -first-to-pass-time } at once.
board-forecast-pass = Next you place your ring.
board-forecast-pass-last = You are the last: the noble moves.
board-brings-points = { $points } VP
board-brings-place = { $position ->
    [1] first
   *[other] no. { $position }
}{ $points ->
    [0] {""}
   *[other] : { $points } VP
}
board-boast-rule = { $boast }: { $rule }
board-about-influencers = { -box-boast-points-influencers } for each donna or maestro of yours on the board.
board-about-loudmouth = { -box-boast-points-loudmouth } for each boast marker of yours, this one too.
board-about-scandalous = { -box-boast-points-scandalous } for each scandal card in your hand.
board-about-party-life = { -box-boast-points-party-life } for each prime position you hold.
board-about-reputation = { -box-boast-points-reputation } for each member of yours in this row.
board-about-upward-mobility = { -box-boast-points-upward-mobility } for each member of yours in this column.
board-about-plus-one = { -box-boast-points-plus-one } for each location with two or more of yours.
board-about-big-spender = { -box-boast-points-big-spender } for each gift you have given.
board-about-eyes-everywhere = { -box-boast-points-eyes-everywhere } for each location with a member of yours.

# Giovanni
board-giovanni-offers = Giovanni offers reward number { $reward }: { $points } VP for { $price } time.
board-giovanni-keeps = If you decline, you keep the right to the reward of your own rank.
board-giovanni-leaves = Who refuses is offered nothing more.
board-giovanni-ranking = Giovanni’s ranking
board-giovanni-rank = { $position }. { $seat }
board-giovanni-out = { $position }. { $seat }, out
board-giovanni-pay = Pay { $price } time for { $points } VP
board-giovanni-refuse = Refuse

# One’s own things
board-you = You
board-your-scandals = Your scandal cards
board-hand-note = { $number } of { -box-most-scandals }
board-points-word = VP
board-waiting = waiting
board-gifts-left = { $number ->
    [one] { $number } gift left
   *[other] { $number } gifts left
}
board-guards-left = { $number ->
    [one] { $number } guard left
   *[other] { $number } guards left
}
board-boasts-left = { $number ->
    [one] { $number } boast left
   *[other] { $number } boasts left
}
board-goal = objective: { $members } there, { $points } VP
board-so-many = { $number } { $what }
board-discard = +{ -discard-time }: discard { $card }
board-card-cost = { $noble }; { $cost ->
    [gains] gains { -box-send-home-time } time
    [0] no time
   *[other] { $cost } time
}
board-card-cosimo-guard = a guard on any shield
board-card-cosimo-ride = one of yours to anywhere
board-card-cosimo-walk = one or two walk up to { -box-steps-of-a-walk }
board-card-cosimo-deploy = debutant joins donna or maestro
board-card-contessina-gift = a gift to any noble from afar
board-card-contessina-swap = swap with lower rank next door
board-card-contessina-promote = debutant becomes donna
board-card-contessina-advance = to first of its rank
board-card-giovanni-recall = take back a boast marker
board-card-giovanni-swap = swap two of a rank in a queue
board-card-giovanni-remove = one of yours goes home
board-card-giovanni-boast = boast anywhere

# The others
board-passed = passed
board-first = First player
board-scandals = Scandals
board-left = Left
board-gifts = Gifts left
board-guards = Guards left
board-boasts = Boasts left
board-waiting-members = Waiting
board-objective = Objective
board-standing = { $points } · { $time } h

# The dial
board-noble-dial = Noble dial
board-noble-dial-at = Noble dial: round { $round } of { -box-rounds }, { $noble }
board-prime-scores = Each prime position where he or she comes by scores { $points } VP.
board-to = to { $location }
board-pays = { $points } VP
board-rewards = { $rewards } VP for { $prices } time
board-this-round = this round
board-brings-time = +{ $time } time
board-round-of = Round { $round } of { -box-rounds }
board-noble-moves = { $noble } moves to { $location } when all have passed

# Strozzi
board-all-time = all
board-strozzi-line = { $points } VP, { $time } time
board-strozzi-card = Card { $number }: { $name }
board-strozzi-no-card = Strozzi has not drawn a card yet.
board-strozzi-nobles = A is { $a }, B is { $b }, C is { $c }.
board-strozzi-drawn = Drawn this round
board-strozzi-pile = In his pile
board-strozzi-discard = Discarded
board-adjustments = { $number ->
    [one] { $number } adjustment
   *[other] { $number } adjustments
}
board-strozzi-name-1 = Deploy
board-strozzi-name-2 = Deploy
board-strozzi-name-3 = Deploy
board-strozzi-name-4 = Deploy
board-strozzi-name-5 = Deploy
board-strozzi-name-6 = Party time
board-strozzi-name-7 = A friend of mine
round = Round { $number }
board-strozzi-name-8 = Boast
board-strozzi-name-9 = Boast
board-strozzi-name-10 = Guard
board-strozzi-card-1 = Orange, at the destination of noble A, { $a }.
board-strozzi-card-2 = Blue, at the destination of noble A, { $a }.
board-strozzi-card-3 = Orange, at the destination of noble B, { $b }.
board-strozzi-card-4 = Blue, at the destination of noble B, { $b }.
board-strozzi-card-5 = The colour he has fewer of, at the destination of noble C, { $c }.
board-strozzi-card-6 = He spends all his time and passes; in Giovanni’s rounds he keeps { -box-strozzi-time-for-giovanni }.
board-strozzi-card-7 = A promotion at the destination of { $a }, else { $b }, else { $c }; else a boast.
board-strozzi-card-8 = On the next location on { $a }’s way with a free box.
board-strozzi-card-9 = On the next location on { $a }’s way with a free box.
board-strozzi-card-10 = On the shield of noble B, { $b }, at the destination, else before it.
result-tie = Tied at { $points } VP: the most members on the board win, then the most gifts.
result-tie-of = { $members ->
    [one] { $members } member
   *[other] { $members } members
}, { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
}
