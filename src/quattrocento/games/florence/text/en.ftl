# Time that the box settles
-bonus-time = { -box-bonus-time } time
-bodyguard-time = { -box-bodyguard-time } time
-discard-time = { -box-discard-time } time
-full-hand-time = { -box-full-hand-time } time
-first-to-pass-time = { -box-first-to-pass-time } time
-send-home-time = { -box-send-home-time } time
-deploy-time = { -box-costs-deploy } time
-promote-time = { -box-costs-promote } time
-hurry-time = { -box-costs-hurry } time
-move-time = { -box-costs-move } time
-boast-time = { -box-costs-boast } time
-first-reward-time = { -box-reward-prices-1 } time

# The automatic rival
seat-automa = Strozzi

# Values
value-location = { $name }
value-place = number { $position } at { $location }
value-pair = numbers { $ahead } and { $behind }
value-noble = { $name ->
    [cosimo] Cosimo
    [contessina] Contessina
   *[giovanni] Giovanni
}
value-colour = { $name ->
    [orange] orange
   *[blue] blue
}
value-rank = { $name ->
    [debutant] debutant
    [donna] donna
   *[maestro] maestro
}
value-box = { $name ->
    [bottom] bottom
    [middle] middle
   *[top] top
}
value-street = { $location }–{ $other }
value-shield = { $kind ->
    [street] bodyguard on street { $location }–{ $other }
    [spy] spy at { $location }
   *[bouncer] bouncer at { $location }
}
value-boast = { $name ->
    [influencers] Influencers
    [loudmouth] Loudmouth
    [scandalous] Scandalous
    [party-life] Party life
    [reputation] Reputation
    [upward-mobility] Upward mobility
    [plus-one] Plus one
    [big-spender] Big spender
   *[eyes-everywhere] Eyes everywhere
}
value-card = { $name ->
    [cosimo-guard] Cosimo: a guard on any shield
    [cosimo-ride] Cosimo: to any location
    [cosimo-walk] Cosimo: up to three steps
    [cosimo-deploy] Cosimo: a debutant in good company
    [contessina-gift] Contessina: a gift from afar
    [contessina-swap] Contessina: changing places with a lower rank
    [contessina-promote] Contessina: a promotion
    [contessina-advance] Contessina: forward in the queue
    [giovanni-recall] Giovanni: take back a boast marker
    [giovanni-swap] Giovanni: a swap in the queue
    [giovanni-remove] Giovanni: send a member home
   *[giovanni-boast] Giovanni: boast from afar
}

# What is asked
ask-first-debutant = Place your first debutant where nobody stands.
ask-action = Round { $round }, { $time } time left: take an action or pass.
ask-ring = Where does your ring go?
ask-bonus = You have passed: a swap at location { $location }, { -bonus-time } or { -box-bonus-points } VP?
ask-walk = Who walks? { $steps ->
    [one] There is { $steps } step left.
   *[other] { $how ->
        [hurry] There are { $steps } steps to make, by one member or by two.
       *[card] There are up to { $steps } steps.
    }
}
ask-walk-on = At location { $location }, { $steps ->
    [0] no step left: does another member walk?
    [one] one step left: walk on or stop?
   *[other] { $steps } steps left: walk on or stop?
}
ask-place-guard = Where does the guard go? { $kind ->
    [cosimo] A bodyguard on a street.
    [contessina] A spy on a boast tile.
    [giovanni] A bouncer beside a queue.
   *[any] Any shield will do.
}
ask-ride-who = Who goes to another location?
ask-ride-where = Where does { $place } go?
ask-deploy-beside = Where does a debutant join your donna or maestro?
ask-gift-from-afar = Which noble gets the gift?
ask-change-who = Which of your members changes places?
ask-change-with = With whom does { $place } change places?
ask-promote-who = Which debutant becomes a donna?
ask-advance-who = Who goes to the front of its rank?
ask-take-back = Which boast marker do you take back?
ask-swap-who = Which two in a queue are swapped? First the one further ahead.
ask-swap-with = Who changes places with { $place }?
ask-send-home = Who leaves the game?
ask-boast-from-afar = On which tile do you boast?
ask-giovanni = Giovanni’s reward number { $reward }: pay { $price } of your { $time } time for { $points } VP?
ask-strozzi-colour = Strozzi has as many orange as blue members: which colour does he deploy?

# What can be done
act-pass = Pass
act-ring = Ring at { $location }
act-deploy = Deploy a debutant at { $location }
act-boast = Boast at { $location }
act-gift = Give a gift to { $noble }
act-play = Play { $card }
act-discard = Discard for time { $card }
act-hurry = Hurry
act-swap = Swap { $pair }
act-gain-time = Take { -bonus-time }
act-gain-point = Take { -box-bonus-points } VP
act-pay = Pay
act-refuse = Refuse
act-colour = Choose { $colour }
act-on = On to { $location }
act-stop = Stop here: another member walks
act-enough = Stop here: nobody else walks
act-ride = Go to { $location }
act-recall = Take back the marker at { $location }
act-guard = Place a { $shield }
act-promote = Promote { $place }
act-member = Choose { $place }
act-move = Move { $place } to { $location }
act-walk = Walk { $place } to { $location }
act-with = With { $place }

# What happened
event-round-began = { $time ->
    [0] Round { $round } begins; { $noble } is active.
   *[other] Round { $round } begins; { $noble } is active. Everyone gains { $time } time.
}
event-strozzi-gained-time = Strozzi gains { $time } time.
event-deployed = { $seat } deploys a { $rank } at { $location }, number { $position } in the queue.
event-promoted = { $seat } promotes a member at { $location } to { $rank }: now number { $position } in the queue.
event-walked = A { $rank } of { $seat } walks from { $start } to { $end }.
event-arrived = A { $rank } of { $seat } is now number { $position } at { $location }.
event-bodyguard-helped = { $points ->
    [0] { $seat }’s bodyguard on { $street } gains { -bodyguard-time }.
   *[other] { $seat }’s bodyguard on { $street } gains { -bodyguard-time } and { $points } VP.
}
event-bodyguard-tolled = { $seat }’s bodyguard on { $street } scores { $points } VP.
event-boasted = { $seat } boasts at { $location } ({ $boast }): { $points } VP, { $box } box.
event-gift-given = { $seat } gives { $noble } a gift for { $price } time.
event-guard-posted = { $seat } places a { $shield }.
event-scandal-played = { $seat } plays { $card }.
event-scandal-discarded = { $seat } discards { $card } for { -discard-time }.
event-scandal-gained = { $seat } draws a scandal card of { $noble }.
event-scandals-seen = You drew { $cards }.
event-too-many-scandals = { $seat } holds five scandal cards and gains { -full-hand-time } instead.
event-scandals-shuffled = { $noble }’s discarded scandal cards are shuffled into a new deck.
event-strozzi-turned-up = { $cards-count ->
    [0] There is no scandal card of { $noble } left for Strozzi; he gains { $time } time.
   *[other] Strozzi’s scandal card is discarded: { $cards }. He gains { $time } time.
}
event-members-swapped = At { $location }, { $first_seat } (number { $ahead }) and { $second_seat } (number { $behind }) change places.
event-places-changed = { $seat }’s member at { $location } and { $other_seat }’s at { $other_location } change places.
event-marker-taken-back = { $seat } takes back the boast marker at { $location }.
event-member-sent-home = { $seat } sends a { $rank } at { $location } home for { -send-home-time }.
event-passed = { $time ->
    [0] { $seat } passes.
   *[other] { $seat } passes first and gains { $time } time.
}
event-ring-placed = { $seat } puts the ring at { $location }.
event-time-taken = { $seat } takes { -bonus-time }.
event-point-taken = { $seat } takes { -box-bonus-points } VP.
event-noble-arrived = { $noble } comes to { $location }.
event-prime-scored = { $seat } holds the prime position of { $location }: { $points } VP.
event-audience-scored = { $noble } gives number { $position }, of { $seat }: { $points } VP.
event-reward-taken = { $seat } pays { $time } time for Giovanni’s reward number { $reward }: { $points } VP.
event-reward-declined = { $seat } keeps the scandal cards that Giovanni’s reward number { $reward } would cost, and the right to the reward of one’s own rank.
event-reward-refused = { $seat } refuses Giovanni’s reward number { $reward }.
event-round-ended = { $gifts ->
    [0] Round { $round } is over; { $seat } is first player now.
   *[other] Round { $round } is over; { $seat } is first player now. New gifts for each player: { $gifts }.
}
event-dial-turned = { $noble }’s next destination is { $location }; that round gives { $time } time.
event-marker-removed = { $noble } will not move any more.
event-time-scored = { $seat } has { $time } time left: { $points } VP.
event-objective-scored = { $seat }’s objective ({ $locations }), members: { $members }. It scores { $points } VP.
event-tie-compared = Tied at { $points } VP, { $seat } has { $members ->
    [one] { $members } member
   *[other] { $members } members
} on the board, which decides first, and has given { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
}.
event-game-ended = The carnival is over: { $scores }. { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
event-solo-ended = The carnival is over: { $seat } { $points }, Strozzi { $strozzi }. { $won ->
    [yes] { $seat } wins.
    [tie] A tie is Strozzi’s: Strozzi wins.
   *[no] Strozzi wins.
}
event-strozzi-drew = Strozzi draws card { $number } and spends { $time } time.
event-strozzi-put-back = Strozzi’s first card is 6: it is put back, and another one drawn.
event-strozzi-passed = { $location ->
    [0] Strozzi passes.
   *[other] Strozzi passes, with his ring at { $location }.
}{ $time ->
    [0] {""}
   *[other] {" "}He gains { $time } time.
}
event-strozzi-scored = Strozzi scores { $points } VP.
event-strozzi-withdrew = Strozzi takes back { $number ->
    [one] { $number } { $colour } member
   *[other] { $number } { $colour } members
}.
event-strozzi-lacked = Strozzi can do nothing with it.

# Why not
refusal-somebody-there = Somebody stands there already.
refusal-not-in-hand = You do not hold this card.
refusal-no-marker = You have no boast marker left.
refusal-boasted-here = You have a marker on this tile already.
refusal-no-box = No box for your score or below it is free.
refusal-not-there = You have no member there.
refusal-too-little-time = You do not have the time for it.
refusal-no-debutant = All your debutants are on the board.
refusal-full = There is no free slot at that location.
refusal-not-your-member = No member of yours stands there.
refusal-highest-rank = A maestro cannot rise any further.
refusal-no-piece = You have no piece of the next rank in your supply.
refusal-no-street = No street leads there.
refusal-closed-street = Strozzi’s bodyguard closes this street to you.
refusal-nobody-can-walk = None of your members can walk.
refusal-walked-already = This member has walked already.
refusal-no-other-can-walk = No other member of yours could make the second step.
refusal-both-steps = Both steps of a hurry have to be made.
refusal-cannot-end = From there the walk could not end on a free slot.
refusal-no-step-left = There is no step left.
refusal-no-gift = You have no gift left.
refusal-not-at-carriage = You have no member where this noble’s carriage stands.
refusal-gift-too-dear = You do not have the time for this gift.
refusal-other-kind = The gift brings a guard of another kind.
refusal-shield-taken = A guard stands on this shield already.
refusal-own-guard = A guard of yours stands on this shield already.
refusal-ring-there = There is a ring on this location already.
refusal-no-such-swap = A swap takes your member and a neighbour in the queue, of the same rank and of another family.
refusal-no-guard = You have no guard left.
refusal-no-member = You have no member on the board.
refusal-no-room-elsewhere = No other location has a free slot.
refusal-same-location = It has to be another location.
refusal-no-company = You have no donna and no maestro there.
refusal-no-lower-rank = Nobody of a lower rank stands next door.
refusal-nobody-there = Nobody stands there.
refusal-not-next-door = This location is not next door.
refusal-not-lower = It has to be a member of lower rank.
refusal-nobody-to-promote = You have no debutant that could become a donna.
refusal-not-a-debutant = Only a debutant can be promoted by this card.
refusal-nobody-to-advance = None of your members could overtake another family’s.
refusal-first-already = There is nobody of another family to overtake.
refusal-no-marker-placed = None of your boast markers is on the board.
refusal-no-marker-there = You have no marker on this tile.
refusal-nobody-to-swap = Nobody behind is of the same rank and of another family.
refusal-not-this-swap = It has to be somebody further behind in the same queue, of the same rank and of another family.
refusal-not-enough-time = You do not have the time; discard scandal cards first.

# The table drawn
drawing-cosimo = Cosimo
drawing-contessina = Contess.
drawing-giovanni = Giovanni
drawing-orange = o
drawing-blue = b
drawing-round = Round
drawing-noble = Noble
drawing-destination = To
drawing-time = Time
drawing-audience = now: prime position { $prime } VP; then { $pay }
drawing-helps = Bodyguards still help this round:
drawing-offers = Reward { $reward } of Giovanni goes by rank:
drawing-reward = { $price } time for { $points } VP
drawing-walking = walks, now at { $location }; steps left: { $steps }
drawing-points = VP
drawing-pieces = Supply
drawing-gifts = Gifts (given)
drawing-gift-counts = { $gifts } ({ $given })
drawing-guards = Guards
drawing-markers = Boasts
drawing-scandals = Scandals
drawing-passed = passed
drawing-objective = Objective of { $seat }: { $locations } (members there: { $members })
drawing-hand = Hand of { $seat }: { $cards }
drawing-strozzi = Strozzi’s pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}; drawn this round: { $drawn }; discarded: { $discard }
drawing-legend = ♟ debutant ♝ donna ♛ maestro · ♞ carriage ⚑ destination ○ ring ★ first player
    ▔━▁ boast boxes · ◉ spy ▣ bouncer ◆ bodyguard · ╲ the park, for nobles only

# The adjustments
option-smaller-boasts = Easier: Strozzi’s boasts score one multiple less
option-less-time = Easier: Strozzi gains 1 time less each round
option-no-time-for-boasts = Easier: Strozzi gains no time for his boasts
option-no-first-guards = Easier: Strozzi begins without guards
option-unpaid-half = Easier: Strozzi scores only half of a reward he cannot pay in full
option-no-bonus-passing-first = Harder: no bonus for you if you pass first
option-livelier-party = Harder: card 6 gives Strozzi 2 VP for each time
option-more-time = Harder: Strozzi gains 1 time more each round
option-reward-for-passing-first = Harder: Strozzi gains 2 time for passing first
option-strozzi-objective = Harder: Strozzi has an objective
option-closed-streets = Harder: streets with Strozzi’s bodyguards are closed to you

# The first lesson
lesson-first = One night of carnival in Florence. Bring your family near the three Medici, who drive through the city one after the other. Begin with a debutant where nobody stands: 5, in the middle.
lesson-deploy = Everything costs time, and the night has only so much. In this round Cosimo will drive to location 8. Deploy another debutant there, for { -deploy-time }.
lesson-promote = In a queue the higher rank stands in front, and who comes first stays first among equals. Promote your debutant at 8 to a donna, for { -promote-time }: she steps to the head of the queue.
lesson-pass = There is little time left, and time you do not spend stays yours for the next round. Pass: the first to pass gains { -first-to-pass-time }. Whoever passes, all but the last, puts a ring on a location.
lesson-bonus = While others still take actions, each of your turns brings a bonus: a swap at your ring, { -bonus-time } or { -box-bonus-points } VP. Take the point.
lesson-hurry = Your donna held the prime position at 8 when Cosimo came, and he paid { -box-queue-points-1-1 } VP for it. Now Contessina drives to 2 and gives debutants nothing. Hurry: two steps for { -hurry-time }. Let the donna walk from 8 over 5 to 2.
lesson-ahead = Think of the rounds to come: their destinations are on the dial. Deploy a debutant at 6.
lesson-boast = Boasting costs { -boast-time } and scores what the boast tile of the location counts, here your prime positions. The higher the score, the higher the box that your marker takes. Boast at 2, then pass.
lesson-gift = A gift for a noble whose carriage stands where you have a member lets you place a guard. A spy brings you scandal cards when a noble comes by. Give Contessina a gift, and put the spy at 5.
lesson-move = Giovanni drives to 5. A single step costs { -move-time }: move the donna from 2 to 5.
lesson-scandal = Your scandal card lets a member go to the front of its rank. Play it for your donna at 5. Then pass, put the ring at 4, and take { -bonus-time } as your bonus: Giovanni wants to be paid.
lesson-giovanni = Giovanni offers his rewards, for time, to the family in control first. The first one is yours for { -first-reward-time }: { -box-reward-points-1-1 } VP. Pay.
lesson-end = Nine rounds like these make a night. Look at the dial two rounds ahead, keep time for Giovanni, and boast where it counts. Alone you play against Strozzi. Good luck!

options-about = These adjust Strozzi, your rival when you play alone; with more players they do nothing.
option-smaller-boasts-about = His boasts score 1, 2 and 3 times the figure of the tile instead of 2, 3 and 4 times.
option-less-time-about = 5 time in round 1 instead of 6; later 1 less than the token, but at least 4.
option-no-time-for-boasts-about = When a noble passes his highest boast marker his scandal card brings him nothing.
option-no-first-guards-about = His three guards are not placed before the first round.
option-unpaid-half-about = If his time does not cover the price of Giovanni’s reward, he pays what he has and scores half of it, rounded down; without any time he gets nothing, as always.
option-no-bonus-passing-first-about = You still gain 2 time at once, but no swap, time or VP on later turns of the round.
option-livelier-party-about = He scores 2 VP for each time he has when “Party time” is resolved.
option-more-time-about = 7 time in round 1 instead of 6; later 1 more than he would usually gain, but at most 9.
option-reward-for-passing-first-about = He keeps the time for the rounds to come; he stays passed.
option-strozzi-objective-about = He is dealt an objective face down, which scores at the end like yours.
option-closed-streets-about = No move, hurry or walk of yours leads along them; scandal cards that ignore streets still do.

# Where points come from
source-prime = Prime positions
source-audience = Audiences
source-rewards = Giovanni’s rewards
source-boasts = Boasts
source-guards = Bodyguards
source-passing = After passing
source-strozzi-cards = Strozzi’s cards
source-time = Time left over
source-objective = Objective

# The coach: what a reason or a habit is about
topic-cards = scandal cards
topic-guards = guards
topic-audience = what the audiences bring
topic-queues = places in the queues that count
topic-course = the course of the game
topic-prime = prime positions
topic-boasts = boasts
topic-holdings = what is held for later
topic-outlook = points still to be gained
topic-objective = the objective
topic-gifts = gifts
topic-members = members of the family
topic-passing = passing and the ring
topic-turn = the order of turns
topic-points = points so far
topic-time = time
term-markers = boast markers in the supply
term-way = what the nobles bring on their way
of-round = round { $round }
habit-first-debutant = placing the first debutant
habit-action = choosing what to do in a turn
habit-ring = laying the ring
habit-bonus = choosing a bonus after passing
habit-walk = walking
habit-walk-on = walking on
habit-place-guard = posting guards
habit-ride-who = choosing who goes to any location
habit-ride-where = choosing where to send a member
habit-deploy-beside = bringing in debutants
habit-gift-from-afar = giving gifts from afar
habit-change-who = choosing who changes place
habit-change-with = choosing with whom to change
habit-promote-who = promoting
habit-advance-who = moving ahead in a queue
habit-take-back = taking back a boast marker
habit-swap-who = choosing who swaps
habit-swap-with = choosing with whom to swap
habit-send-home = sending somebody home
habit-boast-from-afar = boasting from afar
habit-giovanni = paying Giovanni
habit-strozzi-colour = choosing a colour of Strozzi

# The second lesson: a round of one’s own
practice-begin = One round of the night, played by yourself. Look where the noble will drive, and spend your time well. The hint tells what a good player would do.
practice-first-debutant = Choose a place from which the destinations of the next rounds are near.
practice-action = Look at the dial: who stands where the noble stops is rewarded, the front of the queue best. Time that you keep is yours in the next round.
practice-ring = The ring lets you swap two members at this location as a bonus. Put it where somebody stands before you.
practice-bonus = A swap can win a prime position; else take time or a point.
practice-walk = Higher ranks go to the front of a queue. Moving a member that stands well may cost more than it brings.
practice-place-guard = Each kind of guard works differently. A bodyguard brings you time when your members walk its street, and points when others do; a spy draws scandal cards when the noble comes by; a bouncer puts your members first of their rank when they arrive.
practice-giovanni = Giovanni’s rewards cost time. Pay if the points are more than what the time would bring you.
practice-end = The round is over. You can play this night on to its end, or begin a real one.

# The overview of the rules
overview-aim = One night of carnival in Florence. Keep the members of your family near the three Medici, Cosimo, Contessina and Giovanni, who drive through the city, and gain the most victory points before the night ends.
overview-contents = The city has locations where members of the families stand in queues: debutants, donnas and maestros. Three carriages bring the nobles. Guards stand on shields, boast tiles lie at the locations, and scandal cards are held in secret. Time is your only money.
overview-turn = In each round one noble drives to a destination, which the dial shows beforehand. In turn everybody spends time on actions: deploy, promote, move, hurry, give a gift, boast, play a scandal card; or passes, and then gains a bonus with each further turn.
overview-details = In a queue the higher rank stands in front, and among equals whoever came first. Each prime position that the noble passes scores. At his destination Cosimo pays by place in the queue; Contessina too, but nothing for debutants; Giovanni sells three rewards for time, and offers them first to the family with most members there. Guards bring time, points, scandal cards or a better place in a queue.
overview-end = After round 9 you score for the time you have left and for your objective card. The most victory points win. Alone you play against Strozzi, an automatic rival with rules of his own.
