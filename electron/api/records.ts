import { z } from 'zod';
import type { Value } from '../../words/message.ts';
import { request, revision } from './contract.ts';
import type { MatchHead } from './match-update.ts';
import { mostTextToOpen } from './limits.ts';

/** The most characters of a picture, as base64. */
const mostPicture = 48 * 2 ** 20;

/** The bytes of a picture, as base64. */
const data = z.string().min(1).max(mostPicture);

const as = z.enum(['png', 'gif']);

/** A file in the list of recent files. */
export interface RecentFileView {
  readonly file: string;
  readonly name: string;
  readonly folder: string;
  readonly there: boolean;
}

/** The first part of a text that may be long. */
export interface TextBeginning {
  readonly begin: string;
  /** The number of characters of the whole text. */
  readonly length: number;
}

/** Where a file was saved; null if the user cancelled. */
export interface SavedFile {
  readonly file: string | null;
}

/** Records that are being opened. */
export interface OpeningView {
  readonly name: Value;
  /** How much of the work is done, 0 to 1. */
  readonly share: number;
  /** About how long it still takes (s). */
  readonly left: number;
}

/** The requests about records: match files and other ways to share a match. */
export const recordRequests = {
  /** Opens the matches in a text, such as a dropped file's. */
  openRecordText: request(
    z.strictObject({ text: z.string().max(mostTextToOpen), name: z.string().max(255) }),
    { characters: mostTextToOpen + 1000 },
  ),
  /** Ends the opening of records; the matches that are in the library already stay there. */
  stopOpening: request(z.undefined()),
  recentFiles: request(z.undefined()).answeredBy<{ readonly files: readonly RecentFileView[] }>(),
  /** Opens a file from the list of recent ones; others are refused. */
  openRecentFile: request(z.strictObject({ file: z.string().min(1).max(4096) })),
  clearRecentFiles: request(z.undefined()),
  /** Returns the match on the table as texts. */
  recordTexts: request(z.undefined()).answeredBy<{
    readonly text: TextBeginning;
    readonly link: TextBeginning;
  }>(),
  copyRecord: request(z.strictObject({ as: z.enum(['text', 'link']) })),
  /** Asks for a file and saves the match on the table. */
  saveRecord: request(z.undefined()).answeredBy<SavedFile>(),
  /** Returns the match after a ply, for a picture of it; null if the match has changed. */
  plyToDraw: request(
    z.strictObject({ revision, at: z.int().min(0) }),
  ).answeredBy<MatchHead | null>(),
  copyPicture: request(z.strictObject({ data }), { characters: mostPicture + 1000 }),
  /** Asks for a file and saves a picture. */
  savePicture: request(z.strictObject({ data, as }), {
    characters: mostPicture + 1000,
  }).answeredBy<SavedFile>(),
  /** Writes the match on the table into a file to drag, and returns the number of that drag. */
  dragRecord: request(z.undefined()).answeredBy<number>(),
  /** The same for a picture: of a saved match, or of the one on the table. */
  dragPicture: request(z.strictObject({ data, as, of: z.string().min(1).max(255).optional() }), {
    characters: mostPicture + 1000,
  }).answeredBy<number>(),
  /** Starts dragging a written file out of the window; the mouse button must be down. */
  startDrag: request(z.strictObject({ drag: z.int().min(0) })),
} as const;
