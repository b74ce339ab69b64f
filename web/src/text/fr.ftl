# Les jeux, tels que l’étagère les présente
game-palazzo = Palazzo
game-princes = Les Princes de Florence
game-augsburg = Augsbourg 1520
game-florence = Florence
short-palazzo = Palazzo
short-princes = Les Princes
short-augsburg = Augsbourg 1520
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
seat-yours = { $seat } (vous)
somebody = Quelqu’un
list-none = rien
list-and = { $first } et { $last }
list-times = { $count } × { $item }
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
lobby-places = Autres pages
players-range = { $most ->
    [one] { $most } joueur
   *[other] { $least } à { $most } joueurs
}
play-now = Jouer
play-now-more =  : { $game }, contre des robots
play-alone = Seul
play-alone-more =  : { $game }, sans autres joueurs
learn = Apprendre
invite = Inviter
of-game =  : { $game }
learn-first = Première visite ? Apprenez d’abord { $game }
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
pages = Pages de tables
page-before = Tables précédentes
page-number = Page { $number }
page-next = Autres tables
your-turn = À vous
waits-for = À { $seats } de décider
waits-open = { $number ->
    [one] { $number } place libre
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
records = Parties enregistrées
upload-record = Revoir une partie enregistrée
join-title = Une place vous attend
join-text = Prenez place à la table de code { $code }.
join-title-game = { $game } : une place vous attend
join-host = { $name } vous invite.
join-host-unnamed = On vous attend pour jouer.
join-open = { $number ->
    [0] Aucune place n’est libre.
    [one] Une place est libre.
   *[other] { $number } places sont libres.
}
join-begun = Cette partie a déjà commencé.
join-watch = Regarder
join-name = Comment les autres vous appelleront-ils ?
try-again = Réessayer

# Mes parties
my-games = Mes parties
my-games-none = Aucune de vos parties n’est encore finie.
my-games-all = tous
my-games-opponent = Adversaire
my-games-export = Télécharger en tableau
my-games-count = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
my-games-summary = Gagnées : { $won } sur { $games }. Points en moyenne : { $points }.
my-games-won = gagnée
my-games-by-game = Par jeu
my-games-by-players = Par nombre de joueurs
my-games-by-opponent = Par adversaire
my-games-bar = { $name } : victoires { $won } sur { $games }, points en moyenne : { $points }
my-games-points = Les points, partie après partie
my-games-sources = D’où viennent vos points
my-games-favourite = Surtout de : { $source }

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
bot-novice = novice
bot-apprentice = apprenti
bot-master = maître
bot-maestro = maestro
bot-novice-about = Fait les erreurs d’une première partie.
bot-apprentice-about = Suit des règles simples, et se trompe parfois.
bot-master-about = A appris de milliers de parties ce que vaut une position.
bot-maestro-about = Poursuit en pensée ses meilleures réponses avant de jouer : le plus fort.
bot-advised-about = Suit des règles simples sans se tromper : entre l’apprenti et le maître.
bot-random-about = Fait n’importe quel coup permis.
sitters = Les robots de cette table
bot-styled = { $level }, { $style }
seat-style = Style du robot à la place { $number }
style-none = sans style
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
names-hint = Les noms de ceux qui partagent cet appareil ; sans nom, une place porte celui de ses armes.
allow-agents = Des agents (programmes) peuvent s’asseoir
allow-spectators-write = Ceux qui regardent peuvent écrire
allow-spectators = D’autres peuvent regarder
list-table = La montrer parmi les tables ouvertes
clock-choice-none = Aucune
clock-choice-move = Temps par décision
clock-choice-bank = Temps pour toute la partie
clock-time = Durée
set-the-table = Dresser la table
table-forced = La table joue les coups sans alternative
table-forced-about = Après un délai comme celui de n’importe qui, pour que personne n’apprenne ce que quelqu’un ne pouvait pas faire.
draw-lot = Tirer les places au sort au début de la partie
lot-note = Les places sont tirées au sort ; la première commence.
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
pass-ahead = Passer…
pass-ahead-label = Passer plus longtemps
pass-revoke = Me redemander
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
log-since = Depuis votre dernier tour
log-newest = { $number ->
    [one] { $number } nouvelle ligne
   *[other] { $number } nouvelles lignes
}
skip-story = Voir la suite
recap = Ce qui s’est passé : { $number }
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
seat-away = hors ligne
seat-agent = agent
seat-stand-in = un robot joue
stand-in = Un robot remplace { $seat }.
come-back = Reprendre sa place
leave = Quitter la table
curtain-title = Passez l’appareil à { $seat }
curtain-text = Que personne d’autre ne regarde. { $seat }, appuyez pour voir ce que vous tenez en main.
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
result-place = Place { $number }
result-board = Voir le plateau
result-again = Vers le résultat
result-share = Partager
result-shared = Lien copié
result-link = Lien pour revoir la partie
result-dearest = Le lot le plus cher
result-ties = L’égalité
result-last = Le dernier tour, ligne par ligne
curve = Points au fil de la partie
curve-of = { $side } : { $points }
points-by-source = Points par origine
points-total = Total
points-open = { $source }, encore à venir
standing = Situation
standing-why = D’où viennent les points
standing-note = Ce qui reste à venir est compté d’après la situation présente ; vous seul voyez le vôtre.
rematch = Rejouer
rematch-join = Vers la nouvelle partie
replay = Revoir
record-download = Télécharger la partie

# La première leçon
lesson = Première leçon
lesson-of = Première leçon : { $game }
lesson-place = Étape { $number } sur { $all }
lesson-now = Maintenant : { $move }
lesson-other = Dans cette leçon, le prochain coup est : { $move }
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon
practice = Deuxième leçon : un tour à vous

# L’aperçu des règles
overview-aim-title = Le but
overview-contents-title = Le contenu de la boîte
overview-turn-title = Comment on joue
overview-details-title = Ce qui compte
overview-end-title = La fin
print = Imprimer

# Le conseiller
coach = Conseiller
coach-ask = Conseil
coach-review = Revue
coach-review-seat = La partie de
coach-curve-title = Chances de gagner, de 0 à 100 %, et ce qui a coûté le plus
coach-curve = Chances de gagner à chaque décision, en pour cent : { $chances }
coach-cost = Le coup { $move } a ôté { $cost } % aux chances de gagner
coach-cost-in = Le coup { $move } ({ $when }) a ôté { $cost } % aux chances de gagner
coach-level = { $level } %
coach-move = coup { $move }
coach-legend = Les pourcentages sont les chances de gagner, selon le conseiller ; avec un signe, ce qui s’y ajoute. Des raisons, seules les plus fortes sont dites. Les conseils simples sont les règles suivies par le robot « { bot-advised } ».
coach-legend-place = Avance et retard sont des points par rapport au meilleur rival ; la place est une moyenne.
coach-legend-alone = Les points et la place sont des moyennes.
coach-alike-first = À peine différente de la première réponse.
coach-alike-second = À peine différente de la deuxième réponse.
coach-lots = Ce qui a été acheté aux enchères
coach-done = Joué : { $move }
coach-better = Mieux : { $move }
coach-nothing = Aucune décision n’a coûté quoi que ce soit de notable.
coach-thinks = Le conseiller réfléchit…
coach-try = Essayer autrement

# Une décision d’une partie terminée, rejouée
variation = Essayer autrement
variation-of = Essayer autrement : { $game }
variation-before = avant le coup { $move }
variation-note = Vous décidez de nouveau, avant le coup { $move }. Ce qui était caché est tiré de nouveau, et des robots du même genre continuent.
variation-again = Depuis le début
variation-leave = Vers la partie

# Problèmes
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-text = Des positions où une réponse est nettement la meilleure, et pas la première qui vient à l’esprit.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-place = Problème { $number } sur { $count }
puzzle-ask = Vous êtes { $seat }. Quelle réponse est la meilleure ?
puzzle-right = Juste !
puzzle-wrong = Ce n’est pas la meilleure.
puzzle-wrong-by = Ce n’est pas la meilleure : elle ôte { $cost } % aux chances de gagner.
puzzle-given = La vôtre : { $move }
puzzle-solution = La meilleure : { $move }
puzzle-advice = Les conseils simples diraient : { $move }
puzzle-beside-given = Par rapport à votre réponse, la meilleure apporte :
puzzle-beside-advice = Par rapport aux conseils simples, votre réponse apporte :
puzzle-deeper = Cela ne se voit que plus loin : deux recherches profondes s’accordent sur la meilleure réponse.
puzzle-streak = De suite : { $streak }. Record : { $best }.
puzzle-next = Problème suivant
puzzles-none = Il n’y a pas de problèmes pour ce jeu.

# Revoir une partie
replay-of = Revoir : { $game }
replay-seen-by = Vue par
replay-spectator = Un spectateur
replay-bot = { $seat } ({ $kind })
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
upload-title = Revoir une partie enregistrée
upload-text = Une partie enregistrée est un fichier texte avec tous les coups. Choisissez-en un, ou collez-le ici.
upload-file = Fichier
upload-paste = Partie enregistrée
upload-show = Montrer la partie

# Le clavier
key-pass = passer
key-confirm = confirmer
key-next = choix suivant
key-undo = reprendre
key-notation = écrire un coup
key-rules = règles et touches
key-space-name = Espace
key-space = vers le présent
notation = Coup en notation
notation-about = Écrivez un coup, ou quelques mots. Tab complète, les flèches choisissent, Entrée joue le coup.
notation-none = Aucun coup permis ne s’appelle ainsi. Entrée dit pourquoi.
notation-found = { $number ->
    [one] { $number } coup est permis.
   *[other] { $number } coups sont permis.
}

# Réglages
settings = Réglages
settings-speed = Raconter ce qui s’est passé
speed-slow = lentement
speed-normal = à un rythme ordinaire
speed-fast = vite
speed-once = pas du tout, montrer le présent
settings-sound = Volume
sound-off = muet
settings-forced = Jouer pour moi les coups que tout le monde voit venir
settings-confirm = Redemander avant un coup
confirm-never = jamais
confirm-final = quand il révèle quelque chose
confirm-always = dès qu’il achève ma décision
confirm-move = Vraiment : { $move }
settings-patterns = Motifs marqués en plus des couleurs
settings-theme = Jour ou nuit
settings-notify = M’avertir quand c’est mon tour
settings-notify-refused = Votre navigateur ne permet pas les notifications de cette page.

# Ce qui peut mal tourner
trouble-title = Cela ne va pas
problem-unreachable = Le serveur est injoignable.
unreachable-about = La page reprend d’elle-même dès qu’il répond à nouveau.
problem-unexpected = Quelque chose s’est mal passé.
problem-server-error = Le serveur a rencontré une erreur.
problem-unknown-page = Cette page n’existe pas.
board-broken = Le plateau ne peut s’afficher. La partie elle-même est en sûreté sur le serveur.

# Une personne, plusieurs appareils
devices = Vos appareils
devices-about = Vous n’avez pas de mot de passe : qui tient l’un de ces appareils est vous ici.
device-here = cet appareil
device-seen = vu le { $date }
device-unnamed = Appareil inconnu
device-remove = Retirer
device-remove-label = Retirer : { $name }
device-add = Utiliser aussi un autre appareil
device-new-link = Faire un nouveau lien
device-link = Lien pour votre autre appareil
device-link-about = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, jusqu’à { $time }.
device-qr = Code QR du lien
device-copy = Copier le lien
device-copied = Copié
device-title = Un autre appareil
device-become = Devenir { $name } ici ?
device-become-about = Cet appareil prendra place aux tables de { $name } et pourra y faire tout ce que peut l’autre appareil.
device-same = Cet appareil est déjà { $name }.
device-playing = Mais cet appareil a encore des parties en cours. Terminez-les ou quittez-les d’abord, puis rouvrez le lien.
device-stays = L’identité que cet appareil avait, { $name }, vit ailleurs : toutes ses tables y restent.
device-games = { $number ->
    [one] { $number } partie finie de cet appareil vient avec lui.
   *[other] { $number } parties finies de cet appareil viennent avec lui.
}
device-nothing = Cet appareil n’a pas encore de tables à lui : rien n’est perdu.
device-accept = Devenir { $name }

# Un agent à soi
agent-title = Votre agent
agent-about = Un de vos programmes peut jouer aux tables qui admettent des agents. Son jeton le fait entrer ; gardez-le pour vous.
agent-name = Le nom de l’agent
agent-token = Obtenir un jeton
agent-new-token = Obtenir un autre jeton
agent-take = Reprendre le jeton
agent-told-once = Le jeton, montré seulement maintenant ; un plus ancien ne vaut plus :

# Preuves du jeu loyal
verify-proof = Vérifier la preuve
verify-title = Était-ce loyal ?
verify-text = Une table promet son hasard avant que quiconque y ajoute, et enchaîne chaque entrée de son journal à la précédente. Ici les promesses sont vérifiées, dans votre navigateur seul.
verify-files = Une preuve, et ce que vous avez gardé de la table (son reçu)
verify-damaged = Ce fichier n’est ni une preuve ni un reçu vérifiable ici.
verify-holds = { $game }, { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
} : toutes les promesses ont été tenues.
verify-broken = { $game } : une promesse a été rompue.
verify-fails = Cela ne convient pas.
verify-cannot-tell = Ce navigateur ne peut pas le vérifier.
verify-commitment = Le secret est celui que la table avait promis.
verify-seed = La graine découle du secret et de ce que les joueurs ont ajouté.
verify-chain = Les entrées du journal mènent au dernier condensat.
verify-signature = Le serveur a signé le dernier condensat.
verify-receipt-table = Ce que vous avez gardé appartient à cette table.
verify-receipt-commitment = La table vous avait montré la même promesse.
verify-receipt-entropy = Ce que vous avez ajouté est entré dans la graine.
verify-receipt-head = Le dernier condensat que vous détenez est dans la chaîne.
verify-receipt-key = La clé des signatures est la même.
verify-receipt-signature = Le serveur a signé le condensat que vous détenez.
verify-entropy = { $number ->
    [0] Aucun joueur n’a ajouté à la graine : le serveur seul l’a choisie.
    [one] { $number } joueur a ajouté à la graine.
   *[other] { $number } joueurs ont ajouté à la graine.
}
verify-no-receipt = Ce navigateur n’a rien gardé de la table ; sans le reçu d’un joueur, un serveur aurait pu tout réécrire après coup.
verify-rules = Si chaque coup suit les règles, « quattrocento verify » le vérifie.
verify-download = Télécharger la preuve
verify-download-receipt = Télécharger ce que j’ai gardé

# Ordres
order-ahead = Ordre…
order-title = Laisser un ordre
order-about = La table l’exécute quand votre tour vient. Personne d’autre ne le voit avant la fin de la partie.
order-kind-maximum = Un maximum secret
order-kind-choices = Des coups pour la prochaine décision
order-period = Où
order-then = Quand cela ne suffit pas
order-then-pass = Passer
order-then-ask = Me demander
order-decision = À quelle décision
order-moves = Des coups en notation, un par ligne, le meilleur d’abord ; si aucun n’est permis, on vous demande
order-give = Le laisser
order-revoke = Le reprendre
order-maximum-pass = Jusqu’à { $most } { $period }, puis passer
order-maximum-ask = Jusqu’à { $most } { $period }, puis me demander
order-choices = Ensuite : { $moves }

# Tournois : les mêmes cartes à plusieurs tables
events = Mêmes cartes
events-about = Plusieurs tables jouent les mêmes donnes, chacune à son heure ; ce qui compte est ce que vous tirez de plus que les autres des cartes de votre place. Graine et résultats restent scellés jusqu’à ce que la dernière table ait fini.
events-weekly = Donnes de la semaine
events-hosted = Tournois
events-none = Personne n’en a encore ouvert.
event-new = Ouvrir un tournoi
event-name = Comment s’appelle-t-il ?
event-people = Places pour des personnes
event-level = Robots aux autres places, et pour comparer
event-deals = Donnes
event-tables = Tables par donne
event-open = L’ouvrir
event-about = { $players ->
    [one] { $players } place
   *[other] { $players } places
}, pour des personnes : { $people }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
event-count = { $finished ->
    [one] { $finished } table a fini
   *[other] { $finished } tables ont fini
}, { $playing ->
    [one] { $playing } est en jeu
   *[other] { $playing } sont en jeu
}.
event-sealed = Les résultats sont scellés.
event-who = Qui
event-games = Donnes jouées
event-margin = Au-dessus de la moyenne
event-all = Chaque place
event-deal = Donne
event-seat = Place
event-points = Points
event-average = Moyenne
event-par = { $level }
event-my-table = Ma table { $number }
event-close = Ne plus ouvrir de tables
event-play = Jouer

# Une note, et les congés
note = Ma note
note-title = Ma note sur cette table
note-about = Personne d’autre ne la voit.
note-save = Garder
seat-vacation = en congé
vacation-theirs = { $seat } est en congé jusqu’au { $date }.
vacation-mine = Vous êtes en congé jusqu’au { $date }.
vacation = Congés
vacation-about = Dans les parties dont la pendule donne un jour ou plus, elle s’arrête pour vous, et les autres voient que vous êtes en congé.
vacation-until = Vous êtes en congé jusqu’au { $date }.
vacation-left = { $left ->
    [one] Il vous reste { $left } jour, sur { $most } par an.
   *[other] Il vous reste { $left } jours, sur { $most } par an.
}
vacation-days = Jours
vacation-go = Partir en congé
vacation-end = Je suis de retour

# Clés d’accès
passkeys = Clés d’accès
passkeys-about = Avec une clé d’accès, vous gardez votre nom même si vous perdez cet appareil, et pouvez revenir sur tout autre. On peut jouer sans.
passkeys-impossible = Ce navigateur, ou cette adresse du serveur, ne permet pas les clés d’accès.
passkey-make = Garder mon nom avec une clé d’accès
passkey-use = J’ai une clé d’accès
passkey-use-about = Cet appareil devient alors celui à qui la clé appartient. Ses parties finies viennent avec lui ; ses parties en cours doivent d’abord être terminées ou quittées.
passkey-used = utilisée le { $date }
passkey-remove = Retirer
passkey-remove-label = Retirer : { $name }
passkey-unnamed = Clé d’accès
problem-passkey-cancelled = Le navigateur n’a fait ni montré aucune clé d’accès.

# Appeler quelqu’un à son tour
calls = Parties lentes
calls-about = Quand une table vous attend depuis un moment et qu’aucune page n’y est ouverte, nous pouvons vous appeler. Nous disons seulement que c’est votre tour, où, et à quel jeu.
calls-push = Notifier ce navigateur
calls-push-stop = Ne plus notifier ce navigateur
calls-push-refused = Votre navigateur ne le permet pas.
calls-push-impossible = Ce navigateur ne peut pas être notifié ici.
calls-mail = Adresse électronique
calls-mail-add = M’écrire
calls-mail-wait = Nous avons écrit à { $target } : ouvrez-y le lien.
calls-mail-on = Les tables qui attendent sont écrites à { $target }.
calls-hook = Votre point d’appel (webhook)
calls-hook-add = L’appeler
calls-hook-on = Les appels vont à { $target }.
calls-hook-secret = Ceci signe nos appels et n’est montré que maintenant :
calls-stop = Arrêter
calls-stop-label = Arrêter : { $target }
mail-confirm-title = Cette adresse est-elle la vôtre ?
mail-confirm-about = Alors vous apprendrez par courriel que des tables vous attendent.
mail-confirm-yes = Oui, écrivez-moi
mail-confirm-done = Merci. Nous écrirons quand une table vous attendra.
mail-stop-title = Plus de courriel ?
mail-stop-about = Nous n’écrirons plus à cette adresse.
mail-stop-yes = Plus de courriel
mail-stop-done = C’est fait : nous ne vous écrivons plus.
