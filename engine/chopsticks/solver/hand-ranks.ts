/**
 * Numbers multisets of levels, one level for each hand. Levels in ascending order `a`, `b`, `c` … have the number `C(a, 1) + C(b + 1, 2) + C(c + 2, 3) …`
 * of the combinatorial number system.
 */
export interface HandRanks {
  readonly count: number;
  /** The levels of each rank in ascending order, `handCount` at a time. */
  readonly levels: Uint16Array;
  /** The rank of the first `handCount` levels of an array, in any order. */
  rankOf(levels: Uint16Array): number;
  /** The rank after one hand of `rank` gets another level. */
  withLevel(rank: number, hand: number, level: number): number;
}

/** The number of ranks. */
export function countRanks(handCount: number, levels: number): number {
  return choose(levels + handCount - 1, handCount);
}

/** Makes the ranks of `handCount` hands with `levelCount` levels. */
export function rankHands(handCount: number, levelCount: number): HandRanks {
  const count = countRanks(handCount, levelCount);
  /** `C(level + place, place + 1)`, at `place × levelCount + level`. */
  const terms = new Float64Array(handCount * levelCount);
  for (let place = 0; place < handCount; place++) {
    for (let level = 0; level < levelCount; level++) {
      terms[place * levelCount + level] = choose(level + place, place + 1);
    }
  }
  const levels = new Uint16Array(count * handCount);
  const current = new Uint16Array(handCount);
  for (let rank = 0; rank < count; rank++) {
    levels.set(current, rank * handCount);
    // Raise the lowest hand that stays below the next one, and reset those below it.
    let place = 0;
    while (place + 1 < handCount && current[place] === current[place + 1]) place++;
    current[place] = (current[place] ?? 0) + 1;
    current.fill(0, 0, place);
  }

  const sorted = new Uint16Array(handCount);

  function sum(): number {
    let rank = 0;
    for (let place = 0; place < handCount; place++) {
      rank += terms[place * levelCount + (sorted[place] ?? 0)] ?? 0;
    }
    return rank;
  }

  return {
    count,
    levels,
    rankOf: (given) => {
      for (let place = 0; place < handCount; place++) {
        const level = given[place] ?? 0;
        let below = place;
        for (; below > 0 && (sorted[below - 1] ?? 0) > level; below--) {
          sorted[below] = sorted[below - 1] ?? 0;
        }
        sorted[below] = level;
      }
      return sum();
    },
    withLevel: (rank, hand, level) => {
      // Insert the new level in order.
      let place = 0;
      let unplaced = true;
      for (let other = 0; other < handCount; other++) {
        if (other === hand) continue;
        const held = levels[rank * handCount + other] ?? 0;
        if (unplaced && level <= held) {
          sorted[place++] = level;
          unplaced = false;
        }
        sorted[place++] = held;
      }
      if (unplaced) sorted[place] = level;
      return sum();
    },
  };
}

function choose(of: number, some: number): number {
  let ways = 1;
  for (let each = 1; each <= some; each++) ways = (ways * (of - some + each)) / each;
  return ways;
}
