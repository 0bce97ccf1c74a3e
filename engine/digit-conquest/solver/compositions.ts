/**
 * What a deck can have come down to after so many draws: its compositions, in levels by how many
 * cards are left. A composition is numbered as a mixed-radix number, whose places count the cards of
 * each digit, 1 the lowest, from the fewest that can be left of it.
 */
export interface Compositions {
  /** How many of each digit the deck has, 1 first. */
  readonly deck: readonly number[];
  /** How many of each digit are left at least. */
  readonly least: readonly number[];
  /** The lowest level: how many cards are left at least. */
  readonly bottom: number;
  /** The highest: how many cards the deck has. */
  readonly cards: number;
  /** What one card more of a digit adds to a number. */
  readonly strides: readonly number[];
  /** The numbers of all compositions, fewest cards first; level `n` from `levelStart[n]` on. */
  readonly byLevel: Float64Array;
  readonly levelStart: Int32Array;
  /** A composition's place in its level, by its number. */
  readonly rank: (number: number) => number;
}

/** A deck of many kinds and few draws has far more numbers than compositions: these are looked up in a map. */
const sparseFrom = 16;

/** Numbers the compositions of a deck after up to so many draws; after any number, if not said. */
export function compositionsOf(deck: readonly number[], draws = Infinity): Compositions {
  const cards = deck.reduce((sum, copies) => sum + copies, 0);
  const bottom = Math.max(0, cards - draws);
  const least = deck.map((copies) => Math.max(0, copies - draws));
  const { strides, numbers } = stridesOf(deck, least);
  const levelStart = new Int32Array(cards + 2);
  compositionCounts(deck).forEach((count, drawn) => {
    if (cards - drawn >= bottom) levelStart[cards - drawn + 1] = count;
  });
  for (let level = 0; level <= cards; level++) {
    levelStart[level + 1] = (levelStart[level + 1] ?? 0) + (levelStart[level] ?? 0);
  }
  const count = levelStart[cards + 1] ?? 0;
  const byLevel = new Float64Array(count);
  const isSparse = numbers > sparseFrom * count;
  const ranks = isSparse ? new Map<number, number>() : new Int32Array(numbers);
  const filled = new Int32Array(cards + 1);

  function number(kinds: number, so: number, level: number): void {
    if (kinds === 0) {
      const rank = filled[level] ?? 0;
      filled[level] = rank + 1;
      byLevel[(levelStart[level] ?? 0) + rank] = so;
      if (ranks instanceof Map) ranks.set(so, rank);
      else ranks[so] = rank;
      return;
    }
    const index = kinds - 1;
    const [copies = 0, fewest = 0, stride = 1] = [deck[index], least[index], strides[index]];
    // Those that would leave too few cards are left out; the numbers come in rising order.
    for (let left = Math.max(fewest, copies - (level - bottom)); left <= copies; left++) {
      number(index, so + (left - fewest) * stride, level - (copies - left));
    }
  }

  number(deck.length, 0, cards);
  const rank =
    ranks instanceof Map ? (so: number) => ranks.get(so) ?? 0 : (so: number) => ranks[so] ?? 0;
  return { deck, least, bottom, cards, strides, byLevel, levelStart, rank };
}

/** About how many bytes the numbering of so many compositions takes. */
export function numberingBytes(deck: readonly number[], draws: number, count: number): number {
  const least = deck.map((copies) => Math.max(0, copies - draws));
  const { numbers } = stridesOf(deck, least);
  // An entry of a map takes some 40 bytes, and twice that while the map grows.
  return 8 * count + (numbers > sparseFrom * count ? 120 * count : 4 * numbers);
}

/** What one card more of each digit adds to a number, and how many numbers there are. */
function stridesOf(
  deck: readonly number[],
  least: readonly number[],
): { strides: number[]; numbers: number } {
  const strides: number[] = [];
  let numbers = 1;
  deck.forEach((copies, index) => {
    strides.push(numbers);
    numbers *= copies - (least[index] ?? 0) + 1;
  });
  return { strides, numbers };
}

/** How many compositions a level has. */
export function levelSize({ levelStart }: Compositions, level: number): number {
  return (levelStart[level + 1] ?? 0) - (levelStart[level] ?? 0);
}

/** The most compositions that a level with an even number of cards has, and one with an odd. */
export function evenOddSizes(compositions: Compositions): readonly [number, number] {
  const widest = { even: 1, odd: 1 };
  for (let level = compositions.bottom; level <= compositions.cards; level++) {
    const parity = level % 2 === 0 ? 'even' : 'odd';
    widest[parity] = Math.max(widest[parity], levelSize(compositions, level));
  }
  return [widest.even, widest.odd];
}

/** How many compositions a deck can have after 0, 1, 2, … draws, up to all its cards. */
export function compositionCounts(deck: readonly number[]): number[] {
  let counts = [1];
  for (const copies of deck) {
    const next = Array<number>(counts.length + copies).fill(0);
    counts.forEach((ways, drawn) => {
      for (let more = 0; more <= copies; more++) {
        next[drawn + more] = (next[drawn + more] ?? 0) + ways;
      }
    });
    counts = next;
  }
  return counts;
}
