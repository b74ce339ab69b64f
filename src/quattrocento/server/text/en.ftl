# What cannot be done
page-not-built = The page has not been built. Build it with “make build”, which needs Node, and start again.
problem-no-such-method = This cannot be done here in that way.
problem-too-many-requests = Too many requests; please wait a moment.
problem-not-from-the-page = This request does not come from the page: the header { $header } is missing or the origin is another.
problem-server-error = Something went wrong on the server.
problem-closing = The server is closing; please come back in a moment.
problem-no-such-language = There is no such language. There are: { $languages }.
problem-bad-token = There is no agent with this token. It is sent in the header Authorization, after the word Bearer.
problem-which-seat = You have several seats here: say which one moves.
problem-coach-without-values = The coach cannot think here: this server’s learned values for the game are missing or damaged. Whoever runs it finds more in its log.
problem-not-begun = The game at this table has not begun.
problem-entropy-too-early = Chance of your own counts only after you were given a commitment: ask for one first, and send both.
problem-no-such-commitment = You were not given this commitment, it is used already, or its time is over.
problem-no-proof = Nothing can be proved of this table: it was opened before there were proofs.
problem-no-such-event = There is no such event.
problem-event-seats = In an event at least one seat is open, and nobody sits there beforehand.
problem-event-closed = No further table may be opened in this event.
problem-event-played = You have played every deal of this event that can still be played.
problem-event-sealed = Others still play these cards: seed, record and proof are sealed until the last table of the event has finished.
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
problem-too-many-new-tables = You open tables too quickly; please wait a moment.
problem-too-much-chat = You write too quickly; please wait a moment.
problem-too-many-connections = You have too many connections; close some pages.
problem-too-many-spectators = Too many people watch this table already.
problem-too-busy = The server is very busy; please try again in a moment.
problem-not-our-name = This server is not called “{ $host }”: whoever runs it can allow that name.
problem-bad-host = A request must name one host: a name or an address, and its port if need be.
problem-other-host = You called this server “{ $page }”, but it was told “{ $host }”: the proxy in front of it must pass on the header Host as it came, with the port (in nginx: $http_host).
problem-banned = Whoever runs this server does not let you in.
problem-silenced = Whoever runs this server does not let you write here, nor choose another name.
problem-bad-text = This text has signs that cannot be shown.
problem-device-plays = You still have tables in play here: finish or leave them first.
problem-no-such-link = This link has been used already, or is too old. Make a new one.
problem-no-such-device = You have no such device.
problem-last-device = This is the only device that knows you; without it nobody could be you again.
problem-too-many-devices = You have { $most ->
    [one] { $most } device
   *[other] { $most } devices
} already; take one away first.
problem-device-removed = This device was taken away from you on another one.
problem-no-vacation = There are no vacations on this server.
problem-on-vacation = You are on vacation already.
problem-not-on-vacation = You are not on vacation.
problem-vacation-too-long = You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} of vacation left; { $most } in a year.
problem-vacation-fast-clock = You play a game with less than a day on its clock, which waits for no vacation: finish or leave it first.
problem-no-such-passkey = This server does not know this passkey.
problem-bad-passkey = This passkey was not made or used for this server.
problem-passkey-known = This passkey is known already.
problem-stale-challenge = That took too long, or was answered already; please try again.
problem-passkey-needs-name = Passkeys need a server with a name, not a bare address.
problem-too-many-passkeys = You have { $most ->
    [one] { $most } passkey
   *[other] { $most } passkeys
} already; take one away first.
problem-no-push = This server does not notify browsers.
problem-no-mail = This server sends no e-mail.
problem-no-mail-without-url = This server does not know the address of its page, so it sends no e-mail with links to it: whoever runs it can tell it the address (--url).
problem-bad-address = This is no address that we can write to.
problem-mail-failed = The e-mail could not be sent; please try again later.
problem-too-many-mails = Too many e-mails were sent already; please wait an hour.
problem-bad-endpoint = An endpoint needs an address that begins with https:// and belongs to the open network.
problem-no-such-call = You are not called there.
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
    [one] { $tables } table waits for you
   *[other] { $tables } tables wait for you
}
mail-confirm-subject = Is this your address?
mail-confirm = Somebody, presumably you, would like to hear by e-mail when it is their turn. If this is your address, open this link: { $link }
mail-stop = To hear no more of it: { $link }
