"""Live connections: what carries them, and whoever watches a table."""
