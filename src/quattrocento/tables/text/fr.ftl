# Ce qui arrive à une table, hors des événements du jeu lui-même
event-joined = { $name } prend place.
event-seats-drawn = Les places sont tirées au sort : { $seats }.
event-began = La partie commence.
event-withdrew = { $name } quitte la table avant le début.
event-left = { $seat } quitte la table.
event-timed-out = { $seat } n’a plus de temps ; un robot joue à sa place.
event-returned = { $seat } est de retour.
event-on-vacation = { $seat } est en congé pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
event-vacation-over = { $seat } est de retour de congé.
event-undo-asked = { $seat } voudrait reprendre un coup.
event-undo-agreed = { $seat } accepte.
event-undo-declined = { $seat } refuse.
event-taken-back = { $seat } reprend son coup.
event-follows-advice = { $seat } n’a rien appris sur une telle partie et suit les conseils du jeu.
event-called-off = La partie est annulée.
event-rematch-opened = Une table est ouverte pour une nouvelle partie.

# La même chose, dite à qui l’a faite
event-joined-you = Vous prenez place.
event-withdrew-you = Vous quittez la table avant le début.
event-left-you = Vous quittez la table.
event-timed-out-you = Vous n’avez plus de temps ; un robot joue à votre place.
event-returned-you = Vous êtes de retour.
event-on-vacation-you = Vous êtes en congé pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
event-vacation-over-you = Vous êtes de retour de congé.
event-undo-asked-you = Vous voudriez reprendre un coup.
event-undo-agreed-you = Vous acceptez.
event-undo-declined-you = Vous refusez.
event-taken-back-you = Vous reprenez votre coup.

# Ce qui ne se peut pas
problem-bad-request = Cette demande n’est pas lisible : { $problem }.
problem-not-found = Il n’y a rien à cette adresse.
problem-too-large = C’est trop grand : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus.
problem-store-failed = Le serveur n’a pas pu enregistrer cela ; réessayez.
problem-no-such-table = Cette table n’existe pas, ou vous n’y avez pas accès.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-at-table = Vous n’êtes pas à cette table.
problem-not-host = Seule la personne qui a ouvert la table peut le faire.
problem-seat-taken = Cette place n’est pas libre.
problem-no-open-seat = Aucune place n’est libre à cette table.
problem-no-agents = Cette table est pour des personnes : elle n’a pas été ouverte aux agents.
problem-practice-alone = Une table d’exercice réunit une personne et des robots.
problem-needs-code = Il faut un code pour rejoindre cette table.
problem-not-gathering = La partie a déjà commencé à cette table.
problem-no-hints = Les conseils ne sont donnés que dans les parties où vous jouez seulement avec des robots.
problem-not-asked = Ce n’est pas à cette place de décider.
problem-not-playing = Aucune partie n’est en cours à cette table.
problem-not-finished = La partie n’est pas terminée à cette table.
problem-others-play = D’autres jouent encore à cette table.
problem-stale = La situation a changé entre-temps.
problem-stand-in = Un robot joue à votre place ; reprenez-la d’abord.
problem-not-away = Personne ne vous remplace à cette place.
problem-no-such-period = Il n’est pas possible de passer aussi longtemps maintenant.
problem-event-table = Cette table appartient à un tournoi : participez au tournoi pour y avoir une place.
problem-event-undo = D’autres jouent les mêmes cartes : ce qui a montré quelque chose de caché ne peut pas être repris.
problem-no-such-order = Cet ordre n’est plus en vigueur.
problem-nothing-to-undo = Il n’y a rien à reprendre.
problem-undo-asked-already = Les autres ont déjà la question sous les yeux.
problem-no-undo-asked = Personne ne demande à reprendre un coup.
problem-undo-not-yours-to-answer = Cette question ne vous est pas posée.
problem-bad-name = Un nom contient au moins une lettre ou un chiffre, aucun caractère invisible et au plus deux accents par lettre.
problem-name-taken = Quelqu’un à cette table porte un nom qui ressemble à « { $name } » : choisissez-en un autre.
problem-replay-too-long = Cette partie a plus de { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
problem-plan-ended = Après le coup précédent, cette place n’a plus rien à décider.
problem-plan-reveals = Le coup précédent révèle quelque chose de caché ; rien ne peut être prévu ensuite.
