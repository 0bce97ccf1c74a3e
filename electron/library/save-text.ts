import { writeWhole } from '../../files/atomic-write.ts';
import { fileReason } from '../../files/reason.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * Saves a text in a file that a person chooses.
 *
 * @param name - what the file is called unless they say otherwise.
 * @returns its path; null where they chose none.
 * @throws Refusal where it can't be written.
 */
export type SaveText = (name: string, as: 'duel' | 'csv', text: string) => Promise<string | null>;

/** Asks for a file to save in. @returns its path; nothing where somebody thought better of it. */
export type AskForFile = (offered: string, as: 'duel' | 'csv') => Promise<string | undefined>;

/** Saves texts where a person says. */
export function savesWhere(ask: AskForFile): SaveText {
  return async (name, as, text) => {
    const file = await ask(name, as);
    if (file === undefined) return null;
    try {
      writeWhole(file, text);
    } catch (error) {
      throw new Refusal(message('library.not-saved', { file, reason: fileReason(error) }));
    }
    return file;
  };
}
