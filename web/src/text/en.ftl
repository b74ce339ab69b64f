# The games, as the shelf presents them
game-palazzo = Palazzo
game-princes = The Princes of Florence
game-augsburg = Augsburg 1520
game-florence = Florence
short-palazzo = Palazzo
short-princes = The Princes
short-augsburg = Augsburg 1520
short-florence = Florence
blurb-palazzo = Buy floors, bid for quarries, and raise palaces before the fifth rider comes.
blurb-princes = Lay out an estate where scholars and artists will do their best work.
blurb-augsburg = Call in the debts of five nobles and climb by the favours they grant.
blurb-florence = One night of carnival: keep your family near the Medici, and mind the hour.
minutes-palazzo = 45 min
minutes-princes = 75 min
minutes-augsburg = 75 min
minutes-florence = 90 min

# The page
brand-label = Quattrocento: to the lobby
skip = Skip to the contents
close = Close
loading = One moment …
language = Language
language-en = EN: English
language-fr = FR: français
theme = Light:
theme-system = Day / Night
theme-light = Day
theme-dark = Night
theme-hint = As your system has it, always day, or always night
more = More
rules = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-none = No rule speaks of this.
to-lobby = To the lobby
you = you
somebody = Somebody
list-none = nothing
list-and = { $first } and { $last }
seat-lapis = Lapis
seat-vermiglio = Vermiglio
seat-giallolino = Giallolino
seat-malva = Malva
seat-nero = Nero
players = Players
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The lobby
hello-named = Buon giorno, { $name }.
hello = Buon giorno.
hello-turn = { $number ->
    [0] Choose a game, or sit down at a table.
    [one] It is your turn at one table. Or begin something new.
   *[other] It is your turn at { $number } tables. Or begin something new.
}
resume = Resume: { $game }
rename = Your name
rename-as = Your name: { $name }. Change it
rename-save = Save
name-missing = Choose your name
the-games = The four games
players-range = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] { $least }–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
play-now = Play now
play-now-more = : { $game }, against bots
play-not-yet = Soon
no-board-yet = This game’s board is not on the page yet; it can be played in the terminal.
rules-label = Rules of { $game }
set-table = Set a table for { $game }
my-tables = My tables
my-tables-note = { $number ->
    [0] none
   *[other] { $number } running
}
my-tables-none = No table of yours yet. “Play now” sets one in a moment.
open-tables = Open tables
open-tables-note = { $number ->
    [0] none
   *[other] { $number } waiting
}
open-tables-none = Nobody is waiting. Set a table and invite somebody.
finished-games = Finished games
your-turn = Your turn
waits-for = { $seats } to decide
waits-open = { $number ->
    [one] one seat open
   *[other] { $number } seats open
}
called-off = called off
won-by = { $winners } won
won-by-nobody = lost
table-open = Open
table-replay = Replay
put-away = Put away
sit-down = Sit down
sit-down-too = Sit here too
join-by-code = Join by code
join-hint = The letters from the friend who set the table.
code = Table code
join = Join
new-table = New table
records = Records
upload-record = Look at a record
join-title = A seat is waiting for you
join-text = Take a seat at the table with the code { $code }.
join-name = What shall the others call you?
try-again = Try again

# A new table
new-table-title = New table
field-game = Game
field-players = Players
field-seats = Who sits there
field-options = Options
field-clock = Clock
seat-number = Seat { $number }: who sits there
seat-name = Seat { $number }: name
seat-kind-me = Me
seat-kind-hot = Somebody at this device
seat-kind-open = Open, for whoever joins
seat-kind-bot = Bot: { $kind }
bot-kind = Bot: { $kind }
bot-advised = with good advice
bot-random = plays at random
bot-search = thinks ahead
names-hint = Names of those who share this device; without one, a seat goes by its arms.
allow-spectators = Others may watch
list-table = Show it among the open tables
clock-choice-none = None
clock-choice-move = Time for each decision
clock-choice-bank = Time for the whole game
clock-time = How long
set-the-table = Set the table
order-note = The first seat begins.

clock-none = No clock.
clock-move = Clock: { $time } for each decision.
clock-bank = Clock: { $time } for the whole game.
duration-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
duration-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
duration-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
duration-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}

# A table that gathers
table = Table
gathering-open = { $number ->
    [0] all here
    [one] one seat open
   *[other] { $number } seats open
}
invite-text = The game begins when every seat is taken. Send this link:
invite-link = Link to this table
invite-code = Or the code:
copy = Copy
copied = Copied
call-off = Call the table off
call-off-sure = The game ends here and cannot be played on.
call-off-not = Play on
stand-up = Stand up again

# A table in play
prompt-yours = { $count ->
    [one] Your turn.
   *[other] { $seat }, your turn.
}
prompt-wait = Waiting for { $seats }.
prompt-moment = One moment …
prompt-over = The game is over.
prompt-winners = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
plan-clear = Start over
undo = Take back
undo-ask = Ask to take back
undo-wish = { $seat } would like to take a move back.
undo-waiting = { $seat } would like to take a move back; the others are being asked.
undo-agree = Agree
undo-decline = Do not agree
clock-label = Time left
spectating = you are watching
rivals = Rivals
tabs = Parts of the table
tab-table = Table
tab-mine = Mine
tab-rivals = Rivals
tab-log = Log
log = Log
chat = Chat
log-and-chat = Log and chat
newest-below = newest below
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = { $number } new
round = Round { $number }
seat-open = open
seat-asked = decides
seat-away = away
seat-stand-in = bot stands in
stand-in = A bot stands in for { $seat }.
come-back = Come back
leave = Leave the table
curtain-title = Pass the device to { $seat }
curtain-text = Nobody else should look now. What { $seat } holds is shown when you press the button.
curtain-ready = I am { $seat }
connecting = Connecting …
connection-lost = The connection is lost.
connection-retry = { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
}
connection-now = Try now
result-title = The game is over
result-called-off = The table was called off
result-won = { $winners-count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}
result-wins = winner
rematch = Play again
rematch-join = To the next game
replay = Replay
record-download = Download the record

# The first lesson
lesson = First lesson
lesson-of = First lesson: { $game }
lesson-label = First lesson: { $game }
lesson-place = Step { $number } of { $all }
lesson-now = Now: { $move }
lesson-other = In this lesson the next move is: { $move }
lesson-play = Play a game
lesson-leave = Leave the lesson

# Replay
replay-of = Replay: { $game }
replay-seen-by = Seen by
replay-spectator = A spectator
replay-all-open = Everybody, all hands open
replay-step = Step { $step } of { $all }
replay-slider = Step of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-round = Jump to
replay-begin = The game begins
upload-title = Look at a record
upload-text = A record is a text file with all moves of a game. Choose one, or paste it here.
upload-file = Record file
upload-paste = Record
upload-show = Show the game

# What can go wrong
trouble-title = This does not work
problem-unreachable = The server cannot be reached.
problem-unexpected = Something went wrong.
problem-server-error = Something went wrong on the server.
problem-unknown-page = There is no such page.
problem-no-board = This game’s board is not on the page yet; it can be played in the terminal.
board-broken = The board cannot be shown. The game itself is safe on the server.
