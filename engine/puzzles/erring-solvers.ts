import type { Rules } from '../game.ts';
import type { EssentialDecision, EssentialWay } from '../decision/essential.ts';
import { seededRandom } from '../random.ts';
import { lookAhead } from '../computer/look-ahead.ts';
import { putsOut } from '../why/reach.ts';
import type { LineStep } from './line.ts';

/** A computer that errs, to measure puzzles with. */
interface ErringSolver {
  /** How far it reads: of lines as long as this, in plies, it sees one in e to its end. */
  readonly reach: number;
  /** How much it trusts what suggests itself, from 0 to 1, while it sees no end. */
  readonly trust: number;
  readonly rating: number;
}

/** The number of the computers. */
const count = 12;

/** A dozen computers, from one that hardly reads the next ply to one that reads 47; the scale of ratings is theirs. */
const erringSolvers = Array.from({ length: count }, (_, index): ErringSolver => ({
  reach: 2 ** (0.55 * index - 0.5),
  trust: index / (count - 1),
  rating: 500 + 180 * index,
}));

/** How many times as often the strongest chooses a way for each reason that suggests it, if it sees the end of none. */
const lure = 12;

/** The share of the erring computers that find every move of a puzzle. */
export function shareFound<Position, Move>(
  rules: Rules<Position, Move>,
  line: readonly LineStep<Position, Move>[],
): number {
  const steps = line.map(({ at, decision }) => readIn(rules, at, decision));
  const found = erringSolvers.map((solver) =>
    steps.reduce((share, ways) => share * shareOf(ways, solver), 1),
  );
  return found.reduce((sum, share) => sum + share, 0) / count;
}

/** The bounds between which ratings are looked for. */
const [lowest, highest] = [0, 3500];

/**
 * The rating of a puzzle that a share of the erring computers find: that at which they would find as many by their own ratings,
 * on the logistic curve of Elo.
 */
export function ratingOf(share: number): number {
  let [low, high] = [lowest, highest];
  while (high - low > 0.5) {
    const rating = (low + high) / 2;
    const expected = erringSolvers.reduce(
      (sum, solver) => sum + 1 / (1 + 10 ** ((rating - solver.rating) / 400)),
      0,
    );
    if (expected > share * count) low = rating;
    else high = rating;
  }
  return Math.round(low);
}

/** A way to play as an erring computer reads it. */
interface ReadWay {
  /** What it leads to, if its end is seen. */
  readonly end: 'win' | 'loss' | undefined;
  /** How far its end is, in plies. */
  readonly plies: number;
  /** How much suggests it at first sight; a strike that puts a hand out counts 1. */
  readonly hints: number;
}

/** The ways to play in a position, the answer first. */
function readIn<Position, Move>(
  rules: Rules<Position, Move>,
  at: Position,
  { ways }: Pick<EssentialDecision<Position, Move>, 'ways'>,
): ReadWay[] {
  const suggested = suggestedAt(rules, at);
  const best = ways[0]?.value.score ?? 0;
  return ways.map((way): ReadWay => {
    const struck = putsOut(rules, at, way.moves) ? 1 : 0;
    const hints = suggested
      .filter(({ key }) => key === way.key)
      .reduce((sum, { strength }) => sum + strength, struck);
    return { ...endOf(rules, way, best), hints };
  });
}

/** Where a way ends, and how far that is. */
function endOf<Position, Move>(
  rules: Rules<Position, Move>,
  { after, value: { score, remoteness } }: EssentialWay<Position, Move>,
  best: number,
): Pick<ReadWay, 'end' | 'plies'> {
  const end = score === 1 ? 'win' : 'loss';
  if (rules.chance === undefined) {
    return remoteness === null ? { end: undefined, plies: 0 } : { end, plies: remoteness };
  }
  if (rules.turn(after).kind === 'over') return { end, plies: 1 };
  return score === best
    ? { end: undefined, plies: 0 }
    : { end: 'loss', plies: 1 - pliesOfHalf * Math.log2(best - score) };
}

/**
 * With chance, a difference of half the size is as hard to see as one that is so many plies farther; all or nothing is one ply
 * away.
 */
const pliesOfHalf = 7;

/** A way that suggests itself. */
interface Suggestion {
  /** The key of the position after it. */
  readonly key: string;
  /** From 0 to 1. */
  readonly strength: number;
}

/** A rule of thumb suggests less than something that is seen. */
const ruleOfThumb = 0.85;

/**
 * What suggests itself by a saying and, with chance, to a game's own medium computer and to one that looks two plies ahead: the
 * more, the more wins and losses differ there.
 */
function suggestedAt<Position, Move>(
  rules: Rules<Position, Move>,
  at: Position,
): readonly Suggestion[] {
  const suggestions: Suggestion[] = [];
  const suggest = (move: Move, strength: number) =>
    suggestions.push({ key: rules.key(rules.play(at, move)), strength });
  const said = rules.advice?.saying?.(at).move;
  if (said !== undefined) suggest(said, 1);
  const { computers, chance } = rules;
  if (chance === undefined || computers?.choose === undefined) return suggestions;
  suggest(computers.choose('medium', at, seededRandom(0)), ruleOfThumb);
  const [first, second] = lookAhead(rules, at, 2).toSorted((one, other) => other.worth - one.worth);
  if (first !== undefined && second !== undefined) {
    suggest(first.move, Math.min(1, 2 * (first.worth - second.worth)));
  }
  return suggestions;
}

/** The probability that a computer plays the answer, which is the first of the ways. */
function shareOf(
  [answer, ...others]: readonly ReadWay[],
  { reach, trust }: Omit<ErringSolver, 'rating'>,
): number {
  if (answer === undefined) return 0;
  const seen = ({ end, plies }: ReadWay): number =>
    end === undefined ? 0 : Math.exp(-plies / reach);
  const unseen = chosenUnseen(
    lure ** (answer.hints * trust),
    others.map((way) => ({ weight: lure ** (way.hints * trust), open: 1 - seen(way) })),
  );
  const known = seen(answer);
  // A seen loss is chosen only if all others are seen, too; it is the slowest.
  const atEnd = answer.end === 'win' ? 1 : others.reduce((share, way) => share * seen(way), 1);
  return known * atEnd + (1 - known) * unseen;
}

/** The number of points for integrating. */
const points = 24;

/**
 * The probability that a way is drawn by its weight among those that are open, each of the others with a probability of its own:
 * the mean of w / (w + the weights of the open ones), as an integral over t of w·t^(w-1)·∏(1 - open + open·t^weight).
 */
function chosenUnseen(
  weight: number,
  others: readonly { readonly weight: number; readonly open: number }[],
): number {
  let sum = 0;
  for (let point = 0; point < points; point++) {
    // With t^w for the variable the factor before the product is 1.
    const t = ((point + 0.5) / points) ** (1 / weight);
    sum += others.reduce(
      (product, way) => product * (1 - way.open + way.open * t ** way.weight),
      1,
    );
  }
  return sum / points;
}
