"""The card table in a terminal: lines of text, without colours and without moving the cursor."""
