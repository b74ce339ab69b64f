"""How fast our games run, beside the engines that others use: `python -m bench`.

Everybody does the same work on the same core: games between players that choose uniformly among
the legal actions. A decision is one such choice; dealing cards and rolling dice are not counted.
"""
