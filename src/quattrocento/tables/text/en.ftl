# What happens at a table, beside the game’s own events
event-joined = { $name } sits down.
event-seats-drawn = The seats are drawn by lot: { $seats }.
event-began = The game begins.
event-withdrew = { $name } leaves the table before the start.
event-left = { $seat } leaves the table.
event-timed-out = { $seat } has run out of time; a bot takes over.
event-returned = { $seat } is back.
event-on-vacation = { $seat } is on vacation for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
event-vacation-over = { $seat } is back from vacation.
event-undo-asked = { $seat } would like to take a move back.
event-undo-agreed = { $seat } agrees.
event-undo-declined = { $seat } refuses.
event-taken-back = { $seat } takes the move back.
event-follows-advice = { $seat } has learned nothing about such a game and follows the game’s advice.
event-called-off = The game is called off.
event-rematch-opened = A table for another game is open.

# The same, told to whoever did it
event-joined-you = You sit down.
event-withdrew-you = You leave the table before the start.
event-left-you = You leave the table.
event-timed-out-you = You have run out of time; a bot takes over.
event-returned-you = You are back.
event-on-vacation-you = You are on vacation for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
event-vacation-over-you = You are back from vacation.
event-undo-asked-you = You would like to take a move back.
event-undo-agreed-you = You agree.
event-undo-declined-you = You refuse.
event-taken-back-you = You take the move back.

# What cannot be done
problem-bad-request = This request cannot be read: { $problem }.
problem-not-found = There is nothing at this address.
problem-too-large = That is too large: { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
} at most.
problem-store-failed = The server could not store this; please try again.
problem-no-such-table = There is no such table, or it is not open to you.
problem-no-such-seat = There is no such seat at this table.
problem-not-your-seat = This seat is not yours.
problem-not-at-table = You do not sit at this table.
problem-not-host = Only whoever opened the table may do this.
problem-seat-taken = This seat is not open.
problem-no-open-seat = No seat is open at this table.
problem-no-agents = This table is for people: it was not opened to agents.
problem-practice-alone = A practice table is for one person and bots.
problem-needs-code = You need a code to join this table.
problem-not-gathering = This table has begun already.
problem-no-hints = Hints are only given in games that you play with bots alone.
problem-not-asked = It is not this seat’s turn to decide.
problem-not-playing = No game is being played at this table.
problem-not-finished = The game at this table is not over.
problem-others-play = Others are still playing at this table.
problem-stale = Things have changed in the meantime.
problem-stand-in = A bot stands in for you; come back to your seat first.
problem-not-away = Nobody stands in for you at this seat.
problem-no-such-period = It is not possible to pass for that long now.
problem-event-table = This table belongs to an event: take part in the event to get a seat.
problem-event-undo = Others play the same cards: a move that has shown something hidden cannot be taken back.
problem-no-such-order = This order is no longer in force.
problem-nothing-to-undo = There is nothing to take back.
problem-undo-asked-already = The others are being asked already.
problem-no-undo-asked = Nobody is asking to take a move back.
problem-undo-not-yours-to-answer = This question is not put to you.
problem-bad-name = A name needs at least one letter or digit, no invisible characters, and at most two accents on a letter.
problem-name-taken = Somebody at this table has a name that looks like “{ $name }”: choose another one.
problem-replay-too-long = This record has more than { $most ->
    [one] { $most } move
   *[other] { $most } moves
}.
problem-plan-ended = After the move before this one, the seat has nothing more to decide.
problem-plan-reveals = The move before this one shows something hidden; nothing can be planned after it.
