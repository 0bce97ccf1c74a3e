import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** What a file that is saved may be. */
export type SavedAs = 'duel' | 'csv' | 'png' | 'gif';

/**
 * Asks for a file to save in.
 *
 * @param offered - a name, or a whole path.
 * @returns its path; nothing where somebody thought better of it.
 */
export type AskForFile = (offered: string, as: SavedAs) => Promise<string | undefined>;

/** What is saved, and where unless a person says otherwise. */
export interface Saved {
  /** What the file is called, whatever letters that has; or the whole path of a file. */
  readonly offered: { readonly name: string } | { readonly file: string };
  readonly as: SavedAs;
  readonly content: string | Buffer;
}

/**
 * Saves something in a file that a person chooses.
 *
 * @returns its path; nothing where they chose none.
 * @throws Refusal where it can't be written.
 */
export type SaveFile = (saved: Saved) => Promise<string | undefined>;

/** Saves where a person says. */
export function savesWhere(ask: AskForFile): SaveFile {
  return async ({ offered, as, content }) => {
    const wanted = 'file' in offered ? offered.file : `${safeName(offered.name)}.${as}`;
    const chosen = await ask(wanted, as);
    if (chosen === undefined) return undefined;
    const file = withExtension(chosen, as);
    try {
      writeWhole(file, content);
    } catch (error) {
      throw new Refusal(message('records.not-written', { file, reason: fileReason(error) }));
    }
    return file;
  };
}

/** More than any system minds, with what comes behind. */
const longestName = 120;

/** What Windows takes for a device, with any extension. */
const device = /^(con|prn|aux|nul|(com|lpt)\d)(?=\.|$)/i;

/**
 * A text as a name that no system takes for something else: a folder, a drive, a hidden file, a device; without signs that
 * change the direction of writing.
 */
function safeName(text: string): string {
  const name = text
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, longestName)
    .replace(/[. ]+$/, '');
  return name === '' ? 'Digit Duels' : name.replace(device, '_$&');
}

/** What was chosen, with an extension where it has none; a file that is there already is not replaced unasked. */
function withExtension(file: string, as: SavedAs): string {
  const whole = `${file}.${as}`;
  // What follows the dot in “Ann vs. Bert” is none.
  const hasOne = /^\.\w+$/.test(path.extname(file));
  return hasOne || fs.existsSync(whole) ? file : whole;
}
