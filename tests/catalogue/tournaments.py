"""Rules that say how a competition is run, not how a game is played."""

TOURNAMENTS: dict[str, str] = {
    "TNS-18": "The first stage of the ante game: six stake the same, and two teams of three play.",
    "TNS-19": "Its second stage: the three winners play for all the stakes.",
    "EVE-01": "In which language an evening is run.",
    "EVE-03": "How many games an evening has, and how long it takes.",
    "EVE-04": "Which couple moves on, and which stays.",
    "EVE-06": "The cue card on which wins are punched.",
    "EVE-07": "How many prize places there are, and for what.",
    "EVE-08": "How a tie for a prize may be settled.",
    "EVE-09": "What happens if somebody wants a play-off.",
    "EVE-10": "That a prize is split only if all agree.",
    "EVE-11": "Which couples contest which prize.",
    "EVE-12": "The cookie jar: who has won all the games drawn.",
    "EVE-13": "The booby prize: who has won the fewest games.",
}
"""Each with one line on what it settles."""
