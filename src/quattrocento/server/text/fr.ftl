# Ce qui ne se peut pas
page-not-built = La page n’a pas été construite. Construisez-la avec « make build », qui a besoin de Node, puis recommencez.
problem-no-such-method = Cette adresse n’accepte pas cette sorte de demande.
problem-too-many-requests = Trop de demandes ; attendez un instant.
problem-not-from-the-page = Cette demande ne vient pas de la page : l’en-tête { $header } manque ou l’origine est autre.
problem-server-error = Un problème est survenu sur le serveur.
problem-closing = Le serveur s’arrête ; revenez dans un instant.
problem-no-such-language = Cette langue n’est pas proposée ici. Langues disponibles : { $languages }.
problem-bad-token = Aucun agent n’a ce jeton. Il s’envoie dans l’en-tête Authorization, après le mot Bearer.
problem-which-seat = Vous avez plusieurs places ici : indiquez laquelle joue.
problem-coach-without-values = Le conseiller ne peut pas réfléchir ici : les valeurs que ce serveur devrait avoir apprises pour ce jeu manquent ou sont endommagées. Son journal en dit plus à qui l’administre.
problem-not-begun = La partie n’a pas encore commencé à cette table.
problem-entropy-too-early = Votre propre hasard ne compte qu’après un engagement du serveur : demandez-en un d’abord, puis envoyez les deux.
problem-no-such-commitment = Cet engagement ne vous a pas été donné, a déjà servi ou a expiré.
problem-no-proof = Cette table n’a pas de preuve : elle a été ouverte avant que les preuves existent.
problem-no-such-event = Ce tournoi n’existe pas.
problem-event-seats = Un tournoi a au moins une place libre, que personne n’occupe d’avance.
problem-event-closed = Ce tournoi n’ouvre plus de table.
problem-event-played = Vous avez joué toutes les donnes de ce tournoi qui sont encore ouvertes.
problem-event-sealed = D’autres jouent encore ces cartes : la graine, la partie enregistrée et la preuve restent scellées jusqu’à la fin de la dernière table du tournoi.
problem-too-many-events = Vous pouvez ouvrir { $most ->
    [one] { $most } tournoi
   *[other] { $most } tournois
} par jour.
problem-too-many-tables = Vous avez { $most ->
    [one] { $most } table inachevée
   *[other] { $most } tables inachevées
} ; terminez-en une d’abord.
problem-too-many-seats = Vous êtes à { $most ->
    [one] { $most } table inachevée
   *[other] { $most } tables inachevées
} ; terminez une partie d’abord.
problem-too-many-new-tables = Vous ouvrez des tables trop vite ; attendez un instant.
problem-too-much-chat = Vous écrivez trop vite ; attendez un instant.
problem-too-many-connections = Vous avez trop de connexions ; fermez des pages.
problem-too-many-spectators = Trop de personnes regardent déjà cette table.
problem-too-busy = Le serveur est très occupé ; réessayez dans un instant.
problem-not-our-name = Ce serveur ne répond pas au nom « { $host } » : qui l’administre peut l’y autoriser.
problem-bad-host = Une requête doit nommer un seul hôte : un nom ou une adresse, avec son port s’il le faut.
problem-other-host = Vous avez appelé ce serveur « { $page } », mais il a reçu le nom « { $host } » : le serveur mandataire placé devant lui doit transmettre l’en-tête Host tel quel, avec le port (dans nginx : $http_host).
problem-banned = Qui administre ce serveur vous en a fermé l’accès.
problem-silenced = Qui administre ce serveur ne vous autorise ni à écrire ici, ni à changer de nom.
problem-bad-text = Ce texte contient des caractères qui ne peuvent pas être affichés.
problem-device-plays = Vous avez encore des parties en cours ici : terminez-les ou quittez-les d’abord.
problem-no-such-link = Ce lien a déjà servi ou a expiré. Créez-en un nouveau.
problem-no-such-device = Cet appareil n’est pas l’un des vôtres.
problem-last-device = C’est votre seul appareil ; sans lui, personne ne pourrait plus jouer sous votre nom.
problem-too-many-devices = Vous avez déjà { $most ->
    [one] { $most } appareil
   *[other] { $most } appareils
} ; retirez-en un d’abord.
problem-device-removed = Cet appareil a été retiré depuis un autre de vos appareils.
problem-no-vacation = Ce serveur n’accorde pas de congés.
problem-on-vacation = Vous êtes déjà en congé.
problem-not-on-vacation = Vous n’êtes pas en congé.
problem-vacation-too-long = Il vous reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} de congé ; { $most } par an.
problem-vacation-fast-clock = Vous jouez une partie dont la pendule donne moins d’un jour et n’attend aucun congé : terminez-la ou quittez-la d’abord.
problem-no-such-passkey = Ce serveur ne connaît pas cette clé d’accès.
problem-bad-passkey = Cette clé d’accès n’a pas été créée pour ce serveur, ou pas utilisée pour lui.
problem-passkey-known = Cette clé d’accès est déjà connue.
problem-stale-challenge = La réponse est arrivée trop tard, ou a déjà servi ; réessayez.
problem-passkey-needs-name = Les clés d’accès ont besoin d’un serveur qui a un nom, pas d’une simple adresse.
problem-too-many-passkeys = Vous avez déjà { $most ->
    [one] { $most } clé d’accès
   *[other] { $most } clés d’accès
} ; retirez-en une d’abord.
problem-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
problem-no-mail = Ce serveur n’envoie pas de courriel.
problem-no-mail-without-url = Ce serveur ne connaît pas l’adresse de sa page et n’envoie donc pas de courriel, faute de lien : qui le tient peut la lui donner (--url).
problem-bad-address = Nous ne pouvons pas écrire à cette adresse.
problem-mail-failed = Le courriel n’a pas pu être envoyé ; réessayez plus tard.
problem-too-many-mails = Trop de courriels ont déjà été envoyés ; attendez une heure.
problem-bad-endpoint = Un point d’appel a une adresse du réseau public qui commence par https://.
problem-no-such-call = Vous ne recevez pas d’avertissements à cette adresse.
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
preview-house = Quatre jeux de société de la Renaissance à jouer ici, contre des robots ou entre amis, en français et en anglais.
preview-table = Une table de Quattrocento.
preview-invitation = { $game } : une place vous attend
preview-host = { $name } vous invite.
preview-seats = Places libres : { $open } sur { $all }.

# Ce qui appelle quelqu’un à son tour
call-turn = C’est à vous de jouer à la table { $table } : { $game }.
call-subject = { $tables ->
    [one] { $tables } table vous attend
   *[other] { $tables } tables vous attendent
}
mail-confirm-subject = Cette adresse est-elle la vôtre ?
mail-confirm = Quelqu’un, sans doute vous, souhaite recevoir un courriel quand vient son tour. Si cette adresse est la vôtre, ouvrez ce lien : { $link }
mail-stop = Pour ne plus recevoir ces courriels : { $link }
