# What cannot be done
page-not-built = The page has not been built. Build it with “make build”, which needs Node, and start again.
problem-no-such-method = This address does not take that kind of request.
problem-too-many-requests = Too many requests; please wait a moment.
problem-not-from-the-page = This request does not come from the page: the header { $header } is missing or the origin is another.
problem-server-error = Something went wrong on the server.
problem-closing = The server is closing; please come back in a moment.
problem-no-such-language = This language is not offered here. There are: { $languages }.
problem-bad-token = No agent has this token. It is sent in the header Authorization, after the word Bearer.
problem-which-seat = You have several seats here: say which one moves.
problem-coach-without-values = The coach cannot think here: the values this server should have learned for the game are missing or damaged. Its log tells more to whoever runs it.
problem-not-begun = The game at this table has not begun yet.
problem-entropy-too-early = Chance of your own counts only after you were given a commitment: ask for one first, and send both.
problem-no-such-commitment = You were not given this commitment, it has been used already, or it has expired.
problem-no-proof = This table has no proof: it was opened before there were proofs.
problem-no-such-event = There is no such event.
problem-event-seats = An event has at least one open seat, which nobody takes beforehand.
problem-event-closed = This event opens no further tables.
problem-event-played = You have played every deal of this event that is still open.
problem-event-sealed = Others are still playing these cards: seed, record and proof stay sealed until the last table of the event has finished.
problem-too-many-events = You may open { $most ->
    [one] { $most } event
   *[other] { $most } events
} a day.
problem-too-many-tables = You have { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
}; finish some first.
problem-too-many-seats = You sit at { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
}; finish some first.
problem-too-many-new-tables = You are opening tables too quickly; please wait a moment.
problem-too-much-chat = You are writing too quickly; please wait a moment.
problem-too-many-connections = You have too many connections; close some pages.
problem-too-many-spectators = Too many people are watching this table already.
problem-too-busy = The server is very busy; please try again in a moment.
problem-not-our-name = This server does not answer to the name “{ $host }”: whoever runs it can allow it.
problem-bad-host = A request must name one host: a name or an address, and its port if need be.
problem-other-host = You called this server “{ $page }”, but it was given the name “{ $host }”: the proxy in front of it must pass on the header Host as it came, with the port (in nginx: $http_host).
problem-banned = Whoever runs this server does not let you in.
problem-silenced = Whoever runs this server does not let you write here, nor change your name.
problem-bad-text = This text has characters that cannot be shown.
problem-device-plays = You still have games in play here: finish or leave them first.
problem-no-such-link = This link has been used already, or has expired. Make a new one.
problem-no-such-device = This device is not one of yours.
problem-last-device = This is your only device; without it nobody could play under your name again.
problem-too-many-devices = You have { $most ->
    [one] { $most } device
   *[other] { $most } devices
} already; remove one first.
problem-device-removed = This device was removed from another one of yours.
problem-no-vacation = This server gives no vacations.
problem-on-vacation = You are on vacation already.
problem-not-on-vacation = You are not on vacation.
problem-vacation-too-long = You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} of vacation left; { $most } in a year.
problem-vacation-fast-clock = You play a game with less than a day on its clock, which waits for no vacation: finish or leave it first.
problem-no-such-passkey = This server does not know this passkey.
problem-bad-passkey = This passkey was not made for this server, or not used for it.
problem-passkey-known = This passkey is known already.
problem-stale-challenge = That took too long, or has been answered already; please try again.
problem-passkey-needs-name = Passkeys need a server with a name, not a bare address.
problem-too-many-passkeys = You have { $most ->
    [one] { $most } passkey
   *[other] { $most } passkeys
} already; remove one first.
problem-no-push = This server sends no notifications to browsers.
problem-no-mail = This server sends no e-mail.
problem-no-mail-without-url = This server does not know the address of its page, so it sends no e-mail with links to it: whoever runs it can tell it the address (--url).
problem-bad-address = We cannot write to this address.
problem-mail-failed = The e-mail could not be sent; please try again later.
problem-too-many-mails = Too many e-mails have been sent already; please wait an hour.
problem-bad-endpoint = An endpoint has an address in the public network that begins with https://.
problem-no-such-call = You are not notified at this address.
problem-bad-import-id = An id, 32 letters and digits, was expected for { $where }, not “{ $found }”.
problem-bad-import-value = “{ $expected }” was expected for { $where }, not “{ $found }”.
problem-bad-import-code = No invitation has such a code (row.code): “{ $found }”.
problem-bad-import-seed = The table has neither a secret nor a seed, so its game cannot be dealt.
problem-bad-import-text = A name or a line of chat has control characters, or is longer than allowed ({ $most }): “{ $found }”.

# What a link to us says where it is shared
title-palazzo = Palazzo
title-princes = The Princes of Florence
title-augsburg = Augsburg 1520
title-florence = Florence
preview-house = Four Renaissance board games to play here: against bots, with friends, in English and French.
preview-table = A table of Quattrocento.
preview-invitation = { $game }: a seat is waiting for you
preview-host = { $name } invites you.
preview-seats = Open seats: { $open } of { $all }.

# What calls somebody to their turn
call-turn = It is your turn at table { $table }: { $game }.
call-subject = { $tables ->
    [one] { $tables } table is waiting for you
   *[other] { $tables } tables are waiting for you
}
mail-confirm-subject = Is this your address?
mail-confirm = Somebody, presumably you, would like an e-mail when it is their turn. If this is your address, open this link: { $link }
mail-stop = To get no more of these e-mails: { $link }
