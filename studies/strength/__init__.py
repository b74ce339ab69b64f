"""How strong the levels are: studies that are kept as they grow, and the page made from them."""
