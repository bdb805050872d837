"""A progressive evening: losers keep their table, winners walk on, and everybody plays on.

T tables stand in a ring. What may be promised of it, and is held to by the tests:

A. If no sum of the last k steps, each taken forwards, backwards or not at all, comes round to 0,
   two couples that met do not meet again within k games, whoever wins (`walk`).
B. No walk that is announced in advance can do better than the 1-2-4-8 walk (`walk`).
C. With two tables or more nobody plays the same couple twice running (`repair`).
D. The assisted walk has no rematch in R games if T is at least 2(R - 1) (`assisted`).
E. With fewest rests first, two couples' rests never differ by more than one (`rests`).
F. With steps known in advance the seats do not hang on how fast the tables play (`free_running`).
"""
