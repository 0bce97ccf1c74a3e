import {
  lengthOf,
  mainEndOf,
  outcomeOf,
  plyAt,
  pliesOf,
  adjudicate,
  standingOf,
  turnOf,
  type Match,
} from './match.ts';
import { nextPly, type Played } from './played.ts';
import { failure, success, type Result } from '../result.ts';
import { message } from '../../words/message.ts';
import type { Adjudication } from './adjudication.ts';
import {
  annotated,
  grow,
  isOnPath,
  lengthAlong,
  lineAt,
  pathAlong,
  pliesAlong,
  pliesBefore,
  promoted,
  withoutVariation,
  withVariation,
  type Line,
  type Note,
  type Path,
  type Place,
} from './tree.ts';

type AnyMatch = Match<unknown, unknown>;

/** Draws for chance until a player is to move or the game is over. */
export type ResolveChance = (match: AnyMatch) => AnyMatch;

/**
 * Plays a move at the current place. A move that is in the tree already is followed. A new one extends its line, or
 * begins a variation if the line continues differently. While the main line has not ended, the line becomes the main
 * line if the move is new or ends the game. Even then a line at the deepest level can't be varied: to be kept, it has to
 * be made the main line first.
 *
 * @returns a refusal if variations would be nested too deeply, or another line was to replace moves that can't be undone.
 * @throws IllegalMove as {@link nextPly} does.
 */
export function play(
  match: AnyMatch,
  move: unknown,
  resolveChance: ResolveChance,
): Result<AnyMatch> {
  const now = standingOf(match);
  const notation = match.rules.formatMove(now.position, move);
  const known = followed(match, notation);
  const isBack = match.path.length > 0 || match.at < match.moves.length;
  if (known === undefined && isBack && keepsMoves(match)) {
    return failure(message('match.keeps-moves'));
  }
  const played =
    known === undefined
      ? grown(match, [nextPly(now, move)])
      : success({ ...match, path: known, at: match.at + 1 });
  const next = played.ok ? withChanceResolved(played.value, resolveChance) : played;
  if (!next.ok || next.value.path.length === 0 || mainEndOf(next.value) !== undefined) return next;
  const isNew = known === undefined || outcomeOf(next.value) !== undefined;
  return isNew ? promoteVariation(next.value, next.value.path) : next;
}

/** Whether the match isn't over and its moves can't be undone. */
export function keepsMoves(match: AnyMatch): boolean {
  return !match.rules.match.undo && mainEndOf(match) === undefined;
}

/** The path to a line that continues with a ply at the current place; undefined if none does. */
function followed(match: AnyMatch, notation: string): Path | undefined {
  const { at, moves, path } = match;
  if (at === lengthOf(match)) return undefined;
  if (plyAt(match, at)?.notation === notation) return path;
  return pathAlong(moves, [...pliesOf(match).slice(0, at), { notation }]);
}

/**
 * Goes to a place of the tree.
 *
 * @throws RangeError if there is no such place.
 */
export function goToPlace(
  match: AnyMatch,
  { path, at }: Place,
  resolveChance: ResolveChance,
): Result<AnyMatch> {
  if (at < 0 || at > lengthAlong(match.moves, path)) throw new RangeError(`There is no ply ${at}.`);
  return withChanceResolved({ ...match, path, at }, resolveChance);
}

/** Draws for chance at the current place; a draw that is in the line already is followed. */
export function withChanceResolved(
  match: AnyMatch,
  resolveChance: ResolveChance,
): Result<AnyMatch> {
  const length = lengthOf(match);
  let there = match;
  while (there.at < length && turnOf(there).kind === 'chance') {
    there = { ...there, at: there.at + 1 };
  }
  if (turnOf(there).kind !== 'chance') return success(there);
  const resolved = resolveChance(there);
  // At the end of the main line, that match has the whole tree.
  if (there.path.length === 0 && there.at === there.moves.length) return success(resolved);
  return grown(there, pliesOf(resolved).slice(there.at));
}

/**
 * Ends the game at the end of the current line, and makes that the main line.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if the game is over there, or the match is not at the end of the line.
 */
export function adjudicateMainLine(match: AnyMatch, adjudication: Adjudication): Result<AnyMatch> {
  const main = promoteVariation(match, match.path);
  return main.ok ? success(adjudicate(main.value, adjudication)) : main;
}

/** Replaces the comment and the marks of the ply that leads to a place. @throws RangeError if no ply leads there. */
export function annotate(match: AnyMatch, place: Place, note: Note): AnyMatch {
  return { ...match, moves: annotated(match.moves, place, note) };
}

/**
 * Makes a variation the main line. The position on the table stays the same.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if there is no such variation.
 */
export function promoteVariation(match: AnyMatch, path: Path): Result<AnyMatch> {
  const moves = promoted(match.moves, path);
  return moves.ok ? success(withMoves(match, moves.value)) : moves;
}

/**
 * Deletes a variation. If the match is in it, it goes back to the ref.
 *
 * @throws RangeError if there is no such variation.
 */
export function deleteVariation(match: AnyMatch, path: Path): AnyMatch {
  const left = withoutVariation(match.moves, path);
  const isIn = isOnPath(path, match.path);
  const before = path.slice(0, -1);
  const back = isIn ? { ...match, path: before, at: Math.min(match.at, pliesBefore(path)) } : match;
  return withMoves(back, left);
}

/** A variation with its place in the tree, by which it can be put back. */
export interface DeletedVariation {
  /** The plies before it. */
  readonly before: readonly Played<unknown, unknown>[];
  /** Its index among the variations of the ply that it replaces. */
  readonly index: number;
  readonly line: Line;
}

/** A variation of a match. @throws RangeError if there is no such variation. */
export function variationOf({ moves }: AnyMatch, path: Path): DeletedVariation {
  const line = lineAt(moves, path);
  const before = pliesAlong(moves, path).slice(0, pliesBefore(path));
  return { before, index: path.at(-1)?.variation ?? 0, line };
}

/**
 * Puts a deleted variation back. Plies of it that were played again since stay as they are.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if the moves before it are gone, or the variation continues a main line that was adjudicated.
 */
export function restoreVariation(
  match: AnyMatch,
  { before, index, line }: DeletedVariation,
): Result<AnyMatch> {
  const into = pathAlong(match.moves, before);
  if (into === undefined) throw new RangeError('The moves before the variation are gone.');
  const path = [...into, { ply: before.length - pliesBefore(into), variation: index }];
  const moves = withVariation(match.moves, path, line);
  if (!moves.ok) return moves;
  if (match.adjudication !== undefined && moves.value.length > match.moves.length) {
    throw new RangeError('A main line that was adjudicated has no further plies.');
  }
  return success(withMoves(match, moves.value));
}

/** A match with plies added at its current place. @returns a refusal if variations would be nested too deeply. */
function grown(match: AnyMatch, added: readonly Played<unknown, unknown>[]): Result<AnyMatch> {
  const next = grow(match.moves, match, added);
  return next.ok ? success({ ...match, moves: next.value.moves, ...next.value.place }) : next;
}

/** The match with another tree that has its current line too, perhaps at another path. */
function withMoves(match: AnyMatch, moves: Line): AnyMatch {
  const path = pathAlong(moves, pliesOf(match));
  if (path === undefined) throw new RangeError('The line of the match is not in its tree.');
  return { ...match, moves, path };
}
