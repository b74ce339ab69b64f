# Aide des commandes
help-app = Quatre jeux de société de la Renaissance. Sans commande : ouvrir la page et jouer.
help-cmd-games = Lister les jeux.
help-cmd-bots = Lister les robots : niveaux, et styles dans lesquels peuvent jouer les moins forts.
help-cmd-rules = Montrer les règles d’un jeu : tous les numéros, un chapitre (PAL-AUC) ou une règle (PAL-AUC-6).
help-cmd-play = Jouer dans ce terminal, avec des robots ou à plusieurs, tour à tour.
help-cmd-simulate = Faire jouer des robots à des places fixes et montrer les résultats.
help-cmd-arena = Faire jouer des robots entre eux, chacun à chaque place, et les classer.
help-cmd-train = Entraîner les adversaires d’un jeu à partir de rien, en les faisant jouer entre eux ; reprend là où il s’était arrêté.
help-cmd-replay = Montrer une partie enregistrée, pas à pas dans un terminal.
help-cmd-verify = Rejouer des parties enregistrées, et vérifier tout ce que promettent les preuves de tables.
help-cmd-review = Revoir une partie enregistrée avec ce que savait une place : ce qui a coûté le plus, et ce qui était meilleur.
help-try = Rejouer un coup de la place, d’après son numéro parmi tous les coups de la partie enregistrée : continuer depuis là, dans un monde que la place ne pouvait distinguer du vrai, contre des robots du même genre.
help-cmd-puzzles = Problèmes : des positions où une réponse est nettement la meilleure.
help-cmd-puzzles-make = Faire des problèmes de parties entre robots, chacun vérifié par deux recherches profondes.
help-cmd-puzzles-check = Chercher de nouveau les problèmes avec les valeurs apprises d’aujourd’hui, et ôter ceux dont la réponse ne se détache plus.
help-cmd-puzzles-solve = Résoudre l’un après l’autre les problèmes fournis avec un jeu.
help-puzzles-number = Combien de problèmes faire.
help-puzzles-file = Le fichier auquel les ajouter ; GAME.puzzles sinon.
help-puzzles-check = Le fichier à vérifier ; GAME.puzzles sinon.
help-puzzles-from = Le problème par lequel commencer, compté à partir de 1.
help-cmd-bench = Mesurer les moteurs : décisions au hasard par seconde sur un cœur.
help-cmd-new-game = Commencer un jeu à soi : en écrire un petit, complet, en paquet à modifier.
help-new-game = Son nom : minuscules et chiffres.
help-new-game-folder = Le dossier où l’écrire.
help-cmd-lab = Pour les chercheurs : jeux de données de parties entre robots, contenu des observations, classement de programmes.
help-cmd-lab-export = Faire jouer des robots et écrire chaque décision dans des fichiers Parquet ; reprend là où on l’a arrêté.
help-cmd-lab-check = Vérifier qu’un jeu de données est entier et fait par ces versions.
help-cmd-lab-entries = Énumérer les entrées des observations d’un jeu.
help-cmd-lab-train = Apprendre à un réseau par PPO, en jouant contre lui-même ou comme meilleure réponse à un adversaire figé ; reprend là où on l’a arrêté.
help-cmd-lab-imitate = Apprendre à un réseau par les parties d’un jeu de données ; reprend là où on l’a arrêté.
help-cmd-lab-play = Faire jouer un programme à une vraie table, avec le jeton de QUATTROCENTO_TOKEN.
help-cmd-lab-rate = Faire jouer un programme contre des robots et le classer.
help-lab-net = Le fichier du réseau, qui finit par .net ; son point de reprise est à côté.
help-lab-spread = De combien de points il faut mener pour toute la récompense.
help-lab-chapters = Combien de chapitres jouer ; chacun finit par un point de reprise.
help-lab-against = Un adversaire figé : une sorte de robot ou le fichier d’un réseau ; contre lui-même sinon.
help-lab-start = Le fichier d’un réseau d’où partir.
help-lab-at-once = Combien de parties jouer à la fois.
help-lab-epochs = Combien de fois parcourir toutes les parties.
help-lab-url = L’adresse du serveur, comme http://localhost:8000.
help-lab-program = La commande qui lance le programme, entre guillemets si elle a des arguments.
help-lab-code = Le code de l’invitation à la table.
help-lab-folder = Le dossier du jeu de données.
help-lab-games-a-file = Combien de parties par fichier.
help-lab-knowledge = Écrire aussi ce que la place voyait, en JSON.
help-lab-agent = La commande qui lance le programme, entre guillemets si elle a des arguments ; ou le fichier d’un réseau (.net).
help-lab-game = Un jeu à jouer ; peut être donné plusieurs fois ; tous les jeux sinon.
help-lab-games = Combien de parties contre chaque robot.
help-lab-ladder = Les robots à affronter, du plus faible au plus fort, séparés par des virgules.
help-lab-seconds = Combien de temps le programme peut réfléchir à une réponse.
help-lab-words = Dire aussi la table en mots au programme, pour un modèle de langage.
help-cmd-serve = Lancer le serveur : des tables par HTTP, pour la page et pour tout autre programme.
help-cmd-export = Écrire toutes les tables d’un serveur dans un fichier, ou ses parties terminées.
help-cmd-import = Reprendre des tables et des parties enregistrées dans la base d’un serveur.
help-no-browser = Ne pas ouvrir la page dans le navigateur.
help-host = L’adresse à écouter.
help-port = Le port à écouter.
help-cmd-host = Ce que peut faire qui tient un serveur : fermer des tables, tenir à l’écart, effacer des écrits.
help-host-table = L’identifiant d’une table.
help-host-person = L’identifiant d’une personne, tel que le montre « host table ».
help-host-whom = L’identifiant d’une personne, une adresse ou un réseau.
help-host-days = Pour tant de jours ; sinon pour toujours.
help-host-keep = Garder cela tant de jours ; -1 pour toujours.
help-host-tables = Lister les tables, d’abord celles en cours.
help-host-one-table = Montrer qui est à une table et ce qui s’y est dit, avec les identifiants.
help-host-close = Annuler une table, quels que soient ses joueurs.
help-host-ban = Ne plus laisser entrer une personne ou une adresse.
help-host-silence = Ne plus laisser une personne ou une adresse écrire ni choisir de nom.
help-host-pardon = Lever tout ce qui a été imposé à une personne ou à une adresse.
help-host-sanctions = Lister qui est tenu à l’écart ou réduit au silence.
help-host-forget = Effacer le nom d’une personne, à toutes les tables, et tout ce qu’elle a dit.
help-host-export-person = Écrire dans un fichier tout ce qui est gardé sur une personne.
help-host-export-file = Le fichier à écrire, qui ne doit pas encore exister.
help-host-erase = Effacer tout ce qui est gardé sur une personne ; ses parties restent, sans elle.
help-host-retention = Dire, ou montrer, combien de temps sont gardées les conversations et les tables terminées.
help-database = Où sont gardées les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
help-data = Le dossier du fichier SQLite, si aucune base n’est nommée.
help-bot-pause = Environ combien de secondes un robot prend pour un coup.
help-allow-host = Un nom du serveur, outre celui de cette machine ; * les permet tous.
help-url = L’adresse de la page pour qui joue, comme https://tables.example : là mènent les liens des courriels et vers d’autres appareils.
help-trust-proxy = L’adresse ou le réseau d’un mandataire qui dit qui visite, et si c’est par TLS.
help-processes = Combien de processus servent derrière ce port ; à partir de deux, il faut PostgreSQL.
help-vacation-days = Combien de jours de congé on peut prendre par an ; 0 pour aucun.
help-smtp = Le serveur qui prend nos courriels : smtp://nom:mot@hôte:587 ou smtps://… ; sans lui, rien n’est envoyé.
help-mail-from = L’adresse d’où viennent les courriels.
help-private-endpoints = Permettre des points d’appel dans votre propre réseau, même sans TLS.
help-metrics-from = Une adresse ou un réseau qui peut lire les chiffres de /metrics ; sinon personne.
help-export-file = Le fichier à écrire, qui ne doit pas exister ; avec --records, un dossier.
help-as-records = Écrire chaque partie terminée comme partie enregistrée, dans un dossier.
help-import-files = Des fichiers écrits par « export », ou des parties enregistrées.
help-game = Le nom du jeu, comme dans « games ».
help-players = Le nombre de joueurs.
help-seed = Le nombre qui décide de tout le hasard de la partie.
help-games = Le nombre de parties.
help-bots = Qui joue, un nom par place séparés par des virgules (un niveau, les trois premiers aussi avec un style, comme novice:miser) ; un seul nom vaut pour toutes.
help-option = Une option du jeu, nom=valeur ; peut être répétée.
help-workers = Le nombre de processus ; tous les cœurs sans précision.
help-minutes = S’arrêter après ce nombre de minutes.
help-first-games = Le nombre de parties de la première génération, jouées selon les conseils.
help-later-games = Le nombre de parties de chaque génération suivante, jouées selon ce qui est appris.
help-generations = Le nombre de générations.
help-folder = Le dossier des parties, des poids et de la courbe d’apprentissage.
help-ray = L’adresse d’une grappe Ray (HÔTE:PORT) qui fera le travail ; demande l’extra « cluster ».
help-results = Garder les résultats dans ce fichier, et continuer ceux qu’il contient.
help-plot = Dessiner les parts de victoires dans ce fichier SVG.
help-json = Écrire du JSON pour un programme.
help-lang = La langue.
help-file = Une partie enregistrée.
help-files = Des parties enregistrées, ou des preuves de tables.
help-receipt = Ce qu’un joueur a gardé de la table : cela doit se trouver dans la preuve.
help-rule = Le numéro d’une règle, ou son début.
help-seats = Qui est assis où, séparés par des virgules : « moi » pour une personne, ou un robot (novice, apprentice, master, maestro ; les trois premiers aussi avec un style, comme novice:miser).
help-lot = Tirer les places au sort, à partir du nombre de départ (habituel), ou les garder comme indiquées.
help-save = Écrire la partie dans ce fichier à la fin ; il ne doit pas encore exister.
help-seat = Voir ce que voit cette place, comptée à partir de 1 ; sinon, ce que voit un spectateur.
help-seat-of = De qui est la partie, compté à partir de 1.
help-move = Ne montrer que la position après tant de coups.
help-seconds = La durée de chaque mesure.
help-version = Montrer la version.

# Colonnes et titres
column-game = jeu
column-players = joueurs
column-options = options
column-styles = styles des robots
column-seat = place
column-bot = robot
column-wins = victoires
column-win-share = part
column-interval = 95 %
column-margin = écart
column-average = moyenne
column-lowest = minimum
column-highest = maximum
column-skill = force
column-move = coup
column-done = joué
column-better = meilleur
column-cost = coût
column-generation = génération
column-games = parties
column-rows = positions
column-loss = perte
column-right = justes
column-decisions-per-second = décisions/s
column-games-per-second = parties/s
column-clone = copie
build-compiled = compilé
build-pure = Python pur
bench-title = Parties au hasard sur un cœur, { $build }
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-speed = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} par partie, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} en tout.
arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, chacun à chaque place
arena-by-seat = Par place : parts de victoires et écarts, avec intervalles à 95 %
arena-by-start = Par place après qui commence : parts de victoires et écarts, avec intervalles à 95 %
share-with-interval = { $share } ({ $interval })
percent = { $share } %
interval = { $low }–{ $high } %
decimal = { $value }
train-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : parties mises de côté, par génération
train-written = Poids : { $file }
train-used-by = Avec QUATTROCENTO_VALUES={ $folder }, master et maestro jouent d’après eux.
stopped-kept = Arrêté. Ce qui est fait est gardé : la même commande reprend là.
progress-games = parties

# Robots
bots-levels = Niveaux, du plus faible au plus fort
bots-styles = Styles dans { $game }
bots-how = { $levels } peuvent avoir un style : { $kind }
bot-novice = novice
bot-novice-about = Fait les erreurs d’une première partie.
bot-apprentice = apprenti
bot-apprentice-about = Suit des règles simples, et se trompe parfois.
bot-master = maître
bot-master-about = A appris de milliers de parties ce que vaut une position.
bot-maestro = maestro
bot-maestro-about = Poursuit en pensée ses meilleures réponses avant de jouer : le plus fort.
style-miser = avare
style-miser-about = Préfère l’argent aux étages.
style-collector = collectionneur
style-collector-about = Achète plutôt que d’attendre une enchère.
style-gambler = joueur
style-gambler-about = Adore les enchères.
style-builder = bâtisseur
style-builder-about = Aime les bâtiments, et les artisans qui les rendent moins chers.
style-jester-lover = ami des saltimbanques
style-jester-lover-about = Paie presque n’importe quel prix pour un saltimbanque.
style-scholar = érudit
style-scholar-about = Collectionne professions et cartes de bonus.
style-courtier = courtisan
style-courtier-about = Veut des titres avant tout.
style-merchant = marchand
style-merchant-about = Veut des comptoirs, et des florins tout de suite.
style-pious = pieux
style-pious-about = Construit des églises, et fait construire l’architecte.
style-host = hôte
style-host-about = Fait venir beaucoup de débutants, et les promeut.
style-gossip = commère
style-gossip-about = Se vante, et joue des cartes Scandale.
style-early-bird = lève-tôt
style-early-bird-about = Passe tôt plutôt que d’employer tout son temps.

# Jouer
ask-players = Combien de joueurs ({ $least } à { $most }) [{ $usual }] ?{" "}
ask-seat = Qui est { $seat } ({ $kinds }) [{ $usual }] ?{" "}
seat-me = moi
prompt = >{" "}
prompt-asks = { $seat } : { $question }
prompt-first = Tapez help pour voir ce qu’on peut taper d’autre, hint pour demander conseil.
prompt-help-moves =
    Tapez le numéro d’un choix ou sa notation, par exemple : { $move }
    ? montre ceci ; ? COUP dit pourquoi un coup n’est pas permis
    try COUP montre à quoi il mène ; undo revient en arrière
    hint montre ce que regarderait le conseiller
prompt-help-maximum = order max { $most } : offrir jusque-là pour vous ; avec « ask », puis demander
prompt-help-orders =
    order QUESTION = COUP, COUP répond pour vous (cette question : { $question })
    order montre ce que vous avez laissé ; order drop N le reprend
    rules ID montre une règle (cette question : { $rule })
    save FICHIER enregistre ; quit quitte
order-list-none = Aucun ordre n’est en vigueur.
order-list-pass = { $number } : jusqu’à { $most } { $period }, puis passer
order-list-ask = { $number } : jusqu’à { $most } { $period }, puis me demander
order-list-choices = { $number } : à « { $question } » : { $moves }
near-not-now = « { $text } » n’est pas un coup, et rien de ce qui est proposé maintenant ne lui ressemble. Ailleurs dans le jeu, il y a : { $near }.
number-out-of-range = Choisissez un numéro de 1 à { $most }.
save-needs-file = Dites où : save FICHIER
save-done = Enregistré dans { $file }.
save-failed = Non enregistré : { $file } : { $problem }.
undo-done = Le coup est repris.
undo-not = Rien ne peut être repris : quelque chose de caché a été montré, ou quelqu’un d’autre a joué.
try-shown = Voici ce que cela donnerait :
try-end = Rien n’est encore fait.
try-hidden = Cela montrerait quelque chose de caché et ne peut donc pas être essayé.
coach-no-difference = Entre ces réponses, le conseiller ne voit pas de différence qui vaille d’être dite.
hint-line = { $rank }. { $move }. { $promise }.
review-title = Revue pour { $seat }, d’après ce que savait cette place
coach-percentages = Les pourcentages sont les chances de gagner, selon le conseiller ; avec un signe, ce qui s’y ajoute. Des raisons, seules les plus fortes sont dites.
review-move = Coup { $move }
review-cost = { $move } : chances de gagner { $cost }
review-done = Joué : { $move }
review-better = Mieux : { $move }
review-lots = Les lots, et ce qu’ils valaient avant d’être vendus :
review-curve = Chances de gagner en chemin, en pour cent : { $chances }
review-try = Rejouer une décision : quattrocento review { $file } --seat { $seat } --try { $move }
variation-begins = Avant le coup { $move }, dans un monde que vous ne pouviez distinguer du vrai. Alors vous avez fait : { $done }.
variation-not-saved = Ce qu’on rejoue ne peut être enregistré : cela ne commence pas au début.
why-allowed = C’est permis maintenant.
play-lot = Les places sont tirées au sort : { $seats }.
play-seated = { $seat } revient à { $kind }
play-seated-you = { $seat } vous revient
play-seated-person = { $seat } revient à une personne
play-forced = { $seat } n’a qu’une réponse : { $move }.
play-forced-undo = C’est la seule réponse, et le dernier moment pour reprendre votre choix (undo).
play-left = La partie a été quittée.
play-winners = La victoire revient à { $winners }.
play-hand-over = Passez le clavier à { $seat }, puis appuyez sur Entrée.{" "}

# Après la partie
after-asks = Tapez review pour voir ce qui vous a coûté le plus, save FICHIER pour écrire la partie, ou rien pour quitter.

# Parties enregistrées
replay-move = Coup { $move } sur { $moves }
seat-bot = { $seat } ({ $bot })
replay-prompt = Entrée : suivant, b : retour, un numéro : à ce coup, q : quitter >{" "}
verify-holds = valable : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, résultat { $scores }
verify-entropy = { $number ->
    [0] · Aucun joueur n’a ajouté à la graine : le serveur seul l’a choisie.
    [one] · { $number } joueur a ajouté à la graine.
   *[other] · { $number } joueurs ont ajouté à la graine.
}
verify-receipt = · Le reçu convient.
verify-no-receipt = · Sans le reçu d’un joueur, un serveur aurait pu tout réécrire après coup.

# Mauvaise saisie
file-failed = { $file } : { $problem }.
file-exists = ce fichier existe déjà
file-missing = ce fichier ou ce dossier n’existe pas
file-in-no-folder = ce qui devrait être son dossier n’en est pas un
file-is-folder = c’est un dossier
file-not-allowed = permission refusée
file-no-room = il ne reste plus de place
not-text = Ce n’est pas un fichier texte : { $problem }.

# Le serveur
serve-begins = Quattrocento est à { $address } (Ctrl+C l’arrête).
no-database = La base de données ne peut pas servir : { $problem }
processes-need-postgresql = Plusieurs processus ont besoin de PostgreSQL ; SQLite n’en sert qu’un.
database-in-use = Un autre serveur se sert déjà de { $file } ; pour plusieurs, il faut PostgreSQL.
no-network = « { $network } » n’est ni une adresse ni un réseau.
no-port = Tous les ports de { $first } à { $last } sont pris ; nommez-en un autre avec « serve --port ».
no-tables = Il n’y a pas de tables dans { $database } : vérifiez --data ou --database.
no-door = Le port { $port } de { $host } ne peut pas servir : { $problem }.
bad-url = L’adresse de la page doit s’écrire https://tables.example ou http://nom:port, et non « { $url } ».
no-mail-server = L’adresse du serveur de courriel doit s’écrire smtp://nom:mot@hôte:587 ou smtps://….
export-done = Écrit dans { $file } : { $count }.
import-done = Fichier { $file } : { $new } de plus, { $known } déjà là.
import-failed = Fichier { $file } : { $problem }

# La console de l’hôte
host-id = table
host-game = jeu
host-status = état
host-changed = quand
host-code = code
host-person = personne
host-name = nom
host-text = paroles
host-whom = qui
host-what = quoi
host-until = jusqu’à
host-for-ever = pour toujours
no-such-whom = « { $whom } » n’est ni l’identifiant d’une personne, ni une adresse, ni un réseau.
no-such-person = « { $person } » n’est pas l’identifiant d’une personne.
no-such-table = Il n’y a pas de table { $table }.
no-running-table = Aucune table { $table } n’est en cours.
nothing-to-pardon = Rien n’était imposé à { $whom }.
host-closed = La table { $table } est annulée.
host-banned = { $whom } : l’entrée est désormais refusée.
host-silenced = { $whom } : plus rien ne peut être écrit.
host-pardoned = { $whom } : tout est de nouveau permis.
host-forgotten = Le nom et les paroles de { $person } ont disparu de { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
host-person-exported = Tout ce qui est gardé sur cette personne est dans { $file } : { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
 }.
host-erased = { $person } a disparu de { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
host-chat-kept = { $days ->
    [-1] Les conversations sont gardées pour toujours.
    [one] Les conversations sont gardées { $days } jour.
   *[other] Les conversations sont gardées { $days } jours.
}
host-tables-kept = { $days ->
    [-1] Les tables terminées sont gardées pour toujours.
    [one] Les tables terminées sont gardées { $days } jour.
   *[other] Les tables terminées sont gardées { $days } jours.
}

new-game-written = { $folder } : un petit jeu complet. Ensuite : pip install -e { $folder }, puis quattrocento play { $name }.

# Problèmes
progress-puzzles = problèmes
puzzles-written = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans { $file }.
puzzles-left-out = { $count ->
    [0] Aucun problème n’a été ôté.
    [one] { $count } problème a été ôté.
   *[other] { $count } problèmes ont été ôtés.
}
puzzle-title = Problème { $number } sur { $count } : vous êtes { $seat }. Quelle réponse est la meilleure ? (q pour quitter)
puzzle-solved = Juste : { $solution }.
puzzle-missed = Non. La meilleure est : { $solution }.
puzzle-missed-by = Non. La meilleure est : { $solution } ; la vôtre ôte { $cost } % aux chances de gagner.
puzzle-advice = Les conseils simples diraient : { $move }
puzzle-beside-given = Par rapport à votre réponse, la meilleure apporte :
puzzle-beside-advice = Par rapport aux conseils simples, votre réponse apporte :
puzzle-deeper = Cela ne se voit que plus loin : deux recherches profondes s’accordent sur la meilleure réponse.
puzzle-streak = Résolus de suite : { $streak }.

# Le laboratoire
lab-dataset = { $folder } : { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}.
lab-rate-title = { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lab-rating = { $agent } : classement { $rating } (de { $low } à { $high } à 95 %)
column-chapter = chapitre
column-decisions = décisions
column-worth = valeur
column-entropy = entropie
column-epoch = époque
column-same = même réponse
column-error = erreur
progress-chapters = chapitres
progress-epochs = époques
lab-played = { $game }, place { $seat } : { $scores }
column-rating = classement
