/** The value of a position to one seat, or of a move to its player. Plain JSON. */
export interface Value {
  /**
   * Expected points: 1 for a win, ½ for a draw, 0 for a loss. If chance acts, the probability of winning, in which a
   * draw counts half.
   */
  readonly score: number;
  /**
   * Plies to the end under perfect play, in which the winning side hurries and the losing side delays;
   * null for a draw and if chance decides.
   */
  readonly remoteness: number | null;
  /** The probability of a draw in the score; left out if no draw is possible. */
  readonly draw?: number;
  /** Whether the value is proven; otherwise it is an estimate, by which no move is judged. */
  readonly exact: boolean;
  /** The proven largest error of the score of an estimate; left out if nothing is proven about it. */
  readonly within?: number;
}

/** A value without chance, in one word: win, draw or loss, as endgame tables have it. */
export type Wdl = 'win' | 'draw' | 'lose';

/** Scores that differ by no more are equal: tables of probabilities are exact to a billionth. */
export const scoreTolerance = 2e-9;

/** The value of a position that neither side can win. */
export const drawn: Value = { score: 0.5, remoteness: null, draw: 1, exact: true };

/** A draw as far as the game could be followed. */
export const unproven: Value = { ...drawn, exact: false };

/** A win in a number of plies. */
export function winIn(remoteness: number): Value {
  return { score: 1, remoteness, exact: true };
}

/** A loss in a number of plies. */
export function lossIn(remoteness: number): Value {
  return { score: 0, remoteness, exact: true };
}

/**
 * The value of a position that only probabilities describe.
 *
 * @param draw - the probability of a draw, if the game can be drawn.
 */
export function chanceOf(score: number, exact: boolean, draw?: number): Value {
  return { score, remoteness: null, exact, ...(draw !== undefined && { draw }) };
}

/** An estimate whose score is proven to be off by no more than `within`. */
export function estimateOf(score: number, within: number): Value {
  return { score, remoteness: null, exact: false, within };
}

/** The proven largest error of a score; `Infinity` if nothing is proven. */
export function errorOf({ exact, within }: Pick<Value, 'exact' | 'within'>): number {
  return exact ? 0 : (within ?? Infinity);
}

/** Whether nothing is proven about a score. */
export function isEstimate(value: Pick<Value, 'exact' | 'within'>): boolean {
  return errorOf(value) === Infinity;
}

/**
 * The proven largest error of an estimate as it is shown, in percentage points with two decimals, as the probability is: rounded
 * up, with the rounding of the probability. Undefined if the value is exact or nothing is proven.
 */
export function pointsWithin({
  exact,
  within,
}: Pick<Value, 'exact' | 'within'>): number | undefined {
  return exact || within === undefined ? undefined : Math.ceil(1e4 * within + 0.5) / 100;
}

/** The probabilities in a value, for a sentence: a draw is named only if it is possible. */
export function chancesIn({ score, draw = 0 }: Pick<Value, 'score' | 'draw'>) {
  return { win: Math.max(0, score - draw / 2), draw, drawn: draw > 0 ? 'yes' : 'no' } as const;
}

/** The value of a game that is over, to one seat. */
export function valueOfOutcome(
  outcome: { readonly kind: 'draw' } | { readonly kind: 'win'; readonly winner: number },
  seat: number,
): Value {
  if (outcome.kind === 'draw') return drawn;
  return outcome.winner === seat ? winIn(0) : lossIn(0);
}

/** The value of a position to the other one of two players. */
export function negate(value: Value): Value {
  return { ...value, score: 1 - value.score };
}

/** The value before the ply that led to it. */
export function onePlyEarlier(value: Value): Value {
  const { remoteness } = value;
  return remoteness === null ? value : { ...value, remoteness: remoteness + 1 };
}

/** The value of a move to its player, from the value of the position after it to the next player. */
export function beforeMove(after: Value): Value {
  return onePlyEarlier(negate(after));
}

/**
 * The length of a win as screens count it, as in "mate in 3": how many plies of the line are the winner's own. Players
 * alternate wherever a value has a remoteness, decisions belong to their ply, and the loser may make the last one.
 *
 * @param value - to the side to move.
 * @returns 0 if the side to move loses with its own ply, null if nothing is decided.
 */
export function winnersMoves({
  score,
  remoteness,
}: Pick<Value, 'score' | 'remoteness'>): number | null {
  if (remoteness === null) return null;
  return score === 1 ? Math.ceil(remoteness / 2) : Math.floor(remoteness / 2);
}

/** Sorts better values first: higher scores, then quick wins and slow losses. */
export function byValue(one: Value, other: Value): number {
  return other.score - one.score || slowness(one) - slowness(other);
}

/** Sorts values of the same score: plies to a win, or minus the plies to a loss. */
export function slowness({ score, remoteness }: Value): number {
  if (remoteness === null) return 0;
  return score === 1 ? remoteness : -remoteness;
}

/** What a move gives away: the score of the best move less its own, in points. */
export function lossOf(best: Value, played: Value): number {
  const loss = best.score - played.score;
  return loss > scoreTolerance ? loss : 0;
}

/** Whether two values have the same score, whatever their remoteness. */
export function isSameScore(one: Value, other: Value): boolean {
  return Math.abs(one.score - other.score) <= scoreTolerance;
}

/** Win, draw or loss. Only for values without chance. */
export function wdlOf({ score }: Value): Wdl {
  if (score === 1) return 'win';
  return score === 0 ? 'lose' : 'draw';
}

/** Whether values under these rules are probabilities, because chance acts or more than two play. */
export function hasProbabilities(rules: {
  readonly seats: number;
  readonly chance?: unknown;
}): boolean {
  return rules.chance !== undefined || rules.seats > 2;
}

/**
 * Reads an entry of a table, which keeps a value in one number: `remoteness + 1` for a win, its negative
 * for a loss, 0 for a draw.
 */
export function decode(entry: number): Value {
  if (entry === 0) return drawn;
  return entry > 0 ? winIn(entry - 1) : lossIn(-1 - entry);
}

/** The entry that {@link decode} reads. */
export function encode({ score, remoteness }: Value): number {
  if (remoteness === null) return 0;
  return score === 1 ? remoteness + 1 : -1 - remoteness;
}
