"""A rectangle on paper, in millimetres, and the ways to divide it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: where its upper left corner is, and how large it is."""

    left: float
    top: float
    width: float
    height: float

    @property
    def corners(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        return self.left, self.top, self.width, self.height

    @property
    def right(self) -> float:
        """Its right side."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower side."""
        return self.top + self.height

    def inside(self, gap: float) -> "Box":
        """What is left when this much is taken off at every side."""
        return Box(self.left + gap, self.top + gap, self.width - 2 * gap, self.height - 2 * gap)

    def upper(self, height: float) -> "Box":
        """Its upper part of this height."""
        return Box(self.left, self.top, self.width, height)

    def below(self, height: float) -> "Box":
        """What is left below its upper part of this height."""
        return Box(self.left, self.top + height, self.width, self.height - height)

    def leftmost(self, width: float) -> "Box":
        """Its left part of this width."""
        return Box(self.left, self.top, width, self.height)

    def beside(self, width: float) -> "Box":
        """What is left beside its left part of this width."""
        return Box(self.left + width, self.top, self.width - width, self.height)

    def square(self) -> "Box":
        """The largest square in its middle."""
        side = min(self.width, self.height)
        left = self.left + (self.width - side) / 2
        return Box(left, self.top + (self.height - side) / 2, side, side)

    def columns(self, number: int, gap: float = 0) -> "list[Box]":
        """That many parts of one width beside each other, with a gap between them."""
        width = (self.width - gap * (number - 1)) / number
        return [
            Box(self.left + place * (width + gap), self.top, width, self.height)
            for place in range(number)
        ]

    def rows(self, number: int, gap: float = 0) -> "list[Box]":
        """That many parts of one height below each other, with a gap between them."""
        height = (self.height - gap * (number - 1)) / number
        return [
            Box(self.left, self.top + place * (height + gap), self.width, height)
            for place in range(number)
        ]

    def grid(self, columns: int, rows: int, gap: float = 0) -> "list[Box]":
        """Boxes of one size, row after row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]
