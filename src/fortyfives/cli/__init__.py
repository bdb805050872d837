"""The commands: one file each, imported only when it is called."""
