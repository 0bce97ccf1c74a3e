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

/** Lets chance act in a match until a player is to decide. */
export type SettleChance = (match: AnyMatch) => AnyMatch;

/** Where a match stands in its tree: the line is the one in which the last ply lies. */
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
 * Plays a move where the match stands. What is there already is gone along. What is new becomes a variation if the line
 * goes on otherwise; while the main line has not ended, the line in which one plays becomes the main line, and what it
 * has left is a variation.
 *
 * @returns a refusal if variations would lie too deep.
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
 * Goes to any place of the tree.
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

/** Lets chance act where the match stands; what it did there before, it did for good. */
export function settled(match: AnyMatch, settleChance: SettleChance): Result<AnyMatch> {
  const length = lengthOf(match);
  let there = match;
  while (there.at < length && turnOf(there).kind === 'chance') {
    there = { ...there, at: there.at + 1 };
  }
  return turnOf(there).kind === 'chance' ? grown(there, settleChance(there)) : success(there);
}

/**
 * Ends the game where its line ends, which is the main line from then on.
 *
 * @returns a refusal if variations lie too deep then.
 * @throws RangeError if the line is over, or goes on from where the match stands.
 */
export function settleLine(match: AnyMatch, settlement: Settlement): Result<AnyMatch> {
  const main = promoteVariation(match, match.path);
  return main.ok ? success(settle(main.value, settlement)) : main;
}

/** Notes something of the ply at a place. @throws RangeError if no ply stands there. */
export function annotate(match: AnyMatch, place: Place, note: Note): AnyMatch {
  return { ...match, moves: annotated(match.moves, place, note) };
}

/**
 * Makes a variation the main line; the match goes on standing where it does.
 *
 * @returns a refusal if variations lie too deep then.
 * @throws RangeError if there is no such variation.
 */
export function promoteVariation(match: AnyMatch, path: Path): Result<AnyMatch> {
  const moves = promoted(match.moves, path);
  return moves.ok ? success(withMoves(match, moves.value)) : moves;
}

/**
 * Deletes a variation; whoever stands in it goes back to where it turns off.
 *
 * @returns also what was deleted.
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

/** Puts a deleted variation back. @throws RangeError if nothing is left of what it was played in place of. */
export function restoreVariation(match: AnyMatch, path: Path, deleted: Line): AnyMatch {
  return withMoves(match, withVariation(match.moves, path, deleted));
}

/** A match with what was played in another one from where it stands, in the main line or in a variation. */
function grown(match: AnyMatch, played: AnyMatch): Result<AnyMatch> {
  // At the end of the main line, what was played is all of it.
  if (match.path.length === 0 && match.at === match.moves.length) return success(played);
  const next = grow(match.moves, placeIn(match), pliesOf(played).slice(match.at));
  if (!next.ok) return next;
  const { path, at } = next.value.place;
  return success({ ...match, moves: next.value.moves, path, at: pliesBefore(path) + at });
}

/** The match with another tree, in which its line has another path. */
function withMoves(match: AnyMatch, moves: Line): AnyMatch {
  const path = pathAlong(moves, pliesOf(match));
  if (path === undefined) throw new RangeError('The line of the match is not in its tree.');
  return { ...match, moves, path };
}

function isSame(one: Turnoff, other: Turnoff | undefined): boolean {
  return one.ply === other?.ply && one.variation === other.variation;
}
