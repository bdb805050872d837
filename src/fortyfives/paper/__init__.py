"""The paper of an evening: what is printed, pinned up, punched, signed and kept."""
