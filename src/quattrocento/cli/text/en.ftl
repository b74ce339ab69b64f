# Help of the commands
help-app = Four Renaissance board games. Without a command: open the page and play.
help-cmd-games = List the games.
help-cmd-rules = Show the rules of a game: all ids, a chapter (PAL-AUC) or one rule (PAL-AUC-6).
help-cmd-play = Play a game at this terminal, with bots or with several people in turn.
help-cmd-simulate = Let bots play many games in fixed seats and show the results.
help-cmd-arena = Let bots play each other, seats in turn, and rate them.
help-cmd-replay = Show a recorded game, step by step at a terminal.
help-cmd-verify = Replay records and check that they lead to the end they tell.
help-cmd-bench = Measure the engines: random decisions a second on one core.
help-cmd-serve = Run the server: tables over HTTP, for the page and for anything else.
help-cmd-export = Write all tables of a server to a file, or its finished games as records.
help-cmd-import = Take tables and records from files into a server’s store.
help-no-browser = Do not open the page in the browser.
help-host = The address to listen on.
help-port = The port to listen on.
help-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
help-data = The folder for SQLite’s file, if no database is named.
help-bot-pause = About how many seconds a bot takes for a move.
help-export-file = The file to write, which must not exist yet; with --records a folder.
help-as-records = Write each finished game as a record, into a folder.
help-import-files = Files written by “export”, or records.
help-game = The game’s name, as listed by “games”.
help-players = How many play.
help-seed = The number that decides all chance of the game.
help-games = How many games.
help-bots = Who plays, one name a seat with commas between; a single name fills all seats.
help-option = An option of the game as name=value; may be given several times.
help-workers = How many processes to use; all cores if not given.
help-json = Print JSON for a script.
help-lang = The language.
help-file = A record.
help-files = Records.
help-rule = A rule’s id, or the beginning of one.
help-seats = Who sits where, with commas between: “me” for a person, or a bot.
help-save = Write the record to this file at the end; it must not exist yet.
help-seat = See what this seat sees, counted from 1; without it, what a spectator sees.
help-move = Show only the position after so many moves.
help-seconds = How long to measure each case.
help-version = Show the version.

# Columns and titles
column-game = game
column-players = players
column-options = options
column-seat = seat
column-bot = bot
column-wins = wins
column-win-share = share
column-average = average
column-lowest = lowest
column-highest = highest
column-skill = skill
column-decisions-per-second = decisions/s
column-games-per-second = games/s
column-clone = clone
build-compiled = compiled
build-pure = pure Python
bench-title = Random playouts on one core, { $build }
simulate-title = { $games } games of { $game }
simulate-speed = { $decisions } decisions a game, { $seconds } seconds in all.
arena-title = { $games } games of { $game }, seats in turn
progress-games = games

# Playing
ask-players = How many play ({ $least } to { $most }) [{ $usual }]?{" "}
ask-seat = Who is { $seat } ({ $kinds }) [{ $usual }]?{" "}
prompt = >{" "}
prompt-help =
    Type the number of a choice or its notation, for example: take money
    ? shows this, ? MOVE says why a move is not allowed, try MOVE shows what it would lead to,
    undo takes back,
    rules ID shows a rule (this question: { $rule }), save FILE writes the record, quit leaves.
number-out-of-range = Choose a number from 1 to { $most }.
save-needs-file = Say where: save FILE
save-done = Saved in { $file }.
save-failed = Not saved: { $file }: { $problem }.
undo-done = Taken back.
undo-not = Nothing can be taken back: something hidden was shown, or somebody else has acted.
try-shown = It would look like this:
try-end = Nothing has been done yet.
try-hidden = That would show something hidden, so it cannot be tried first.
why-allowed = That is allowed now.
play-left = The game was left.
play-winners = The win goes to { $winners }.
play-hand-over = Pass the keyboard to { $seat }, then press Enter.{" "}

# Records
replay-move = Move { $move } of { $moves }
replay-prompt = Enter: next, b: back, a number: to that move, q: quit >{" "}
verify-holds = holds: { $game }, { $moves } moves, result { $scores }

# Bad input
not-text = This is no text file: { $problem }.

# The server
serve-begins = Quattrocento is at { $address } (Ctrl+C stops it).
no-database = The database cannot be used: { $problem }
no-port = All ports from { $first } to { $last } are taken; name another with “serve --port”.
export-done = { $count } written to { $file }.
import-done = { $file }: { $new } taken in, { $known } known already.
import-failed = { $file }: { $problem }
