"""How sure a count makes us: a share or a mean with the bounds between which the true one lies."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""Standard errors on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A figure, and the bounds between which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def as_data(self) -> dict[str, float]:
        """The interval as JSON data."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(hits: float, tries: float) -> Interval:
    """The share of hits, with Wilson's interval: honest for small numbers and near 0 and 1."""
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = hits / tries, Z_95 * Z_95
    middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
    reach = Z_95 * sqrt(share * (1 - share) / tries + z2 / (4 * tries * tries)) / (1 + z2 / tries)
    # At the ends rounding must not push the bound past the share itself.
    return Interval(share, max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share)))
