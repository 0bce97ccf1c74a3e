/**
 * The compositions that a deck can have after some draws, in levels by the number of cards. The number of a composition is in
 * mixed radix: its places count the cards of each digit, 1 the lowest, above the fewest that can be left.
 */
export interface Compositions {
  /** The count of each digit in the deck, 1 first. */
  readonly deck: readonly number[];
  /** The fewest cards of each digit that can be left. */
  readonly least: readonly number[];
  /** The lowest level: the fewest cards that can be left. */
  readonly bottom: number;
  /** The highest level: the cards of the deck. */
  readonly cards: number;
  /** The place value of each digit in a number. */
  readonly strides: readonly number[];
  /** The numbers of all compositions, fewest cards first; level `n` from `levelStart[n]` on. */
  readonly byLevel: Float64Array;
  readonly levelStart: Int32Array;
  /** A composition's place in its level, by its number. */
  readonly rank: (number: number) => number;
}

/** Ranks are in a map if there are this many times more numbers than compositions, as after few draws from many kinds. */
const sparseFrom = 16;

/** The compositions of a deck after up to some draws; by default, after any number. */
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

  function visit(kinds: number, number: number, level: number): void {
    if (kinds === 0) {
      const rank = filled[level] ?? 0;
      filled[level] = rank + 1;
      byLevel[(levelStart[level] ?? 0) + rank] = number;
      if (ranks instanceof Map) ranks.set(number, rank);
      else ranks[number] = rank;
      return;
    }
    const index = kinds - 1;
    const [copies = 0, fewest = 0, stride = 1] = [deck[index], least[index], strides[index]];
    // Numbers come in ascending order, without those of too few cards.
    for (let left = Math.max(fewest, copies - (level - bottom)); left <= copies; left++) {
      visit(index, number + (left - fewest) * stride, level - (copies - left));
    }
  }

  visit(deck.length, 0, cards);
  const rank =
    ranks instanceof Map
      ? (number: number) => ranks.get(number) ?? 0
      : (number: number) => ranks[number] ?? 0;
  return { deck, least, bottom, cards, strides, byLevel, levelStart, rank };
}

/** The approximate bytes of the numbering of `count` compositions. */
export function numberingBytes(deck: readonly number[], draws: number, count: number): number {
  const least = deck.map((copies) => Math.max(0, copies - draws));
  const { numbers } = stridesOf(deck, least);
  // An entry of a map takes some 40 bytes, and twice that while the map grows.
  return 8 * count + (numbers > sparseFrom * count ? 120 * count : 4 * numbers);
}

/** The place values of the digits, and the number of numbers. */
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

/** The number of compositions of a level. */
export function levelSize({ levelStart }: Compositions, level: number): number {
  return (levelStart[level + 1] ?? 0) - (levelStart[level] ?? 0);
}

/** The place of a deck in its level. */
export function rankOf({ least, strides, rank }: Compositions, deck: readonly number[]): number {
  return rank(
    deck.reduce((sum, left, kind) => sum + (left - (least[kind] ?? 0)) * (strides[kind] ?? 0), 0),
  );
}

/** The sizes of the largest even and odd levels. */
export function evenOddSizes(compositions: Compositions): readonly [number, number] {
  const widest = { even: 1, odd: 1 };
  for (let level = compositions.bottom; level <= compositions.cards; level++) {
    const parity = level % 2 === 0 ? 'even' : 'odd';
    widest[parity] = Math.max(widest[parity], levelSize(compositions, level));
  }
  return [widest.even, widest.odd];
}

/** The numbers of compositions of a deck after 0, 1, 2, … draws, up to all its cards. */
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
