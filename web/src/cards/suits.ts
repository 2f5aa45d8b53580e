/** What shape has each suit?  One outline a suit, drawn in a box of 100 by 100. */

export type Suit = "s" | "h" | "c" | "d";
export type Rank = "K" | "Q" | "J" | "A" | "T" | "9" | "8" | "7" | "6";

export const SUITS: readonly Suit[] = ["s", "h", "c", "d"];

export const OUTLINES: Record<Suit, string> = {
  s: "M50 3C57 23 95 41 95 65C95 79 85 87 74 87C65 87 58 82 54 75C55 86 60 93 67 97H33C40 93 45 86 46 75C42 82 35 87 26 87C15 87 5 79 5 65C5 41 43 23 50 3Z",
  h: "M50 95C44 76 5 56 5 31C5 15 16 6 28 6C39 6 47 13 50 24C53 13 61 6 72 6C84 6 95 15 95 31C95 56 56 76 50 95Z",
  d: "M50 2C58 21 71 37 87 50C71 63 58 79 50 98C42 79 29 63 13 50C29 37 42 21 50 2Z",
  c: "M50 4A22 22 0 0 1 64.5 42.6A22 22 0 1 1 54.5 71C55 84 59 92 67 97H33C41 92 45 84 45.500 71A22 22 0 1 1 35.500 42.600A22 22 0 0 1 50 4Z",
};

/** Where the pips of a card stand: columns and rows in a box of 1 by 1; the lower half is turned. */
const LEFT = 0, MIDDLE = 0.5, RIGHT = 1;
export const PIPS: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  "6": [[LEFT, 0], [RIGHT, 0], [LEFT, 0.5], [RIGHT, 0.5], [LEFT, 1], [RIGHT, 1]],
  "7": [[LEFT, 0], [RIGHT, 0], [MIDDLE, 0.25], [LEFT, 0.5], [RIGHT, 0.5], [LEFT, 1], [RIGHT, 1]],
  "8": [
    [LEFT, 0], [RIGHT, 0], [MIDDLE, 0.25], [LEFT, 0.5], [RIGHT, 0.5], [MIDDLE, 0.75],
    [LEFT, 1], [RIGHT, 1],
  ],
  "9": [
    [LEFT, 0], [RIGHT, 0], [LEFT, 1 / 3], [RIGHT, 1 / 3], [MIDDLE, 0.5], [LEFT, 2 / 3],
    [RIGHT, 2 / 3], [LEFT, 1], [RIGHT, 1],
  ],
  T: [
    [LEFT, 0], [RIGHT, 0], [MIDDLE, 1 / 6], [LEFT, 1 / 3], [RIGHT, 1 / 3], [LEFT, 2 / 3],
    [RIGHT, 2 / 3], [MIDDLE, 5 / 6], [LEFT, 1], [RIGHT, 1],
  ],
};
