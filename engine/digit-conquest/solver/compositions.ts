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
  readonly byLevel: Int32Array;
  readonly levelStart: Int32Array;
  /** A composition's place in its level, by its number. */
  readonly rank: Int32Array;
}

/** Numbers the compositions of a deck after up to so many draws; after any number, if not said. */
export function compositionsOf(deck: readonly number[], draws = Infinity): Compositions {
  const cards = deck.reduce((sum, copies) => sum + copies, 0);
  const bottom = Math.max(0, cards - draws);
  const least = deck.map((copies) => Math.max(0, copies - draws));
  const strides: number[] = [];
  let numbers = 1;
  deck.forEach((copies, index) => {
    strides.push(numbers);
    numbers *= copies - (least[index] ?? 0) + 1;
  });
  const level = new Uint16Array(numbers).fill(least.reduce((sum, count) => sum + count, 0));
  deck.forEach((copies, index) => {
    const stride = strides[index] ?? 1;
    for (let more = 1; more <= copies - (least[index] ?? 0); more++) {
      for (let lower = 0; lower < stride; lower++) {
        level[more * stride + lower] = more + (level[lower] ?? 0);
      }
    }
  });
  const levelStart = new Int32Array(cards + 2);
  const rank = new Int32Array(numbers);
  for (let number = 0; number < numbers; number++) {
    const next = (level[number] ?? 0) + 1;
    if (next <= bottom) continue;
    rank[number] = levelStart[next] ?? 0;
    levelStart[next] = (levelStart[next] ?? 0) + 1;
  }
  for (let n = 0; n <= cards; n++) {
    levelStart[n + 1] = (levelStart[n + 1] ?? 0) + (levelStart[n] ?? 0);
  }
  const byLevel = new Int32Array(levelStart[cards + 1] ?? 0);
  for (let number = 0; number < numbers; number++) {
    const own = level[number] ?? 0;
    if (own >= bottom) byLevel[(levelStart[own] ?? 0) + (rank[number] ?? 0)] = number;
  }
  return { deck, least, bottom, cards, strides, byLevel, levelStart, rank };
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
