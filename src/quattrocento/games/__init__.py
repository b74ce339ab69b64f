"""The games, one package each; the registry of `core` finds them by their folders."""
