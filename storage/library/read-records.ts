import { limits, textLimits } from '../../engine/match/limits.ts';
import { parseDuel } from '../../engine/records/parse-duel.ts';
import { problemWithTable, sizeOfTable } from '../../engine/records/size.ts';
import type { Reached } from '../../engine/records/tokens.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { isLink, textOfLink } from '../files/link.ts';
import { FileProblem } from '../files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import { isKept, parseMatchFile } from './match-file.ts';
import { recordOfMatch } from './record-of-match.ts';

/** The matches of a text, or why it can't be read. */
export type ReadRecords =
  | {
      readonly ok: true;
      readonly value: readonly SeatedMatch[];
      /** The first few different positions that were not written in their usual form, with that form. */
      readonly rewritten: readonly Message[];
    }
  | { readonly ok: false; readonly error: Message };

/**
 * The most matches to open at once: each is kept in a file of its own.
 *
 * @internal Exported for its tests.
 */
export const mostMatches = 200;

/** Reads matches from a text in the `.duel` format, a kept match or a link; see {@link parseDuel}. */
export function recordsIn(text: string, reached?: Reached): ReadRecords {
  // Security: A text that is too long is not read.
  if (text.length > textLimits.characters) return tooLarge();
  if (isLink(text)) {
    const unpacked = textOfLink(text, textLimits.megabytes);
    return unpacked.ok ? parseDuel(unpacked.value, reached) : unpacked;
  }
  try {
    const kept = isKept(text) ? parseMatchFile(text, Date.now()) : undefined;
    if (kept?.kind === 'match') {
      return { ok: true, value: [recordOfMatch(kept.table, kept.notes)], rewritten: [] };
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return refused(message('match.unusable-file', { reason: error.reason }));
  }
  return parseDuel(text, reached);
}

/** The matches to open and their rewritten positions, or the reason for a refusal. */
export type MatchesToOpen<Value = readonly SeatedMatch[]> =
  | { readonly ok: true; readonly value: Value; readonly rewritten: readonly Message[] }
  | { readonly ok: false; readonly error: Message };

/** How to follow the reading of a text, and to end it. */
export interface Reading {
  /** Told the share of the text that is read. */
  readonly reached: Reached;
  readonly signal: AbortSignal;
}

/** Reads the matches to open, up to a limit. */
export function matchesToOpen(text: string, reached?: Reached): MatchesToOpen {
  const read = recordsIn(text, reached);
  if (!read.ok) return read;
  // Security: A text brings no more matches than a limit.
  if (read.value.length > mostMatches) {
    return refused(message('records.too-many-matches', { most: mostMatches }));
  }
  const parts = read.value.reduce((sum, table) => sum + sizeOfTable(table).parts, 0);
  // Security: Nor more moves.
  if (parts > limits.parts) {
    return refused(message('records.too-many-moves', { most: limits.parts }));
  }
  const problem = read.value.map(problemWithTable).find((each) => each !== undefined);
  return problem === undefined ? read : refused(problem);
}

/** The refusal of a text that is too large to read. */
export function tooLarge(): { readonly ok: false; readonly error: Message } {
  return refused(message('duel.too-large', { most: textLimits.megabytes }));
}

function refused(error: Message): { readonly ok: false; readonly error: Message } {
  return { ok: false, error };
}
