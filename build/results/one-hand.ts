import { numberOf, type Arguments, type Result } from './result.ts';

/** Up to this many fingers the second method plays from every start; above, only from the divisors. */
const everyStartTo = 400;

/** As many terms as a cell names in full. */
const mostNamed = 72;

/** OEIS A302403: numbers of fingers with the same winner from every equal start, with one hand each and rollover. */
export const sameWinner: Result = {
  takes: [{ name: 'terms', from: 1, to: 10_000 }],
  methods: [(args) => named(args, hasRanksOfOneParity), (args) => named(args, hasSameWinner)],
  isQuick: (args) => numberOf(args, 'terms') <= mostNamed,
};

/** The first terms of the sequence. @internal Exported for its tests. */
export function termsOf(terms: number, isTerm = hasRanksOfOneParity): number[] {
  const found: number[] = [];
  for (let fingers = 2; found.length < terms; fingers++) {
    if (isTerm(fingers)) found.push(fingers);
  }
  return found;
}

function named(args: Arguments, isTerm: (fingers: number) => boolean): string {
  const found = termsOf(numberOf(args, 'terms'), isTerm);
  if (found.length <= mostNamed) return found.join(', ');
  return `the last is ${found.at(-1) ?? 0}, the sum ${found.reduce((sum, term) => sum + term, 0)}`;
}

/** By the theorem of docs/results/one-hand.md: no factor 4, and prime factors of one parity of rank. */
function hasRanksOfOneParity(fingers: number): boolean {
  return (
    fingers % 4 !== 0 && new Set(primesOf(fingers).map((prime) => rankOf(prime) % 2)).size === 1
  );
}

function primesOf(number: number): number[] {
  const primes: number[] = [];
  let rest = number;
  for (let factor = 2; factor ** 2 <= rest; factor++) {
    if (rest % factor === 0) primes.push(factor);
    while (rest % factor === 0) rest /= factor;
  }
  return rest > 1 ? [...primes, rest] : primes;
}

const knownRanks = new Map<number, number>();

/** The index of the first Fibonacci number that is divisible by the number, with F(1) = F(2) = 1. */
function rankOf(divisor: number): number {
  const known = knownRanks.get(divisor);
  if (known !== undefined) return known;
  let [before, last, rank] = [1 % divisor, 1 % divisor, 2];
  for (; last !== 0; rank++) [before, last] = [last, (before + last) % divisor];
  knownRanks.set(divisor, rank);
  return rank;
}

/** Plays the games, in which every move is forced. */
function hasSameWinner(fingers: number): boolean {
  const first = firstWins(fingers, 1);
  for (let start = 2; start < fingers; start++) {
    if (fingers > everyStartTo && fingers % start !== 0) continue;
    if (firstWins(fingers, start) !== first) return false;
  }
  return true;
}

function firstWins(fingers: number, start: number): boolean {
  let [mover, other, plies] = [start, start, 0];
  for (; mover > 0; plies++) [mover, other] = [(other + mover) % fingers, mover];
  return plies % 2 === 1;
}
