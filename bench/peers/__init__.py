"""The engines of others. These modules run in `.bench-venv`, where nothing of ours is installed."""
