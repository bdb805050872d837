"""What an action does to a deal: one file for each phase, and the flow from one to the next."""
