"""Every sentence that a player reads, in English and in French; it knows no rule."""
