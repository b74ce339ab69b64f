"""Work beside requests: tasks of the event loop, and processes of their own."""
