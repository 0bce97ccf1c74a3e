import type { Outcome, Rules, Seat, Turn } from '../game.ts';
import { nextPly, timesIn, turnAfter, type Played, type Standing } from './played.ts';
import { pick, type Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';
import { adjudicatedOutcome, type Adjudication } from './adjudication.ts';
import { lengthAlong, mainLine, nodesAlong, pliesAlong, type Line, type Place } from './tree.ts';

/**
 * One game: the tree of all that was played in it, and the current place in that tree. It is immutable; every function
 * returns a new match.
 */
export interface Match<Position, Move> extends Place {
  readonly rules: Rules<Position, Move>;
  readonly settings: Settings;
  readonly start: Position;
  /** The main line with its variations. */
  readonly moves: Line<Played<Position, Move>>;
  /** How the main line ended, if its moves don't say so. */
  readonly adjudication?: Adjudication;
  /** The comment before the first move. */
  readonly comment?: string;
  /** Free tags of a later game of a series; those of the first game belong to the table. */
  readonly tags?: readonly Tag[];
}

/** A free tag of a match, or of one of its games. The name begins with a capital letter. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A match before its first move. @param start - the position it begins with, if that was set up. */
export function startMatch<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  first: Seat,
  start = rules.start(first),
): Match<Position, Move> {
  return { rules, settings, start, moves: [], path: mainLine, at: 0 };
}

/** The position that a game was set up with, in notation; undefined if it is the usual one. */
export function setUpPosition<Position, Move>(
  { rules, start }: Match<Position, Move>,
  first: Seat,
): string | undefined {
  const position = rules.formatPosition(start);
  return position === rules.formatPosition(rules.start(first)) ? undefined : position;
}

/** All plies of the current line, from the first move to its end. */
export function pliesOf<Position, Move>({
  moves,
  path,
}: Pick<Match<Position, Move>, 'moves' | 'path'>): readonly Played<Position, Move>[] {
  return pliesAlong(moves, path);
}

/** All nodes of the current line, from the first move to its end; of the main line without a copy. */
export function nodesOf<Position, Move>({
  moves,
  path,
}: Match<Position, Move>): Line<Played<Position, Move>> {
  return nodesAlong(moves, path);
}

/** How many plies the current line has, from the first move on. */
export function lengthOf<Position, Move>({ moves, path }: Match<Position, Move>): number {
  return lengthAlong(moves, path);
}

/** The position on the table. */
export function positionOf<Position, Move>(match: Match<Position, Move>): Position {
  return positionAt(match, match.at);
}

/** The position after the first `at` plies of the current line. */
export function positionAt<Position, Move>(match: Match<Position, Move>, at: number): Position {
  return plyAt(match, at - 1)?.after ?? match.start;
}

/** A ply of the current line, from 0; undefined if the line is shorter. */
export function plyAt<Position, Move>(
  match: Match<Position, Move>,
  index: number,
): Played<Position, Move> | undefined {
  return match.path.length === 0 ? match.moves[index]?.ply : pliesOf(match)[index];
}

/** The ply that leads to the position on the table. */
function lastPly<Position, Move>(match: Match<Position, Move>): Played<Position, Move> | undefined {
  return plyAt(match, match.at - 1);
}

/** Every move of the current line, in notation. */
export function notationsOf<Position, Move>(match: Match<Position, Move>): string[] {
  return pliesOf(match).map(({ notation }) => notation);
}

/** A line of a match without the rules, so that it can be sent to a worker. */
export interface PlayedLine<Position, Move> {
  readonly start: Position;
  readonly plies: readonly Played<Position, Move>[];
  /** How it ended, if its moves don't say so. */
  readonly adjudication?: Adjudication;
}

/** The current line. */
export function lineOf<Position, Move>(match: Match<Position, Move>): PlayedLine<Position, Move> {
  const { start, path, adjudication } = match;
  return {
    start,
    plies: pliesOf(match),
    ...(path.length === 0 && adjudication && { adjudication }),
  };
}

/** A match of one line, at its end. */
export function matchOf<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  { plies, ...line }: PlayedLine<Position, Move>,
): Match<Position, Move> {
  const moves = plies.map((ply) => ({ ply }));
  return { rules, settings, ...line, moves, path: mainLine, at: moves.length };
}

/** Whether two lines are the same. Plies never change, so comparing the last ones is enough. */
export function isSameLine(
  one: PlayedLine<unknown, unknown>,
  other: PlayedLine<unknown, unknown>,
): boolean {
  const isSamePly = one.plies.at(-1) === other.plies.at(-1);
  return isSamePly && one.start === other.start && one.adjudication === other.adjudication;
}

/** The match at the end of its main line. */
export function atMainEnd<Position, Move>(match: Match<Position, Move>): Match<Position, Move> {
  return { ...match, path: mainLine, at: match.moves.length };
}

/** The match at the end of its current line. */
export function atEnd<Position, Move>(match: Match<Position, Move>): Match<Position, Move> {
  return { ...match, at: lengthOf(match) };
}

/** How the match ended, whatever its current place: as its main line did; undefined if it has not. */
export function mainEndOf<Position, Move>(match: Match<Position, Move>): Outcome | undefined {
  return outcomeOf(atMainEnd(match));
}

/** Whose turn it is, or how the match ended, repetition and adjudication included. */
export function turnOf<Position, Move>(match: Match<Position, Move>): Turn {
  const turn = turnAfter(match.rules, match.start, lastPly(match));
  if (turn.kind === 'over' || !isAdjudicated(match)) return turn;
  const { adjudication, rules } = match;
  return {
    kind: 'over',
    outcome: adjudicatedOutcome(adjudication, rules.seats, () => timesStood(match)),
  };
}

/** How the game ended at the current place; undefined if it is not over there. */
export function outcomeOf<Position, Move>(match: Match<Position, Move>): Outcome | undefined {
  const turn = turnOf(match);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

/** Whether the current place is the one where the match was adjudicated. */
export function isAdjudicated<Of extends Match<never, never> | Match<unknown, unknown>>(
  match: Of,
): match is Of & { readonly adjudication: Adjudication } {
  const { adjudication, path, at, moves } = match;
  return adjudication !== undefined && path.length === 0 && at === moves.length;
}

/** Ends a game that is not over by the rules. @throws RangeError if the match is not at the end of its main line. */
export function adjudicate<Position, Move>(
  match: Match<Position, Move>,
  adjudication: Adjudication,
): Match<Position, Move> {
  const { path, at, moves } = match;
  if (path.length > 0 || at < moves.length || turnOf(match).kind === 'over') {
    throw new RangeError(
      'Only a game that is not over can be adjudicated, at the end of its main line.',
    );
  }
  return { ...match, adjudication };
}

/** The match without its adjudication. */
function reopened<Position, Move>(match: Match<Position, Move>): Match<Position, Move> {
  const { adjudication, ...open } = match;
  return adjudication === undefined ? match : open;
}

/** How often the position on the table has occurred with the same side to move; 0 if no game can be drawn. */
export function timesStood<Position, Move>(match: Match<Position, Move>): number {
  return lastPly(match)?.times ?? 1;
}

/** The legal moves; none if the game is over or chance moves. */
export function legalMovesOf<Position, Move>(match: Match<Position, Move>): readonly Move[] {
  return turnOf(match).kind === 'player' ? match.rules.moves(positionOf(match)) : [];
}

/** The current place, where the next ply is played. */
export function standingOf<Position, Move>(match: Match<Position, Move>): Standing<Position, Move> {
  const { rules, start, at } = match;
  return {
    rules,
    position: positionOf(match),
    turn: turnOf(match),
    timesOf: (key) => timesIn(rules, start, nodesOf(match), at, key),
  };
}

/**
 * Plays a move in the current line and makes that the main line. What was taken back is dropped, and so are the lines
 * that the current one branched off from.
 *
 * @throws IllegalMove as {@link nextPly} does.
 */
export function playIn<Position, Move>(
  match: Match<Position, Move>,
  move: Move,
): Match<Position, Move> {
  const ply = nextPly(standingOf(match), move);
  const line = nodesOf(match);
  const { at } = match;
  // In half the time of `slice` and `concat`, which counts in long matches.
  const moves = line.toSpliced(at, line.length, { ply });
  return { ...reopened(match), moves, path: mainLine, at: at + 1 };
}

/** Lets chance act until a player is to decide or the game is over. */
export function resolveChance<Position, Move>(
  match: Match<Position, Move>,
  random: Random,
): Match<Position, Move> {
  let resolved = match;
  while (turnOf(resolved).kind === 'chance') resolved = drawChance(resolved, random);
  return resolved;
}

/** Lets chance act once, where it is to act. */
export function drawChance<Position, Move>(
  match: Match<Position, Move>,
  random: Random,
): Match<Position, Move> {
  return playIn(match, drawFrom(match.rules.chance?.outcomes(positionOf(match)) ?? [], random));
}

/** Goes to the position after `at` plies of the current line; `at` is clamped to the line. */
export function goTo<Position, Move>(
  match: Match<Position, Move>,
  at: number,
): Match<Position, Move> {
  return { ...match, at: Math.max(0, Math.min(lengthOf(match), at)) };
}

/**
 * Takes back the adjudication, or else goes back to the last decision of a seat that `mayDecide`. Returns the same match
 * if there is none.
 *
 * @param mayDecide - whether to stop at a seat's decisions: true for the people at the table.
 */
export function undo<Position, Move>(
  match: Match<Position, Move>,
  mayDecide: (seat: Seat) => boolean,
): Match<Position, Move> {
  if (isAdjudicated(match)) return reopened(match);
  const at = pliesOf(match).findLastIndex(
    ({ seat }, index) => index < match.at && seat !== null && mayDecide(seat),
  );
  return at === -1 ? match : goTo(match, at);
}

/** Goes forward to the next decision of a seat that `mayDecide`, or to the end of the line. */
export function redo<Position, Move>(
  match: Match<Position, Move>,
  mayDecide: (seat: Seat) => boolean,
): Match<Position, Move> {
  const at = pliesOf(match).findIndex(
    ({ seat }, index) => index > match.at && seat !== null && mayDecide(seat),
  );
  return goTo(match, at === -1 ? lengthOf(match) : at);
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
