"""For researchers: the games in the interfaces they use.

Each interface is a module of its own, because each needs a library of its own (extra `lab`):
`pettingzoo`, `gymnasium`, `openspiel`; `batch` steps many games at once, `dataset` writes and reads
self-play, `rating` plays anybody's program against the levels.
"""
