# Aide des commandes
help-app = Quatre jeux de société de la Renaissance. Sans commande : ouvre la page pour jouer.
help-cmd-games = Lister les jeux.
help-cmd-bots = Lister les robots : les niveaux, et les styles que peuvent avoir les moins forts.
help-cmd-rules = Montrer les règles d’un jeu : tous les numéros, un chapitre (PAL-AUC) ou une règle (PAL-AUC-6).
help-cmd-play = Jouer dans ce terminal, avec des robots ou à plusieurs, chacun à son tour.
help-cmd-simulate = Faire jouer de nombreuses parties à des robots, à places fixes, et montrer les résultats.
help-cmd-arena = Faire jouer des robots entre eux, chacun à chaque place, et les classer.
help-cmd-train = Entraîner les adversaires d’un jeu à partir de rien, en les faisant jouer entre eux ; reprend là où il s’était arrêté.
help-cmd-replay = Montrer une partie enregistrée, pas à pas dans un terminal.
help-cmd-verify = Rejouer des parties enregistrées, et vérifier tout ce que garantissent les preuves de tables.
help-cmd-review = Analyser une partie enregistrée avec ce que savait une place : ce qui a coûté le plus, et ce qui était meilleur.
help-try = Rejouer un coup de la place, d’après son numéro parmi tous les coups de la partie enregistrée, et continuer à partir de là contre des robots de même niveau ; ce qui était caché est tiré de nouveau.
help-cmd-puzzles = Problèmes : des positions où une réponse est nettement la meilleure.
help-cmd-puzzles-make = Créer des problèmes à partir de parties entre robots, chacun vérifié par deux recherches approfondies.
help-cmd-puzzles-check = Rechercher de nouveau les problèmes avec les valeurs apprises actuelles, et retirer ceux dont la réponse ne se détache plus.
help-cmd-puzzles-solve = Résoudre l’un après l’autre les problèmes fournis avec un jeu.
help-puzzles-number = Le nombre de problèmes à créer.
help-puzzles-file = Le fichier auquel les ajouter ; par défaut, GAME.puzzles.
help-puzzles-check = Le fichier à vérifier ; par défaut, GAME.puzzles.
help-puzzles-from = Le problème par lequel commencer, compté à partir de 1.
help-cmd-bench = Mesurer les moteurs : décisions au hasard par seconde, sur un cœur.
help-cmd-new-game = Créer son propre jeu : un petit paquet complet, à modifier.
help-new-game = Son nom : minuscules et chiffres.
help-new-game-folder = Le dossier où l’écrire.
help-cmd-lab = Pour les chercheurs : jeux de données de parties entre robots, contenu des observations, classement de programmes.
help-cmd-lab-export = Faire jouer des robots et écrire chaque décision dans des fichiers Parquet ; reprend là où on l’a arrêté.
help-cmd-lab-check = Vérifier qu’un jeu de données est complet et provient des versions actuelles.
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
help-cmd-host = Pour qui administre un serveur : fermer des tables, refuser l’accès, effacer des messages.
help-host-table = L’identifiant d’une table.
help-host-person = L’identifiant d’une personne, tel que le montre « host table ».
help-host-whom = L’identifiant d’une personne, une adresse ou un réseau.
help-host-days = Pour ce nombre de jours ; par défaut, sans limite.
help-host-keep = Conserver ce nombre de jours ; -1 pour toujours.
help-host-tables = Lister les tables, d’abord celles en cours.
help-host-one-table = Montrer qui est à une table et ce qui s’y est dit, avec les identifiants.
help-host-close = Annuler une table, quels que soient ses joueurs.
help-host-ban = Refuser l’accès à une personne ou à une adresse.
help-host-silence = Interdire à une personne ou à une adresse d’écrire ou de changer de nom.
help-host-pardon = Lever toutes les sanctions d’une personne ou d’une adresse.
help-host-sanctions = Lister qui n’a plus accès ou ne peut plus écrire.
help-host-forget = Effacer le nom d’une personne, à toutes les tables, et tout ce qu’elle a dit.
help-host-export-person = Écrire dans un fichier tout ce qui est gardé sur une personne.
help-host-export-file = Le fichier à écrire, qui ne doit pas encore exister.
help-host-erase = Effacer tout ce qui est gardé sur une personne ; ses parties restent, sans elle.
help-host-retention = Dire, ou montrer, combien de temps sont gardées les conversations et les tables terminées.
help-database = L’endroit où sont conservées les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
help-data = Le dossier du fichier SQLite, si aucune base n’est nommée.
help-bot-pause = Le nombre de secondes, environ, que prend un robot pour un coup.
help-allow-host = Un nom du serveur, outre celui de cette machine ; * les permet tous.
help-url = L’adresse de la page pour qui joue, comme https://tables.example : là mènent les liens des courriels et vers d’autres appareils.
help-trust-proxy = L’adresse ou le réseau d’un mandataire qui dit qui visite, et si c’est par TLS.
help-processes = Combien de processus servent derrière ce port ; à partir de deux, il faut PostgreSQL.
help-vacation-days = Combien de jours de congé on peut prendre par an ; 0 pour aucun.
help-smtp = Le serveur qui envoie nos courriels : smtp://nom:mot@hôte:587 ou smtps://… ; sans lui, rien n’est envoyé.
help-mail-from = L’adresse d’où viennent les courriels.
help-private-endpoints = Permettre des points d’appel dans votre réseau local, même sans TLS.
help-metrics-from = Une adresse ou un réseau qui peut lire les mesures de /metrics ; par défaut, personne.
help-export-file = Le fichier à écrire, qui ne doit pas exister ; avec --records, un dossier.
help-as-records = Écrire chaque partie terminée comme partie enregistrée, dans un dossier.
help-import-files = Des fichiers écrits par « export », ou des parties enregistrées.
help-game = Le nom du jeu, comme dans « games ».
help-players = Le nombre de joueurs.
help-seed = La graine : le nombre qui détermine tout le hasard de la partie.
help-games = Le nombre de parties.
help-bots = Qui joue, un nom par place séparés par des virgules (un niveau, les trois premiers aussi avec un style, comme novice:miser) ; un seul nom vaut pour toutes.
help-option = Une option du jeu, nom=valeur ; peut être répétée.
help-workers = Le nombre de processus ; par défaut, tous les cœurs.
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
help-lot = Tirer les places au sort d’après la graine (par défaut), ou les garder dans l’ordre indiqué.
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
arena-by-start = Par place comptée à partir de qui commence : parts de victoires et écarts, avec intervalles à 95 %
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
bot-apprentice-about = Suit des règles simples et se trompe parfois.
bot-master = maître
bot-master-about = A appris, sur des milliers de parties, ce que vaut une position.
bot-maestro = maestro
bot-maestro-about = Imagine la suite de ses meilleurs coups avant de jouer : le plus fort.
style-miser = avare
style-miser-about = Préfère l’argent aux étages.
style-collector = collectionneur
style-collector-about = Achète des étages plutôt que d’attendre une vente aux enchères.
style-gambler = joueur
style-gambler-about = Adore les enchères.
style-builder = bâtisseur
style-builder-about = Aime les bâtiments, et les artisans qui en font baisser le prix.
style-jester-lover = ami des saltimbanques
style-jester-lover-about = Paie presque n’importe quel prix pour un saltimbanque.
style-scholar = érudit
style-scholar-about = Collectionne professions et cartes de bonus.
style-courtier = courtisan
style-courtier-about = Recherche les titres avant tout.
style-merchant = marchand
style-merchant-about = Recherche les postes, et des florins tout de suite.
style-pious = pieux
style-pious-about = Construit des églises, au besoin avec son architecte.
style-host = hôte
style-host-about = Fait venir beaucoup de débutants, et les promeut.
style-gossip = commère
style-gossip-about = Se vante, et joue des cartes Scandale.
style-early-bird = lève-tôt
style-early-bird-about = Préfère passer tôt, quitte à garder du temps.

# Jouer
ask-players = Combien de joueurs ({ $least } à { $most }) [{ $usual }] ?{" "}
ask-seat = Qui est { $seat } ({ $kinds }) [{ $usual }] ?{" "}
seat-me = moi
prompt = >{" "}
prompt-asks = { $seat } : { $question }
prompt-first = Tapez help pour la liste des commandes, hint pour un conseil.
prompt-help-moves =
    Tapez le numéro d’un choix ou sa notation, par exemple : { $move }
    ? affiche cette aide ; ? COUP indique pourquoi un coup n’est pas permis
    try COUP montre ce qu’il donnerait ; undo reprend votre coup
    hint donne l’avis du conseiller
prompt-help-maximum = order max { $most } : offrir jusqu’à ce maximum à votre place ; avec « ask », vous décidez ensuite
prompt-help-orders =
    order QUESTION = COUP, COUP répond à votre place (cette question : { $question })
    order liste vos ordres ; order drop N en annule un
    rules ID affiche une règle (cette question : { $rule })
    save FICHIER enregistre la partie ; quit quitte
order-list-none = Aucun ordre n’est en vigueur.
order-list-pass = { $number } : jusqu’à { $most } { $period }, puis passer
order-list-ask = { $number } : jusqu’à { $most } { $period }, puis me demander
order-list-choices = { $number } : à « { $question } » : { $moves }
near-not-now = « { $text } » n’est pas un coup, et rien de ce qui est permis maintenant n’y ressemble. Ailleurs dans le jeu : { $near }.
number-out-of-range = Choisissez un numéro de 1 à { $most }.
save-needs-file = Indiquez le fichier : save FICHIER
save-done = Enregistré dans { $file }.
save-failed = Non enregistré : { $file } : { $problem }.
undo-done = Le coup est repris.
undo-not = Rien ne peut être repris : quelque chose de caché a été révélé, ou quelqu’un d’autre a joué.
try-shown = Voici ce que cela donnerait :
try-end = Rien n’est encore joué.
try-hidden = Ce coup révélerait quelque chose de caché : il ne peut pas être essayé.
coach-no-difference = Le conseiller ne voit pas de différence notable entre ces réponses.
hint-line = { $rank }. { $move }. { $promise }.
review-title = Analyse pour { $seat }, d’après ce que savait cette place
coach-percentages = Les pourcentages sont les chances de gagner estimées par le conseiller ; avec un signe, ce qu’un élément y ajoute ou en retire. Seules les raisons les plus importantes sont indiquées.
review-move = Coup { $move }
review-cost = { $move } : chances de gagner { $cost }
review-done = Joué : { $move }
review-better = Meilleur : { $move }
review-lots = Les lots, et ce qu’ils valaient avant la vente :
review-curve = Chances de gagner en cours de partie, en pour cent : { $chances }
review-try = Rejouer une décision : quattrocento review { $file } --seat { $seat } --try { $move }
variation-begins = Avant le coup { $move }. Tout ce qui vous était caché est tiré de nouveau. Vous aviez joué : { $done }.
variation-not-saved = Une décision rejouée ne peut pas être enregistrée : la partie ne part pas du début.
why-allowed = Ce coup est permis maintenant.
play-lot = Les places sont tirées au sort : { $seats }.
play-seated = { $seat } revient à { $kind }
play-seated-you = { $seat } vous revient
play-seated-person = { $seat } revient à une personne
play-forced = { $seat } n’a qu’une réponse : { $move }.
play-forced-undo = C’est la seule réponse possible, et le dernier moment pour reprendre votre choix (undo).
play-left = Vous avez quitté la partie.
play-winners = La victoire revient à { $winners }.
play-hand-over = Passez le clavier à { $seat }, puis appuyez sur Entrée.{" "}

# Après la partie
after-asks = Tapez review pour voir ce qui vous a coûté le plus, save FICHIER pour enregistrer la partie, ou rien pour quitter.

# Parties enregistrées
replay-move = Coup { $move } sur { $moves }
seat-bot = { $seat } ({ $bot })
replay-prompt = Entrée : suivant, b : retour, un numéro : à ce coup, q : quitter >{" "}
verify-holds = valable : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, résultat { $scores }
verify-entropy = { $number ->
    [0] · Aucun joueur n’a contribué à la graine : le serveur l’a choisie seul.
    [one] · { $number } joueur a contribué à la graine.
   *[other] · { $number } joueurs ont contribué à la graine.
}
verify-receipt = · Le reçu correspond.
verify-no-receipt = · Sans le reçu d’un joueur, un serveur aurait pu tout réécrire après coup.

# Mauvaise saisie
file-failed = { $file } : { $problem }.
file-exists = ce fichier existe déjà
file-missing = ce fichier ou ce dossier n’existe pas
file-in-no-folder = son dossier n’en est pas un
file-is-folder = c’est un dossier
file-not-allowed = permission refusée
file-no-room = il n’y a plus de place sur le disque
not-text = Ce n’est pas un fichier texte : { $problem }.

# Le serveur
serve-begins = Quattrocento est ouvert à { $address } (Ctrl+C pour arrêter).
no-database = La base de données est inutilisable : { $problem }
processes-need-postgresql = Plusieurs processus ont besoin de PostgreSQL ; SQLite n’en sert qu’un.
database-in-use = Un autre serveur se sert déjà de { $file } ; pour plusieurs, il faut PostgreSQL.
no-network = « { $network } » n’est ni une adresse ni un réseau.
no-port = Tous les ports de { $first } à { $last } sont pris ; nommez-en un autre avec « serve --port ».
no-tables = Il n’y a pas de tables dans { $database } : vérifiez --data ou --database.
no-door = Il est impossible d’ouvrir le port { $port } de { $host } : { $problem }.
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
no-such-table = La table { $table } n’existe pas.
no-running-table = Aucune table { $table } n’est en cours.
nothing-to-pardon = Aucune sanction ne visait { $whom }.
host-closed = La table { $table } est annulée.
host-banned = { $whom } : l’accès est désormais refusé.
host-silenced = { $whom } : écrire n’est plus permis.
host-pardoned = { $whom } : toutes les sanctions sont levées.
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
    [0] Aucun problème n’a été retiré.
    [one] { $count } problème a été retiré.
   *[other] { $count } problèmes ont été retirés.
}
puzzle-title = Problème { $number } sur { $count } : vous êtes { $seat }. Quelle réponse est la meilleure ? (q pour quitter)
puzzle-solved = Bien joué : { $solution }.
puzzle-missed = Non. La meilleure réponse : { $solution }.
puzzle-missed-by = Non. La meilleure réponse : { $solution } ; la vôtre coûte { $cost } % de chances de gagner.
puzzle-advice = Le conseil simple : { $move }
puzzle-beside-given = Ce que la meilleure réponse apporte de plus que la vôtre :
puzzle-beside-advice = Ce que votre réponse apporte de plus que le conseil simple :
puzzle-deeper = L’avantage n’apparaît que plusieurs coups plus tard : deux recherches approfondies donnent la même meilleure réponse.
puzzle-streak = Série : { $streak }.

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
