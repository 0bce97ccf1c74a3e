import path from 'node:path';
import type { Dialog } from 'electron';
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
export type SaveText = (name: string, text: string) => Promise<string | null>;

/** Has the system's dialog ask for the file. */
export function savesByDialog(dialog: Pick<Dialog, 'showSaveDialog'>): SaveText {
  return async (name, text) => {
    const extension = path.extname(name).slice(1);
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: name,
      filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    });
    if (canceled || filePath === '') return null;
    try {
      writeWhole(filePath, text);
    } catch (error) {
      const reason = fileReason(error);
      throw new Refusal(message('library.not-saved', { file: filePath, reason }));
    }
    return filePath;
  };
}
