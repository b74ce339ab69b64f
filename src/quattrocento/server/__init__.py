"""Tables over HTTP and WebSocket: the store, the tables, who may do what, and the bots' minds."""
