"""The log of an evening: what was decided, in order; all that is known of it comes from there."""
