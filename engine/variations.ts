import {
  goTo,
  lengthOf,
  mainEndOf,
  playIn,
  plyAt,
  pliesOf,
  positionOf,
  settle,
  turnOf,
  type Match,
} from './match.ts';
import { success, type Result } from './result.ts';
import type { Settlement } from './settlement.ts';
import {
  annotated,
  grow,
  lineAt,
  pathAlong,
  pliesBefore,
  promoted,
  withoutVariation,
  withVariation,
  type Line,
  type Note,
  type Path,
  type Place,
  type Turnoff,
} from './tree.ts';

type AnyMatch = Match<unknown, unknown>;

/** Draws for chance until a player is to move or the game is over. */
export type SettleChance = (match: AnyMatch) => AnyMatch;

/** The current place of a match in its tree, in the line that holds the last ply played. */
export function placeIn({ path, at }: Pick<AnyMatch, 'path' | 'at'>): Place {
  let before = 0;
  let length = 0;
  for (const { ply } of path) {
    if (before + ply >= at) break;
    before += ply;
    length++;
  }
  return { path: length === path.length ? path : path.slice(0, length), at: at - before };
}

/**
 * Plays a move at the current place. A move that is in the tree already is followed. A new one extends its line, or
 * begins a variation if the line continues differently. While the main line has not ended, the line with the new move
 * becomes the main line.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws IllegalMove as {@link playIn} does.
 */
export function play(match: AnyMatch, move: unknown, settleChance: SettleChance): Result<AnyMatch> {
  const { at, rules, moves } = match;
  const notation = rules.formatMove(positionOf(match), move);
  if (plyAt(match, at)?.notation === notation) return settled(goTo(match, at + 1), settleChance);
  const place = placeIn(match);
  const next = lineAt(moves, place)[place.at];
  if (next?.ply.notation === notation) {
    return goToPlace(match, { ...place, at: place.at + 1 }, settleChance);
  }
  const known = next?.variations?.findIndex(([first]) => first?.ply.notation === notation) ?? -1;
  if (known !== -1) {
    const path = [...place.path, { ply: place.at, variation: known }];
    return goToPlace(match, { path, at: 1 }, settleChance);
  }
  const longer = grown(match, settleChance(playIn(match, move)));
  const isMain = !longer.ok || longer.value.path.length === 0;
  if (isMain || mainEndOf(longer.value) !== undefined) return longer;
  return promoteVariation(longer.value, longer.value.path);
}

/**
 * Goes to a place of the tree.
 *
 * @throws RangeError if there is no such place.
 */
export function goToPlace(
  match: AnyMatch,
  { path, at }: Place,
  settleChance: SettleChance,
): Result<AnyMatch> {
  lineAt(match.moves, { path, at });
  return settled({ ...match, path, at: pliesBefore(path) + at }, settleChance);
}

/** Draws for chance at the current place; a draw that is in the line already is followed. */
export function settled(match: AnyMatch, settleChance: SettleChance): Result<AnyMatch> {
  const length = lengthOf(match);
  let there = match;
  while (there.at < length && turnOf(there).kind === 'chance') {
    there = { ...there, at: there.at + 1 };
  }
  return turnOf(there).kind === 'chance' ? grown(there, settleChance(there)) : success(there);
}

/**
 * Ends the game at the end of the current line, and makes that the main line.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if the game is over there, or the match is not at the end of the line.
 */
export function settleLine(match: AnyMatch, settlement: Settlement): Result<AnyMatch> {
  const main = promoteVariation(match, match.path);
  return main.ok ? success(settle(main.value, settlement)) : main;
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
 * Deletes a variation. If the match is in it, it goes back to the turnoff.
 *
 * @returns the match and the deleted line.
 * @throws RangeError if there is no such variation.
 */
export function deleteVariation(
  match: AnyMatch,
  path: Path,
): { readonly match: AnyMatch; readonly deleted: Line } {
  const deleted = lineAt(match.moves, { path, at: 0 });
  const left = withoutVariation(match.moves, path);
  const isIn = path.every((each, index) => isSame(each, match.path[index]));
  const before = path.slice(0, -1);
  const back = isIn ? { ...match, path: before, at: Math.min(match.at, pliesBefore(path)) } : match;
  return { match: withMoves(back, left), deleted };
}

/** Puts a deleted variation back. @throws RangeError if the move that it replaced is gone. */
export function restoreVariation(match: AnyMatch, path: Path, deleted: Line): AnyMatch {
  return withMoves(match, withVariation(match.moves, path, deleted));
}

/** A match with the plies that another one has played on from its current place. */
function grown(match: AnyMatch, played: AnyMatch): Result<AnyMatch> {
  // At the end of the main line, the tree that was played on is complete.
  if (match.path.length === 0 && match.at === match.moves.length) return success(played);
  const next = grow(match.moves, placeIn(match), pliesOf(played).slice(match.at));
  if (!next.ok) return next;
  const { path, at } = next.value.place;
  return success({ ...match, moves: next.value.moves, path, at: pliesBefore(path) + at });
}

/** The match with another tree that has its current line too, perhaps at another path. */
function withMoves(match: AnyMatch, moves: Line): AnyMatch {
  const path = pathAlong(moves, pliesOf(match));
  if (path === undefined) throw new RangeError('The line of the match is not in its tree.');
  return { ...match, moves, path };
}

function isSame(one: Turnoff, other: Turnoff | undefined): boolean {
  return one.ply === other?.ply && one.variation === other.variation;
}
