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
blurb-augsburg = Présentez leurs dettes à cinq nobles et gravissez les échelons grâce aux privilèges qu’ils vous accordent.
blurb-florence = Une nuit de carnaval : restez près des Médicis avec votre famille, et ne perdez pas l’heure de vue.
minutes-palazzo = 45 min
minutes-princes = 75 min
minutes-augsburg = 75 min
minutes-florence = 90 min

# La page
brand-label = Quattrocento : retour à l’accueil
skip = Aller au contenu
close = Fermer
loading = Un instant…
language = Langue
language-en = EN : English
language-fr = FR : français
theme = Affichage :
theme-system = Jour / Nuit
theme-light = Jour
theme-dark = Nuit
theme-hint = Selon votre système, toujours de jour ou toujours de nuit
more = Plus
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
to-lobby = Retour à l’accueil
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
    [0] Choisissez un jeu ou rejoignez une table.
    [one] C’est à vous de jouer à une table. Vous pouvez aussi commencer une autre partie.
   *[other] C’est à vous de jouer à { $number } tables. Vous pouvez aussi commencer une autre partie.
}
resume = Reprendre : { $game }
rename = Votre nom
rename-as = Votre nom : { $name }. Modifier
rename-save = Enregistrer
name-missing = Choisissez votre nom
the-games = Les quatre jeux
lobby-places = Autres pages
players-range = { $most ->
    [one] { $most } joueur
   *[other] { $least } à { $most } joueurs
}
play-now = Jouer
play-now-more =  : { $game }, contre des robots
play-alone = En solo
play-alone-more =  : { $game }, sans autre joueur
learn = Apprendre
invite = Inviter
of-game =  : { $game }
learn-first = Première visite ? Apprenez d’abord à jouer : { $game }
my-tables = Mes tables
my-tables-note = { $number ->
    [0] aucune
   *[other] { $number } en cours
}
open-tables = Tables ouvertes
open-tables-note = { $number ->
    [0] aucune
   *[other] { $number } en attente
}
finished-games = Parties terminées
pages = Pages de tables
page-before = Tables précédentes
page-number = Page { $number }
page-next = Autres tables
your-turn = C’est à vous
waits-for = On attend { $seats }
waits-open = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
called-off = annulée
won-by = Victoire : { $winners }
won-by-nobody = perdue
table-open = Ouvrir
table-replay = Revoir
put-away = Masquer
sit-down = Prendre place
sit-down-too = Prendre place ici aussi
friends = Jouer entre amis
friends-alone = Personne n’attend pour le moment. Ouvrez une table avec des places libres et envoyez son lien : il suffit de l’ouvrir pour prendre place.
friends-too = Ouvrez une table avec des places libres et envoyez son lien : il suffit de l’ouvrir pour prendre place.
join-hint = Ou saisissez le code reçu d’un ami :
code = Code de la table
join = Rejoindre
new-table = Nouvelle table
records = Parties enregistrées
join-title = Une place vous attend
join-text = Prenez place à la table dont le code est { $code }.
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
join-name = Quel nom les autres verront-ils ?
try-again = Réessayer

# Mes parties
my-games = Mes parties
my-games-none = Vous n’avez encore terminé aucune partie.
my-games-all = tous
my-games-opponent = Adversaire
my-games-export = Télécharger en tableau
my-games-count = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
my-games-summary = Parties gagnées : { $won } sur { $games }. Points en moyenne : { $points }.
my-games-won = gagnée
my-games-by-game = Par jeu
my-games-by-players = Par nombre de joueurs
my-games-by-opponent = Par adversaire
my-games-bar = { $name } : parties gagnées : { $won } sur { $games } ; points en moyenne : { $points }
my-games-figures = { $won } sur { $games } gagnées · moyenne des points : { $points }
# Who plays where somebody plays alone.
automa-florence = Strozzi
my-games-points = Vos points, partie après partie
my-games-sources = D’où viennent vos points
my-games-favourite = Principalement : { $source }

# Une nouvelle table
new-table-title = Nouvelle table
field-game = Jeu
field-players = Joueurs
field-seats = Qui joue
field-options = Options
field-clock = Pendule
seat-number = Place { $number } : qui joue
seat-name = Place { $number } : nom
seat-kind-me = Moi
seat-kind-hot = Quelqu’un sur cet appareil
seat-kind-open = Libre, pour qui viendra
seat-kind-bot = Robot : { $kind }
bot-kind = Robot : { $kind }
bot-advised = suit les conseils
bot-random = joue au hasard
bot-novice = novice
bot-apprentice = apprenti
bot-master = maître
bot-maestro = maestro
bot-novice-about = Fait les erreurs d’une première partie.
bot-apprentice-about = Suit des règles simples et se trompe parfois.
bot-master-about = A appris, sur des milliers de parties, ce que vaut une position.
bot-maestro-about = Imagine la suite de ses meilleurs coups avant de jouer : le plus fort.
bot-advised-about = Suit des règles simples sans se tromper : entre l’apprenti et le maître.
bot-random-about = Joue n’importe quel coup permis.
sitters = Les robots de cette table
bot-styled = { $level }, { $style }
seat-style = Style du robot à la place { $number }
style-none = sans style
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
names-hint = Le nom de chaque joueur qui partage cet appareil ; sans nom, une place porte celui de son blason.
allow-agents = Des agents (programmes) peuvent prendre place
allow-spectators-write = Les spectateurs peuvent écrire dans la discussion
allow-spectators = La table peut avoir des spectateurs
list-table = L’afficher parmi les tables ouvertes
clock-choice-none = Aucune
clock-choice-move = Temps par décision
clock-choice-bank = Temps pour toute la partie
clock-time = Durée
set-the-table = Ouvrir la table
table-forced = Jouer d’office les coups sans alternative
table-forced-about = Après un délai ordinaire : ainsi, personne n’en déduit ce qu’un joueur ne pouvait pas faire.
draw-lot = Tirer les places au sort au début de la partie
lot-note = Les places sont tirées au sort au début de la partie.
begins = La première place commence.
begins-florence = Le premier joueur est tiré au sort ; en solo, c’est vous.

clock-none = Sans pendule.
clock-move = Pendule : { $time } par décision.
clock-bank = Pendule : { $time } pour toute la partie.
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
    [0] au complet
    [one] une place libre
   *[other] { $number } places libres
}
invite-text = La partie commence dès que toutes les places sont prises. Envoyez ce lien :
invite-link = Lien vers cette table
invite-code = Ou le code :
copy = Copier
copied = Copié
call-off = Annuler la table
call-off-sure = La partie s’arrête ici et ne pourra pas être reprise.
call-off-not = Continuer la partie
stand-up = Quitter sa place

# Une table en jeu
prompt-yours = { $count ->
    [one] C’est à vous de jouer.
   *[other] { $seat }, c’est à vous de jouer.
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
undo-wish = { $seat } voudrait reprendre un coup.
undo-waiting = { $seat } voudrait reprendre un coup ; les autres doivent répondre.
undo-agree = Accepter
undo-decline = Refuser
pass-ahead = Passer…
pass-ahead-label = Passer pour plus longtemps
pass-revoke = Ne plus passer d’office
clock-label = Temps restant
spectating = vous regardez
rivals = Rivaux
tabs = Parties de la table
tab-table = Table
tab-mine = Mon jeu
tab-rivals = Rivaux
tab-log = Journal
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
log-since = Depuis votre dernier coup
log-newest = { $number ->
    [one] { $number } nouvelle ligne
   *[other] { $number } nouvelles lignes
}
skip-story = Voir la suite
recap = Entre-temps : { $number }
newest-below = le plus récent en bas
chat-empty = Personne n’a encore écrit.
chat-write = Écrire un message
chat-send = Envoyer
chat-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
}
round = Manche { $number }
seat-open = libre
seat-asked = réfléchit
seat-away = hors ligne
seat-agent = agent
seat-stand-in = un robot joue
stand-in = Un robot remplace { $seat }.
come-back = Reprendre sa place
leave = Quitter la table
curtain-title = Passez l’appareil à { $seat }
curtain-text = Personne d’autre ne doit regarder. { $seat }, appuyez pour voir votre jeu.
curtain-ready = C’est moi, { $seat }
connecting = Connexion en cours…
connection-lost = La connexion est interrompue.
connection-retry = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
connection-now = Réessayer
result-title = La partie est terminée
result-called-off = La partie a été annulée
result-won = { $winners-count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
}
result-wins = vainqueur
result-place = Place { $number }
result-board = Voir le plateau
result-again = Retour au résultat
result-share = Partager
result-shared = Lien copié
result-link = Lien vers la partie
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
standing-note = Ce qui reste à marquer est compté selon la situation actuelle ; votre part cachée n’est visible que par vous.
rematch = Rejouer
rematch-open = Une nouvelle partie est ouverte avec les mêmes joueurs. Votre place vous attend.
rematch-kept = votre place vous attend
rematch-join = Rejoindre la nouvelle partie
replay = Revoir
record-download = Télécharger la partie

# La première leçon
lesson = Première leçon
lesson-of = Première leçon : { $game }
lesson-place = Étape { $number } sur { $all }
lesson-now = À jouer : { $move }
lesson-other = Dans cette leçon, le coup à jouer est : { $move }
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon
practice = Deuxième leçon : à vous de jouer

# L’aperçu des règles
overview-aim-title = Le but
overview-contents-title = Le contenu de la boîte
overview-turn-title = Comment on joue
overview-details-title = L’essentiel
overview-end-title = La fin
print = Imprimer

# Le conseiller
coach = Conseiller
coach-ask = Conseil
coach-review = Analyse
coach-review-seat = La partie de
coach-curve-title = Chances de gagner, de 0 à 100 %, et ce qui a coûté le plus
coach-curve = Chances de gagner à chaque décision, en pour cent : { $chances }
coach-cost = Le coup { $move } a coûté { $cost } % de chances de gagner
coach-cost-in = Le coup { $move } ({ $when }) a coûté { $cost } % de chances de gagner
coach-level = { $level } %
coach-move = coup { $move }
coach-legend = Les pourcentages sont les chances de gagner estimées par le conseiller ; avec un signe, ce qu’un élément y ajoute ou en retire. Seules les raisons les plus importantes sont indiquées. Le conseil simple est la règle que suit le robot « { bot-advised } ».
coach-legend-place = L’avance et le retard se comptent en points, par rapport au meilleur rival ; la place est une moyenne.
coach-legend-alone = Les points et la place sont des moyennes.
coach-alike-first = Presque équivalente à la première réponse.
coach-alike-second = Presque équivalente à la deuxième réponse.
coach-lots = Les achats aux enchères
coach-done = Joué : { $move }
coach-better = Meilleur : { $move }
coach-nothing = Aucune décision n’a coûté grand-chose.
coach-thinks = Le conseiller réfléchit…
coach-try = Rejouer ce coup

# Une décision d’une partie terminée, rejouée
variation = Rejouer ce coup
variation-of = Rejouer une décision : { $game }
variation-before = avant le coup { $move }
variation-note = Vous reprenez la décision, juste avant le coup { $move }. Tout ce qui était caché est tiré de nouveau, et des robots de même niveau continuent la partie.
variation-known = Voir ce qu’en dit l’analyse
variation-again = Recommencer
variation-leave = Retour à la partie

# Problèmes
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-text = Des positions où une réponse est nettement la meilleure, sans être la première qui vient à l’esprit.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-place = Problème { $number } sur { $count }
puzzle-ask = Vous êtes { $seat }. Quelle réponse est la meilleure ?
puzzle-right = Bien joué !
puzzle-wrong = Ce n’est pas la meilleure.
puzzle-wrong-by = Ce n’est pas la meilleure : elle coûte { $cost } % de chances de gagner.
puzzle-given = Votre réponse : { $move }
puzzle-solution = La meilleure réponse : { $move }
puzzle-advice = Le conseil simple : { $move }
puzzle-beside-given = Ce que la meilleure réponse apporte de plus que la vôtre :
puzzle-beside-advice = Ce que votre réponse apporte de plus que le conseil simple :
puzzle-deeper = L’avantage n’apparaît que plusieurs coups plus tard : deux recherches approfondies donnent la même meilleure réponse.
puzzle-streak = Série : { $streak }. Record : { $best }.
puzzle-next = Problème suivant
puzzles-none = Il n’y a pas de problèmes pour ce jeu.

# Revoir une partie
replay-of = Revoir : { $game }
replay-seen-by = Point de vue
replay-spectator = Un spectateur
replay-bot = { $seat } ({ $kind })
replay-all-open = Tout le monde, cartes visibles
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
upload-text = Une partie enregistrée est un fichier texte qui contient tous les coups. Choisissez-en un, ou collez son contenu ici.
upload-file = Fichier
upload-paste = Partie enregistrée
upload-show = Afficher la partie

# Le clavier
key-pass = passer
key-confirm = confirmer
key-next = choix suivant
key-undo = reprendre
key-notation = taper un coup
key-rules = règles et touches
key-space-name = Espace
key-space = revenir à maintenant
notation = Coup en notation
notation-about = Tapez un coup, ou quelques mots. Tab complète, les flèches choisissent, Entrée joue le coup.
notation-none = Aucun coup permis ne correspond. Entrée indique pourquoi.
notation-found = { $number ->
    [one] { $number } coup est permis.
   *[other] { $number } coups sont permis.
}

# Réglages
settings = Réglages
settings-speed = Vitesse du récit
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-once = sans récit : afficher directement la position
settings-sound = Volume
sound-off = muet
settings-forced = Jouer d’office mes coups que tout le monde voit venir
settings-confirm = Demander confirmation avant un coup
confirm-never = jamais
confirm-final = s’il révèle quelque chose de caché
confirm-always = s’il met fin à ma décision
confirm-move = Confirmer : { $move }
settings-patterns = Ajouter des motifs marqués aux couleurs
settings-theme = Jour ou nuit
settings-notify = M’avertir quand c’est à moi de jouer
settings-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.

# Ce qui peut mal tourner
trouble-title = Un problème est survenu
problem-unreachable = Le serveur ne répond pas.
unreachable-about = La page reprendra d’elle-même dès qu’il répondra.
problem-unexpected = Un problème est survenu.
problem-server-error = Un problème est survenu sur le serveur.
problem-unknown-page = Cette page n’existe pas.
board-broken = Le plateau ne peut pas s’afficher. La partie elle-même est conservée sur le serveur.

# Une personne, plusieurs appareils
devices = Vos appareils
devices-about = Vous n’avez pas de mot de passe : toute personne qui utilise l’un de ces appareils joue ici sous votre nom.
device-here = cet appareil
device-seen = dernière visite le { $date }
device-unnamed = Appareil inconnu
device-remove = Retirer
device-remove-label = Retirer : { $name }
device-add = Utiliser aussi un autre appareil
device-new-link = Créer un nouveau lien
device-link = Lien pour votre autre appareil
device-link-about = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois, jusqu’à { $time }.
device-link-alone = Ouvrez ce lien sur l’autre appareil. Il sert une seule fois, jusqu’à { $time }.
device-qr = Code QR du lien
device-copy = Copier le lien
device-copied = Copié
device-title = Un autre appareil
device-become = Devenir { $name } ici ?
device-become-about = Cet appareil prendra place aux tables de { $name } et pourra tout y faire, comme l’autre appareil.
device-same = Cet appareil appartient déjà à { $name }.
device-playing = Mais cet appareil a encore des parties en cours. Terminez-les ou quittez-les d’abord, puis rouvrez le lien.
device-stays = Le joueur que représentait cet appareil, { $name }, reste sur d’autres appareils : toutes ses tables y restent.
device-games = { $number ->
    [one] { $number } partie terminée de cet appareil sera conservée.
   *[other] { $number } parties terminées de cet appareil seront conservées.
}
device-nothing = Cet appareil n’a pas encore de table : rien n’est perdu.
device-accept = Devenir { $name }

# Un agent à soi
agent-title = Votre agent
agent-about = L’un de vos programmes peut jouer aux tables qui admettent des agents. Son jeton lui en donne l’accès ; ne le communiquez à personne.
agent-name = Le nom de l’agent
agent-token = Obtenir un jeton
agent-new-token = Obtenir un autre jeton
agent-take = Révoquer le jeton
agent-told-once = Voici le jeton, affiché cette seule fois ; le précédent n’est plus valable :

# Preuves du jeu loyal
verify-proof = Vérifier la preuve
verify-title = La partie était-elle honnête ?
verify-text = Une table s’engage sur son hasard avant que les joueurs y ajoutent le leur, et chaque entrée de son journal est liée à la précédente. Ces engagements sont vérifiés ici, dans votre seul navigateur.
verify-files = Une preuve, et ce que vous avez gardé de la table (son reçu)
verify-damaged = Ce fichier n’est ni une preuve ni un reçu que l’on puisse vérifier ici.
verify-holds = { $game }, { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
} : tous les engagements ont été tenus.
verify-broken = { $game } : un engagement n’a pas été tenu.
verify-fails = Cela ne correspond pas.
verify-cannot-tell = Ce navigateur ne peut pas le vérifier.
verify-commitment = Le secret est celui sur lequel la table s’était engagée.
verify-seed = La graine découle du secret et de ce que les joueurs ont ajouté.
verify-chain = Les entrées du journal mènent au dernier condensat.
verify-signature = Le serveur a signé le dernier condensat.
verify-receipt-table = Votre reçu est bien celui de cette table.
verify-receipt-commitment = La table vous avait montré le même engagement.
verify-receipt-entropy = Ce que vous avez ajouté a bien servi à la graine.
verify-receipt-head = Le dernier condensat de votre reçu est dans la chaîne.
verify-receipt-key = La clé des signatures est la même.
verify-receipt-signature = Le serveur a signé le condensat de votre reçu.
verify-entropy = { $number ->
    [0] Aucun joueur n’a contribué à la graine : le serveur l’a choisie seul.
    [one] { $number } joueur a contribué à la graine.
   *[other] { $number } joueurs ont contribué à la graine.
}
verify-no-receipt = Ce navigateur n’a pas de reçu de la table ; sans le reçu d’un joueur, un serveur aurait pu tout réécrire après coup.
verify-rules = La commande « quattrocento verify » vérifie aussi que chaque coup respecte les règles.
verify-download = Télécharger la preuve
verify-download-receipt = Télécharger mon reçu

# Ordres
order-ahead = Ordre…
order-title = Placer un ordre
order-about = La table l’exécute quand vient votre tour. Personne d’autre ne le voit avant la fin de la partie.
order-kind-maximum = Un maximum secret
order-kind-choices = Des coups pour la prochaine décision
order-period = Pour quelle vente
order-then = Si cela ne suffit pas
order-then-pass = Passer
order-then-ask = Me demander
order-decision = Pour quelle décision
order-moves = Des coups en notation, un par ligne, le meilleur d’abord ; si aucun n’est permis, la décision vous revient
order-give = Placer l’ordre
order-revoke = Annuler l’ordre
order-maximum-pass = Jusqu’à { $most } { $period }, puis passer
order-maximum-ask = Jusqu’à { $most } { $period }, puis me demander
order-choices = Ensuite : { $moves }

# Tournois : les mêmes cartes à plusieurs tables
events = Donnes communes
events-about = Tout le monde joue la même donne, chacun à sa table et quand il veut. Ce qui compte, c’est ce que vous en tirez de plus que les autres à votre place. La graine et les résultats restent scellés jusqu’à ce que la dernière table ait fini.
events-weekly = Donnes de la semaine
deals-until = jusqu’à { $when }
deals-text = Les mêmes cartes pour tous : qui en tirera le plus ?
deals-about = Comment ça marche
deals-count = { $number ->
    [0] Personne n’y a encore joué.
    [one] Jouée une fois.
   *[other] Jouée { $number } fois.
}
deals-mine = Ma table
puzzle-daily = Le problème du jour
puzzle-daily-text = Une réponse est nettement la meilleure. Laquelle ?
puzzle-daily-streak = { $streak ->
    [one] Votre dernier problème est résolu. Et celui-ci ?
   *[other] { $streak } problèmes résolus de suite. Et celui-ci ?
}
puzzle-daily-solve = Résoudre
events-hosted = Tournois
events-none = Aucun tournoi n’est ouvert.
event-new = Ouvrir un tournoi
event-name = Nom du tournoi
event-people = Places pour des personnes
event-level = Robots aux autres places, et pour comparer
event-deals = Donnes
event-tables = Tables par donne
event-open = Ouvrir
event-about = { $players ->
    [one] { $players } place
   *[other] { $players } places
}, dont { $people ->
    [1] { $people } pour une personne
   *[other] { $people } pour des personnes
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
event-count = { $finished ->
    [one] { $finished } table terminée
   *[other] { $finished } tables terminées
}, { $playing ->
    [one] { $playing } en cours
   *[other] { $playing } en cours
}.
event-sealed = Les résultats sont scellés.
event-who = Joueur
event-games = Donnes jouées
event-margin = Au-dessus de la moyenne
event-all = Toutes les places
event-deal = Donne
event-seat = Place
event-points = Points
event-average = Moyenne
event-par = { $level }
event-my-table = Ma table { $number }
event-close = Ne plus ouvrir de table
event-play = Jouer

# Une note, et les congés
note = Ma note
note-title = Ma note sur cette table
note-about = Personne d’autre ne la voit.
note-save = Enregistrer
seat-vacation = en congé
vacation-theirs = { $seat } est en congé jusqu’au { $date }.
vacation-mine = Vous êtes en congé jusqu’au { $date }.
vacation = Congés
vacation-about = Dans les parties dont la pendule donne un jour ou plus, elle s’arrête pour vous, et les autres voient que vous êtes en congé.
vacation-until = Vous êtes en congé jusqu’au { $date }.
vacation-left = { $left ->
    [one] Il vous reste { $left } jour sur les { $most } de l’année.
   *[other] Il vous reste { $left } jours sur les { $most } de l’année.
}
vacation-days = Jours
vacation-go = Partir en congé
vacation-end = Je suis de retour

# Clés d’accès
passkeys = Clés d’accès
passkeys-about = Avec une clé d’accès, vous gardez votre nom même si vous perdez cet appareil, et vous le retrouvez sur n’importe quel autre. Elle n’est pas nécessaire pour jouer.
passkeys-impossible = Ce navigateur, ou l’adresse de ce serveur, ne permet pas d’utiliser des clés d’accès.
passkey-make = Garder mon nom avec une clé d’accès
passkey-use = J’ai une clé d’accès
passkey-use-about = Cet appareil appartiendra alors au joueur de la clé. Ses parties terminées sont conservées ; ses parties en cours doivent d’abord être terminées ou quittées.
passkey-used = utilisée le { $date }
passkey-remove = Retirer
passkey-remove-label = Retirer : { $name }
passkey-unnamed = Clé d’accès
problem-passkey-cancelled = Le navigateur n’a ni créé ni présenté de clé d’accès.

# Appeler quelqu’un à son tour
calls = Parties lentes
calls-about = Quand une table vous attend depuis un moment et que vous ne l’avez ouverte nulle part, nous pouvons vous avertir. Nous indiquons seulement que c’est à vous de jouer, à quelle table et à quel jeu.
calls-push = Recevoir des notifications sur ce navigateur
calls-push-stop = Ne plus recevoir de notifications sur ce navigateur
calls-push-refused = Votre navigateur ne l’autorise pas.
calls-push-impossible = Ce navigateur ne peut pas recevoir de notifications ici.
calls-mail = Adresse électronique
calls-mail-add = M’avertir par courriel
calls-mail-wait = Nous avons écrit à { $target } : ouvrez le lien que contient le message.
calls-mail-on = Les avertissements sont envoyés à { $target }.
calls-hook = Votre point d’appel (webhook)
calls-hook-add = Ajouter
calls-hook-on = Les appels sont envoyés à { $target }.
calls-hook-secret = Cette clé signe nos appels ; elle n’est affichée que maintenant :
calls-stop = Arrêter
calls-stop-label = Arrêter : { $target }
mail-confirm-title = Cette adresse est-elle la vôtre ?
mail-confirm-about = Un courriel vous avertira quand une table vous attend.
mail-confirm-yes = Oui, m’avertir par courriel
mail-confirm-done = Merci. Un courriel vous avertira quand une table vous attend.
mail-stop-title = Ne plus recevoir de courriel ?
mail-stop-about = Vous ne recevrez plus rien à cette adresse.
mail-stop-yes = Ne plus recevoir de courriel
mail-stop-done = C’est fait : vous ne recevrez plus de courriel.
