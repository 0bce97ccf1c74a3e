import type { RandomResults } from '../explorer/results.ts';
import type { Message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { outcomeOf, pliesOf, positionAt, type Match } from '../match/match.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { isToMove } from '../solver/plies.ts';
import type { Value } from '../analysis/value.ts';
import { accuracyOn, type Accuracy, type Judged } from './accuracy.ts';
import { principalVariation, type LinePly } from '../decision/principal-variation.ts';
import { betterThan, type BetterPly } from './better.ts';
import { luckBalance, type LuckBalance } from './luck.ts';
import { isError, judged, markNames, type Mark } from './mark.ts';
import { judgePly } from './judge-ply.ts';
import { knowingRepetition, type RepetitionValuer } from './repetition.ts';
import { stillDrawn, type StillDrawn } from './still-drawn.ts';
import { knowingEnds, type Valuer } from '../decision/valuers.ts';
import { parsedPly } from '../decision/notation.ts';
import { whyOf } from '../why/why.ts';

/** A ply of a match and what is known about it; plain JSON. */
export interface ReviewedPly {
  readonly seat: Seat;
  /** The number of moves before it in the history. */
  readonly at: number;
  /** The moves in notation; several if the ply consists of more than one decision. */
  readonly moves: readonly string[];
  /** Its value to its player before and after; null if unknown. */
  readonly before: Value | null;
  readonly after: Value | null;
  /** The verdict; null if anything about it is uncertain. */
  readonly verdict: Verdict | null;
}

/** The judgement of a ply. */
export interface Verdict extends Judged {
  readonly mark: Mark;
  /** The loss in points or in probability of winning. */
  readonly loss: number;
  /** Whether it is certain rather than estimated. */
  readonly exact: boolean;
  /** The plies that would have been better: those that keep the value, the quickest first. */
  readonly better: readonly BetterPly[];
  /** For an error: the refutation, or the draw that it allowed; empty if it ended the match. */
  readonly punishment: readonly LinePly[];
  /** For an error in the position itself: why it is one, if a sentence says it. */
  readonly why: Message | null;
  /** Whether it is proven to be an error in the position itself, not only because of repetition. */
  readonly lasting: boolean;
  /** If it kept a draw and some draws are harder to hold than others: which ones. */
  readonly stillDrawn: StillDrawn | null;
}

/** A player's results in a match. */
export interface PlayerReview extends Accuracy {
  /** The numbers of plies played, of those judged, and of those judged only by estimates. */
  readonly plies: number;
  readonly judged: number;
  readonly estimated: number;
  /** The number of plies by mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** Luck and skill, in games with chance. */
  readonly balance: LuckBalance | null;
}

/** The review of a match. */
export interface MatchReview {
  readonly plies: readonly ReviewedPly[];
  /** The errors at which the match turned, as indices of plies. */
  readonly turningPoints: readonly number[];
  /** In a game with chance without errors: the plies with the largest losses, as indices, in their order. */
  readonly largestLosses: readonly number[];
  /** By seat. */
  readonly players: readonly PlayerReview[];
  /** Whether it was a draw, so that decisions were held rather than won. */
  readonly drawn: boolean;
}

/** The most losses to name in a match without errors, and the least of one, as a probability. */
const mostLosses = 3;
const leastLoss = 0.01;

/** The options of a review. */
export interface ReviewOptions<Position> {
  /** How games after a position end in random play; it may throw an {@link UnsolvableGame}. */
  readonly randomResults?: (position: Position) => RandomResults;
}

/** The options of a review without steps. */
interface ReviewAtOnce<Position> extends ReviewOptions<Position> {
  /** Receives the number of moves reviewed and their total; it may cancel by throwing. */
  readonly progress?: (done: number, of: number) => void;
}

/** The progress of a review, in moves. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** Reviews a whole match at once; see {@link reviewSteps}. */
export function reviewMatch<Position, Move>(
  match: Match<Position, Move>,
  valuer: Valuer<Position>,
  { progress, ...options }: ReviewAtOnce<Position> = {},
): MatchReview {
  const steps = reviewSteps(match, valuer, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    progress?.(step.value.done, step.value.of);
  }
}

/**
 * Reviews the whole history of a match, including undone moves, one ply per step, so that other work can
 * be done in between. An incomplete ply, such as a picked digit that wasn't played, is left out. Values
 * take repetition into account.
 */
export function* reviewSteps<Position, Move>(
  match: Match<Position, Move>,
  valuer: Valuer<Position>,
  { randomResults }: ReviewOptions<Position> = {},
): Generator<ReviewProgress, MatchReview, void> {
  const { rules } = match;
  const history = pliesOf(match);
  const plain = knowingEnds(rules, valuer);
  const standing = knowingRepetition(match, plain);
  const plies: ReviewedPly[] = [];
  const hasChance = rules.chance !== undefined;
  const atRandom = untilUnsolvable(randomResults);
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  /**
   * The values of the positions by seat, computed in the order of the match, since chances are then
   * quickest.
   */
  const values = seats.map((): (Value | undefined)[] => []);

  function standAt(position: Position): void {
    standing.stand(position);
    if (hasChance) for (const seat of seats) values[seat]?.push(plain.valueTo(position, seat));
  }

  standAt(match.start);
  let at = 0;
  while (at < history.length) {
    const end = endOfPly(match, at);
    const ply =
      end === undefined ? undefined : reviewPly(match, at, end, { standing, plain, atRandom });
    if (ply !== undefined) plies.push(ply);
    const next = end ?? history.length;
    for (const { after } of history.slice(at, next)) standAt(after);
    at = next;
    yield { done: at, of: history.length };
  }
  const steps = history.map((played) => (played.seat === null ? 'luck' : 'skill'));
  const outcome = outcomeOf({ ...match, at: history.length });
  const turningPoints = plies.flatMap(({ verdict }, index) =>
    isError(verdict?.mark ?? null) ? [index] : [],
  );
  return {
    plies,
    turningPoints,
    largestLosses: hasChance && turningPoints.length === 0 ? largestLosses(plies) : [],
    players: seats.map((seat) =>
      playerReview(
        plies.filter((ply) => ply.seat === seat),
        hasChance ? luckBalance(values[seat] ?? [], steps) : null,
      ),
    ),
    drawn: outcome?.kind === 'draw',
  };
}

/** The plies that lost most, in the order in which they were played. */
function largestLosses(plies: readonly ReviewedPly[]): number[] {
  return plies
    .map(({ verdict }, index) => ({ index, loss: verdict?.loss ?? 0 }))
    .filter(({ loss }) => loss >= leastLoss)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, mostLosses)
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

/** The number of moves up to the end of the ply that begins there; undefined if it is incomplete. */
function endOfPly<Position, Move>(match: Match<Position, Move>, from: number): number | undefined {
  const { rules } = match;
  const history = pliesOf(match);
  const turn = rules.turn(positionAt(match, from));
  for (let at = from + 1; at <= history.length; at++) {
    if (!isToMove(rules, positionAt(match, at), turn)) return at;
  }
  return undefined;
}

/** The sources by which plies are judged. */
interface ReviewKnowledge<Position> {
  /** Values with repetition, and without. */
  readonly standing: RepetitionValuer<Position>;
  readonly plain: Valuer<Position>;
  /** Applies a function to the results of random play, if they are known. */
  readonly atRandom: <Found>(
    find: (results: (position: Position) => RandomResults) => Found,
  ) => Found | undefined;
}

/** Remembers that a game is too large, instead of trying again for every ply. */
function untilUnsolvable<Position>(
  results: ReviewOptions<Position>['randomResults'],
): ReviewKnowledge<Position>['atRandom'] {
  let known = results;
  return (find) => {
    if (known === undefined) return undefined;
    try {
      return find(known);
    } catch (error) {
      if (!(error instanceof UnsolvableGame)) throw error;
      known = undefined;
      return undefined;
    }
  };
}

/** @returns undefined for a move of chance. */
function reviewPly<Position, Move>(
  match: Match<Position, Move>,
  at: number,
  end: number,
  { standing, plain, atRandom }: ReviewKnowledge<Position>,
): ReviewedPly | undefined {
  const { rules } = match;
  const history = pliesOf(match);
  const seat = history[at]?.seat ?? null;
  if (seat === null) return undefined;
  const [from, to] = [positionAt(match, at), positionAt(match, end)];
  const played = history.slice(at, end);
  const after = standing.valueTo(to, seat) ?? null;
  const ply = { seat, at, moves: played.map(({ notation }) => notation), after };
  const found = judgePly(rules, standing, from, to);
  if (found === undefined) {
    return { ...ply, before: plain.valueTo(from, seat) ?? null, verdict: null };
  }
  const { decision, loss, mark, exact } = found;
  const { best } = decision;
  const isAlone = isError(mark) && isErrorAlone(rules, plain, from, to);
  const punishment =
    isError(mark) && !standing.isDrawn(to) ? principalVariation(rules, standing, to) : [];
  const reply = parsedPly(rules, to, punishment[0]?.moves ?? []);
  return {
    ...ply,
    before: best,
    verdict: {
      ...judged(decision, found.value, rules.chance !== undefined),
      mark,
      loss,
      exact,
      better: betterThan(rules, from, decision, found.value),
      punishment,
      why: (isAlone ? whyOf(rules, plain, from, to, reply) : undefined) ?? null,
      // Only exact values can be found again quickly, when the position is asked.
      lasting: decision.exact && after?.exact === true && isAlone,
      stillDrawn:
        (loss === 0
          ? atRandom((results) => stillDrawn(rules, decision, from, to, results))
          : null) ?? null,
    },
  };
}

/** Whether an error would be one without the earlier positions, too. */
function isErrorAlone<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  to: Position,
): boolean {
  if (rules.match.repetition === 0) return true;
  const alone = judgePly(rules, valuer, from, to);
  return alone !== undefined && isError(alone.mark);
}

function playerReview(plies: readonly ReviewedPly[], balance: LuckBalance | null): PlayerReview {
  const verdicts = plies.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]));
  const count = (mark: Mark) => verdicts.filter((verdict) => verdict.mark === mark).length;
  return {
    ...accuracyOn(verdicts.filter(({ exact }) => exact)),
    plies: plies.length,
    judged: verdicts.length,
    estimated: verdicts.filter(({ exact }) => !exact).length,
    marks: Object.fromEntries(markNames.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    balance,
  };
}
