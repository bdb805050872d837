"""A round robin in a day: who meets whom, when, at which table, and for how long."""
