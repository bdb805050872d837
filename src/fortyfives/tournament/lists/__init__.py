"""The list of those who enter, as a spreadsheet reads and writes it: text in, text out."""
