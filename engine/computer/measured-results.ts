import { errsIn, type Difficulty } from './computer-players.ts';

/** How a computer does against another one. */
export interface MeasuredResult {
  readonly against: 'easy' | 'medium';
  /** Of ten games; the rest are draws. */
  readonly wins: number;
  readonly losses: number;
}

/** Wins and losses in percent. */
type Percentages = readonly [wins: number, losses: number];

interface MeasuredGame {
  /** Against `medium`, and `medium` itself against `easy`. */
  readonly named: Readonly<Partial<Record<Difficulty, Percentages>>>;
  /** Those that err in one of N decisions, by N. */
  readonly erring: readonly (readonly [decisions: number, percentages: Percentages])[];
}

/**
 * Measured under the standard rules in 400 games each, in Digit Conquest in 100, by
 * `npm run cli -- versus GAME --one … --two medium --seed 1`.
 */
export const measured: Readonly<Record<string, MeasuredGame>> = {
  chopsticks: {
    named: {
      easy: [4, 93],
      medium: [93, 5],
      hard: [100, 0],
      striker: [38, 61],
      'one-ply': [11, 88],
      'three-plies': [45, 45],
      'no-splits': [23, 77],
      traps: [86, 0],
      perfect: [66, 0],
    },
    erring: [
      [2, [21, 72]],
      [3, [26, 63]],
      [5, [41, 42]],
      [10, [55, 23]],
      [20, [63, 12]],
      [50, [65, 7]],
    ],
  },
  'scholars-game': {
    named: {
      easy: [8, 89],
      medium: [89, 7],
      hard: [99, 0],
      striker: [39, 57],
      'one-ply': [17, 81],
      'three-plies': [50, 41],
      'no-splits': [96, 1],
      traps: [99, 0],
      perfect: [97, 0],
    },
    erring: [
      [2, [49, 45]],
      [3, [68, 28]],
      [5, [81, 14]],
      [10, [92, 4]],
      [20, [93, 2]],
      [50, [97, 1]],
    ],
  },
  'digit-conquest': {
    named: {
      easy: [2, 98],
      medium: [98, 2],
      hard: [54, 46],
      'one-ply': [6, 94],
      'three-plies': [14, 86],
    },
    erring: [],
  },
  'summation-duel': {
    named: {
      easy: [26, 74],
      medium: [74, 26],
      hard: [62, 38],
      'one-ply': [38, 62],
      'three-plies': [50, 50],
      traps: [56, 44],
      perfect: [54, 46],
    },
    erring: [
      [2, [40, 60]],
      [3, [43, 57]],
      [5, [47, 53]],
      [10, [52, 48]],
      [20, [53, 47]],
      [50, [54, 46]],
    ],
  },
};

/** What was measured of a computer under a game's standard rules between two; undefined if nothing was. */
export function measuredResult(game: string, computer: Difficulty): MeasuredResult | undefined {
  const percentages = percentagesOf(measured[game], computer);
  if (percentages === undefined) return undefined;
  const [wins, losses] = percentages.map((percent) => Math.round(percent / 10)) as [number, number];
  // Both may be rounded up.
  return {
    against: computer === 'medium' ? 'easy' : 'medium',
    wins: Math.min(wins, 10 - losses),
    losses,
  };
}

function percentagesOf(game: MeasuredGame | undefined, computer: Difficulty) {
  if (game === undefined) return undefined;
  const { named, erring } = game;
  const decisions = errsIn(computer);
  if (decisions === undefined) return named[computer];
  const above = erring.findIndex(([measuredAt]) => measuredAt >= decisions);
  const [upper, least] = erring[above] ?? [];
  const [lower, most] = erring[Math.max(0, above - 1)] ?? [];
  if (!upper || !lower || !least || !most || upper === lower) return least;
  // Results change with the rate of errors.
  const share = (1 / lower - 1 / decisions) / (1 / lower - 1 / upper);
  return least.map((percent, at) => (most[at] ?? 0) + share * (percent - (most[at] ?? 0)));
}
