"""Learned values: a small net for each game and number of players, and the files they are in."""

import os

# Before NumPy is loaded by anybody here: the nets are small, so that a second core would cost more
# than it brings, and belongs to others. Batches of 512 rows take thirty times as long with it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
