# Seats without a person’s name are called by their arms.
seat-lapis = Lapis
seat-vermiglio = Vermiglio
seat-giallolino = Giallolino
seat-malva = Malva
seat-nero = Nero
seat-points = { $seat } { $points }

unnamed = Somebody
list-none = nothing
list-and = { $first } and { $last }
list-times = { $count } × { $item }

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
bad-rule = The game { $game } has no rule “{ $rule }”. Rules near it: { $near }.
bad-new-game = name: expected 3 to 30 small letters and figures, beginning with a letter, not “{ $name }”.
bad-new-game-taken = name: there is already a game “{ $name }”, or something at { $folder }.
bad-position = position, { $field }: { $problem }.

bad-record-line = record, line { $line }: “{ $text }” is neither a header like [Seed "7"] nor a move like 1. take money.
bad-record-header = record, header { $header }: “{ $value }” was not expected there.
missing-record-header = record: the header { $header } is missing.
bad-record-rules = record, header Rules: this game of { $game } was played by version { $found } of its rules, but this program plays version { $expected }, by which it could end otherwise.
bad-table-rules = This game of { $game } was begun by version { $found } of its rules. This server plays version { $expected }, by which it could lead elsewhere, so it cannot go on.
bad-record-chance = record, header Chance: this game was played with version { $found } of the generator of chance, but this program has version { $expected }, which deals other cards.
bad-record-move = record, move { $move } (seat { $seat }, “{ $text }”): { $why }
bad-record-end = record, header { $header }: it says { $written }, but { $moves ->
    [one] the { $moves } move leads
   *[other] the { $moves } moves lead
} to { $reached }.
bad-bot = There is no bot “{ $bot }”. There are: { $bots }.
bad-styled-bot = The bot “{ $bot }” has no styles. These have: { $bots }.
bad-bot-count = bots: { $bots } named for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
bad-seat-number = seat: expected 1 to { $seats }, not { $seat }.
bad-move-number = move: expected 0 to { $moves }, not { $move }.
bad-style = { $game } has no style “{ $style }”. It has: { $styles }.
bad-arena-file = { $file }: this file does not hold the results of the same tournament.
bad-budget = Budget: expected a number from 1 to { $most }, of simulations or of milliseconds (as in 50ms), not “{ $value }”.
bad-puzzles-damaged = { $file }: this file of puzzles is damaged.
bad-puzzles-rules = { $file }: these puzzles were not made for { $game } by version { $expected } of its rules.
no-puzzle = { $game }: there is no puzzle { $number }; there are { $puzzles }.
bad-root = The search has no way “{ $root }” to choose at its root. It has: { $roots }.
bad-variation = Seat { $seat } did not make move { $move } of this game.
no-features = { $game } names no features, so nothing can be learned of it.
no-values = There are no learned values for { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
bad-values-size = { $file }: a weight file may have { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
} at most.
bad-training-seed = --seed: expected 0 to { $most }, not { $seed }.
no-values-folder = { $variable }: there is no folder “{ $folder }”.
bad-values-unreadable = { $file }: this weight file cannot be read.
bad-values-damaged = { $file }: this is no whole weight file.
bad-values-game = { $file }: made for { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
bad-values-rules = { $file }: made for version { $found } of the rules, but this program plays version { $expected }.
bad-values-features = { $file }: made for other features than the game has now.
bad-ray = No Ray cluster answers at “{ $address }”, or it does not let us in. Expected HOST:PORT.
no-ray = Ray is not installed: install the extra “cluster”.
bad-reward = reward: expected one of { $rewards }, not “{ $reward }”.
bad-render-mode = render_mode: expected { $modes } or none, not “{ $mode }”.
bad-illegal = illegal: expected one of { $choices }, not “{ $illegal }”.
bad-worlds = worlds: expected 0 to { $most }, not { $worlds }.
no-observations = { $game } has no observer, so there are no observations of it.
bad-batch-size = size: expected at least 1, not { $size }.
bad-batch-type = dtype: expected uint8 or float32, not “{ $type }”.
bad-batch-workers = workers: expected a number that divides the size { $size }, not { $workers }.
bad-dataset-missing = { $file }: this file of the data set is missing.
bad-dataset-damaged = { $file }: this file of the data set is damaged.
bad-dataset-other = { $file }: this file belongs to another data set.
bad-dataset-folder = { $folder }: this folder holds something else than a data set.
bad-dataset-version = { $file }: made with version { $found } of { $what ->
    [schema] the schema
    [rules] the rules
    [chance] the generator of chance
   *[entries] the observations
}, but this program has version { $expected }.
bad-agent-start = { $agent }: this program cannot be started ({ $why }).
bad-agent-ended = { $agent }: this program has ended in the middle of a game.
bad-agent-silent = { $agent }: this program has not answered in its time ({ $seconds } s).
bad-agent-refused = { $agent }: this program’s answers were refused too often (most tries: { $tries }), the last one so: { $why }
bad-net-name = { $file }: the file of a net must end with { $ending }.
bad-table = { $url }: { $why }
no-token = The token of your agent is missing: give it in { $variable }.
bad-checkpoint = { $file }: this file of a training is damaged; remove it, or name another folder.
bad-plan = { $file }: begun with { $name } { $found }, not { $wanted }; name another file, or the same choices.
bad-ladder = ladder: expected different bots for a game of at least two players, not “{ $ladder }” with { $players }.
no-lab = “{ $library }” is not installed: install the extra “lab”.
bad-buffer = buffers, { $name }: expected a contiguous writable array of { $expected }.
bad-actions = actions: expected an array of whole numbers of the shape ({ $expected },), not { $shape }.

# Where points come from
points-by-source = Points by source
points-total = Total
points-open = { $source }, still open

# Plots
plot-shares = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, shares of wins with 95 % intervals
plot-curve = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: games held out, by generation
plot-number = { $value }
plot-percent = { $share } %
plot-loss = loss
plot-wrong = wrong

# The coach
coach-promise = { $chance } % to win; at the end, on average: { $lead ->
    [alone] points: { $margin }
    [ahead] ahead by { $margin }
   *[behind] behind by { $margin }
}, place { $place }; rank by simple advice: { $advice }
coach-beside-first = Compared with the first answer:
coach-beside-second = Compared with the second answer:
coach-you = you
coach-own-more = More for { $who }: { $topic } ({ $effect })
coach-own-less = Less for { $who }: { $topic } ({ $effect })
coach-rival-more = More for a rival: { $topic } ({ $effect })
coach-rival-less = Less for a rival: { $topic } ({ $effect })
coach-own-better = Better for { $who }: { $topic } ({ $effect })
coach-own-worse = Worse for { $who }: { $topic } ({ $effect })
coach-rival-better = Better for a rival: { $topic } ({ $effect })
coach-rival-worse = Worse for a rival: { $topic } ({ $effect })
coach-table = On the table: { $topic } ({ $effect })
coach-terms = In points, by simple advice: { $terms }
coach-term = { $topic } { $sign }{ $points }
coach-habit = The habit that cost most: { $habit }. { $times ->
    [one] It cost { $cost } % of winning chances, in { $times } decision.
   *[other] It cost { $cost } % of winning chances each time, on average, in { $times } decisions.
}
coach-no-habit = No habit cost much.

# Proofs
bad-proof-size = Proof: a proof or receipt may have { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
} at most.
bad-proof-damaged = { $what ->
    [receipt] Receipt
   *[proof] Proof
}: it cannot be read ({ $problem }).
bad-proof-version = Proof: it has version { $found }, but this program checks version { $expected }.
bad-proof-game = Proof: such a game cannot have begun ({ $problem }).
bad-proof-spelling = Proof: some of it is not spelt as a proof must be.
bad-proof-commitment = Proof: the secret that was revealed is not the one that the table had promised.
bad-proof-seed = Proof: the seed does not follow from the secret and from what the players added.
bad-proof-order = Proof: entry { $found } stands where entry { $expected } belongs; the log was cut or put in another order.
bad-proof-chain = Proof: the entries do not lead to the last hash; the log was changed.
bad-proof-signature = Proof: the server’s signature of the last hash does not fit.
bad-proof-seat = Proof, entry { $entry }: nobody can have done this from that seat.
bad-proof-not-begun = Proof, entry { $entry }: a move was made before the game began.
bad-proof-move = Proof, entry { $entry } (“{ $move }”): { $why }
bad-proof-hand = Proof, entry { $entry }: this move was not made by whoever plays the seat.
bad-proof-no-order = Proof, entry { $entry }: the table did something for a seat that had left no order to do it.
bad-proof-order-early = Proof, entry { $entry }: an order was carried out otherwise than it was given, or before its turn came.
bad-proof-undo = Proof, entry { $entry }: this cannot have been taken back.
bad-proof-result = Proof: the moves lead to another result.
bad-proof-record = A receipt belongs to a proof, and this is a record.
bad-receipt-table = Receipt: it belongs to another table.
bad-receipt-commitment = Receipt: the table had shown another commitment.
bad-receipt-entropy = Receipt: what this player added did not go into the seed.
bad-receipt-key = Receipt: it was signed with another key than the proof.
bad-receipt-head = Receipt: the hash that this player holds is not in the chain; the log was changed after it was shown.
bad-receipt-signature = Receipt: the server’s signature does not fit.
bad-receipt-view = Receipt: this player was shown another game than was played.

# Orders
order-no-auctions = This game has no orders with a maximum.
order-no-period = That sale is not going on now; possible: { $periods }.
order-bounds = A maximum can be from { $least } to { $most } now.
order-no-means = You can no longer bid there: the lowest bid would be { $least }.
order-question = This game does not ask “{ $question }”; it asks: { $questions }.
order-no-answer = “{ $move }” is no answer to “{ $question }”.
order-repeated = “{ $move }” is named twice.
order-impossible = None of these moves is allowed now.
order-stands = There is an order for this decision already; cancel it first.
order-none = No order in force has this number.
order-how = An order is written like “order { $question } = { $move }”.
order-how-maximum = An order is written like “order max { $most }”, “order max { $most } ask” or “order { $question } = { $move }”.
