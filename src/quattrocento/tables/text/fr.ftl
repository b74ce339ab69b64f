# Ce qui arrive à une table, hors des événements du jeu lui-même
event-joined = { $name } s’assied.
event-seats-drawn = Les places sont tirées au sort : { $seats }.
event-began = La partie commence.
event-withdrew = { $name } quitte la table avant le début.
event-left = { $seat } quitte la table.
event-timed-out = { $seat } n’a plus de temps ; un robot prend la place.
event-returned = { $seat } est de retour.
event-on-vacation = { $seat } est en congé pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
event-vacation-over = { $seat } est de retour de congé.
event-undo-asked = { $seat } aimerait reprendre un coup.
event-undo-agreed = { $seat } est d’accord.
event-undo-declined = { $seat } n’est pas d’accord.
event-taken-back = { $seat } reprend son coup.
event-follows-advice = { $seat } n’a pas de valeurs apprises pour cette partie et suit les conseils du jeu.
event-called-off = La table est annulée.
event-rematch-opened = Une table pour une nouvelle partie est ouverte.

# Ce qui ne se peut pas
problem-bad-request = Cette demande est illisible : { $problem }.
problem-not-found = Il n’y a rien ici.
problem-too-large = C’est trop grand : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
problem-store-failed = Le serveur n’a pas pu enregistrer cela ; réessayez.
problem-no-such-table = Cette table n’existe pas, ou vous ne pouvez pas la regarder.
problem-no-such-seat = Il n’y a pas de telle place à cette table.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-at-table = Vous n’êtes pas à cette table.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-seat-taken = Cette place n’est pas libre.
problem-no-open-seat = Aucune place n’est libre à cette table.
problem-no-agents = Cette table est pour des personnes : elle n’a pas été ouverte aux agents.
problem-practice-alone = Une table d’exercice est pour une personne et des robots.
problem-needs-code = On rejoint cette table par son code.
problem-not-gathering = La partie a déjà commencé à cette table.
problem-no-hints = Il n’y a de conseils que là où vous ne jouez qu’avec des robots.
problem-not-asked = On ne demande rien à cette place pour le moment.
problem-not-playing = Aucune partie n’est en cours à cette table.
problem-not-finished = La partie n’est pas terminée à cette table.
problem-others-play = D’autres jouent encore à cette table.
problem-stale = La table a changé entre-temps.
problem-stand-in = Un robot joue à votre place ; reprenez-la d’abord.
problem-not-away = Personne ne joue à votre place ici.
problem-no-such-period = Il n’y a rien à passer aussi longtemps maintenant.
problem-event-table = Cette table appartient à un tournoi : jouez le tournoi, et vous aurez une place.
problem-event-undo = D’autres jouent les mêmes cartes : ce qui a montré quelque chose de caché ne peut pas être repris.
problem-no-such-order = Cet ordre n’est plus en vigueur.
problem-nothing-to-undo = Il n’y a rien à reprendre.
problem-undo-asked-already = On demande déjà aux autres.
problem-no-undo-asked = Personne ne demande à reprendre un coup.
problem-undo-not-yours-to-answer = On ne demande rien à cette place.
problem-bad-name = Un nom a au moins une lettre ou un chiffre, aucun signe invisible et au plus deux accents par lettre.
problem-name-taken = Quelqu’un à cette table porte un nom qui ressemble à « { $name } » : choisissez-en un autre.
problem-replay-too-long = Cette partie a plus de { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
problem-plan-ended = Après le coup précédent, plus rien n’est demandé à cette place.
problem-plan-reveals = Le coup précédent révèle quelque chose de caché ; rien ne peut être prévu après lui.
