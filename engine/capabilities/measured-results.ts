import {
  erringIn,
  errsIn,
  namedComputers,
  oftenest,
  seldomest,
  type Difficulty,
} from './computer-players.ts';

/** How a computer does against another one. */
export interface MeasuredResult {
  readonly against: 'easy' | 'medium';
  /** Of ten games; the rest are draws. */
  readonly wins: number;
  readonly losses: number;
}

/** Wins and losses in percent. */
type Percentages = readonly [wins: number, losses: number];

/** The results of a game's computers between two under its standard rules. */
export interface MeasuredResults {
  /** Against `medium`, and `medium` itself against `easy`. */
  readonly named: Readonly<Partial<Record<Difficulty, Percentages>>>;
  /** Those that err in one of N decisions, by N. */
  readonly erring: readonly (readonly [decisions: number, percentages: Percentages])[];
}

/** The result of a computer; undefined if it wasn't measured. */
function measuredResult(
  measured: MeasuredResults,
  computer: Difficulty,
): MeasuredResult | undefined {
  const percentages = percentagesOf(measured, computer);
  if (percentages === undefined) return undefined;
  const [wins, losses] = percentages.map((percent) => Math.round(percent / 10)) as [number, number];
  // Both may be rounded up.
  return {
    against: computer === 'medium' ? 'easy' : 'medium',
    wins: Math.min(wins, 10 - losses),
    losses,
  };
}

function percentagesOf({ named, erring }: MeasuredResults, computer: Difficulty) {
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

/** The results of all computers that were measured, by their names, for all rates of errors. */
export function allResults(measured: MeasuredResults): Record<string, MeasuredResult> {
  const erring = Array.from({ length: seldomest - oftenest + 1 }, (_, index) =>
    erringIn(oftenest + index),
  );
  return Object.fromEntries(
    [...namedComputers, ...erring].flatMap((computer) => {
      const result = measuredResult(measured, computer);
      return result === undefined ? [] : [[computer, result] as const];
    }),
  );
}
