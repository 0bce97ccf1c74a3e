import { numberOf, type Argument, type Arguments, type Result } from './result.ts';

/** The numbers run from 1 to `numbers`, with `copies` cards of each. */
interface Cards {
  readonly numbers: number;
  readonly copies: number;
}

const cards: readonly Argument[] = [
  { name: 'numbers', from: 1, to: 25 },
  { name: 'copies', from: 1, to: 9, otherwise: 1 },
];

/** The targets that the first player loses: how many, and which. */
export const losingTargets: Result = {
  takes: cards,
  methods: [
    (args) => listed(losingAtOnce(cardsFrom(args))),
    (args) => listed(losingOneByOne(cardsFrom(args))),
  ],
  isQuick: hasFewCards,
};

/** How many targets the theorems decide, after comparing each with what solving says. */
export const provenTargets: Result = {
  takes: cards,
  methods: [
    (args) => proven(cardsFrom(args), losingAtOnce(cardsFrom(args))),
    (args) => proven(cardsFrom(args), losingOneByOne(cardsFrom(args))),
  ],
  isQuick: hasFewCards,
};

function cardsFrom(args: Arguments): Cards {
  return { numbers: numberOf(args, 'numbers'), copies: numberOf(args, 'copies') };
}

function hasFewCards(args: Arguments): boolean {
  const { numbers, copies } = cardsFrom(args);
  return (copies + 1) ** numbers <= 1024;
}

/** The sum of all cards, which is the largest target. @internal Exported for its tests. */
export function sumOf({ numbers, copies }: Cards): number {
  return (copies * numbers * (numbers + 1)) / 2;
}

/**
 * Solves all targets together. Every collection of played cards has a row of bits: bit d says whether its
 * mover wins when d are missing from the target. A card of i shifts the complement of the next row by i.
 */
function losingAtOnce(all: Cards): number[] {
  const { numbers, copies } = all;
  const largest = sumOf(all);
  const words = Math.floor(largest / 32) + 1;
  const collections = (copies + 1) ** numbers;
  const rows = new Uint32Array(collections * words);
  for (let played = collections - 1; played >= 0; played--) {
    const row = rows.subarray(played * words, (played + 1) * words);
    let place = 1;
    for (let number = 1; number <= numbers; number++, place *= copies + 1) {
      if (Math.floor(played / place) % (copies + 1) === copies) continue;
      addShiftedComplement(row, rows.subarray((played + place) * words), number);
    }
  }
  return targetsUpTo(largest).filter((missing) => !bitOf(rows, missing));
}

/** Adds the bits that aren't in the other row, moved up by some places. */
function addShiftedComplement(row: Uint32Array, other: Uint32Array, by: number): void {
  for (let word = 0; word < row.length; word++) {
    const below = word === 0 ? 0 : ~(other[word - 1] ?? 0);
    row[word] = (row[word] ?? 0) | (~(other[word] ?? 0) << by) | (below >>> (32 - by));
  }
}

function bitOf(row: Uint32Array, at: number): boolean {
  return (((row[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

/**
 * Solves one target after another by the cards that are left, fewest first. To reach the target is to leave
 * cards with a certain sum; to pass it is to leave less.
 */
function losingOneByOne(all: Cards): number[] {
  const { numbers, copies } = all;
  const largest = sumOf(all);
  const base = copies + 1;
  const collections = base ** numbers;
  const sums = new Uint16Array(collections);
  for (let left = 1; left < collections; left++) {
    let [place, number] = [1, 1];
    while (Math.floor(left / place) % base === 0) [place, number] = [place * base, number + 1];
    sums[left] = (sums[left - place] ?? 0) + number;
  }
  const wins = new Uint8Array(collections);
  return targetsUpTo(largest).filter((target) => {
    const kept = largest - target;
    for (let left = 0; left < collections; left++) {
      const sum = sums[left] ?? 0;
      let won = 0;
      let place = 1;
      for (let number = 1; won === 0 && number <= numbers && sum - number >= kept; number++) {
        if (Math.floor(left / place) % base > 0) {
          won = sum - number === kept ? 1 : 1 - (wins[left - place] ?? 0);
        }
        place *= base;
      }
      wins[left] = won;
    }
    return wins[collections - 1] === 0;
  });
}

function targetsUpTo(largest: number): number[] {
  return Array.from({ length: largest }, (_, index) => index + 1);
}

/** How many there are, and which: runs as `11–14`. */
function listed(targets: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const target of targets) {
    const run = runs.at(-1);
    if (run?.[1] === target - 1) run[1] = target;
    else runs.push([target, target]);
  }
  const texts = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return targets.length === 0 ? '0' : `${targets.length}: ${texts.join(', ')}`;
}

/** @throws RangeError naming a target about which a theorem or the law is wrong. */
function proven(all: Cards, losing: readonly number[]): string {
  const targets = targetsUpTo(sumOf(all));
  const countOf = (loses: (target: number) => boolean | undefined): number => {
    const decided = targets.filter((target) => loses(target) !== undefined);
    const wrong = decided.find((target) => loses(target) !== losing.includes(target));
    if (wrong !== undefined) throw new RangeError(`A theorem or the law is wrong about ${wrong}.`);
    return decided.length;
  };
  const byTheorem = countOf((target) => provenLoss(all, target));
  const byLaw = countOf((target) => provenLoss(all, target) ?? lossByLaw(all, target));
  return `${byTheorem} by theorems, ${byLaw} with the law, of ${targets.length}`;
}

/** Whether the first player loses by the laws of docs/results/summation-duel.md; undefined if they say nothing. @internal Exported for its tests. */
export function lossByLaw(all: Cards, target: number): boolean | undefined {
  const { numbers, copies } = all;
  const even = (numbers * copies) % 2 === 0;
  const rest = sumOf(all) - target;
  const farthest = even || copies > 1 ? numbers : numbers - 1;
  return rest > 0 && rest <= farthest ? !even : undefined;
}

/** Whether the first player loses by one of the theorems of docs/results/summation-duel.md; undefined if none decides. */
function provenLoss(all: Cards, target: number): boolean | undefined {
  const { numbers, copies } = all;
  const even = (numbers * copies) % 2 === 0;
  if (target <= numbers) return false;
  if (even && target % (numbers + 1) === 0) return true;
  const rest = sumOf(all) - target;
  if (rest === 0) return even;
  const small = copies * (rest - 1);
  const anchors = copies * (numbers - rest + 1);
  const beyond = small - anchors + (even ? 0 : 1);
  return anchors > 0 && sumOfSmallest(all, beyond) < rest ? !even : undefined;
}

/** The sum of the smallest cards, some number of them. */
function sumOfSmallest({ copies }: Cards, count: number): number {
  let sum = 0;
  for (let card = 0; card < count; card++) sum += Math.floor(card / copies) + 1;
  return sum;
}
