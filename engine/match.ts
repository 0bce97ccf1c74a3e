import { message } from '../words/message.ts';
import { IllegalMove, type Outcome, type Rules, type Seat, type Turn } from './game.ts';
import { pick, type Random } from './random.ts';
import type { Settings } from './settings.ts';

/** One move of a match, with the position that it led to. */
export interface Played<Position, Move> {
  readonly move: Move;
  /** Who played it; nobody, where chance did. */
  readonly seat: Seat | null;
  readonly after: Position;
  /** The same for all positions that count as repeated: side to move and canonical key. */
  readonly repetitionKey: string;
}

/**
 * One game being played. It never changes: every function here gives a new match.
 *
 * What was taken back stays in `history` behind `at`, until something else is played.
 */
export interface Match<Position, Move> {
  readonly rules: Rules<Position, Move>;
  readonly settings: Settings;
  readonly start: Position;
  readonly history: readonly Played<Position, Move>[];
  /** How many moves of the history stand. */
  readonly at: number;
}

/** A match before its first move. */
export function startMatch<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  first: Seat,
): Match<Position, Move> {
  return { rules, settings, start: rules.start(first), history: [], at: 0 };
}

/** Where a game began that was set up, in notation; nothing where that is the start. */
export function setUpPosition<Position, Move>(
  { rules, start }: Match<Position, Move>,
  first: Seat,
): string | undefined {
  const position = rules.formatPosition(start);
  return position === rules.formatPosition(rules.start(first)) ? undefined : position;
}

/** The position on the table. */
export function positionOf<Position, Move>(match: Match<Position, Move>): Position {
  return positionAt(match, match.at);
}

/** The position after the first `at` moves. */
export function positionAt<Position, Move>(match: Match<Position, Move>, at: number): Position {
  return match.history[at - 1]?.after ?? match.start;
}

/** Every move of the history in notation. */
export function notationsOf<Position, Move>(match: Match<Position, Move>): string[] {
  return match.history.map(({ move }, index) =>
    match.rules.formatMove(positionAt(match, index), move),
  );
}

/** Whose turn it is, or how the match ended, repetition included. */
export function turnOf<Position, Move>(match: Match<Position, Move>): Turn {
  const turn = match.rules.turn(positionOf(match));
  if (turn.kind !== 'player' || !isRepeated(match)) return turn;
  return { kind: 'over', outcome: { kind: 'draw', by: 'repetition' } };
}

/** How the match ended; nothing while it goes on. */
export function outcomeOf<Position, Move>(match: Match<Position, Move>): Outcome | undefined {
  const turn = turnOf(match);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

/** What may be played now. */
export function legalMovesOf<Position, Move>(match: Match<Position, Move>): readonly Move[] {
  return turnOf(match).kind === 'player' ? match.rules.moves(positionOf(match)) : [];
}

/**
 * Plays a move; what was taken back before is forgotten.
 *
 * @throws IllegalMove also where the match is drawn by repetition.
 */
export function playIn<Position, Move>(
  match: Match<Position, Move>,
  move: Move,
): Match<Position, Move> {
  const turn = turnOf(match);
  const position = positionOf(match);
  if (turn.kind === 'over') {
    throw new IllegalMove(match.rules.formatMove(position, move), message('game.over'));
  }
  const after = match.rules.play(position, move);
  const seat = turn.kind === 'player' ? turn.seat : null;
  const played = { move, seat, after, repetitionKey: repetitionKeyOf(match.rules, after) };
  const history = [...match.history.slice(0, match.at), played];
  return { ...match, history, at: history.length };
}

/** Lets chance act until a player is to decide or the game is over. */
export function settleChance<Position, Move>(
  match: Match<Position, Move>,
  random: Random,
): Match<Position, Move> {
  let settled = match;
  while (turnOf(settled).kind === 'chance') {
    settled = playIn(
      settled,
      drawFrom(settled.rules.chanceOutcomes?.(positionOf(settled)) ?? [], random),
    );
  }
  return settled;
}

/** Goes back or forward to where `at` moves stand, from 0 to the whole history. */
export function goTo<Position, Move>(
  match: Match<Position, Move>,
  at: number,
): Match<Position, Move> {
  return { ...match, at: Math.max(0, Math.min(match.history.length, at)) };
}

/**
 * Takes back to the last decision of a seat that `mayDecide`; the same match, where there is none.
 *
 * @param mayDecide - whose decisions one goes back to: the persons' at the table.
 */
export function undo<Position, Move>(
  match: Match<Position, Move>,
  mayDecide: (seat: Seat) => boolean,
): Match<Position, Move> {
  const at = match.history.findLastIndex(
    ({ seat }, index) => index < match.at && seat !== null && mayDecide(seat),
  );
  return at === -1 ? match : goTo(match, at);
}

/** Plays again what was taken back, to the next decision of a seat that `mayDecide`. */
export function redo<Position, Move>(
  match: Match<Position, Move>,
  mayDecide: (seat: Seat) => boolean,
): Match<Position, Move> {
  const at = match.history.findIndex(
    ({ seat }, index) => index > match.at && seat !== null && mayDecide(seat),
  );
  return goTo(match, at === -1 ? match.history.length : at);
}

function isRepeated<Position, Move>(match: Match<Position, Move>): boolean {
  const { rules, start, history, at } = match;
  const limit = rules.match.repetition;
  if (limit === 0) return false;
  const now = history[at - 1]?.repetitionKey ?? repetitionKeyOf(rules, start);
  const times = history.slice(0, at).filter(({ repetitionKey }) => repetitionKey === now).length;
  return times + (repetitionKeyOf(rules, start) === now ? 1 : 0) >= limit;
}

/**
 * The same for all positions that count as repeated: keys put the side to move first, but don't say which
 * side that is.
 */
export function repetitionKeyOf<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): string {
  const turn = rules.turn(position);
  return `${turn.kind === 'player' ? turn.seat : turn.kind} ${rules.key(position)}`;
}

/** Draws one outcome by its probability. */
function drawFrom<Move>(
  outcomes: readonly { readonly move: Move; readonly probability: number }[],
  random: Random,
): Move {
  const resolution = 2 ** 31;
  let left = random.below(resolution) / resolution;
  for (const { move, probability } of outcomes) {
    left -= probability;
    if (left < 0) return move;
  }
  return pick(random, outcomes).move;
}
