"""How long decisions take, kept in buckets so that many runs can be added up."""

from collections import Counter
from dataclasses import dataclass, field
from math import exp, log

STEPS = 20
"""Buckets to a factor of e: each is five hundredths wide."""
SHORTEST = 1e-4


@dataclass
class Clock:
    """The times of many decisions, in milliseconds; buckets go by the logarithm."""

    count: int = 0
    total: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, milliseconds: float) -> None:
        """One decision more."""
        self.count += 1
        self.total += milliseconds
        self.buckets[int(log(max(milliseconds, SHORTEST)) * STEPS)] += 1

    def merge(self, other: "Clock") -> None:
        """Add what another clock has measured."""
        self.count += other.count
        self.total += other.total
        self.buckets.update(other.buckets)

    @property
    def mean(self) -> float:
        """The mean time of a decision."""
        return self.total / self.count if self.count else 0.0

    def as_json(self) -> dict[str, float]:
        """The mean, and what 95 and 99 of 100 decisions did not exceed, for programs."""
        return {
            "mean": round(self.mean, 4),
            "p95": round(self.quantile(0.95), 4),
            "p99": round(self.quantile(0.99), 4),
        }

    def quantile(self, share: float) -> float:
        """The time that so large a share of the decisions did not exceed."""
        wanted, seen = share * self.count, 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= wanted:
                return exp((bucket + 1) / STEPS)
        return 0.0
