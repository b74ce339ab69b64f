# Les places sans nom de personne portent celui de leurs armes.
seat-lapis = Lapis
seat-vermiglio = Vermiglio
seat-giallolino = Giallolino
seat-malva = Malva
seat-nero = Nero
seat-points = { $seat } { $points }

unnamed = Quelqu’un
list-none = rien
list-and = { $first } et { $last }
list-times = { $count } × { $item }

illegal = { $why } ({ $rule })

refusal-not-asked = « { $action } » ne répond pas à la question posée.
refusal-not-awaited = Ce n’est pas à cette place de décider.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Il n’y a pas d’action numéro { $action }.

bad-notation = « { $text } » n’est pas un coup.
bad-notation-near = « { $text } » n’est pas un coup. Vouliez-vous dire : { $near } ?
bad-game = Le jeu « { $game } » n’existe pas. Jeux disponibles : { $games }.
bad-players = Joueurs : { $game } se joue de { $least } à { $most }, pas à { $players }.
bad-seat = Place : de 0 à { $seats } moins un, ou aucune pour un spectateur, pas { $seat }.
bad-option-name = Options : { $game } n’a pas d’option « { $name } ». Il a : { $expected }.
bad-option-value = Option { $name } : une valeur parmi { $expected } est attendue, pas « { $value } ».
bad-rule = Le jeu { $game } n’a pas de règle « { $rule } ». Règles voisines : { $near }.
bad-new-game = Nom : 3 à 30 minuscules et chiffres, en commençant par une lettre, pas « { $name } ».
bad-new-game-taken = Nom : il existe déjà un jeu « { $name } », ou quelque chose dans { $folder }.
bad-position = Position, { $field } : { $problem }.

bad-record-line = Partie enregistrée, ligne { $line } : « { $text } » n’est ni un en-tête comme [Seed "7"] ni un coup comme 1. take money.
bad-record-header = Partie enregistrée, en-tête { $header } : « { $value } » n’était pas attendu ici.
missing-record-header = Partie enregistrée : l’en-tête { $header } manque.
bad-record-rules = Partie enregistrée, en-tête Rules : cette partie ({ $game }) a été jouée selon la version { $found } de ses règles, mais ce programme joue la version { $expected }, selon laquelle elle pourrait finir autrement.
bad-table-rules = Cette partie ({ $game }) a commencé selon la version { $found } de ses règles. Ce serveur joue la version { $expected }, selon laquelle elle pourrait mener ailleurs : elle ne peut pas continuer.
bad-record-chance = Partie enregistrée, en-tête Chance : cette partie a été jouée avec la version { $found } du générateur de hasard, mais ce programme a la version { $expected }, qui distribue d’autres cartes.
bad-record-move = Partie enregistrée, coup { $move } (place { $seat }, « { $text } ») : { $why }
bad-record-end = Partie enregistrée, en-tête { $header } : il dit { $written }, mais { $moves ->
    [one] { $moves } coup mène
   *[other] { $moves } coups mènent
} à { $reached }.
bad-bot = Le robot « { $bot } » n’existe pas. Robots disponibles : { $bots }.
bad-styled-bot = Le robot « { $bot } » n’a pas de style. Ceux-ci en ont : { $bots }.
bad-bot-count = Robots : { $bots } pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
bad-seat-number = Place : de 1 à { $seats }, pas { $seat }.
bad-move-number = Coup : de 0 à { $moves }, pas { $move }.
bad-style = { $game } n’a pas de style « { $style } ». Styles disponibles : { $styles }.
bad-arena-file = { $file } : ce fichier ne contient pas les résultats du même tournoi.
bad-budget = Budget : un nombre de 1 à { $most } était attendu, de simulations ou de millisecondes (comme 50ms), et non « { $value } ».
bad-puzzles-damaged = { $file } : ce fichier de problèmes est endommagé.
bad-puzzles-rules = { $file } : ces problèmes n’ont pas été faits pour { $game } selon la version { $expected } de ses règles.
no-puzzle = { $game } : le problème { $number } n’existe pas ; il y en a { $puzzles }.
bad-root = La recherche n’a pas de manière « { $root } » de choisir à sa racine. Il y a : { $roots }.
bad-variation = Ce n’est pas la place { $seat } qui a joué le coup { $move } de cette partie.
no-features = { $game } ne nomme aucun trait : rien ne peut en être appris.
no-values = Il n’y a pas de valeurs apprises pour { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
bad-values-size = { $file } : un fichier de poids peut avoir { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
bad-training-seed = --seed : de 0 à { $most } était attendu, et non { $seed }.
no-values-folder = { $variable } : il n’y a pas de dossier « { $folder } ».
bad-values-unreadable = { $file } : ce fichier de poids ne peut pas être lu.
bad-values-damaged = { $file } : ce n’est pas un fichier de poids entier.
bad-values-game = { $file } : fait pour { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
bad-values-rules = { $file } : fait pour la version { $found } des règles, mais ce programme joue la version { $expected }.
bad-values-features = { $file } : fait pour d’autres traits que ceux du jeu d’aujourd’hui.
bad-ray = Aucune grappe Ray ne répond à « { $address } », ou elle ne nous laisse pas entrer. HÔTE:PORT était attendu.
no-ray = Ray n’est pas installé : installez l’extra « cluster ».
bad-reward = reward : attendu l’un de { $rewards }, pas « { $reward } ».
bad-render-mode = render_mode : attendu { $modes } ou rien, pas « { $mode } ».
bad-illegal = illegal : attendu l’un de { $choices }, pas « { $illegal } ».
bad-worlds = worlds : attendu de 0 à { $most }, pas { $worlds }.
no-observations = { $game } n’a pas d’observateur : il n’y en a donc pas d’observations.
bad-batch-size = size : attendu au moins 1, pas { $size }.
bad-batch-type = dtype : attendu uint8 ou float32, pas « { $type } ».
bad-batch-workers = workers : attendu un nombre qui divise la taille { $size }, pas { $workers }.
bad-dataset-missing = { $file } : ce fichier du jeu de données manque.
bad-dataset-damaged = { $file } : ce fichier du jeu de données est endommagé.
bad-dataset-other = { $file } : ce fichier appartient à un autre jeu de données.
bad-dataset-folder = { $folder } : ce dossier contient autre chose qu’un jeu de données.
bad-dataset-version = { $file } : fait avec la version { $found } { $what ->
    [schema] du schéma
    [rules] des règles
    [chance] du générateur de hasard
   *[entries] des observations
}, mais ce programme a la version { $expected }.
bad-agent-start = { $agent } : ce programme ne peut être lancé ({ $why }).
bad-agent-ended = { $agent } : ce programme s’est terminé au milieu d’une partie.
bad-agent-silent = { $agent } : ce programme n’a pas répondu dans son temps ({ $seconds } s).
bad-agent-refused = { $agent } : les réponses de ce programme ont été refusées trop souvent (essais au plus : { $tries }), la dernière ainsi : { $why }
bad-net-name = { $file } : le fichier d’un réseau doit finir par { $ending }.
bad-table = { $url } : { $why }
no-token = Le jeton de votre agent manque : donnez-le dans { $variable }.
bad-checkpoint = { $file } : ce fichier d’un entraînement est endommagé ; supprimez-le, ou nommez un autre dossier.
bad-plan = { $file } : commencé avec { $name } { $found }, pas { $wanted } ; nommez un autre fichier ou les mêmes choix.
bad-ladder = ladder : attendu des robots différents pour une partie à deux au moins, pas « { $ladder } » avec { $players }.
no-lab = « { $library } » n’est pas installé : installez l’extra « lab ».
bad-buffer = buffers, { $name } : attendu un tableau contigu et modifiable de { $expected }.
bad-actions = actions : attendu un tableau d’entiers de forme ({ $expected },), pas { $shape }.

# D’où viennent les points
points-by-source = Points par origine
points-total = Total
points-open = { $source }, encore à venir

# Graphiques
plot-shares = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, parts de victoires avec intervalles à 95 %
plot-curve = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : parties mises de côté, par génération
plot-number = { $value }
plot-percent = { $share } %
plot-loss = perte
plot-wrong = erreurs

# Le conseiller
coach-promise = { $chance } % de chances de gagner ; à la fin, en moyenne : { $lead ->
    [alone] points { $margin }
    [ahead] avance de { $margin }
   *[behind] retard de { $margin }
}, place { $place } ; rang selon le conseil simple : { $advice }
coach-beside-first = Comparée à la première réponse :
coach-beside-second = Comparée à la deuxième réponse :
coach-you = vous
coach-own-more = Davantage pour { $who } : { $topic } ({ $effect })
coach-own-less = Moins pour { $who } : { $topic } ({ $effect })
coach-rival-more = Davantage pour un rival : { $topic } ({ $effect })
coach-rival-less = Moins pour un rival : { $topic } ({ $effect })
coach-own-better = Mieux pour { $who } : { $topic } ({ $effect })
coach-own-worse = Moins bien pour { $who } : { $topic } ({ $effect })
coach-rival-better = Mieux pour un rival : { $topic } ({ $effect })
coach-rival-worse = Moins bien pour un rival : { $topic } ({ $effect })
coach-table = Sur la table : { $topic } ({ $effect })
coach-terms = En points, selon le conseil simple : { $terms }
coach-term = { $topic } { $sign }{ $points }
coach-habit = L’habitude qui coûte le plus cher : { $habit }. { $times ->
    [one] Elle a coûté { $cost } % de chances de gagner, en { $times } décision.
   *[other] Elle a coûté chaque fois { $cost } % de chances de gagner, en moyenne, en { $times } décisions.
}
coach-no-habit = Aucune habitude n’a coûté grand-chose.

# Preuves
bad-proof-size = Preuve : une preuve ou un reçu peut avoir { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
bad-proof-damaged = { $what ->
    [receipt] Reçu
   *[proof] Preuve
} : illisible ({ $problem }).
bad-proof-version = Preuve : elle a la version { $found }, mais ce programme vérifie la version { $expected }.
bad-proof-game = Preuve : une telle partie ne peut pas avoir commencé ({ $problem }).
bad-proof-spelling = Preuve : une partie n’est pas écrite comme une preuve doit l’être.
bad-proof-commitment = Preuve : le secret révélé n’est pas celui que la table avait promis.
bad-proof-seed = Preuve : la graine ne découle pas du secret et de ce que les joueurs ont ajouté.
bad-proof-order = Preuve : l’entrée { $found } se trouve là où va l’entrée { $expected } ; le journal a été coupé ou mis dans un autre ordre.
bad-proof-chain = Preuve : les entrées ne mènent pas au dernier condensat ; le journal a été changé.
bad-proof-signature = Preuve : la signature du dernier condensat par le serveur ne convient pas.
bad-proof-seat = Preuve, entrée { $entry } : personne n’a pu faire cela depuis cette place.
bad-proof-not-begun = Preuve, entrée { $entry } : un coup a été joué avant le début de la partie.
bad-proof-move = Preuve, entrée { $entry } (« { $move } ») : { $why }
bad-proof-hand = Preuve, entrée { $entry } : ce coup n’a pas été joué par la personne qui occupe la place.
bad-proof-no-order = Preuve, entrée { $entry } : la table a agi pour une place qui n’avait laissé aucun ordre de le faire.
bad-proof-order-early = Preuve, entrée { $entry } : un ordre a été exécuté autrement qu’il n’avait été donné, ou avant son tour.
bad-proof-undo = Preuve, entrée { $entry } : cela ne peut pas avoir été repris.
bad-proof-result = Preuve : les coups mènent à un autre résultat.
bad-proof-record = Un reçu appartient à une preuve, et ceci est une partie enregistrée.
bad-receipt-table = Reçu : il appartient à une autre table.
bad-receipt-commitment = Reçu : la table avait montré un autre engagement.
bad-receipt-entropy = Reçu : ce que ce joueur a ajouté n’est pas entré dans la graine.
bad-receipt-key = Reçu : il a été signé avec une autre clé que la preuve.
bad-receipt-head = Reçu : le condensat que ce joueur détient n’est pas dans la chaîne ; le journal a été changé après avoir été montré.
bad-receipt-signature = Reçu : la signature du serveur ne convient pas.
bad-receipt-view = Reçu : on a montré à ce joueur une autre partie que celle qui a été jouée.

# Ordres
order-no-auctions = Ce jeu n’a pas d’ordre avec un maximum.
order-no-period = Cette vente n’a pas lieu en ce moment ; choix possibles : { $periods }.
order-bounds = Un maximum peut aller de { $least } à { $most } en ce moment.
order-no-means = Vous ne pouvez plus y enchérir : la plus petite offre serait de { $least }.
order-question = Ce jeu ne pose pas la question « { $question } » ; il pose : { $questions }.
order-no-answer = « { $move } » ne répond pas à « { $question } ».
order-repeated = « { $move } » est nommé deux fois.
order-impossible = Aucun de ces coups n’est permis en ce moment.
order-stands = Un ordre existe déjà pour cette décision ; annulez-le d’abord.
order-none = Aucun ordre en vigueur ne porte ce numéro.
order-how = Un ordre s’écrit comme « order { $question } = { $move } ».
order-how-maximum = Un ordre s’écrit comme « order max { $most } », « order max { $most } ask » ou « order { $question } = { $move } ».
