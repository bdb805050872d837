"""House rules of following, reneging, leading and asking "booked?"."""

from fortyfives.rules.booked import Booked
from fortyfives.rules.following import (
    AhLead,
    AhLeadRenege,
    FiveTest,
    Follow,
    Renege,
    RenegeForce,
    RenegeGroup,
    RenegeTest,
    Revoke,
)
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.options.option import Option, choice, switch

RENEGING = "following.reneging"
OPTIONS: tuple[Option, ...] = (
    choice("follow", Follow, "following.follow", "GEN-17", "G55-18", "AMB-01"),
    switch("must_trump_if_void", "following.must_trump_if_void", "AMB-03"),
    choice(
        "renege",
        Renege,
        f"{RENEGING}.right",
        "GEN-19",
        "GEN-21",
        "MV-32",
        "MV-33",
        "IRL-05",
        "TNS-20..22",
        "NSA-01",
        "NSA-02",
    ),
    choice("five_test", FiveTest, f"{RENEGING}.five_test", "AMB-15"),
    choice("renege_test", RenegeTest, f"{RENEGING}.test", "AMB-07"),
    choice("renege_force", RenegeForce, f"{RENEGING}.force", "AMB-08"),
    choice("renege_group", RenegeGroup, f"{RENEGING}.group", "AMB-09"),
    switch("joker_renegable", f"{RENEGING}.joker_renegable", "AMB-14"),
    choice("ah_lead", AhLead, "following.ah_lead", "TNS-23..25", "AMB-05"),
    choice("ah_lead_renege", AhLeadRenege, "following.ah_lead_renege", "AMB-06"),
    choice("revoke", Revoke, "following.revoke", "MV-32", "AMB-17"),
    choice("first_lead", FirstLead, "first_lead", "GEN-10", "MV-26", "NSA-32", "H110-10", "G55-17"),
    choice("booked", Booked, "booked", "MV-28", "MV-29", "AMB-19"),
)
