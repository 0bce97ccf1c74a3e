import { z } from 'zod';
import type { MatchHead } from './match-update.ts';
import { mostTextToOpen } from './open-limit.ts';

/** So many characters a picture may have, as base64. */
const mostPicture = 48 * 2 ** 20;

const revision = z.int().min(0);
/** The bytes of a picture, as base64. */
const data = z.string().min(1).max(mostPicture);

/** What windows can ask about records: files of matches, and what is made of one to be shared. */
export const recordRequests = {
  /** Opens the matches of a text, such as that of a file which was dropped. */
  openRecordText: z.strictObject({
    text: z.string().max(mostTextToOpen),
    name: z.string().max(255),
  }),
  recentFiles: z.undefined(),
  /** Opens a file that is in the list of recent ones: no other. */
  openRecentFile: z.strictObject({ file: z.string().min(1).max(4096) }),
  clearRecentFiles: z.undefined(),
  /** The match on the table as texts, to be looked at. */
  recordTexts: z.undefined(),
  copyRecord: z.strictObject({ as: z.enum(['text', 'link']) }),
  /** Asks where to, and saves the match on the table. */
  saveRecord: z.undefined(),
  /** The match as it stood at a ply, for a picture of it; null where the match has gone on. */
  plyToDraw: z.strictObject({ revision, at: z.int().min(0) }),
  copyPicture: z.strictObject({ data }),
  /** Asks where to, and saves a picture. */
  savePicture: z.strictObject({ data, as: z.enum(['png', 'gif']) }),
} as const;

/** More characters than other requests may have: for those with files in them. */
export const largeRecordRequests: Readonly<Partial<Record<string, number>>> = {
  openRecordText: mostTextToOpen + 1000,
  copyPicture: mostPicture + 1000,
  savePicture: mostPicture + 1000,
};

/** A file in the list of recent ones. */
export interface RecentFileView {
  readonly file: string;
  readonly name: string;
  readonly folder: string;
  readonly there: boolean;
}

/** The beginning of a text that may be long. */
export interface TextBeginning {
  readonly begin: string;
  /** How many characters all of it has. */
  readonly length: number;
}

/** What the main process answers. */
export interface RecordAnswers {
  openRecordText: null;
  recentFiles: { readonly files: readonly RecentFileView[] };
  openRecentFile: null;
  clearRecentFiles: null;
  recordTexts: { readonly text: TextBeginning; readonly link: TextBeginning };
  copyRecord: null;
  /** Where it is; null where somebody thought better of it. */
  saveRecord: { readonly file: string | null };
  plyToDraw: MatchHead | null;
  copyPicture: null;
  savePicture: { readonly file: string | null };
}
