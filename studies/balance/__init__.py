"""How the values play that had to be reconstructed: reports of balance, a module a game."""
