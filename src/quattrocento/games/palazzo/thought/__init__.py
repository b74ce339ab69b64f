"""What bots, the coach and learners think with: advice, valuation, features, observation."""
