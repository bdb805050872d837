"""What a card is; this package knows no game."""
