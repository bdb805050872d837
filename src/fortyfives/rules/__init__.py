"""The rules of the family as frozen values that answer questions; nothing here has state."""
