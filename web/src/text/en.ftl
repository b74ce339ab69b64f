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
seat-yours = { $seat } (you)
somebody = Somebody
list-none = nothing
list-and = { $first } and { $last }
list-times = { $count } × { $item }
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
lobby-places = More pages
players-range = { $most ->
    [one] { $most } player
   *[other] { $least }–{ $most } players
}
play-now = Play now
play-now-more = : { $game }, against bots
play-alone = Alone
play-alone-more = : { $game }, without other players
learn = Learn
invite = Invite
of-game = : { $game }
learn-first = New here? Learn { $game } first
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
pages = Pages of tables
page-before = Previous tables
page-number = Page { $number }
page-next = More tables
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
join-title-game = { $game }: a seat is waiting for you
join-host = { $name } invites you.
join-host-unnamed = You are invited.
join-open = { $number ->
    [0] No seat is open.
    [one] One seat is open.
   *[other] { $number } seats are open.
}
join-begun = This game has begun already.
join-watch = Watch
join-name = What shall the others call you?
try-again = Try again

# My games
my-games = My games
my-games-none = No game of yours is finished yet.
my-games-all = all
my-games-opponent = Opponent
my-games-export = Download as a table
my-games-count = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
my-games-summary = Won: { $won } of { $games }. Points on the average: { $points }.
my-games-won = won
my-games-by-game = By game
my-games-by-players = By number of players
my-games-by-opponent = By opponent
my-games-bar = { $name }: won { $won } of { $games }, average points: { $points }
my-games-points = Points, game after game
my-games-sources = Where your points come from
my-games-favourite = Most of them from: { $source }

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
bot-novice = novice
bot-apprentice = apprentice
bot-master = master
bot-maestro = maestro
bot-novice-about = Makes the mistakes of a first game.
bot-apprentice-about = Follows rules of thumb, and sometimes errs.
bot-master-about = Has learned from thousands of games what a position is worth.
bot-maestro-about = Plays its best answers on in its mind before it moves: the strongest.
bot-advised-about = Follows rules of thumb without erring: between apprentice and master.
bot-random-about = Makes any move that the rules allow.
sitters = The bots at this table
bot-styled = { $level }, { $style }
seat-style = Style of the bot in seat { $number }
style-none = without a style
style-miser = miser
style-miser-about = Rather takes money than tiles.
style-collector = collector
style-collector-about = Rather buys tiles than waits for an auction.
style-gambler = gambler
style-gambler-about = Loves auctions.
style-builder = builder
style-builder-about = Likes buildings, and the builders that make them cheap.
style-jester-lover = jester-lover
style-jester-lover-about = Pays nearly any price for a jester.
style-scholar = scholar
style-scholar-about = Collects professions and bonus cards.
style-courtier = courtier
style-courtier-about = Wants titles before all else.
style-merchant = merchant
style-merchant-about = Wants trading posts, and florins at once.
style-pious = pious
style-pious-about = Builds churches, and lets the builder build.
style-host = host
style-host-about = Brings in many debutants, and promotes them.
style-gossip = gossip
style-gossip-about = Boasts, and plays scandal cards.
style-early-bird = early bird
style-early-bird-about = Rather passes early than uses all time.
names-hint = Names of those who share this device; without one, a seat goes by its arms.
allow-agents = Agents (programs) may sit down
allow-spectators-write = Those who watch may chat
allow-spectators = Others may watch
list-table = Show it among the open tables
clock-choice-none = None
clock-choice-move = Time for each decision
clock-choice-bank = Time for the whole game
clock-time = How long
set-the-table = Set the table
table-forced = The table makes moves that have no alternative
table-forced-about = After a moment like anybody’s, so that nobody learns from it what somebody could not do.
draw-lot = Draw the seats by lot when the game begins
lot-note = Who sits where is drawn by lot; the first seat begins.
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
pass-ahead = Pass …
pass-ahead-label = Pass for longer
pass-revoke = Ask me again
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
log-since = Since your last turn
log-newest = { $number ->
    [one] { $number } new line
   *[other] { $number } new lines
}
skip-story = Skip
recap = What happened: { $number }
newest-below = newest below
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = { $number } new
round = Round { $number }
seat-open = open
seat-asked = decides
seat-away = away
seat-agent = agent
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
result-place = Place { $number }
result-board = Look at the board
result-again = To the result
result-share = Share
result-shared = Link copied
result-link = Link to the replay
result-dearest = The dearest lot
result-ties = The tie
result-last = The last round, line by line
curve = Points in the course of the game
curve-of = { $side }: { $points }
points-by-source = Points by source
points-total = Total
points-open = { $source }, still open
standing = Standing
standing-why = Where the points come from
standing-note = What is still open is counted as things stand now; only you see your own.
rematch = Play again
rematch-join = To the next game
replay = Replay
record-download = Download the record

# The first lesson
lesson = First lesson
lesson-of = First lesson: { $game }
lesson-place = Step { $number } of { $all }
lesson-now = Now: { $move }
lesson-other = In this lesson the next move is: { $move }
lesson-play = Play a game
lesson-leave = Leave the lesson

practice = Second lesson: a round of your own

# The overview of the rules
overview-aim-title = The aim
overview-contents-title = What is in the box
overview-turn-title = How it is played
overview-details-title = What matters
overview-end-title = The end
print = Print

# The coach
coach = Coach
coach-ask = Hint
coach-review = Review
coach-review-seat = Whose game
coach-curve-title = Chance of winning, from 0 to 100 %, and what cost most
coach-curve = Chance of winning at each decision, in per cent: { $chances }
coach-cost = Move { $move } took { $cost } % off the chance of winning
coach-cost-in = Move { $move } ({ $when }) took { $cost } % off the chance of winning
coach-level = { $level } %
coach-move = move { $move }
coach-legend = Percentages are chances of winning, as the coach reckons; with a sign, what something adds to them. Of the reasons only the largest are told. Simple advice is the rule of thumb by which the bot “{ bot-advised }” plays.
coach-legend-place = Ahead and behind are points beside the best rival; the place is an average.
coach-legend-alone = Points and place are averages.
coach-alike-first = Hardly different from the first answer.
coach-alike-second = Hardly different from the second answer.
coach-lots = What was bought at auctions
coach-done = Done: { $move }
coach-better = Better: { $move }
coach-nothing = No decision cost anything worth telling.
coach-thinks = The coach thinks …
coach-try = Try again

# A decision of a finished game tried again
variation = Try again
variation-of = Try again: { $game }
variation-before = before move { $move }
variation-note = You decide again, before move { $move }. What was hidden is drawn anew, and bots of the same kinds play on.
variation-again = From the beginning
variation-leave = To the game

# Puzzles
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-text = Positions in which one answer is clearly best, and not the first that comes to mind.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-place = Puzzle { $number } of { $count }
puzzle-ask = You are { $seat }. Which answer is best?
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-wrong-by = Not the best: it takes { $cost } % off the chance of winning.
puzzle-given = Yours: { $move }
puzzle-solution = Best: { $move }
puzzle-advice = Simple advice would say: { $move }
puzzle-beside-given = Beside your answer, the best one brings:
puzzle-beside-advice = Beside simple advice, your answer brings:
puzzle-deeper = It shows only further on: two deep searches agree on the best answer.
puzzle-streak = In a row: { $streak }. Longest: { $best }.
puzzle-next = Next puzzle
puzzles-none = There are no puzzles for this game.

# Replay
replay-of = Replay: { $game }
replay-seen-by = Seen by
replay-spectator = A spectator
replay-bot = { $seat } ({ $kind })
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

# The keyboard
key-pass = pass
key-confirm = confirm
key-next = next choice
key-undo = take back
key-notation = type a move
key-rules = rules and keys
key-space-name = Space
key-space = to the present
notation = Move in notation
notation-about = Type a move, or words of it. Tab completes, the arrows choose, Enter makes it.
notation-none = No move that may be made is called so. Enter says why.
notation-found = { $number ->
    [one] { $number } move may be made.
   *[other] { $number } moves may be made.
}

# Settings
settings = Settings
settings-speed = Telling what happened
speed-slow = slowly
speed-normal = at an ordinary pace
speed-fast = quickly
speed-once = not at all: show the present
settings-sound = Volume
sound-off = off
settings-forced = Make moves for me that everybody sees coming
settings-confirm = Ask again before a move
confirm-never = never
confirm-final = when it shows something hidden
confirm-always = whenever it ends my decision
confirm-move = Really: { $move }
settings-patterns = Strong patterns beside colours
settings-theme = Day or night
settings-notify = Notify me when it is my turn
settings-notify-refused = Your browser does not allow notifications of this page.

# What can go wrong
trouble-title = This does not work
problem-unreachable = The server cannot be reached.
unreachable-about = The page goes on by itself as soon as it can be reached again.
problem-unexpected = Something went wrong.
problem-server-error = Something went wrong on the server.
problem-unknown-page = There is no such page.
board-broken = The board cannot be shown. The game itself is safe on the server.

# One person, several devices
devices = Your devices
devices-about = You have no password: whoever holds one of these devices is you here.
device-here = this device
device-seen = last here { $date }
device-unnamed = Unknown device
device-remove = Take away
device-remove-label = Take away: { $name }
device-add = Use another device too
device-new-link = Make a new link
device-link = Link for your other device
device-link-about = Scan this with the other device, or open the link there. It works once, until { $time }.
device-qr = QR code of the link
device-copy = Copy the link
device-copied = Copied
device-title = Another device
device-become = Become { $name } here?
device-become-about = Then this device sits at the tables of { $name }, and may do there whatever the other device may.
device-same = This device is { $name } already.
device-playing = But this device still has tables in play. Finish or leave them first; then open the link again.
device-stays = Who this device has been, { $name }, lives on elsewhere: all tables stay there.
device-games = { $number ->
    [one] { $number } ended game of this device comes along.
   *[other] { $number } ended games of this device come along.
}
device-nothing = This device has no tables of its own yet, so nothing is lost.
device-accept = Become { $name }

# An agent of one's own
agent-title = Your agent
agent-about = A program of yours can play at tables that allow agents. Its token lets it in; keep it to yourself.
agent-name = The agent’s name
agent-token = Get a token
agent-new-token = Get another token
agent-take = Take the token back
agent-told-once = The token, shown only now; an older one holds no longer:

# Proofs of fair play
verify-proof = Check the proof
verify-title = Was it fair?
verify-text = A table promises its chance before anybody adds to it, and chains every entry of its log to the one before. Here the promises are checked, in your browser alone.
verify-files = A proof, and what you kept of the table (its receipt)
verify-damaged = This file is neither a proof nor a receipt that can be checked here.
verify-holds = { $game }, { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}: all promises were kept.
verify-broken = { $game }: a promise was broken.
verify-fails = This does not fit.
verify-cannot-tell = This browser cannot check it.
verify-commitment = The secret is the one that the table had promised.
verify-seed = The seed follows from the secret and from what the players added.
verify-chain = The entries of the log lead to the last hash.
verify-signature = The server has signed the last hash.
verify-receipt-table = What you kept belongs to this table.
verify-receipt-commitment = The table had shown you the same promise.
verify-receipt-entropy = What you added went into the seed.
verify-receipt-head = The last hash that you hold is in the chain.
verify-receipt-key = It was signed with the same key.
verify-receipt-signature = The server has signed the hash that you hold.
verify-entropy = { $number ->
    [0] No player added to the seed: only the server chose it.
    [one] { $number } player added to the seed.
   *[other] { $number } players added to the seed.
}
verify-no-receipt = This browser kept nothing of the table; without a player’s receipt a server could have written it all anew afterwards.
verify-rules = Whether each move kept to the rules is checked by “quattrocento verify”.
verify-download = Download the proof
verify-download-receipt = Download what I kept

# Orders
order-ahead = Order …
order-title = Leave an order
order-about = The table carries it out when your turn comes. Nobody else sees it before the end of the game.
order-kind-maximum = A secret maximum
order-kind-choices = Moves for the next decision
order-period = Where
order-then = When that is too little
order-then-pass = Pass
order-then-ask = Ask me
order-decision = At which decision
order-moves = Moves in notation, one a line, the best first; if none is allowed, you are asked
order-give = Leave it
order-revoke = Take it back
order-maximum-pass = Up to { $most } { $period }, then pass
order-maximum-ask = Up to { $most } { $period }, then ask me
order-choices = Next: { $moves }

# Events: the same cards at several tables
events = Same cards
events-about = Many tables play the same deals, in their own time; what counts is how much more you make of your seat’s cards than the others do. Seed and results stay sealed until the last table has finished.
events-weekly = Deals of the week
events-hosted = Events
events-none = Nobody has opened one yet.
event-new = Open an event
event-name = What is it called?
event-people = Seats for people
event-level = Bots for the other seats, and for comparison
event-deals = Deals
event-tables = Tables for each deal
event-open = Open it
event-about = { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, { $people ->
    [one] { $people } of them for a person
   *[other] { $people } of them for people
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
event-count = { $finished ->
    [one] { $finished } table has finished
   *[other] { $finished } tables have finished
}, { $playing ->
    [one] { $playing } is being played
   *[other] { $playing } are being played
}.
event-sealed = Results are sealed.
event-who = Who
event-games = Deals played
event-margin = Above the average
event-all = Every seat
event-deal = Deal
event-seat = Seat
event-points = Points
event-average = Average
event-par = { $level }
event-my-table = My table { $number }
event-close = Open no more tables
event-play = Play

# A note, and vacation
note = My note
note-title = My note about this table
note-about = Only you see it.
note-save = Keep
seat-vacation = on vacation
vacation-theirs = { $seat } is on vacation until { $date }.
vacation-mine = You are on vacation until { $date }.
vacation = Vacation
vacation-about = In games with a day or more on the clock, it stands still for you, and the others see that you are away.
vacation-until = You are on vacation until { $date }.
vacation-left = { $left ->
    [one] You have { $left } day left, of { $most } in a year.
   *[other] You have { $left } days left, of { $most } in a year.
}
vacation-days = Days
vacation-go = Go on vacation
vacation-end = I am back

# Passkeys
passkeys = Passkeys
passkeys-about = With a passkey you keep your name even if you lose this device, and can come back on any other. Nobody needs one to play.
passkeys-impossible = This browser, or this address of the server, allows no passkeys.
passkey-make = Keep my name with a passkey
passkey-use = I have a passkey
passkey-use-about = This device then becomes whoever the passkey belongs to. Ended games of this device come along; tables in play must be finished or left first.
passkey-used = last used { $date }
passkey-remove = Take away
passkey-remove-label = Take away: { $name }
passkey-unnamed = Passkey
problem-passkey-cancelled = The browser made or showed no passkey.

# Calls to one’s turn
calls = Slow games
calls-about = When a table has waited for you for a while and you have no page of it open, we can call you. We only say that it is your turn, where, and in which game.
calls-push = Notify this browser
calls-push-stop = Notify this browser no longer
calls-push-refused = Your browser does not allow it.
calls-push-impossible = This browser cannot be notified here.
calls-mail = E-mail address
calls-mail-add = Write to me
calls-mail-wait = We have written to { $target }: open the link there.
calls-mail-on = Tables that wait are written to { $target }.
calls-hook = Your endpoint (webhook)
calls-hook-add = Call it
calls-hook-on = Calls go to { $target }.
calls-hook-secret = It signs our calls, and is shown only now:
calls-stop = No more
calls-stop-label = No more: { $target }
mail-confirm-title = Is this your address?
mail-confirm-about = Then you hear by e-mail when tables wait for you.
mail-confirm-yes = Yes, write to me
mail-confirm-done = Thank you. We will write when a table waits for you.
mail-stop-title = No more e-mail?
mail-stop-about = We no longer write to this address.
mail-stop-yes = No more e-mail
mail-stop-done = Done: we no longer write to you.
