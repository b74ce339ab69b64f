"""Tables over HTTP and WebSocket: the tables, their store, who may do what, the bots."""

from quattrocento.tables.errors import let_speak

let_speak("server")
