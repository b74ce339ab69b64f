# Ce qui ne se peut pas
page-not-built = La page n’a pas été construite. Construisez-la avec « make build », qui a besoin de Node, puis recommencez.
problem-no-such-method = Cela ne se fait pas ici de cette façon.
problem-too-many-requests = Trop de demandes ; attendez un instant.
problem-not-from-the-page = Cette demande ne vient pas de la page : l’en-tête { $header } manque ou l’origine est autre.
problem-server-error = Le serveur a rencontré une erreur.
problem-closing = Le serveur se ferme ; revenez dans un instant.
problem-no-such-language = Cette langue n’existe pas ici. Il y a : { $languages }.
problem-bad-token = Aucun agent n’a ce jeton. On l’envoie dans l’en-tête Authorization, après le mot Bearer.
problem-which-seat = Vous avez plusieurs places ici : dites laquelle joue.
problem-coach-without-values = Le conseiller ne peut réfléchir ici : les valeurs apprises de ce serveur pour ce jeu manquent ou sont endommagées. Qui l’administre en trouve plus dans son journal.
problem-not-begun = La partie n’a pas commencé à cette table.
problem-entropy-too-early = Votre propre hasard ne compte qu’après un engagement du serveur : demandez-en un d’abord, puis envoyez les deux.
problem-no-such-commitment = Cet engagement ne vous a pas été donné, il a déjà servi ou son temps est passé.
problem-no-proof = Rien ne peut être prouvé de cette table : elle a été ouverte avant qu’il y ait des preuves.
problem-no-such-event = Il n’y a pas de tel tournoi.
problem-event-seats = Dans un tournoi, une place au moins est libre, et personne ne s’y assoit d’avance.
problem-event-closed = Aucune autre table ne peut être ouverte dans ce tournoi.
problem-event-played = Vous avez joué toutes les donnes de ce tournoi qui peuvent encore l’être.
problem-event-sealed = D’autres jouent encore ces cartes : graine, partie enregistrée et preuve sont scellées jusqu’à ce que la dernière table du tournoi ait fini.
problem-too-many-events = Vous pouvez ouvrir { $most ->
    [one] { $most } tournoi
   *[other] { $most } tournois
} par jour.
problem-too-many-tables = Vous avez { $most ->
    [one] { $most } table inachevée
   *[other] { $most } tables inachevées
} ; finissez-en d’abord.
problem-too-many-seats = Vous êtes à { $most ->
    [one] { $most } table inachevée
   *[other] { $most } tables inachevées
} ; finissez-en d’abord.
problem-too-many-new-tables = Vous ouvrez des tables trop vite ; attendez un instant.
problem-too-much-chat = Vous écrivez trop vite ; attendez un instant.
problem-too-many-connections = Vous avez trop de connexions ; fermez des pages.
problem-too-many-spectators = Trop de personnes regardent déjà cette table.
problem-too-busy = Le serveur est très occupé ; réessayez dans un instant.
problem-not-our-name = Ce serveur ne s’appelle pas « { $host } » : qui le tient peut permettre ce nom.
problem-bad-host = Une requête doit nommer un seul hôte : un nom ou une adresse, avec son port s’il le faut.
problem-other-host = Vous avez appelé ce serveur « { $page } », mais on lui a dit « { $host } » : le serveur mandataire devant lui doit transmettre l’en-tête Host tel quel, avec le port (dans nginx : $http_host).
problem-banned = Qui tient ce serveur ne vous laisse pas entrer.
problem-silenced = Qui tient ce serveur ne vous laisse ni écrire ici, ni changer de nom.
problem-bad-text = Ce texte contient des signes qui ne peuvent pas être montrés.
problem-device-plays = Vous avez encore des parties en cours ici : terminez-les ou quittez-les d’abord.
problem-no-such-link = Ce lien a déjà servi ou il est trop ancien. Faites-en un nouveau.
problem-no-such-device = Vous n’avez pas cet appareil.
problem-last-device = C’est le seul appareil qui vous connaisse ; sans lui, personne ne pourrait redevenir vous.
problem-too-many-devices = Vous avez déjà { $most ->
    [one] { $most } appareil
   *[other] { $most } appareils
} ; retirez-en un d’abord.
problem-device-removed = Cet appareil vous a été retiré depuis un autre.
problem-no-vacation = Il n’y a pas de congés sur ce serveur.
problem-on-vacation = Vous êtes déjà en congé.
problem-not-on-vacation = Vous n’êtes pas en congé.
problem-vacation-too-long = Il vous reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} de congé ; { $most } par an.
problem-vacation-fast-clock = Vous jouez une partie dont la pendule donne moins d’un jour et n’attend aucun congé : terminez-la ou quittez-la d’abord.
problem-no-such-passkey = Ce serveur ne connaît pas cette clé d’accès.
problem-bad-passkey = Cette clé d’accès n’a pas été faite ou utilisée pour ce serveur.
problem-passkey-known = Cette clé d’accès est déjà connue.
problem-stale-challenge = Cela a pris trop de temps, ou la réponse a déjà servi ; essayez encore.
problem-passkey-needs-name = Les clés d’accès ont besoin d’un serveur qui a un nom, pas d’une simple adresse.
problem-too-many-passkeys = Vous avez déjà { $most ->
    [one] { $most } clé d’accès
   *[other] { $most } clés d’accès
} ; retirez-en une d’abord.
problem-no-push = Ce serveur ne notifie pas les navigateurs.
problem-no-mail = Ce serveur n’envoie pas de courriel.
problem-no-mail-without-url = Ce serveur ne connaît pas l’adresse de sa page et n’envoie donc pas de courriel, faute de lien : qui le tient peut la lui donner (--url).
problem-bad-address = Ce n’est pas une adresse à laquelle nous pouvons écrire.
problem-mail-failed = Le courriel n’a pas pu être envoyé ; essayez plus tard.
problem-too-many-mails = Trop de courriels ont déjà été envoyés ; attendez une heure.
problem-bad-endpoint = Un point d’appel a besoin d’une adresse qui commence par https:// et appartient au réseau public.
problem-no-such-call = Vous n’êtes pas appelé par là.
problem-bad-import-id = Pour { $where }, un identifiant (32 lettres et chiffres) était attendu, et non « { $found } ».
problem-bad-import-value = Pour { $where }, « { $expected } » était attendu, et non « { $found } ».
problem-bad-import-code = Aucune invitation n’a un tel code (row.code) : « { $found } ».
problem-bad-import-seed = La table n’a ni secret ni graine : sa partie ne peut pas être distribuée.
problem-bad-import-text = Un nom ou un message a des caractères de contrôle ou dépasse la longueur permise ({ $most }) : « { $found } ».

# Ce que dit un lien vers nous là où on le partage
title-palazzo = Palazzo
title-princes = Les Princes de Florence
title-augsburg = Augsbourg 1520
title-florence = Florence
preview-house = Quatre jeux de société de la Renaissance à jouer ici : contre des robots, entre amis, en français et en anglais.
preview-table = Une table de Quattrocento.
preview-invitation = { $game } : une place vous attend
preview-host = { $name } vous invite.
preview-seats = Places libres : { $open } sur { $all }.

# Ce qui appelle quelqu’un à son tour
call-turn = C’est votre tour à la table { $table } : { $game }.
call-subject = { $tables ->
    [one] { $tables } table vous attend
   *[other] { $tables } tables vous attendent
}
mail-confirm-subject = Cette adresse est-elle la vôtre ?
mail-confirm = Quelqu’un, sans doute vous, voudrait apprendre par courriel quand c’est son tour. Si cette adresse est la vôtre, ouvrez ce lien : { $link }
mail-stop = Pour ne plus en entendre parler : { $link }
