"""The 55+ Games: who may play, when a game is over, and how medals are decided."""
