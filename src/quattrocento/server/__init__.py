"""Tables over HTTP and WebSocket: the tables, their store, who may do what, the bots."""
