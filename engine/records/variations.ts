import type { Outcome } from '../game.ts';
import {
  goTo,
  notationsOf,
  outcomeOf,
  playIn,
  playOn as playOnMatch,
  positionOf,
  settle as settleMatch,
  turnOf,
  unsettled,
  type Match,
} from '../match.ts';
import { success, type Result } from '../result.ts';
import type { Settlement } from '../settlement.ts';
import type { Line } from './duel-record.ts';
import type { KeptTree, OpenGame, OpenTree } from './open-tree.ts';
import {
  annotated,
  isPlain,
  lineAt,
  movesThrough,
  pathAlong,
  playOn,
  promoted,
  withoutVariation,
  withVariation,
  type Note,
  type Place,
  type Turnoff,
} from './tree.ts';

/** Lets chance act in a match until a player is to decide. */
export type SettleChance = (match: Match<unknown, unknown>) => Match<unknown, unknown>;

/** All that was played in the game on the table. */
export function movesOf({ match, tree }: OpenGame): Line {
  return tree?.moves ?? notationsOf(match).map((move) => ({ move }));
}

/** Where the match on the table stands in its tree. */
export function placeIn({ match, tree }: OpenGame): Place {
  let before = 0;
  let length = 0;
  for (const { ply } of tree?.path ?? []) {
    if (before + ply >= match.at) break;
    before += ply;
    length++;
  }
  return { path: tree?.path.slice(0, length) ?? [], at: match.at - before };
}

/**
 * How the game on the table has ended, wherever in it one stands: as its main line has, and while that goes
 * on, as the line has in which one stands.
 */
export function endOf(game: OpenGame): Outcome | undefined {
  return mainEndOf(game) ?? outcomeOf(goTo(game.match, game.match.history.length));
}

/** How the main line has ended; nothing while it goes on. */
export function mainEndOf({ match, tree }: OpenGame): Outcome | undefined {
  return tree === undefined || tree.path.length === 0
    ? outcomeOf(goTo(match, match.history.length))
    : tree.ended;
}

/** How the main line was settled; nothing where its moves say how it ended, or where it goes on. */
export function mainSettlement({ match, tree }: OpenGame): Settlement | undefined {
  return tree === undefined || tree.path.length === 0 ? match.settled : tree.settled;
}

/** The moves of the main line in notation. */
export function mainLineOf({ match, tree }: OpenGame): string[] {
  return tree === undefined ? notationsOf(match) : tree.moves.map(({ move }) => move);
}

/** What is kept of a tree when its game is put away. */
export function keptTree({ tags, comment, moves }: KeptTree): KeptTree {
  return { moves, ...(tags && { tags }), ...(comment !== undefined && { comment }) };
}

/**
 * Plays a move where the match stands. What is there already is gone along. What is new becomes a variation
 * where the line goes on otherwise; while the main line has not ended, the line in which one plays is the
 * main line, and what it has left is a variation.
 *
 * @returns a refusal, where variations would lie too deep.
 * @throws IllegalMove as {@link playIn} does.
 */
export function playAtTable<Of extends OpenGame>(
  series: Of,
  move: unknown,
  settle: SettleChance,
): Result<Of> {
  const { match, tree } = series;
  const { history, at, rules } = match;
  const notation = rules.formatMove(positionOf(match), move);
  if (history[at]?.notation === notation) return moved(series, goTo(match, at + 1), settle);
  if (tree === undefined && at === history.length) {
    return success({ ...series, match: settle(playIn(match, move)) });
  }
  const place = placeIn(series);
  const moves = movesOf(series);
  const next = lineAt(moves, place)[place.at];
  const lines = next === undefined ? [] : [[next], ...(next.variations ?? [])];
  if (lines.some(([first]) => first?.move === notation)) {
    const along = playOn(moves, place, [notation]);
    return along.ok ? goToPlace(series, along.value.place, settle) : along;
  }
  const played = settle(playIn(match, move));
  return grown(series, moves, played, place);
}

/**
 * Goes to any place of the tree; the match follows its line from there on.
 *
 * @throws RangeError where there is no such place.
 */
export function goToPlace<Of extends OpenGame>(
  series: Of,
  place: Place,
  settle: SettleChance,
): Result<Of> {
  const { tree } = series;
  const { moves, at } = movesThrough(movesOf(series), place);
  const main = mainOf(series);
  const match = goTo(along(series.match, moves, place.path, main), at);
  if (tree === undefined) return moved(series, match, settle);
  return moved({ ...series, tree: onPath(tree, place.path, main) }, match, settle);
}

/** Lets chance act where the match stands; what it did there before, it did for good. */
export function settledTable<Of extends OpenGame>(series: Of, settle: SettleChance): Result<Of> {
  return moved(series, series.match, settle);
}

/**
 * Ends the game where its line ends; that line is the main one from then on.
 *
 * @returns a refusal, where variations lie too deep then.
 * @throws RangeError where the line is over, or goes on from where the match stands.
 */
export function settleTable<Of extends OpenGame>(series: Of, settlement: Settlement): Result<Of> {
  const { path = [] } = series.tree ?? {};
  const first = path.length === 0 ? success(series) : promoteVariation(series, path);
  if (!first.ok) return first;
  return success({ ...first.value, match: settleMatch(series.match, settlement) });
}

/** Notes something of the ply at a place. @throws RangeError where no ply stands there. */
export function annotateTable<Of extends OpenGame>(series: Of, place: Place, note: Note): Of {
  return withMoves(series, annotated(movesOf(series), place, note));
}

/**
 * Makes a variation the main line. @returns a refusal, where variations lie too deep then.
 *
 * @throws RangeError where there is no such variation.
 */
export function promoteVariation<Of extends OpenGame>(
  series: Of,
  path: readonly Turnoff[],
): Result<Of> {
  const moves = promoted(movesOf(series), path);
  if (!moves.ok) return moves;
  return success(withMoves(series, moves.value));
}

/**
 * Deletes a variation; whoever stands in it goes back to where it turns off.
 *
 * @returns also what was deleted.
 * @throws RangeError where there is no such variation.
 */
export function deleteVariation<Of extends OpenGame>(
  series: Of,
  path: readonly Turnoff[],
): { readonly series: Of; readonly deleted: Line } {
  const moves = movesOf(series);
  const deleted = lineAt(moves, { path, at: 0 });
  const left = withoutVariation(moves, path);
  const { tree, match } = series;
  const turnoff = path.at(-1);
  const isIn = path.every((each, index) => isSame(each, tree?.path[index]));
  if (!isIn || tree === undefined || turnoff === undefined) {
    return { series: withMoves(series, left), deleted };
  }
  const before = path.slice(0, -1);
  const there = movesThrough(moves, { path: before, at: turnoff.ply });
  const main = mainOf(series);
  const back = goTo(along(match, there.moves, before, main), Math.min(match.at, there.at));
  const opened = onPath(tree, before, main);
  return { series: withMoves({ ...series, match: back, tree: opened }, left), deleted };
}

/** Puts a deleted variation back. @throws RangeError where nothing is left of what it was played in place of. */
export function restoreVariation<Of extends OpenGame>(
  series: Of,
  path: readonly Turnoff[],
  deleted: Line,
): Of {
  return withMoves(series, withVariation(movesOf(series), path, deleted));
}

/**
 * A match with a tree that was kept beside it. What the match has and the tree has not is added to it, as if
 * it were played.
 *
 * @returns a refusal, where variations would lie too deep.
 */
export function withTree<Of extends OpenGame>(
  series: Of,
  kept: KeptTree,
  mainEnd: MainEnd,
): Result<Of> {
  const { match } = series;
  const path = pathAlong(kept.moves, notationsOf(match));
  if (path !== undefined) {
    const main = path.length === 0 ? { ...mainEnd, settled: match.settled } : mainEnd;
    // A line that goes on where the match breaks off is still the line of the match.
    const whole = along(match, movesThrough(kept.moves, { path, at: 0 }).moves, path, main);
    const tree = onPath(kept, path, main);
    return success({ ...series, match: goTo(whole, match.at), tree });
  }
  const start = { path: [], at: 0 };
  return grown(
    { ...series, tree: onPath(kept, [], mainEnd) },
    kept.moves,
    match,
    start,
    mainEnd,
    match.at,
  );
}

/**
 * The game after somebody has played on in its match, without a look at the tree: what was left for something else
 * becomes a variation.
 *
 * @returns a refusal, where variations would lie too deep.
 */
export function playedBeside<Of extends OpenGame>(
  before: Of,
  match: Match<unknown, unknown>,
): Result<Of> {
  const { tree } = before;
  const { history } = before.match;
  // A ply is made once: with the last one, all before it are the same, too.
  const goesOn = history.length === 0 || history.at(-1) === match.history[history.length - 1];
  if (tree === undefined && goesOn) return success({ ...before, match });
  const kept = keptTree({ ...tree, moves: movesOf(before) });
  return withTree({ ...before, match }, kept, mainOf(before));
}

/** The series with a match that has gone on from a place of its tree. */
function grown<Of extends OpenGame>(
  series: Of,
  before: Line,
  match: Match<unknown, unknown>,
  from: Place,
  main = mainOf(series),
  at = match.history.length,
): Result<Of> {
  const base = movesThrough(before, from).at;
  const next = playOn(before, from, notationsOf(match).slice(base));
  if (!next.ok) return next;
  const { place } = next.value;
  let { moves } = next.value;
  let { path } = place;
  if (main.ended === undefined && path.length > 0) {
    const first = promoted(moves, path);
    if (!first.ok) return first;
    moves = first.value;
    path = [];
  }
  const tree = onPath({ ...series.tree, moves }, path, main);
  return success({ ...series, match: goTo(match, at), tree });
}

/** The series with its match elsewhere in its line; chance has acted there. */
function moved<Of extends OpenGame>(
  series: Of,
  match: Match<unknown, unknown>,
  settle: SettleChance,
): Result<Of> {
  let there = match;
  while (there.at < there.history.length && turnOf(there).kind === 'chance') {
    there = goTo(there, there.at + 1);
  }
  const now = { ...series, match: there };
  if (turnOf(there).kind !== 'chance') return success(now);
  const drawn = settle(there);
  return series.tree === undefined
    ? success({ ...series, match: drawn })
    : grown(now, series.tree.moves, drawn, placeIn(now));
}

/** How a main line has ended, and how it was settled where the moves don't say. */
export interface MainEnd {
  readonly ended?: Outcome | undefined;
  readonly settled?: Settlement | undefined;
}

function mainOf(game: OpenGame): MainEnd {
  return { ended: mainEndOf(game), settled: mainSettlement(game) };
}

/** A match along the line at a path; the main line alone is settled. */
function along(
  match: Match<unknown, unknown>,
  line: readonly string[],
  path: readonly Turnoff[],
  { settled }: MainEnd,
): Match<unknown, unknown> {
  const there = alongMoves(match, line);
  return path.length === 0 && settled ? { ...there, settled } : there;
}

/** A match along some moves, from as far as it goes there already. */
function alongMoves(
  match: Match<unknown, unknown>,
  line: readonly string[],
): Match<unknown, unknown> {
  const { history, rules } = match;
  let common = 0;
  while (common < line.length && history[common]?.notation === line[common]) common++;
  const from = goTo(unsettled(match), common);
  if (common === history.length && common === line.length) return from;
  return playOnMatch(from, (now) => {
    const text = line[now.at];
    if (text === undefined) return undefined;
    const move = rules.parseMove(positionOf(now), text);
    if (!move.ok) throw new RangeError(`${text} can't be played: ${move.error.code}`);
    return { move: move.value };
  });
}

function onPath(tree: KeptTree, path: readonly Turnoff[], { ended, settled }: MainEnd): OpenTree {
  const { moves, tags, comment } = tree;
  return {
    moves,
    path,
    ...(path.length > 0 && ended !== undefined && { ended }),
    ...(path.length > 0 && settled !== undefined && { settled }),
    ...(tags && { tags }),
    ...(comment !== undefined && { comment }),
  };
}

/** The series with another tree, which has its line, too. */
function withMoves<Of extends OpenGame>(series: Of, moves: Line): Of {
  const { tree, ...rest } = series;
  const { match } = series;
  const isAll = isPlain(moves) && tree?.tags === undefined && tree?.comment === undefined;
  const path = pathAlong(moves, notationsOf(match));
  if (path === undefined) throw new RangeError('The line of the match is not in its tree.');

  if (isAll && path.length === 0) return rest as Of;
  const main = mainOf(series);
  const isKnown = path.length === 0 || main.settled !== undefined;
  const now = isKnown ? main : { ended: mainOutcome(match, moves) };
  return { ...series, tree: onPath({ ...tree, moves }, path, now) };
}

function mainOutcome(match: Match<unknown, unknown>, moves: Line): Outcome | undefined {
  const main = alongMoves(
    match,
    moves.map(({ move }) => move),
  );
  return outcomeOf(goTo(main, main.history.length));
}

function isSame(one: Turnoff, other: Turnoff | undefined): boolean {
  return one.ply === other?.ply && one.variation === other.variation;
}
