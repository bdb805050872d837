"""Computer players: each is shown a seat's view and nothing else, and answers with an action."""
