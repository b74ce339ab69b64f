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
theme = Display:
theme-system = Day / Night
theme-light = Day
theme-dark = Night
theme-hint = As your system has it, always by day, or always by night
more = More
rules = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-none = No rule has these words.
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
    [one] It is your turn at one table. Or start another game.
   *[other] It is your turn at { $number } tables. Or start another game.
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
play-alone = Solo
play-alone-more = : { $game }, without other players
learn = Learn
invite = Invite
of-game = : { $game }
learn-first = New here? Learn to play { $game } first
my-tables = My tables
my-tables-note = { $number ->
    [0] none
   *[other] { $number } running
}
open-tables = Open tables
open-tables-note = { $number ->
    [0] none
   *[other] { $number } waiting
}
finished-games = Finished games
pages = Pages of tables
page-before = Previous tables
page-number = Page { $number }
page-next = More tables
your-turn = Your turn
waits-for = Waiting for { $seats }
waits-open = { $number ->
    [one] one seat open
   *[other] { $number } seats open
}
called-off = called off
won-by = { $winners } won
won-by-nobody = lost
table-open = Open
table-replay = Replay
put-away = Hide
sit-down = Sit down
sit-down-too = Sit here too
friends = Play with friends
friends-alone = Nobody is waiting at a table just now. Open one with open seats and send its link: whoever opens it sits down.
friends-too = Open a table with open seats and send its link: whoever opens it sits down.
join-hint = Or type the code that a friend gave you:
code = Table code
join = Join
new-table = New table
records = Records
join-title = A seat is waiting for you
join-text = Take a seat at the table with the code { $code }.
join-title-game = { $game }: a seat is waiting for you
join-host = { $name } invites you.
join-host-unnamed = You are invited to play.
join-open = { $number ->
    [0] No seat is open.
    [one] One seat is open.
   *[other] { $number } seats are open.
}
join-begun = This game has already begun.
join-watch = Watch
join-name = What name shall the others see?
try-again = Try again

# My games
my-games = My games
my-games-none = You have not finished a game yet.
my-games-all = all
my-games-opponent = Opponent
my-games-export = Download as a spreadsheet
my-games-count = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
my-games-summary = Won: { $won } of { $games }. Average points: { $points }.
my-games-won = won
my-games-by-game = By game
my-games-by-players = By number of players
my-games-by-opponent = By opponent
my-games-bar = { $name }: won { $won } of { $games }, average points: { $points }
my-games-figures = { $won } of { $games } won · average of points: { $points }
# Who plays where somebody plays alone.
automa-florence = Strozzi
my-games-points = Your points, game after game
my-games-sources = Where your points come from
my-games-favourite = Mostly from: { $source }

# A new table
new-table-title = New table
field-game = Game
field-players = Players
field-seats = Who plays
field-options = Options
field-clock = Clock
seat-number = Seat { $number }: who plays
seat-name = Seat { $number }: name
seat-kind-me = Me
seat-kind-hot = Somebody at this device
seat-kind-open = Open, for whoever joins
seat-kind-bot = Bot: { $kind }
bot-kind = Bot: { $kind }
bot-advised = follows the advice
bot-random = plays at random
bot-novice = novice
bot-apprentice = apprentice
bot-master = master
bot-maestro = maestro
bot-novice-about = Makes the mistakes of a first game.
bot-apprentice-about = Follows rules of thumb and sometimes errs.
bot-master-about = Has learned from thousands of games what a position is worth.
bot-maestro-about = Thinks its best moves through before it plays: the strongest.
bot-advised-about = Follows rules of thumb without erring: between apprentice and master.
bot-random-about = Makes any move the rules allow.
sitters = The bots at this table
bot-styled = { $level }, { $style }
seat-style = Style of the bot in seat { $number }
style-none = without a style
style-miser = miser
style-miser-about = Prefers money to tiles.
style-collector = collector
style-collector-about = Buys tiles rather than wait for an auction.
style-gambler = gambler
style-gambler-about = Loves auctions.
style-builder = builder
style-builder-about = Likes buildings, and the builders that make them cheaper.
style-jester-lover = jester-lover
style-jester-lover-about = Pays almost any price for a jester.
style-scholar = scholar
style-scholar-about = Collects professions and bonus cards.
style-courtier = courtier
style-courtier-about = Goes for titles above all.
style-merchant = merchant
style-merchant-about = Goes for posts, and for florins now.
style-pious = pious
style-pious-about = Builds churches, if need be with the master builder.
style-host = host
style-host-about = Brings in many debutants, and promotes them.
style-gossip = gossip
style-gossip-about = Boasts, and plays scandal cards.
style-early-bird = early bird
style-early-bird-about = Would rather pass early than use up all its time.
names-hint = The name of everybody who shares this device; without one, a seat goes by its coat of arms.
allow-agents = Agents (programs) may sit down
allow-spectators-write = Spectators may chat
allow-spectators = Spectators may watch
list-table = Show it among the open tables
clock-choice-none = None
clock-choice-move = Time for each decision
clock-choice-bank = Time for the whole game
clock-time = Length
set-the-table = Open the table
table-forced = Make moves that have no alternative
table-forced-about = After an ordinary pause, so that nobody can tell what somebody was unable to do.
draw-lot = Draw the seats by lot when the game begins
lot-note = Who sits where is drawn by lot when the game begins.
begins = The first seat begins.
begins-florence = Who begins is drawn by lot; alone you begin.

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
invite-text = The game begins as soon as every seat is taken. Send this link:
invite-link = Link to this table
invite-code = Or the code:
copy = Copy
copied = Copied
call-off = Call the table off
call-off-sure = The game ends here and cannot be continued.
call-off-not = Play on
stand-up = Leave the seat

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
undo-decline = Refuse
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
log-since = Since your last move
log-newest = { $number ->
    [one] { $number } new line
   *[other] { $number } new lines
}
skip-story = Skip
recap = Meanwhile: { $number }
newest-below = newest below
chat-empty = Nobody has written yet.
chat-write = Write a message
chat-send = Send
chat-unread = { $number } new
round = Round { $number }
seat-open = open
seat-asked = thinking
seat-away = away
seat-agent = agent
seat-stand-in = bot stands in
stand-in = A bot stands in for { $seat }.
come-back = Come back
leave = Leave the table
curtain-title = Pass the device to { $seat }
curtain-text = Nobody else should look. { $seat }, press the button to see your hand.
curtain-ready = I am { $seat }
connecting = Connecting …
connection-lost = The connection has been lost.
connection-retry = { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
}
connection-now = Try now
result-title = The game is over
result-called-off = The game was called off
result-won = { $winners-count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}
result-wins = winner
result-place = Place { $number }
result-board = Look at the board
result-again = Back to the result
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
standing-note = Points still open are counted as things stand now; only you see your hidden ones.
rematch = Play again
rematch-open = Another game of the same players is open. Your seat is kept.
rematch-kept = your seat is kept
rematch-join = Join the next game
replay = Replay
record-download = Download the record

# The first lesson
lesson = First lesson
lesson-of = First lesson: { $game }
lesson-place = Step { $number } of { $all }
lesson-now = To play: { $move }
lesson-other = In this lesson the move to make is: { $move }
lesson-play = Play a game
lesson-leave = Leave the lesson

practice = Second lesson: over to you

# The overview of the rules
overview-aim-title = The aim
overview-contents-title = What is in the box
overview-turn-title = How it is played
overview-details-title = The essentials
overview-end-title = The end
print = Print

# The coach
coach = Coach
coach-ask = Hint
coach-review = Review
coach-review-seat = Whose game
coach-curve-title = Chance of winning, from 0 to 100 %, and what cost most
coach-curve = Chance of winning at each decision, in per cent: { $chances }
coach-cost = Move { $move } cost { $cost } % of winning chances
coach-cost-in = Move { $move } ({ $when }) cost { $cost } % of winning chances
coach-level = { $level } %
coach-move = move { $move }
coach-legend = Percentages are the coach’s estimate of the chance of winning; with a sign, what something adds to it or takes away. Only the most important reasons are given. Simple advice is the rule of thumb that the bot “{ bot-advised }” plays by.
coach-legend-place = Ahead and behind are points, compared with the best rival; the place is an average.
coach-legend-alone = Points and place are averages.
coach-alike-first = Almost as good as the first answer.
coach-alike-second = Almost as good as the second answer.
coach-lots = What was bought at auctions
coach-done = Played: { $move }
coach-better = Better: { $move }
coach-nothing = No decision cost much.
coach-thinks = The coach thinks …
coach-try = Try again

# A decision of a finished game tried again
variation = Try again
variation-of = Try again: { $game }
variation-before = before move { $move }
variation-note = The decision is yours again, just before move { $move }. Everything hidden is drawn anew, and bots of the same levels play on.
variation-known = Show what the review said
variation-again = Start again
variation-leave = Back to the game

# Puzzles
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-text = Positions in which one answer is clearly best, without being the first to come to mind.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-place = Puzzle { $number } of { $count }
puzzle-ask = You are { $seat }. Which answer is best?
puzzle-right = Well played!
puzzle-wrong = Not the best.
puzzle-wrong-by = Not the best: it costs { $cost } % of winning chances.
puzzle-given = Your answer: { $move }
puzzle-solution = The best answer: { $move }
puzzle-advice = Simple advice: { $move }
puzzle-beside-given = What the best answer brings more than yours:
puzzle-beside-advice = What your answer brings more than simple advice:
puzzle-deeper = The gain shows only several moves later: two deep searches agree on the best answer.
puzzle-streak = Streak: { $streak }. Best: { $best }.
puzzle-next = Next puzzle
puzzles-none = There are no puzzles for this game.

# Replay
replay-of = Replay: { $game }
replay-seen-by = Point of view
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
upload-text = A record is a text file with all moves of a game. Choose one, or paste its text here.
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
key-space = back to now
notation = Move in notation
notation-about = Type a move, or some words of it. Tab completes, the arrow keys choose, Enter plays it.
notation-none = No possible move fits. Enter says why.
notation-found = { $number ->
    [one] { $number } move may be made.
   *[other] { $number } moves may be made.
}

# Settings
settings = Settings
settings-speed = Speed of the telling
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-once = no telling: show the position at once
settings-sound = Volume
sound-off = off
settings-forced = Make my moves for me when everybody sees them coming
settings-confirm = Ask before a move is made
confirm-never = never
confirm-final = if it shows something hidden
confirm-always = if it ends my decision
confirm-move = Confirm: { $move }
settings-patterns = Add strong patterns to the colours
settings-theme = Day or night
settings-notify = Notify me when it is my turn
settings-notify-refused = Your browser does not allow this page to notify you.

# What can go wrong
trouble-title = Something went wrong
problem-unreachable = The server does not answer.
unreachable-about = The page will go on by itself as soon as it does.
problem-unexpected = Something went wrong.
problem-server-error = Something went wrong on the server.
problem-unknown-page = There is no such page.
board-broken = The board cannot be shown. The game itself is safe on the server.

# One person, several devices
devices = Your devices
devices-about = You have no password: whoever uses one of these devices plays here under your name.
device-here = this device
device-seen = last visit { $date }
device-unnamed = Unknown device
device-remove = Remove
device-remove-label = Remove: { $name }
device-add = Use another device too
device-new-link = Make a new link
device-link = Link for your other device
device-link-about = Scan this code with the other device, or open the link there. It works once, until { $time }.
device-link-alone = Open this link on the other device. It works once, until { $time }.
device-qr = QR code of the link
device-copy = Copy the link
device-copied = Copied
device-title = Another device
device-become = Become { $name } here?
device-become-about = This device will sit at the tables of { $name }, and may do everything there that the other device may.
device-same = This device belongs to { $name } already.
device-playing = But this device still has games in play. Finish or leave them first; then open the link again.
device-stays = The player this device has been, { $name }, stays on other devices: all tables remain there.
device-games = { $number ->
    [one] { $number } finished game of this device is kept.
   *[other] { $number } finished games of this device are kept.
}
device-nothing = This device has no tables yet, so nothing is lost.
device-accept = Become { $name }

# An agent of one's own
agent-title = Your agent
agent-about = A program of yours can play at tables that allow agents. Its token lets it in; tell nobody.
agent-name = The agent’s name
agent-token = Get a token
agent-new-token = Get another token
agent-take = Revoke the token
agent-told-once = The token, shown only this once; an older one is no longer valid:

# Proofs of fair play
verify-proof = Check the proof
verify-title = Was the game honest?
verify-text = A table commits to its own chance before the players add theirs, and every entry of its log is tied to the one before. These commitments are checked here, in your browser alone.
verify-files = A proof, and what you kept of the table (its receipt)
verify-damaged = This file is neither a proof nor a receipt that can be checked here.
verify-holds = { $game }, { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}: all commitments were kept.
verify-broken = { $game }: a commitment was broken.
verify-fails = This does not fit.
verify-cannot-tell = This browser cannot check it.
verify-commitment = The secret is the one the table had committed to.
verify-seed = The seed follows from the secret and from what the players added.
verify-chain = The entries of the log lead to the last hash.
verify-signature = The server has signed the last hash.
verify-receipt-table = Your receipt belongs to this table.
verify-receipt-commitment = The table had shown you the same commitment.
verify-receipt-entropy = What you added went into the seed.
verify-receipt-head = The last hash of your receipt is in the chain.
verify-receipt-key = It was signed with the same key.
verify-receipt-signature = The server has signed the hash of your receipt.
verify-entropy = { $number ->
    [0] No player added to the seed: the server alone chose it.
    [one] { $number } player added to the seed.
   *[other] { $number } players added to the seed.
}
verify-no-receipt = This browser has no receipt of the table; without a player’s receipt, a server could have rewritten everything afterwards.
verify-rules = The command “quattrocento verify” also checks that every move keeps to the rules.
verify-download = Download the proof
verify-download-receipt = Download my receipt

# Orders
order-ahead = Order …
order-title = Place an order
order-about = The table carries it out when your turn comes. Nobody else sees it before the end of the game.
order-kind-maximum = A secret maximum
order-kind-choices = Moves for the next decision
order-period = For which sale
order-then = If that is too little
order-then-pass = Pass
order-then-ask = Ask me
order-decision = For which decision
order-moves = Moves in notation, one a line, the best first; if none is allowed, the decision is yours
order-give = Place the order
order-revoke = Cancel the order
order-maximum-pass = Up to { $most } { $period }, then pass
order-maximum-ask = Up to { $most } { $period }, then ask me
order-choices = Next: { $moves }

# Events: the same cards at several tables
events = Shared deals
events-about = Everybody plays the same deal, each at a table of their own and whenever they like. What counts is how much more you make of it than the others in your seat. Seed and results stay sealed until the last table has finished.
events-weekly = Deals of the week
deals-until = until { $when }
deals-text = The same cards for everybody: who makes the most of them?
deals-about = How it works
deals-count = { $number ->
    [0] Be the first to play it.
    [one] Played once so far.
   *[other] Played { $number } times so far.
}
deals-mine = My table
puzzle-daily = Puzzle of the day
puzzle-daily-text = One answer is clearly best. Which?
puzzle-daily-streak = { $streak ->
    [one] You solved your last one. And this?
   *[other] You solved { $streak } in a row. And this?
}
puzzle-daily-solve = Solve
events-hosted = Events
events-none = No event is open.
event-new = Open an event
event-name = Name of the event
event-people = Seats for people
event-level = Bots in the other seats, and for comparison
event-deals = Deals
event-tables = Tables for each deal
event-open = Open
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
event-who = Player
event-games = Deals played
event-margin = Above the average
event-all = All seats
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
note-save = Save
seat-vacation = on vacation
vacation-theirs = { $seat } is on vacation until { $date }.
vacation-mine = You are on vacation until { $date }.
vacation = Vacation
vacation-about = In games with a day or more on the clock, the clock stops for you, and the others see that you are on vacation.
vacation-until = You are on vacation until { $date }.
vacation-left = { $left ->
    [one] You have { $left } day left of the { $most } of this year.
   *[other] You have { $left } days left of the { $most } of this year.
}
vacation-days = Days
vacation-go = Go on vacation
vacation-end = I am back

# Passkeys
passkeys = Passkeys
passkeys-about = With a passkey you keep your name even if you lose this device, and find it again on any other. You do not need one to play.
passkeys-impossible = This browser, or the address of this server, does not allow passkeys.
passkey-make = Keep my name with a passkey
passkey-use = I have a passkey
passkey-use-about = This device will then belong to the player of the passkey. Its finished games are kept; games in play must be finished or left first.
passkey-used = last used { $date }
passkey-remove = Remove
passkey-remove-label = Remove: { $name }
passkey-unnamed = Passkey
problem-passkey-cancelled = The browser neither made nor presented a passkey.

# Calls to one’s turn
calls = Slow games
calls-about = When a table has been waiting for you for a while and you have it open nowhere, we can tell you. We only say that it is your turn, at which table, and in which game.
calls-push = Notify me in this browser
calls-push-stop = No longer notify me in this browser
calls-push-refused = Your browser does not allow it.
calls-push-impossible = This browser cannot show notifications here.
calls-mail = E-mail address
calls-mail-add = Tell me by e-mail
calls-mail-wait = We have written to { $target }: open the link in that message.
calls-mail-on = You are told by e-mail at { $target }.
calls-hook = Your endpoint (webhook)
calls-hook-add = Add
calls-hook-on = Calls are sent to { $target }.
calls-hook-secret = This key signs our calls; it is shown only now:
calls-stop = Stop
calls-stop-label = Stop: { $target }
mail-confirm-title = Is this your address?
mail-confirm-about = You will be told by e-mail when a table is waiting for you.
mail-confirm-yes = Yes, tell me by e-mail
mail-confirm-done = Thank you. You will be told when a table is waiting for you.
mail-stop-title = Stop the e-mail?
mail-stop-about = We no longer write to this address.
mail-stop-yes = Stop the e-mail
mail-stop-done = Done: we no longer write to you.
