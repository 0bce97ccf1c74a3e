import { message, playerAt, type Message } from '../../words/message.ts';
import { isSameScore, lossOf, slowness, winnersMoves } from '../analysis/value.ts';
import { essentialAt, type EssentialDecision, type EssentialWay } from '../decision/essential.ts';
import { noChoice } from '../decision/no-choice.ts';
import { notationOf, plyInWords } from '../decision/notation.ts';
import { principalVariation } from '../decision/principal-variation.ts';
import type { Valuer } from '../decision/valuers.ts';
import type { RandomResults } from '../explorer/results.ts';
import type { Rules } from '../game.ts';
import { winsAtOnce } from '../why/reach.ts';
import { whyOf } from '../why/why.ts';
import { clear, pointsOf, unnoticed } from './ratings.ts';

/** The most useful thing to say before a move; plain JSON. */
export interface Guidance {
  /** What it is about: the user is right about it with a move that loses nothing. */
  readonly pattern: string;
  readonly tells: Message;
  /** The same as a question. */
  readonly asks: Message;
  /** The decisions of the ply that it advises, in notation, and of those that follow in its plan; missing if it advises none. */
  readonly line?: readonly (readonly string[])[];
}

/** The knowledge about a position for {@link guidanceAt}. */
export interface GuidedPosition<Position> {
  readonly position: Position;
  /** The position before the opponent's last ply; undefined at the start. */
  readonly before: Position | undefined;
  /** The results of random play, if they are known. */
  readonly randomResults?: (position: Position) => RandomResults | undefined;
}

interface Place<Position, Move> extends GuidedPosition<Position> {
  readonly rules: Rules<Position, Move>;
  readonly valuer: Valuer<Position>;
  readonly decision: EssentialDecision<Position, Move>;
}

/** Differences in random play that are too small to name. */
const noticed = 0.01;

/**
 * Says the most useful thing before a move in a game of two: the opponent's mistake and how to use it, a plan, a threat, a
 * move to be careful with or, if none loses, which one sets the opponent the most problems.
 *
 * @returns undefined if no player is to move, among more players, or if values are unknown.
 */
export function guidanceAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  at: GuidedPosition<Position>,
): Guidance | undefined {
  if (rules.seats !== 2) return undefined;
  const decision = essentialAt(rules, valuer, at.position, rules.chance && 'estimated');
  if (decision === undefined) return undefined;
  const place = { ...at, rules, valuer, decision };
  const count = rules.moves(at.position).length;
  if (count === 1) return noChoiceOf(count);
  if (rules.chance !== undefined) return ofChances(place);
  const mistake = theirMistake(place);
  if (mistake !== undefined) return mistake;
  if (decision.best.score === 1) return planToWin(place);
  if (decision.best.score === 0) return holdOut(place);
  if (decision.ways.length === 1) return noChoiceOf(count);
  return threat(place) ?? careful(place) ?? problems(place);
}

function noChoiceOf(count: number): Guidance {
  const tells = noChoice(count);
  return { pattern: 'only-move', tells, asks: tells };
}

/** What the opponent just gave away, and how. */
function theirMistake<Position, Move>(place: Place<Position, Move>): Guidance | undefined {
  const { rules, valuer, before, position, decision } = place;
  const earlier = before && essentialAt(rules, valuer, before);
  const key = rules.key(position);
  const played = earlier?.ways.find((way) => way.key === key);
  if (earlier === undefined || before === undefined || played === undefined) return undefined;
  if (isSameScore(played.value, earlier.best) || rules.mover(before) === rules.mover(position)) {
    return undefined;
  }
  const [best] = decision.ways;
  const why = whyOf(rules, valuer, before, position, best?.moves);
  if (why === undefined) return undefined;
  const player = playerAt(rules.mover(before));
  return {
    pattern: `mistake ${why.code}`,
    tells: message('guide.their-mistake', { player, why }),
    asks: message('guide.ask.their-mistake', { player }),
    ...advising(place, best),
  };
}

/** A win: the move that does it, or the next moves with the best reply between them. */
function planToWin<Position, Move>(place: Place<Position, Move>): Guidance {
  const { rules, valuer, position, decision } = place;
  const moves = winnersMoves(decision.best) ?? 0;
  const asks = message('guide.ask.win', { moves });
  const plies = principalVariation(rules, valuer, position, 3);
  const line = plies.map((ply) => ply.moves);
  const said: Message[] = [];
  let at = position;
  for (const ply of line) {
    said.push(plyInWords(rules, at, ply));
    at = ply.reduce((from, text) => {
      const move = rules.parseMove(from, text);
      return move.ok ? rules.play(from, move.value) : from;
    }, at);
  }
  const [first, reply, next] = said;
  const pattern = moves === 1 ? 'win at once' : 'win';
  if (first !== undefined && reply !== undefined && next !== undefined) {
    const player = playerAt(1 - rules.mover(position));
    const said = { moves, first, reply, next, player, more: moves - 2 };
    const tells = message('guide.win-plan', said);
    return { pattern, tells, asks, line };
  }
  const tells = message('guide.win-with', { moves, move: first ?? '' });
  return { pattern, tells, asks, line: line.slice(0, 1) };
}

/** What the opponent would win with next, and a move that stops it. */
function threat<Position, Move>(place: Place<Position, Move>): Guidance | undefined {
  const { rules, position, decision } = place;
  const passed = rules.advice?.passed?.(position);
  const winning = passed && winsAtOnce(rules, passed);
  if (passed === undefined || winning === undefined) return undefined;
  const [best] = decision.ways;
  const held = heldBy(decision);
  const player = playerAt(1 - rules.mover(position));
  const of = decision.ways.length;
  if (held.length === of || best === undefined) return undefined;
  return {
    pattern: 'threat',
    tells: message('guide.threat', {
      player,
      threat: plyInWords(rules, passed, notationOf(rules, passed, winning)),
      count: held.length,
      of,
      move: inWords(place, best),
    }),
    asks: message('guide.ask.threat', { player }),
    ...advising(place, best),
  };
}

/** The likeliest move that loses, and why. */
function careful<Position, Move>(place: Place<Position, Move>): Guidance | undefined {
  const { rules, valuer, position, decision } = place;
  const wrong = decision.ways
    .filter(({ value }) => lossOf(decision.best, value) > 0)
    .toSorted((one, other) => other.probability - one.probability)[0];
  const why = wrong && whyOf(rules, valuer, position, wrong.after);
  if (wrong === undefined || why === undefined) return undefined;
  const [count, of] = [heldBy(decision).length, decision.ways.length];
  return {
    pattern: `careful ${why.code}`,
    tells: message('guide.careful', { move: inWords(place, wrong), why }),
    asks: message('guide.some-draw', { count, of }),
  };
}

/** All moves hold: the one after which the opponent can go wrong in most ways, or that is best against random play. */
function problems<Position, Move>(place: Place<Position, Move>): Guidance {
  const { rules, position, decision, randomResults } = place;
  const player = playerAt(1 - rules.mover(position));
  const asks = message('guide.ask.problems', { player });
  const hardest = mostProblems(place, decision.ways);
  if (hardest !== undefined) {
    const { way, wrong, of } = hardest;
    const said = { move: inWords(place, way), wrong, of };
    return {
      pattern: 'problems',
      tells: message('guide.problems', said),
      asks,
      ...advising(place, way),
    };
  }
  const rated = decision.ways
    .map((way) => ({ way, wins: randomResults?.(way.after)?.wins[rules.mover(position)] ?? 0 }))
    .toSorted((one, other) => other.wins - one.wins);
  const [most, least] = [rated[0], rated.at(-1)];
  if (most !== undefined && least !== undefined && most.wins - least.wins >= noticed) {
    const said = { move: inWords(place, most.way), wins: most.wins };
    return {
      pattern: 'practical',
      tells: message('guide.practical', said),
      asks,
      ...advising(place, most.way),
    };
  }
  const tells = message('guide.all-draw');
  return { pattern: 'all-draw', tells, asks: tells };
}

/** Every move loses: of those that last longest, the one after which fewest answers win. */
function holdOut<Position, Move>(place: Place<Position, Move>): Guidance {
  const { rules, position, decision } = place;
  const moves = winnersMoves(decision.best) ?? 0;
  const player = playerAt(rules.mover(position));
  const longest = decision.ways.filter(({ value }) => slowness(value) === slowness(decision.best));
  const hardest = decision.ways.length > 1 ? mostProblems(place, longest) : undefined;
  if (hardest !== undefined) {
    const { way, wrong, of } = hardest;
    const said = { moves, move: inWords(place, way), right: of - wrong, of };
    return {
      pattern: 'hold-out',
      tells: message('guide.hold-out', said),
      asks: message('guide.ask.hold-out', { moves }),
      ...advising(place, way),
    };
  }
  const [way] = longest;
  if (way === undefined || longest.length === decision.ways.length) {
    const lost = message('guide.lost', { player, moves });
    return { pattern: 'lost', tells: lost, asks: lost };
  }
  return {
    pattern: 'hold-out-longest',
    tells: message('guide.hold-out-longest', { moves, move: inWords(place, way) }),
    asks: message('guide.ask.hold-out-longest', { moves }),
    ...advising(place, way),
  };
}

/** The better choice if chance acts, and why it is. */
function ofChances<Position, Move>(place: Place<Position, Move>): Guidance | undefined {
  const { rules, valuer, position, decision } = place;
  const winning = winsAtOnce(rules, position);
  if (winning !== undefined) {
    const moves = notationOf(rules, position, winning);
    const move = plyInWords(rules, position, moves);
    const tells = message('guide.win-with', { moves: 1, move });
    return {
      pattern: 'win at once',
      tells,
      asks: message('guide.ask.win', { moves: 1 }),
      line: [moves],
    };
  }
  const [best, second] = decision.ways;
  if (best === undefined || second === undefined) return noChoiceOf(rules.moves(position).length);
  const sure = best.value.exact && second.value.exact ? 'yes' : 'no';
  const ahead = best.value.score - second.value.score;
  if (ahead < unnoticed) {
    const tells = message('guide.odds-close', { sure });
    return { pattern: 'close', tells, asks: tells };
  }
  const points = pointsOf(ahead);
  const asks =
    ahead < clear
      ? message('guide.odds-better', { sure })
      : message('guide.odds-clear', { sure, points });
  const why = whyOf(rules, valuer, position, best.after);
  if (why === undefined) return { pattern: 'better', tells: asks, asks, ...advising(place, best) };
  return {
    pattern: `better ${why.code}`,
    tells: message('guide.odds-why', { move: inWords(place, best), why }),
    asks,
    ...advising(place, best),
  };
}

/** The way after which the largest share of the opponent's answers gives something away. */
function mostProblems<Position, Move>(
  { rules, valuer }: Place<Position, Move>,
  ways: readonly EssentialWay<Position, Move>[],
) {
  const rated = ways.flatMap((way) => {
    const next = essentialAt(rules, valuer, way.after);
    if (next === undefined) return [];
    const wrong = next.ways.length - heldBy(next).length;
    return wrong === 0 ? [] : [{ way, wrong, of: next.ways.length }];
  });
  return rated.toSorted((one, other) => other.wrong / other.of - one.wrong / one.of)[0];
}

function heldBy<Position, Move>({ ways, best }: EssentialDecision<Position, Move>) {
  return ways.filter(({ value }) => isSameScore(value, best));
}

function inWords<Position, Move>(
  { rules, position }: Place<Position, Move>,
  { moves }: EssentialWay<Position, Move>,
): Message {
  return plyInWords(rules, position, notationOf(rules, position, moves));
}

function advising<Position, Move>(
  { rules, position }: Place<Position, Move>,
  way: EssentialWay<Position, Move> | undefined,
): Pick<Guidance, 'line'> {
  return way === undefined ? {} : { line: [notationOf(rules, position, way.moves)] };
}
