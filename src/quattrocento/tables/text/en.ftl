# What happens at a table, beside the game’s own events
event-joined = { $name } sits down.
event-seats-drawn = The seats are drawn by lot: { $seats }.
event-began = The game begins.
event-withdrew = { $name } leaves the table again.
event-left = { $seat } leaves the table.
event-timed-out = { $seat } has run out of time; a bot stands in.
event-returned = { $seat } is back.
event-on-vacation = { $seat } is on vacation for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
event-vacation-over = { $seat } is back from vacation.
event-undo-asked = { $seat } would like to take a move back.
event-undo-agreed = { $seat } agrees.
event-undo-declined = { $seat } does not agree.
event-taken-back = { $seat } takes the move back.
event-follows-advice = { $seat } has no learned values for this game and follows advice.
event-called-off = The table is called off.
event-rematch-opened = A table for another game is open.

# What cannot be done
problem-bad-request = This request cannot be read: { $problem }.
problem-not-found = There is nothing here.
problem-too-large = That is too large: { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
} at most.
problem-store-failed = The server could not store this; please try again.
problem-no-such-table = There is no such table, or you may not look at it.
problem-no-such-seat = There is no such seat at this table.
problem-not-your-seat = This seat is not yours.
problem-not-at-table = You do not sit at this table.
problem-not-host = Only the host of the table may do this.
problem-seat-taken = This seat is not open.
problem-no-open-seat = No seat is open at this table.
problem-no-agents = This table is for people: it was not opened to agents.
problem-practice-alone = A practice table is for one person and bots.
problem-needs-code = This table is joined by its code.
problem-not-gathering = This table has begun already.
problem-no-hints = Hints are given only where you play with bots alone.
problem-not-asked = This seat is not asked anything now.
problem-not-playing = No game is being played at this table.
problem-not-finished = The game at this table is not over.
problem-others-play = Others still play at this table.
problem-stale = The table has changed in the meantime.
problem-stand-in = A bot stands in for you; come back to your seat first.
problem-not-away = Nobody stands in for you at this seat.
problem-no-such-period = There is nothing to pass for that long now.
problem-event-table = This table belongs to an event: play the event, and you get a seat.
problem-event-undo = Others play the same cards: what has shown something hidden cannot be taken back.
problem-no-such-order = This order does not stand any more.
problem-nothing-to-undo = There is nothing to take back.
problem-undo-asked-already = The others are being asked already.
problem-no-undo-asked = Nobody asks to take anything back.
problem-undo-not-yours-to-answer = This seat is not asked.
problem-bad-name = A name needs at least one letter or digit, no signs that cannot be seen, and at most two marks on a letter.
problem-name-taken = Somebody at this table has a name that looks like “{ $name }”: choose another one.
problem-replay-too-long = This record has more than { $most ->
    [one] { $most } move
   *[other] { $most } moves
}.
problem-plan-ended = The seat is no longer asked anything after the move before this one.
problem-plan-reveals = The move before this one shows something hidden; nothing can be planned after it.
