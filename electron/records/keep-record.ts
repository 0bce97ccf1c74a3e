import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { OpenedMatch } from '../../storage/library/kept-match.ts';
import type { ReadableMatches } from '../../storage/library/match-folder.ts';
import { notesOfRecord, textToCompare } from '../../storage/library/record-of-match.ts';
import {
  endOfMatch,
  resultOf,
  summaryOf,
  type MatchNotes,
  type MatchSummary,
} from '../../storage/library/summary.ts';

/**
 * Keeps an opened match in the library. A kept match with the same players, rules, moves and comments is not
 * kept twice: it goes to the place of the opened one.
 *
 * @param times - the clock, and how many milliseconds earlier the match counts as played.
 * @throws if it can't be written.
 */
export async function keepRecord(
  library: ReadableMatches,
  table: SeatedMatch,
  { now, before }: { readonly now: number; readonly before: number },
): Promise<OpenedMatch> {
  const { folder } = library;
  const changed = now - before;
  const said = notesOfRecord(table, changed);
  const ended = resultOf(table).kind === 'unfinished' ? {} : { ended: said.created };
  const notes: MatchNotes = { ...said, ...ended, changed, played: 0, imported: true };
  const known = await sameAs(library, table, notes);
  if (known !== undefined) {
    // Opening it again does not change when it ended.
    const ended = endOfMatch(known.summary);
    const { id } = known.summary;
    const { path, at } = table.match;
    const there = { ...known.table, match: { ...known.table.match, path, at } };
    folder.write(id, there, { ...known.notes, changed, ...(ended !== undefined && { ended }) });
    return { id, table: there };
  }
  const id = folder.freeId(now);
  folder.write(id, table, notes);
  return { id, table };
}

/** The kept match that is equal to an opened one. */
async function sameAs(
  { folder, read: readKept }: ReadableMatches,
  table: SeatedMatch,
  notes: MatchNotes,
): Promise<
  | { readonly summary: MatchSummary; readonly table: SeatedMatch; readonly notes: MatchNotes }
  | undefined
> {
  const heads = headOf(summaryOf('', table, notes));
  const text = textToCompare(table, notes);
  const alike = [...folder.summaries()].filter((each) => headOf(each) === heads);
  for (const each of alike) {
    const read = await readKept(each.id);
    if (read.kind === 'match' && textToCompare(read.table, read.notes) === text) {
      return { summary: each, table: read.table, notes: read.notes };
    }
  }
  return undefined;
}

/** A key from the summary of a match: equal for equal matches. */
function headOf({ game, plies, players, differences }: MatchSummary): string {
  return JSON.stringify([
    game,
    plies,
    players,
    Object.entries(differences).sort(([one], [other]) => one.localeCompare(other)),
  ]);
}
