"""Baselines that learn, with NumPy alone: a net with policy and value, and two ways to teach it.

`ppo` teaches it by self-play, or as a best response to one frozen opponent; `imitation` by the
games of a data set. `files` keeps nets and `player` lets them play.
"""
