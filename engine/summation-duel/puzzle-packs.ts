import type { PuzzleKind, PuzzlePack } from '../capabilities/puzzle-pack.ts';
import type { Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';

const kinds: readonly PuzzleKind[] = ['win', 'delay'];

/** The puzzles of Summation Duel. */
export const summationPacks: readonly PuzzlePack[] = [
  { id: 'usual', kinds, rules: [{}] },
  { id: 'targets', kinds: [...kinds, 'survive'], draw: drawTarget },
  { id: 'copies', kinds: [...kinds, 'survive'], draw: drawCopies },
];

/** The rules of the ladder's puzzles: other targets, and several cards of a number, as in Dudeney's Thirty-one. */
export const summationLadderRules: readonly Settings[] = [
  {},
  { numbers: 8, target: 24 },
  { numbers: 12, target: 40 },
  { numbers: 13, target: 80 },
  { numbers: 6, target: 31, copies: 4 },
  { numbers: 6, target: 50, copies: 3 },
  { numbers: 8, target: 55, copies: 2 },
];

const fewestNumbers = 6;
const mostNumbers = 14;

/** Random numbers and a target that takes a good part of them. */
function drawTarget(random: Random): Settings {
  const numbers = fewestNumbers + random.below(mostNumbers - fewestNumbers + 1);
  const sum = (numbers * (numbers + 1)) / 2;
  const least = 2 * numbers;
  return { numbers, target: least + random.below(sum - numbers - least) };
}

/** Random numbers with two to four cards of each, as in Dudeney's Thirty-one. */
function drawCopies(random: Random): Settings {
  const numbers = 4 + random.below(5);
  const copies = 2 + random.below(3);
  const least = 2 * numbers;
  return { numbers, copies, target: least + random.below(3 * numbers) };
}
