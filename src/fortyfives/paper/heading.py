"""The head of a page: what it is, of which event."""

from fortyfives.paper.box import Box
from fortyfives.paper.sheet import Sheet


def head(sheet: Sheet, what: str, event: str) -> Box:
    """Begin a page that says what it is; what is left of it."""
    page = sheet.page()
    sheet.write(what, page.upper(10), 24, bold=True)
    sheet.write(event, page.below(10).upper(6), 12, grey=60)
    sheet.line(page.left, page.top + 17.5, page.right, page.top + 17.5)
    return page.below(21)
