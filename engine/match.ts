import { message } from '../words/message.ts';
import { IllegalMove, type Outcome, type Rules, type Seat, type Turn } from './game.ts';
import { playedAfter, turnAfter, type Played } from './played.ts';
import { pick, type Random } from './random.ts';
import type { Settings } from './settings.ts';
import { settledOutcome, type Settlement } from './settlement.ts';

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
  /** How it ended behind the whole history, where that is no end by the rules. */
  readonly settled?: Settlement;
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
  return match.history.map(({ notation }) => notation);
}

/** Whose turn it is, or how the match ended, repetition and settlement included. */
export function turnOf<Position, Move>(match: Match<Position, Move>): Turn {
  const turn = turnAfter(match.rules, match.start, match.history[match.at - 1]);
  if (turn.kind === 'over' || !isSettled(match)) return turn;
  const { settled, rules } = match;
  return { kind: 'over', outcome: settledOutcome(settled, rules.seats, () => timesStood(match)) };
}

/** How the match ended; nothing while it goes on. */
export function outcomeOf<Position, Move>(match: Match<Position, Move>): Outcome | undefined {
  const turn = turnOf(match);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

/** Whether the match stands where it was settled. */
export function isSettled<Of extends Match<never, never> | Match<unknown, unknown>>(
  match: Of,
): match is Of & { readonly settled: Settlement } {
  return match.settled !== undefined && match.at === match.history.length;
}

/** Ends the match after its whole history, which is no end by the rules. */
export function settle<Position, Move>(
  match: Match<Position, Move>,
  settled: Settlement,
): Match<Position, Move> {
  if (match.at < match.history.length || turnOf(match).kind === 'over') {
    throw new RangeError('Only a game that goes on is settled, where it goes on.');
  }
  return { ...match, settled };
}

/** The match without its settlement. */
export function unsettled<Position, Move>(match: Match<Position, Move>): Match<Position, Move> {
  const { settled, ...goingOn } = match;
  return settled === undefined ? match : goingOn;
}

/** How often the position on the table has stood, with the same side to move; 0 where no game can be drawn. */
export function timesStood<Position, Move>({ history, at }: Match<Position, Move>): number {
  return history[at - 1]?.times ?? 1;
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
  const ply = playedIn(match, move);
  const { history, at } = match;
  // A list that is copied and then grows is copied twice.
  const longer = (at === history.length ? history : history.slice(0, at)).concat([ply]);
  return { ...unsettled(match), history: longer, at: at + 1 };
}

/**
 * Plays one move after the other. What that takes grows with their number alone, since one history grows
 * all the while.
 *
 * @param choose - gives the next move in the match so far, which holds until then; nothing ends it.
 * @throws IllegalMove as {@link playIn} does.
 */
export function playOn<Position, Move>(
  match: Match<Position, Move>,
  choose: (match: Match<Position, Move>) => { readonly move: Move } | undefined,
): Match<Position, Move> {
  const history = match.history.slice(0, match.at);
  let now: Match<Position, Move> = { ...match, history };
  for (let next = choose(now); next !== undefined; next = choose(now)) {
    history.push(playedIn(now, next.move));
    now = { ...unsettled(now), at: history.length };
  }
  return now;
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
 * Takes back how the match was settled, or else to the last decision of a seat that `mayDecide`; the same match,
 * where there is none.
 *
 * @param mayDecide - whose decisions one goes back to: the persons' at the table.
 */
export function undo<Position, Move>(
  match: Match<Position, Move>,
  mayDecide: (seat: Seat) => boolean,
): Match<Position, Move> {
  if (isSettled(match)) return unsettled(match);
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

/** @throws IllegalMove */
function playedIn<Position, Move>(
  match: Match<Position, Move>,
  move: Move,
): Played<Position, Move> {
  const { rules, start, history, at } = match;
  const turn = turnOf(match);
  const before = positionOf(match);
  if (turn.kind === 'over') {
    throw new IllegalMove(rules.formatMove(before, move), message('game.over'));
  }
  return playedAfter(rules, start, history[at - 1], turn, move);
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
