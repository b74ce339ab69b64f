"""What is kept, in SQLite or PostgreSQL, and the notices between processes."""
