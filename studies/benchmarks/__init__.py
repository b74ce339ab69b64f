"""The baselines: trained by their recipes, played against each other, and told on one page."""
