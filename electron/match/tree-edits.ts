import { message } from '../../words/message.ts';
import { mainEndOf } from '../../engine/match/match.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { withMatch } from '../../engine/match/series.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { nodeAt, type Note, type Path, type Place } from '../../engine/match/tree.ts';
import {
  annotate,
  goToPlace,
  keepsMoves,
  promoteVariation,
  type ResolveChance,
} from '../../engine/match/variations.ts';

/** A place of a match, and the notation of the ply that leads there; null at the start. */
export interface NamedPlace {
  readonly place: Place;
  readonly notation: string | null;
}

/** A table with its match moved to another place. @throws RangeError if there is no such line. */
export function withPlace(
  table: SeatedMatch,
  { place, notation }: NamedPlace,
  resolveChance: ResolveChance,
): Result<SeatedMatch> {
  if (!leadsTo(table, place, notation)) return failure(message('match.no-such-place'));
  return withMatch(table, goToPlace(table.match, place, resolveChance));
}

/** A table with a note on a ply of its match. @throws RangeError if there is no such line. */
export function withNote(
  table: SeatedMatch,
  { place, notation }: NamedPlace,
  { comment = '', marks = [] }: Note,
): Result<SeatedMatch> {
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
export function withMainLine(table: SeatedMatch, path: Path): Result<SeatedMatch> {
  const { match } = table;
  if (keepsMoves(match)) return failure(message('match.keeps-moves'));
  const promoted = promoteVariation(match, path);
  const losesEnd =
    promoted.ok && mainEndOf(match) !== undefined && mainEndOf(promoted.value) === undefined;
  return losesEnd || match.adjudication !== undefined
    ? failure(message('match.keeps-its-end'))
    : withMatch(table, promoted);
}

function leadsTo({ match }: SeatedMatch, place: Place, notation: string | null): boolean {
  return (nodeAt(match.moves, place)?.ply.notation ?? null) === notation;
}
