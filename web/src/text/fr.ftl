# Les jeux, tels que l’étagère les présente
game-palazzo = Palazzo
game-princes = Les Princes de Florence
game-augsburg = Augsbourg 1520
game-florence = Florence
short-palazzo = Palazzo
short-princes = Les Princes
short-augsburg = Augsburg 1520
short-florence = Florence
blurb-palazzo = Achetez des étages, enchérissez pour les carrières et élevez des palais avant le cinquième cavalier.
blurb-princes = Aménagez un domaine où savants et artistes donneront le meilleur d’eux-mêmes.
blurb-augsburg = Réclamez leurs dettes à cinq nobles et élevez-vous par les faveurs qu’ils accordent.
blurb-florence = Une nuit de carnaval : gardez votre famille près des Médicis, et surveillez l’heure.
minutes-palazzo = 45 min
minutes-princes = 75 min
minutes-augsburg = 75 min
minutes-florence = 90 min

# La page
brand-label = Quattrocento : vers l’accueil
skip = Aller au contenu
close = Fermer
loading = Un instant…
language = Langue
language-en = EN : English
language-fr = FR : français
theme = Lumière :
theme-system = Jour / Nuit
theme-light = Jour
theme-dark = Nuit
theme-hint = Comme votre système, toujours jour, ou toujours nuit
more = Plus
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-none = Aucune règle n’en parle.
to-lobby = Vers l’accueil
you = vous
somebody = Quelqu’un
list-none = rien
list-and = { $first } et { $last }
seat-lapis = Lapis
seat-vermiglio = Vermiglio
seat-giallolino = Giallolino
seat-malva = Malva
seat-nero = Nero
players = Joueurs
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# L’accueil
hello-named = Buon giorno, { $name }.
hello = Buon giorno.
hello-turn = { $number ->
    [0] Choisissez un jeu, ou asseyez-vous à une table.
    [one] C’est à vous à une table. Ou commencez autre chose.
   *[other] C’est à vous à { $number } tables. Ou commencez autre chose.
}
resume = Reprendre : { $game }
rename = Votre nom
rename-as = Votre nom : { $name }. Le changer
rename-save = Enregistrer
name-missing = Choisir votre nom
the-games = Les quatre jeux
players-range = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] { $least } à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
play-now = Jouer
play-now-more =  : { $game }, contre des robots
play-not-yet = Bientôt
no-board-yet = Le plateau de ce jeu n’est pas encore sur la page ; on peut y jouer dans le terminal.
rules-label = Règles de { $game }
set-table = Dresser une table pour { $game }
my-tables = Mes tables
my-tables-note = { $number ->
    [0] aucune
   *[other] { $number } en cours
}
my-tables-none = Pas encore de table à vous. « Jouer » en dresse une en un instant.
open-tables = Tables ouvertes
open-tables-note = { $number ->
    [0] aucune
   *[other] { $number } en attente
}
open-tables-none = Personne n’attend. Dressez une table et invitez quelqu’un.
finished-games = Parties terminées
your-turn = À vous
waits-for = À { $seats } de décider
waits-open = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}
called-off = annulée
won-by = Victoire : { $winners }
won-by-nobody = perdue
table-open = Ouvrir
table-replay = Revoir
put-away = Ranger
sit-down = S’asseoir
sit-down-too = S’asseoir ici aussi
join-by-code = Rejoindre par code
join-hint = Le code de l’ami qui a dressé la table.
code = Code de la table
join = Rejoindre
new-table = Nouvelle table
records = Parties notées
upload-record = Revoir une partie notée
join-title = Une place vous attend
join-text = Prenez place à la table de code { $code }.
join-name = Comment les autres vous appelleront-ils ?
try-again = Réessayer

# Une nouvelle table
new-table-title = Nouvelle table
field-game = Jeu
field-players = Joueurs
field-seats = Qui s’y assied
field-options = Options
field-clock = Horloge
seat-number = Place { $number } : qui s’y assied
seat-name = Place { $number } : nom
seat-kind-me = Moi
seat-kind-hot = Quelqu’un sur cet appareil
seat-kind-open = Libre, pour qui viendra
seat-kind-bot = Robot : { $kind }
bot-kind = Robot : { $kind }
bot-advised = bien conseillé
bot-random = joue au hasard
bot-search = réfléchit à l’avance
names-hint = Les noms de ceux qui partagent cet appareil ; sans nom, une place porte celui de ses armes.
allow-spectators = D’autres peuvent regarder
list-table = La montrer parmi les tables ouvertes
clock-choice-none = Aucune
clock-choice-move = Temps par décision
clock-choice-bank = Temps pour toute la partie
clock-time = Durée
set-the-table = Dresser la table
order-note = La première place commence.

clock-none = Sans horloge.
clock-move = Horloge : { $time } par décision.
clock-bank = Horloge : { $time } pour toute la partie.
duration-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
duration-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
duration-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
duration-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}

# Une table qui se remplit
table = Table
gathering-open = { $number ->
    [0] tous là
    [one] une place libre
   *[other] { $number } places libres
}
invite-text = La partie commence quand toutes les places sont prises. Envoyez ce lien :
invite-link = Lien vers cette table
invite-code = Ou le code :
copy = Copier
copied = Copié
call-off = Annuler la table
call-off-sure = La partie s’arrête ici et ne pourra pas être poursuivie.
call-off-not = Continuer à jouer
stand-up = Se relever

# Une table en jeu
prompt-yours = { $count ->
    [one] À vous.
   *[other] { $seat }, à vous.
}
prompt-wait = On attend { $seats }.
prompt-moment = Un instant…
prompt-over = La partie est terminée.
prompt-winners = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
plan-clear = Recommencer
undo = Reprendre le coup
undo-ask = Demander à reprendre le coup
undo-wish = { $seat } aimerait reprendre un coup.
undo-waiting = { $seat } aimerait reprendre un coup ; on demande aux autres.
undo-agree = D’accord
undo-decline = Pas d’accord
clock-label = Temps restant
spectating = vous regardez
rivals = Rivaux
tabs = Parties de la table
tab-table = Table
tab-mine = À moi
tab-rivals = Rivaux
tab-log = Journal
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
newest-below = le dernier en bas
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-unread = { $number ->
    [one] { $number } nouveau
   *[other] { $number } nouveaux
}
round = Manche { $number }
seat-open = libre
seat-asked = décide
seat-away = absent
seat-stand-in = un robot joue
stand-in = Un robot joue à la place de { $seat }.
come-back = Reprendre sa place
leave = Quitter la table
curtain-title = Passez l’appareil à { $seat }
curtain-text = Que personne d’autre ne regarde. Ce que { $seat } tient en main se montre quand vous appuyez.
curtain-ready = C’est moi, { $seat }
connecting = Connexion…
connection-lost = La connexion est perdue.
connection-retry = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
connection-now = Réessayer
result-title = La partie est terminée
result-called-off = La table a été annulée
result-won = { $winners-count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
}
result-wins = vainqueur
rematch = Rejouer
rematch-join = Vers la nouvelle partie
replay = Revoir
record-download = Télécharger la partie

# La première leçon
lesson = Première leçon
lesson-of = Première leçon : { $game }
lesson-label = Première leçon : { $game }
lesson-place = Étape { $number } sur { $all }
lesson-now = Maintenant : { $move }
lesson-other = Dans cette leçon, le prochain coup est : { $move }
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon

# Revoir une partie
replay-of = Revoir : { $game }
replay-seen-by = Vue par
replay-spectator = Un spectateur
replay-all-open = Tout le monde, cartes ouvertes
replay-step = Étape { $step } sur { $all }
replay-slider = Étape de la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-round = Aller à
replay-begin = La partie commence
upload-title = Revoir une partie notée
upload-text = Une partie notée est un fichier texte avec tous les coups. Choisissez-en un, ou collez-le ici.
upload-file = Fichier
upload-paste = Partie notée
upload-show = Montrer la partie

# Ce qui peut mal tourner
trouble-title = Cela ne va pas
problem-unreachable = Le serveur est injoignable.
problem-unexpected = Quelque chose s’est mal passé.
problem-server-error = Le serveur a rencontré une erreur.
problem-unknown-page = Cette page n’existe pas.
problem-no-board = Le plateau de ce jeu n’est pas encore sur la page ; on peut y jouer dans le terminal.
board-broken = Le plateau ne peut s’afficher. La partie elle-même est en sûreté sur le serveur.
