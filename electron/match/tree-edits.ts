import { message } from '../../words/message.ts';
import { mainEndOf, notationsOf } from '../../engine/match.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { withMatch } from '../../engine/series.ts';
import type { Table } from '../../engine/table.ts';
import {
  lineAt,
  nodeAt,
  pliesBefore,
  type Line,
  type Note,
  type Path,
  type Place,
} from '../../engine/tree.ts';
import {
  annotate,
  deleteVariation,
  goToPlace,
  promoteVariation,
  restoreVariation,
  type SettleChance,
} from '../../engine/variations.ts';

/** A place of a match, and the notation of the ply that leads there; null at the start. */
export interface NamedPlace {
  readonly place: Place;
  readonly notation: string | null;
}

/** A variation that can be restored. */
export interface DeletedVariation {
  readonly path: Path;
  /** The moves before it. */
  readonly before: string;
  readonly line: Line;
}

/** A table whose match stands elsewhere. @throws RangeError if there is no such line. */
export function withPlace(
  table: Table,
  { place, notation }: NamedPlace,
  settle: SettleChance,
): Result<Table> {
  if (!leadsTo(table, place, notation)) return failure(message('match.no-such-place'));
  return withMatch(table, goToPlace(table.match, place, settle));
}

/** A table with a note on a ply of its match. @throws RangeError if there is no such line. */
export function withNote(
  table: Table,
  { place, notation }: NamedPlace,
  { comment = '', marks = [] }: Note,
): Result<Table> {
  if (!leadsTo(table, place, notation)) return failure(message('match.no-such-place'));
  const note = { comment: comment.trim(), marks };
  return success({ ...table, match: annotate(table.match, place, note) });
}

/**
 * A table with a variation as the main line of its match.
 *
 * @returns a refusal if the match would lose its end.
 * @throws RangeError if there is no such variation.
 */
export function withMainLine(table: Table, path: Path): Result<Table> {
  const { match } = table;
  const promoted = promoteVariation(match, path);
  const losesEnd =
    promoted.ok && mainEndOf(match) !== undefined && mainEndOf(promoted.value) === undefined;
  return losesEnd || match.settled !== undefined
    ? failure(message('match.keeps-its-end'))
    : withMatch(table, promoted);
}

/** A variation of a match as it can be restored. @throws RangeError if there is no such variation. */
export function variationOf(table: Table, path: Path): DeletedVariation {
  return { path, before: movesBefore(table, path), line: lineAt(table.match.moves, path) };
}

/** A table without a variation. @throws RangeError if there is no such variation. */
export function withoutVariation(table: Table, path: Path): Table {
  return { ...table, match: deleteVariation(table.match, path) };
}

/**
 * A table with a deleted variation.
 *
 * @returns a refusal if other moves lead to its place now, or if variations would be nested too deeply.
 */
export function withVariation(
  table: Table,
  { path, before, line }: DeletedVariation,
): Result<Table> {
  return movesBefore(table, path) === before
    ? withMatch(table, restoreVariation(table.match, path, line))
    : failure(message('match.nothing-to-restore'));
}

function leadsTo({ match }: Table, place: Place, notation: string | null): boolean {
  return (nodeAt(match.moves, place)?.ply.notation ?? null) === notation;
}

/** The moves that lead to where a variation turns off. */
function movesBefore({ match }: Table, path: Path): string {
  const before = notationsOf({ ...match, path: path.slice(0, -1) });
  return before.slice(0, pliesBefore(path)).join(' ');
}
