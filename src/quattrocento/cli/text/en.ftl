# Help of the commands
help-app = Four Renaissance board games. Without a command: open the page and play.
help-cmd-games = List the games.
help-cmd-bots = List the bots: levels, and the styles that the lower ones can play in.
help-cmd-rules = Show the rules of a game: all ids, a chapter (PAL-AUC) or one rule (PAL-AUC-6).
help-cmd-play = Play a game at this terminal, with bots or with several people in turn.
help-cmd-simulate = Have bots play many games in fixed seats, and show the results.
help-cmd-arena = Have bots play each other, each in every seat, and rate them.
help-cmd-train = Train the learned opponents of a game from nothing, by self-play; it goes on where it was stopped.
help-cmd-replay = Show a recorded game, step by step at a terminal.
help-cmd-verify = Replay records, and check everything that proofs of tables promise.
help-cmd-review = Review a recorded game with one seat’s knowledge: what cost most, and what was better.
help-try = Play a move of the seat again, by its number among all moves of the record, and go on from there against bots of the same levels; what was hidden is drawn anew.
help-cmd-puzzles = Puzzles: positions in which one answer is clearly best.
help-cmd-puzzles-make = Make puzzles from games between bots, each checked by two deep searches.
help-cmd-puzzles-check = Search puzzles again by the learned values of today, and leave out those whose answer no longer stands out.
help-cmd-puzzles-solve = Solve the puzzles that come with a game, one after the other.
help-puzzles-number = How many puzzles to make.
help-puzzles-file = The file to add them to; GAME.puzzles if not given.
help-puzzles-check = The file to check; GAME.puzzles if not given.
help-puzzles-from = The puzzle to begin with, counted from 1.
help-cmd-bench = Measure the engines: random decisions a second on one core.
help-cmd-new-game = Begin a game of your own: write a small complete one, as a package to be changed.
help-new-game = What it is called: small letters and figures.
help-new-game-folder = The folder to write it into.
help-cmd-lab = For researchers: data sets of self-play, what observations hold, ratings of programs.
help-cmd-lab-export = Let bots play, and write every decision to Parquet files; it goes on where it was stopped.
help-cmd-lab-check = Check that a data set is whole and was made by these versions.
help-cmd-lab-entries = List the entries of a game’s observations.
help-cmd-lab-train = Teach a net by PPO, in self-play or as the best response to one frozen opponent; it goes on where it was stopped.
help-cmd-lab-imitate = Teach a net by the games of a data set; it goes on where it was stopped.
help-cmd-lab-play = Let a program play at a real table, by the token in QUATTROCENTO_TOKEN.
help-cmd-lab-rate = Let a program play against bots, and rate it.
help-lab-net = The file of the net, with the ending .net; its checkpoint stands beside it.
help-lab-spread = By how many points one must be ahead for the whole reward.
help-lab-chapters = How many chapters to play; each ends with a checkpoint.
help-lab-against = A frozen opponent: a kind of bot, or the file of a net; self-play if not given.
help-lab-start = The file of a net to go out from.
help-lab-at-once = How many games to play at once.
help-lab-epochs = How often to go over all the games.
help-lab-url = The address of the server, as in http://localhost:8000.
help-lab-program = The command that starts the program, in quotes if it has arguments.
help-lab-code = The code of the table’s invitation.
help-lab-folder = The folder of the data set.
help-lab-games-a-file = How many games go into a file.
help-lab-knowledge = Also write what the seat saw, as JSON.
help-lab-agent = The command that starts the program, in quotes if it has arguments; or the file of a net (.net).
help-lab-game = A game to play; may be given several times; all games if not given.
help-lab-games = How many games against each bot.
help-lab-ladder = The bots to play against, the weakest first, with commas between.
help-lab-seconds = How long the program may think about an answer.
help-lab-words = Tell the program the table in words too, for a language model.
help-cmd-serve = Run the server: tables over HTTP, for the page and for anything else.
help-cmd-export = Write all tables of a server to a file, or its finished games as records.
help-cmd-import = Take tables and records from files into a server’s store.
help-no-browser = Do not open the page in the browser.
help-host = The address to listen on.
help-port = The port to listen on.
help-cmd-host = What whoever runs a server may do: close tables, keep people out, delete what they wrote.
help-host-table = The id of a table.
help-host-person = The id of a person, as “host table” shows it.
help-host-whom = The id of a person, an address, or a network.
help-host-days = For so many days; for ever if not given.
help-host-keep = Keep this for so many days; -1 is for ever.
help-host-tables = List the tables, running ones first.
help-host-one-table = Show who sits at a table and what was said there, with their ids.
help-host-close = Call a table off, whoever plays there.
help-host-ban = Let a person or an address no longer in.
help-host-silence = Let a person or an address write nothing, and choose no name.
help-host-pardon = Lift all that was imposed on a person or an address.
help-host-sanctions = List who is kept out or silenced.
help-host-forget = Delete a person’s name, at all tables, and all they have said.
help-host-export-person = Write all that is stored about a person to a file.
help-host-export-file = The file to write, which must not exist yet.
help-host-erase = Delete all that is stored about a person; their games stay, without them.
help-host-retention = Say, or show, how long chat and ended tables are kept.
help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
help-data = The folder for SQLite’s file, if no database is named.
help-bot-pause = About how many seconds a bot takes for a move.
help-allow-host = A name by which the server may be called, beside this computer’s own; * allows any.
help-url = The address of the page for whoever plays, such as https://tables.example: where links in e-mail and to other devices lead.
help-trust-proxy = The address or network of a proxy that says who visits, and whether over TLS.
help-processes = How many processes serve behind this port; more than one need PostgreSQL.
help-vacation-days = How many days of vacation somebody may take in a year; 0 for none.
help-smtp = The server that takes our e-mail: smtp://user:password@host:587 or smtps://…; without it none is sent.
help-mail-from = The address that e-mail comes from.
help-private-endpoints = Let people name endpoints in your own network, also without TLS.
help-metrics-from = An address or network that may read the figures at /metrics; else nobody may.
help-export-file = The file to write, which must not exist yet; with --records a folder.
help-as-records = Write each finished game as a record, into a folder.
help-import-files = Files written by “export”, or records.
help-game = The game’s name, as listed by “games”.
help-players = How many play.
help-seed = The number that decides all chance of the game.
help-games = How many games.
help-bots = Who plays, one name a seat with commas between (a level, the lower three also with a style, as in novice:miser); a single name fills all seats.
help-option = An option of the game as name=value; may be given several times.
help-workers = How many processes to use; all cores if not given.
help-minutes = Stop after so many minutes.
help-first-games = How many games the first generation plays, by advice.
help-later-games = How many games each later generation plays, by what was learned.
help-generations = How many generations.
help-folder = The folder for games, weights and the learning curve.
help-ray = The address of a Ray cluster (HOST:PORT) to do the work on; needs the extra “cluster”.
help-results = Keep the results in this file, and go on with those that it has.
help-plot = Draw the shares of wins into this SVG file.
help-json = Print JSON for a script.
help-lang = The language.
help-file = A record.
help-files = Records, or proofs of tables.
help-receipt = What a player kept of the table: it must be in the proof.
help-rule = A rule’s id, or the beginning of one.
help-seats = Who sits where, with commas between: “me” for a person, or a bot (novice, apprentice, master, maestro; the lower three also with a style, as in novice:miser).
help-lot = Draw the seats by lot, from the seed (usual), or leave them as named.
help-save = Write the record to this file at the end; it must not exist yet.
help-seat = See what this seat sees, counted from 1; without it, what a spectator sees.
help-seat-of = Whose game it is, counted from 1.
help-move = Show only the position after so many moves.
help-seconds = How long to measure each case.
help-version = Show the version.

# Columns and titles
column-game = game
column-players = players
column-options = options
column-styles = styles of bots
column-seat = seat
column-bot = bot
column-wins = wins
column-win-share = share
column-interval = 95 %
column-margin = margin
column-average = average
column-lowest = lowest
column-highest = highest
column-skill = skill
column-move = move
column-done = done
column-better = better
column-cost = cost
column-generation = generation
column-games = games
column-rows = states
column-loss = loss
column-right = right
column-decisions-per-second = decisions/s
column-games-per-second = games/s
column-clone = clone
build-compiled = compiled
build-pure = pure Python
bench-title = Random playouts on one core, { $build }
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} a game, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} in all.
arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seats in turn
arena-by-seat = By seat: shares of wins and margins, with 95 % intervals
arena-by-start = By place after whoever begins: shares of wins and margins, with 95 % intervals
share-with-interval = { $share } ({ $interval })
percent = { $share } %
interval = { $low }–{ $high } %
decimal = { $value }
train-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: games held out, by generation
train-written = Weights: { $file }
train-used-by = With QUATTROCENTO_VALUES={ $folder }, master and maestro play by them.
stopped-kept = Stopped. What was done is kept: the same command goes on from there.
progress-games = games

# Bots
bots-levels = Levels, the weakest first
bots-styles = Styles in { $game }
bots-how = { $levels } may have a style: { $kind }
bot-novice = novice
bot-novice-about = Makes the mistakes of a first game.
bot-apprentice = apprentice
bot-apprentice-about = Follows rules of thumb and sometimes errs.
bot-master = master
bot-master-about = Has learned from thousands of games what a position is worth.
bot-maestro = maestro
bot-maestro-about = Thinks its best moves through before it plays: the strongest.
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

# Playing
ask-players = How many play ({ $least } to { $most }) [{ $usual }]?{" "}
ask-seat = Who is { $seat } ({ $kinds }) [{ $usual }]?{" "}
seat-me = me
prompt = >{" "}
prompt-asks = { $seat }: { $question }
prompt-first = Type help for the list of commands, hint to ask the coach.
prompt-help-moves =
    Type the number of a choice or its notation, for example: { $move }
    ? shows this help; ? MOVE says why a move is not allowed
    try MOVE shows what it would lead to; undo takes your move back
    hint asks the coach
prompt-help-maximum = order max { $most }: bid up to that maximum for you; with “ask”, the decision is yours after it
prompt-help-orders =
    order QUESTION = MOVE, MOVE answers for you (this question: { $question })
    order lists your orders; order drop N cancels one
    rules ID shows a rule (this question: { $rule })
    save FILE writes the record; quit leaves
order-list-none = No order is in force.
order-list-pass = { $number }: up to { $most } { $period }, then pass
order-list-ask = { $number }: up to { $most } { $period }, then ask me
order-list-choices = { $number }: at “{ $question }”: { $moves }
near-not-now = “{ $text }” is no move, and nothing that is offered now is like it. Elsewhere in the game: { $near }.
number-out-of-range = Choose a number from 1 to { $most }.
save-needs-file = Name the file: save FILE
save-done = Saved in { $file }.
save-failed = Not saved: { $file }: { $problem }.
undo-done = Taken back.
undo-not = Nothing can be taken back: something hidden was shown, or somebody else has moved.
try-shown = This is what it would give:
try-end = Nothing has been played yet.
try-hidden = That move would show something hidden, so it cannot be tried first.
coach-no-difference = The coach sees no difference worth mentioning between these answers.
hint-line = { $rank }. { $move }. { $promise }.
review-title = Review for { $seat }, by what this seat knew
coach-percentages = Percentages are the coach’s estimate of the chance of winning; with a sign, what something adds to it or takes away. Only the most important reasons are given.
review-move = Move { $move }
review-cost = { $move }: chance of winning { $cost }
review-done = Played: { $move }
review-better = Better: { $move }
review-lots = Lots, and what they were worth before they were sold:
review-curve = Chance of winning along the way, in per cent: { $chances }
review-try = Try a decision again: quattrocento review { $file } --seat { $seat } --try { $move }
variation-begins = Before move { $move }. Everything that was hidden from you is drawn anew. You had played: { $done }.
variation-not-saved = A decision played again cannot be saved: the game does not start from the beginning.
why-allowed = This move is allowed now.
play-lot = The seats are drawn by lot: { $seats }.
play-seated = { $seat } is { $kind }
play-seated-you = { $seat } is you
play-seated-person = { $seat } is a person
play-forced = { $seat } has only one answer: { $move }.
play-forced-undo = This is the only answer, and the last moment to take your choice back (undo).
play-left = You have left the game.
play-winners = The win goes to { $winners }.
play-hand-over = Pass the keyboard to { $seat }, then press Enter.{" "}

# After the game
after-asks = Type review to see what cost you most, save FILE to write the record, or nothing to leave.

# Records
replay-move = Move { $move } of { $moves }
seat-bot = { $seat } ({ $bot })
replay-prompt = Enter: next, b: back, a number: to that move, q: quit >{" "}
verify-holds = holds: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, result { $scores }
verify-entropy = { $number ->
    [0] · No player added to the seed: only the server chose it.
    [one] · { $number } player added to the seed.
   *[other] · { $number } players added to the seed.
}
verify-receipt = · The receipt fits.
verify-no-receipt = · Without a player’s receipt a server could have written it all anew afterwards.

# Bad input
file-failed = { $file }: { $problem }.
file-exists = this file exists already
file-missing = no such file or folder
file-in-no-folder = its folder is not a folder
file-is-folder = this is a folder
file-not-allowed = permission denied
file-no-room = there is no room left on the disk
not-text = This is no text file: { $problem }.

# The server
serve-begins = Quattrocento is open at { $address } (Ctrl+C stops it).
no-database = The database cannot be used: { $problem }
processes-need-postgresql = Several processes need PostgreSQL; SQLite has room for one.
database-in-use = Another server uses { $file } already; several need PostgreSQL.
no-network = “{ $network }” is no address or network.
no-port = All ports from { $first } to { $last } are taken; name another with “serve --port”.
no-tables = There are no tables in { $database }: check --data or --database.
no-door = Port { $port } of { $host } cannot be used: { $problem }.
bad-url = The address of the page must read https://tables.example or http://name:port, not “{ $url }”.
no-mail-server = The address of the mail server must read smtp://user:password@host:587 or smtps://….
export-done = { $count } written to { $file }.
import-done = From { $file }: { $new } taken in, { $known } known already.
import-failed = From { $file }: { $problem }

# The host’s console
host-id = table
host-game = game
host-status = status
host-changed = when
host-code = code
host-person = person
host-name = name
host-text = said
host-whom = whom
host-what = what
host-until = until
host-for-ever = for ever
no-such-whom = “{ $whom }” is neither the id of a person nor an address or a network.
no-such-person = “{ $person }” is not the id of a person.
no-such-table = There is no table { $table }.
no-running-table = No table { $table } is running.
nothing-to-pardon = No sanction was on { $whom }.
host-closed = Table { $table } is called off.
host-banned = { $whom } is no longer let in.
host-silenced = { $whom } can no longer write.
host-pardoned = { $whom } may do everything again.
host-forgotten = The name and the words of { $person } are gone from { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
host-person-exported = All that is stored about this person is in { $file }: { $count ->
    [one] { $count } record
   *[other] { $count } records
 }.
host-erased = { $person } is gone from { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
host-chat-kept = { $days ->
    [-1] Chat is kept for ever.
    [one] Chat is kept for { $days } day.
   *[other] Chat is kept for { $days } days.
}
host-tables-kept = { $days ->
    [-1] Ended tables are kept for ever.
    [one] Ended tables are kept for { $days } day.
   *[other] Ended tables are kept for { $days } days.
}

new-game-written = { $folder }: a small complete game. Next: pip install -e { $folder }, then quattrocento play { $name }.

# Puzzles
progress-puzzles = puzzles
puzzles-written = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $file }.
puzzles-left-out = { $count ->
    [0] No puzzle was left out.
    [one] { $count } puzzle was left out.
   *[other] { $count } puzzles were left out.
}
puzzle-title = Puzzle { $number } of { $count }: you are { $seat }. Which answer is best? (q leaves)
puzzle-solved = Well played: { $solution }.
puzzle-missed = No. The best answer: { $solution }.
puzzle-missed-by = No. The best answer: { $solution }; yours costs { $cost } % of winning chances.
puzzle-advice = Simple advice: { $move }
puzzle-beside-given = What the best answer brings more than yours:
puzzle-beside-advice = What your answer brings more than simple advice:
puzzle-deeper = The gain shows only several moves later: two deep searches agree on the best answer.
puzzle-streak = Streak: { $streak }.

# The lab
lab-dataset = { $folder }: { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}.
lab-rate-title = { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lab-rating = { $agent }: rating { $rating } ({ $low } to { $high } with 95 %)
column-chapter = chapter
column-decisions = decisions
column-worth = worth
column-entropy = entropy
column-epoch = epoch
column-same = same answer
column-error = error
progress-chapters = chapters
progress-epochs = epochs
lab-played = { $game }, seat { $seat }: { $scores }
column-rating = rating
