# Aide des commandes
help-app = Quatre jeux de société de la Renaissance. Sans commande : ouvrir la page et jouer.
help-cmd-games = Lister les jeux.
help-cmd-rules = Montrer les règles d’un jeu : tous les numéros, un chapitre (PAL-AUC) ou une règle (PAL-AUC-6).
help-cmd-play = Jouer dans ce terminal, avec des robots ou à plusieurs, tour à tour.
help-cmd-simulate = Faire jouer des robots à des places fixes et montrer les résultats.
help-cmd-arena = Faire jouer des robots entre eux, chacun à chaque place, et les classer.
help-cmd-replay = Montrer une partie enregistrée, pas à pas dans un terminal.
help-cmd-verify = Rejouer des parties et vérifier qu’elles mènent à la fin annoncée.
help-cmd-bench = Mesurer les moteurs : décisions au hasard par seconde sur un cœur.
help-cmd-serve = Lancer le serveur : des tables par HTTP, pour la page et pour tout autre programme.
help-cmd-export = Écrire toutes les tables d’un serveur dans un fichier, ou ses parties finies.
help-cmd-import = Reprendre des tables et des parties dans la base d’un serveur.
help-no-browser = Ne pas ouvrir la page dans le navigateur.
help-host = L’adresse à écouter.
help-port = Le port à écouter.
help-database = Où sont gardées les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
help-data = Le dossier du fichier SQLite, si aucune base n’est nommée.
help-bot-pause = Environ combien de secondes un robot prend pour un coup.
help-export-file = Le fichier à écrire, qui ne doit pas exister ; avec --records, un dossier.
help-as-records = Écrire chaque partie finie comme partie enregistrée, dans un dossier.
help-import-files = Des fichiers écrits par « export », ou des parties enregistrées.
help-game = Le nom du jeu, comme dans « games ».
help-players = Le nombre de joueurs.
help-seed = Le nombre qui décide de tout le hasard de la partie.
help-games = Le nombre de parties.
help-bots = Qui joue, un nom par place séparés par des virgules ; un seul nom vaut pour toutes.
help-option = Une option du jeu, nom=valeur ; peut être répétée.
help-workers = Le nombre de processus ; tous les cœurs sans précision.
help-json = Écrire du JSON pour un programme.
help-lang = La langue.
help-file = Une partie enregistrée.
help-files = Des parties enregistrées.
help-rule = Le numéro d’une règle, ou son début.
help-seats = Qui est assis où, séparés par des virgules : « me » pour une personne, ou un robot.
help-save = Écrire la partie dans ce fichier à la fin ; il ne doit pas encore exister.
help-seat = Voir ce que voit cette place, comptée à partir de 1 ; sinon, ce que voit un spectateur.
help-move = Ne montrer que la position après tant de coups.
help-seconds = La durée de chaque mesure.
help-version = Montrer la version.

# Colonnes et titres
column-game = jeu
column-players = joueurs
column-options = options
column-seat = place
column-bot = robot
column-wins = victoires
column-win-share = part
column-average = moyenne
column-lowest = minimum
column-highest = maximum
column-skill = force
column-decisions-per-second = décisions/s
column-games-per-second = parties/s
column-clone = copie
build-compiled = compilé
build-pure = Python pur
bench-title = Parties au hasard sur un cœur, { $build }
simulate-title = { $games } parties de { $game }
simulate-speed = { $decisions } décisions par partie, { $seconds } secondes en tout.
arena-title = { $games } parties de { $game }, chacun à chaque place
progress-games = parties

# Jouer
ask-players = Combien de joueurs ({ $least } à { $most }) [{ $usual }] ?{" "}
ask-seat = Qui est { $seat } ({ $kinds }) [{ $usual }] ?{" "}
prompt = >{" "}
prompt-help =
    Tapez le numéro d’un choix ou sa notation, par exemple : take money
    ? montre ceci, ? COUP dit pourquoi un coup n’est pas permis, try COUP montre à quoi il mène,
    undo revient en arrière,
    rules ID montre une règle (cette question : { $rule }), save FICHIER enregistre, quit quitte.
number-out-of-range = Choisissez un numéro de 1 à { $most }.
save-needs-file = Dites où : save FICHIER
save-done = Enregistré dans { $file }.
save-failed = Non enregistré : { $file } : { $problem }.
undo-done = Repris.
undo-not = Rien ne peut être repris : quelque chose de caché a été montré, ou quelqu’un d’autre a joué.
try-shown = Voici ce que cela donnerait :
try-end = Rien n’est encore fait.
try-hidden = Cela montrerait quelque chose de caché et ne peut donc pas être essayé.
why-allowed = C’est permis maintenant.
play-left = La partie a été quittée.
play-winners = La victoire revient à { $winners }.
play-hand-over = Passez le clavier à { $seat }, puis appuyez sur Entrée.{" "}

# Parties enregistrées
replay-move = Coup { $move } sur { $moves }
replay-prompt = Entrée : suivant, b : retour, un numéro : à ce coup, q : quitter >{" "}
verify-holds = valable : { $game }, { $moves } coups, résultat { $scores }

# Mauvaise saisie
not-text = Ce n’est pas un fichier texte : { $problem }.

# Le serveur
serve-begins = Quattrocento est à { $address } (Ctrl+C l’arrête).
no-database = La base de données ne peut pas servir : { $problem }
no-port = Tous les ports de { $first } à { $last } sont pris ; nommez-en un autre avec « serve --port ».
export-done = { $count } écrits dans { $file }.
import-done = { $file } : { $new } repris, { $known } déjà connus.
import-failed = { $file } : { $problem }
