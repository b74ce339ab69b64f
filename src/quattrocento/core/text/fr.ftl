# Les places sans nom de personne portent celui de leurs armes.
seat-lapis = Lapis
seat-vermiglio = Vermiglio
seat-giallolino = Giallolino
seat-malva = Malva
seat-nero = Nero
seat-points = { $seat } { $points }

list-none = rien
list-and = { $first } et { $last }

illegal = { $why } ({ $rule })

refusal-not-asked = « { $action } » ne répond pas à la question posée.
refusal-not-awaited = Ce n’est pas à cette place de décider.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Il n’y a pas d’action numéro { $action }.

bad-notation = « { $text } » n’est pas un coup.
bad-notation-near = « { $text } » n’est pas un coup. Vouliez-vous dire : { $near } ?
bad-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
bad-players = joueurs : { $game } se joue de { $least } à { $most }, pas à { $players }.
bad-seat = place : de 0 à { $seats } moins un, ou aucune pour un spectateur, pas { $seat }.
bad-option-name = options : { $game } n’a pas d’option « { $name } ». Il a : { $expected }.
bad-option-value = option { $name } : une valeur parmi { $expected } est attendue, pas « { $value } ».
bad-rule = { $game } n’a pas de règle « { $rule } ». Voisines : { $near }.
bad-position = position, { $field } : { $problem }.

bad-record-line = partie, ligne { $line } : « { $text } » n’est ni un en-tête comme [Seed "7"] ni un coup comme 1. take money.
bad-record-header = partie, en-tête { $header } : « { $value } » n’était pas attendu là.
missing-record-header = partie : l’en-tête { $header } manque.
bad-record-version = partie, en-tête { $header } : version { $found }, mais ce programme joue la version { $expected }.
bad-record-move = partie, coup { $move } (place { $seat }, « { $text } ») : { $why }
bad-record-end = partie, en-tête { $header } : il dit { $written }, mais les { $moves } coups mènent à { $reached }.
bad-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $bots }.
bad-bot-count = robots : { $bots } nommés pour { $players } joueurs.
bad-seat-number = place : de 1 à { $seats }, pas { $seat }.
bad-move-number = coup : de 0 à { $moves }, pas { $move }.
