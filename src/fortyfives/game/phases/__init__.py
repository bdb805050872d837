"""What may be done in each phase, and why other things may not; asked of a view."""
