"""The speed of our games beside that of others: `python -m bench`."""
