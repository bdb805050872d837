"""One deal, the game it belongs to, and what each seat may see of them."""
