/** The four suits as filled shapes in a box of 100 x 100. */
export const SUITS: Readonly<Record<string, string>> = {
  H: "M50 95C44 80 5 61 5 32C5 13 20 5 32 6C42 7 48 15 50 25C52 15 58 7 68 6C80 5 95 13 95 32C95 61 56 80 50 95Z",
  D: "M50 1C58 20 73 39 90 50C73 61 58 80 50 99C42 80 27 61 10 50C27 39 42 20 50 1Z",
  S:
    "M50 3C57 22 95 37 95 64C95 80 84 87 73 87C63 87 56 82 53 72C54 84 58 92 67 98H33C42 92 46 84 47 72" +
    "C44 82 37 87 27 87C16 87 5 80 5 64C5 37 43 22 50 3Z",
  C: "M50 3A22 22 0 0 1 66 40A22 22 0 1 1 54 70C54 83 58 92 67 98H33C42 92 46 83 46 70A22 22 0 1 1 34 40A22 22 0 0 1 50 3Z",
};

/** A suit's sign, its upper left corner at x and y, of that size. */
export function sign(suit: string, x: number, y: number, size: number): string {
  return `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${SUITS[suit]}" fill="currentColor"/>`;
}
