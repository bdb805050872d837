"""What is told at a table, in sentences: events, the state of the deal, reasons, the score sheet.

Nothing here knows how it is shown: a terminal prints these sentences, a page in a browser shows
them. They are made from what one seat may know and from nothing else.
"""
