import type { RandomResults } from '../explorer/random-play.ts';
import type { Rules, Seat } from '../game.ts';
import { outcomeOf, pliesOf, positionAt, type Match } from '../match/match.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { isToMove } from '../solver/plies.ts';
import type { Value } from '../analysis/value.ts';
import { accuracyOn, type Accuracy, type Judged } from './accuracy.ts';
import { principalVariation, type LinePly } from './principal-variation.ts';
import { keptBy, type BetterPly } from './better.ts';
import { luckBalance, type LuckBalance } from './luck.ts';
import { isError, judged, markNames, type Mark } from './mark.ts';
import { judgePly } from './judge-ply.ts';
import { knowingRepetition, type RepetitionValuer } from './repetition.ts';
import { stillDrawn, type StillDrawn } from './still-drawn.ts';
import { knowingEnds, type Valuer } from './valuers.ts';

/** A ply of a match, with what is known of it; plain JSON. */
export interface ReviewedPly {
  readonly seat: Seat;
  /** How many moves of the history come before it. */
  readonly at: number;
  /** What was played, in notation: several moves, where more than one decision belongs to the ply. */
  readonly moves: readonly string[];
  /** What it was worth to the one who played it, before and after; nothing where nobody knows. */
  readonly before: Value | null;
  readonly after: Value | null;
  /** What else is known; nothing where anything about it is uncertain. */
  readonly verdict: Verdict | null;
}

/** What a ply is judged to be. */
export interface Verdict extends Judged {
  readonly mark: Mark;
  /** What it gave away, in points or in probability of winning. */
  readonly loss: number;
  /** Whether it is proven; otherwise it is an estimate. */
  readonly exact: boolean;
  /** Where it was not the best: the plies that keep the value, the quickest first, in notation. */
  readonly better: readonly BetterPly[];
  /** Where it was an error: how it is punished, or the draw held that it allowed; none where it ended the match. */
  readonly punishment: readonly LinePly[];
  /** It is proven to be an error in the position itself, whatever has stood before: not by repetition alone. */
  readonly lasting: boolean;
  /** If it kept a draw, and some draws are harder to hold than others: which ones. */
  readonly stillDrawn: StillDrawn | null;
}

/** How one player has played. */
export interface PlayerReview extends Accuracy {
  /** How many plies were played, how many of them could be judged, and how many of these by estimate alone. */
  readonly plies: number;
  readonly judged: number;
  readonly estimated: number;
  /** How many plies got each mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** In games with chance. */
  readonly balance: LuckBalance | null;
}

/** A match, reviewed. */
export interface MatchReview {
  readonly plies: readonly ReviewedPly[];
  /** The plies at which the match turned: errors, by their places among the plies. */
  readonly turningPoints: readonly number[];
  /** By seat. */
  readonly players: readonly PlayerReview[];
  /** Whether it ended in a draw, so that decisions were held rather than won. */
  readonly drawn: boolean;
}

/** How a match is reviewed. */
export interface ReviewOptions<Position> {
  /** How games end after a position if all play at random; it may throw an {@link UnsolvableGame}. */
  readonly randomResults?: (position: Position) => RandomResults;
}

/** How a match is reviewed at one go. */
interface ReviewAtOnce<Position> extends ReviewOptions<Position> {
  /** Receives the number of moves reviewed and their total; it may cancel by throwing. */
  readonly progress?: (done: number, of: number) => void;
}

/** How far a review is: so many moves are done. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** Reviews a match at one go; see {@link reviewSteps}. */
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
 * Reviews all that a match has in its history, whatever of it stands, a ply at a time, so that other things can be done
 * in between. A ply that was not decided to its end, such as a digit that was picked and not played, is none yet. What
 * is played is valued as repetition would have it.
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
  /** By seat, what each position was worth: asked for in the order of the match, as odds are quickest. */
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
  return {
    plies,
    turningPoints: plies.flatMap(({ verdict }, index) =>
      isError(verdict?.mark ?? null) ? [index] : [],
    ),
    players: seats.map((seat) =>
      playerReview(
        plies.filter((ply) => ply.seat === seat),
        hasChance ? luckBalance(values[seat] ?? [], steps) : null,
      ),
    ),
    drawn: outcome?.kind === 'draw',
  };
}

/** Behind which move of the history the ply ends that begins there; nothing where it was not decided to its end. */
function endOfPly<Position, Move>(match: Match<Position, Move>, from: number): number | undefined {
  const { rules } = match;
  const history = pliesOf(match);
  const turn = rules.turn(positionAt(match, from));
  for (let at = from + 1; at <= history.length; at++) {
    if (!isToMove(rules, positionAt(match, at), turn)) return at;
  }
  return undefined;
}

/** What plies are judged by. */
interface ReviewKnowledge<Position> {
  /** Values as repetition would have them, and without it. */
  readonly standing: RepetitionValuer<Position>;
  readonly plain: Valuer<Position>;
  /** Finds something by how games end at random, if that is known. */
  readonly atRandom: <Found>(
    find: (results: (position: Position) => RandomResults) => Found,
  ) => Found | undefined;
}

/** A game that is too large once is not tried again for every ply. */
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

/** @returns nothing for what chance did. */
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
  return {
    ...ply,
    before: best,
    verdict: {
      ...judged(decision, found.value, rules.chance !== undefined),
      ...{ mark, loss, exact },
      better: loss === 0 && mark !== 'slower' ? [] : keptBy(rules, from, decision),
      punishment:
        isError(mark) && !standing.isDrawn(to) ? principalVariation(rules, standing, to) : [],
      lasting: exact && isError(mark) && isErrorAlone(rules, plain, from, to),
      stillDrawn:
        (loss === 0
          ? atRandom((results) => stillDrawn(rules, decision, from, to, results))
          : null) ?? null,
    },
  };
}

/** Whether an error is one, too, where nothing has stood before. */
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
