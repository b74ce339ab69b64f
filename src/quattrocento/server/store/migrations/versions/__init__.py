"""The steps, each in its own file."""
