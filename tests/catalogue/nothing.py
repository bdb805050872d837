"""Statements of the catalogue in which there is nothing for a program to decide."""

NOTHING: dict[str, str] = {
    "GEN-25": "Other names under which the games are known.",
    "MV-47": "How many styles of play the source counts; all that it lists are MV-01 to MV-05.",
    "TNS-03": "Two names for the deal of TNS-02.",
    "TNS-11": "How a table remembers its score; the program always shows it.",
    "TNS-26": "A reminder that one may say aloud; what must be played is the same without it.",
    "H110-14": "How good players play, not what they must or may do.",
    "EVE-15": "Where the evenings are held and what is eaten there.",
    "EVE-16": "What draws people to an evening.",
}
"""Each with one line that says why."""
