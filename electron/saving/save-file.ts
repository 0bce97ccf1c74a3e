import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { visible, within, withoutDirection } from '../../words/foreign-text.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The kinds of saved files, by extension; a task and a result are written as records are. */
export type SavedAs =
  | 'duel'
  | 'task'
  | 'result'
  | 'csv'
  | 'svg'
  | 'png'
  | 'gif'
  | 'pdf'
  | 'zip'
  | 'person';

/** The extension of a kind of file. */
export function extensionOf(as: SavedAs): Exclude<SavedAs, 'task' | 'result'> {
  return as === 'task' || as === 'result' ? 'duel' : as;
}

/**
 * Asks for a file to save in.
 *
 * @param offered - a name, or a whole path.
 * @returns its path; undefined if the user cancelled.
 */
export type AskForFile = (offered: string, as: SavedAs) => Promise<string | undefined>;

/** The content to save, and the proposed file. */
export interface Saved {
  /** A name with any letters, or the whole path of a file. */
  readonly offered: { readonly name: string } | { readonly file: string };
  readonly as: SavedAs;
  readonly content: string | Buffer;
}

/**
 * Saves content in a file that the user chooses.
 *
 * @returns its path; undefined if the user chose none.
 * @throws Refusal if it can't be written.
 */
export type SaveFile = (saved: Saved) => Promise<string | undefined>;

/** Makes a function that asks for a file and saves. */
export function savesWhere(ask: AskForFile): SaveFile {
  return async ({ offered, as, content }) => {
    const wanted = 'file' in offered ? offered.file : fileName(offered.name, as);
    const chosen = await ask(wanted, as);
    if (chosen === undefined) return undefined;
    const file = withExtension(chosen, as);
    try {
      // Spreadsheets take a table without this mark for one in an older encoding, and spoil names.
      writeWhole(file, as === 'csv' ? `\ufeff${String(content)}` : content);
    } catch (error) {
      throw new Refusal(message('records.not-written', { file, reason: fileReason(error) }));
    }
    return file;
  };
}

/** A text as the name of a file of a kind. */
export function fileName(text: string, as: SavedAs): string {
  return `${safeName(text)}.${extensionOf(as)}`;
}

/** The most letters of a name: with an extension it stays within the limits of all systems. */
const longestName = 120;

/** Names that Windows takes for a device, with any extension. */
const device = /^(con|prn|aux|nul|(com|lpt)\d)(?=\.|$)/i;

/**
 * A text as a file name that no system takes for a folder, a drive, a hidden file or a device, without characters
 * that change the direction of writing.
 */
function safeName(text: string): string {
  const clean = withoutDirection(text)
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const name = visible(within(clean, longestName).replace(/[. ]+$/, ''));
  return name === '' ? 'Digit Duels' : name.replace(device, '_$&');
}

/** The chosen file with an extension if it has none, unless that would replace a file without asking. */
function withExtension(file: string, as: SavedAs): string {
  const whole = `${file}.${extensionOf(as)}`;
  // The text after the dot in “Ann vs. Bert” is no extension.
  const hasOne = /^\.\w+$/.test(path.extname(file));
  return hasOne || fs.existsSync(whole) ? file : whole;
}
