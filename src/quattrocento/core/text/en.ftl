# Seats without a person's name are called by their arms.
seat-lapis = Lapis
seat-vermiglio = Vermiglio
seat-giallolino = Giallolino
seat-malva = Malva
seat-nero = Nero
seat-points = { $seat } { $points }

list-none = nothing
list-and = { $first } and { $last }

illegal = { $why } ({ $rule })

refusal-not-asked = “{ $action }” does not answer the question that is asked now.
refusal-not-awaited = It is not this seat’s turn to decide.
refusal-game-over = The game is over.
refusal-no-such-action = There is no action number { $action }.

bad-notation = “{ $text }” is no move.
bad-notation-near = “{ $text }” is no move. Did you mean: { $near }?
bad-game = There is no game “{ $game }”. There are: { $games }.
bad-players = players: { $game } is played by { $least } to { $most }, not { $players }.
bad-seat = seat: expected 0 to { $seats } less one, or none for a spectator, not { $seat }.
bad-option-name = options: { $game } has no option “{ $name }”. It has: { $expected }.
bad-option-value = option { $name }: expected one of { $expected }, not “{ $value }”.
bad-rule = { $game } has no rule “{ $rule }”. Near it: { $near }.
bad-position = position, { $field }: { $problem }.

bad-record-line = record, line { $line }: “{ $text }” is neither a header like [Seed "7"] nor a move like 1. take money.
bad-record-header = record, header { $header }: “{ $value }” was not expected there.
missing-record-header = record: the header { $header } is missing.
bad-record-version = record, header { $header }: version { $found }, but this program plays version { $expected }.
bad-record-move = record, move { $move } (seat { $seat }, “{ $text }”): { $why }
bad-record-end = record, header { $header }: it says { $written }, but the { $moves } moves lead to { $reached }.
bad-bot = There is no bot “{ $bot }”. There are: { $bots }.
bad-bot-count = bots: { $bots } named for { $players } players.
bad-seat-number = seat: expected 1 to { $seats }, not { $seat }.
bad-move-number = move: expected 0 to { $moves }, not { $move }.
