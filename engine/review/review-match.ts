import type { Seat } from '../game.ts';
import { outcomeOf, positionAt, type Match } from '../match.ts';
import { isToMove } from '../solver/plies.ts';
import { accuracyOn, type Accuracy, type Judged } from './accuracy.ts';
import { bestLine, type LinePly } from './best-line.ts';
import { decisionAt, isCritical, keeping, lossOf, onePlyEarlier } from './decision.ts';
import { luckBalance, type LuckBalance } from './luck.ts';
import { isError, markNames, markOf, type Mark } from './mark.ts';
import { notationOf } from './notation.ts';
import { knowingRepetition, type RepetitionValuer } from './repetition.ts';
import { knowingEnds, type Valuer, type Worth } from './worth.ts';

/** A ply of a match, with what is known of it; plain JSON. */
export interface ReviewedPly {
  readonly seat: Seat;
  /** How many moves of the history come before it. */
  readonly at: number;
  /** What was played, in notation: several moves, where more than one decision belongs to the ply. */
  readonly moves: readonly string[];
  /** What it was worth to the one who played it, before and after; nothing where nobody knows. */
  readonly before: Worth | null;
  readonly after: Worth | null;
  /** What else is known; nothing where anything about it is uncertain. */
  readonly verdict: Verdict | null;
}

/** What a ply is judged to be. */
export interface Verdict extends Judged {
  readonly mark: Mark;
  /** Some legal ply would have given something away. */
  readonly critical: boolean;
  /** Where it was not the best: the plies that keep the value, the quickest first, in notation. */
  readonly better: readonly BetterPly[];
  /** Where it was an error: how it is punished, or the draw held that it allowed. */
  readonly punishment: readonly LinePly[];
}

/** A ply that would have kept the value. */
export interface BetterPly {
  readonly moves: readonly string[];
  readonly worth: Worth;
}

/** How one player has played. */
export interface PlayerReview extends Accuracy {
  /** How many plies were played, and how many of them could be judged. */
  readonly plies: number;
  readonly judged: number;
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
export interface ReviewOptions {
  /** How many plies long a punishing line becomes at most. */
  readonly longestLine?: number;
  /** Is told how many moves are done, and of how many; it may end the review by throwing. */
  readonly progress?: (done: number, of: number) => void;
}

/**
 * Reviews all that a match has in its history, whatever of it stands. A ply that was not decided to its end, such as
 * a digit that was picked and not played, is none yet. What is played is valued as repetition would have it.
 */
export function reviewMatch<Position, Move>(
  match: Match<Position, Move>,
  valuer: Valuer<Position>,
  { longestLine = 12, progress }: ReviewOptions = {},
): MatchReview {
  const { rules, history } = match;
  const plain = knowingEnds(rules, valuer);
  const standing = knowingRepetition(match, plain);
  const plies: ReviewedPly[] = [];
  const hasChance = rules.chanceOutcomes !== undefined;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  /** By seat, what each position was worth: asked for in the order of the match, as odds are quickest. */
  const worths = seats.map((): (Worth | undefined)[] => []);

  function standAt(position: Position): void {
    standing.stand(position);
    if (hasChance) for (const seat of seats) worths[seat]?.push(plain.worth(position, seat));
  }

  standAt(match.start);
  let at = 0;
  while (at < history.length) {
    const end = endOfPly(match, at);
    const ply =
      end === undefined ? undefined : reviewPly(match, at, end, standing, plain, longestLine);
    if (ply !== undefined) plies.push(ply);
    const next = end ?? history.length;
    for (const { after } of history.slice(at, next)) standAt(after);
    at = next;
    progress?.(at, history.length);
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
        hasChance ? luckBalance(worths[seat] ?? [], steps) : null,
      ),
    ),
    drawn: outcome?.kind === 'draw',
  };
}

/** Behind which move of the history the ply ends that begins there; nothing where it was not decided to its end. */
function endOfPly<Position, Move>(match: Match<Position, Move>, from: number): number | undefined {
  const { rules, history } = match;
  const turn = rules.turn(positionAt(match, from));
  for (let at = from + 1; at <= history.length; at++) {
    if (!isToMove(rules, positionAt(match, at), turn)) return at;
  }
  return undefined;
}

/** @returns nothing for what chance did. */
function reviewPly<Position, Move>(
  match: Match<Position, Move>,
  at: number,
  end: number,
  standing: RepetitionValuer<Position>,
  plain: Valuer<Position>,
  longestLine: number,
): ReviewedPly | undefined {
  const { rules, history } = match;
  const seat = history[at]?.seat ?? null;
  if (seat === null) return undefined;
  const [from, to] = [positionAt(match, at), positionAt(match, end)];
  const played = history.slice(at, end);
  const decision = decisionAt(rules, standing, from);
  const after = standing.worth(to, seat) ?? null;
  const ply = { seat, at, moves: played.map(({ notation }) => notation), after };
  if (decision === undefined || after?.exact !== true) {
    return { ...ply, before: plain.worth(from, seat) ?? null, verdict: null };
  }
  const { best, greatestLoss, temptation } = decision;
  const own = onePlyEarlier(after);
  const mark = markOf(best, own, rules.chanceOutcomes !== undefined);
  const better = mark === 'best' ? [] : keeping(decision);
  return {
    ...ply,
    before: best,
    verdict: {
      loss: lossOf(best, own),
      greatestLoss,
      temptation,
      mark,
      critical: isCritical(decision),
      better: distinct(better, (way) => rules.key(way.after)).map(({ moves, worth }) => ({
        moves: notationOf(rules, from, moves),
        worth,
      })),
      punishment: isError(mark) ? bestLine(rules, plain, to, longestLine) : [],
    },
  };
}

/** One of all those that come to the same, such as strikes with either of two equal hands. */
function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

function playerReview(plies: readonly ReviewedPly[], balance: LuckBalance | null): PlayerReview {
  const verdicts = plies.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]));
  const count = (mark: Mark) => verdicts.filter((verdict) => verdict.mark === mark).length;
  return {
    ...accuracyOn(verdicts),
    plies: plies.length,
    judged: verdicts.length,
    marks: Object.fromEntries(markNames.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    balance,
  };
}
