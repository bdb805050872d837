"""Swiss rounds: couples with the same score meet, and nobody meets the same couple twice."""
