"""A table and everything that can happen at it: pure, with no I/O and no clock of its own."""
