import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BaseWindow, Dialog, MessageBoxOptions, SaveDialogOptions } from 'electron';
import { strictObject } from '../common/strict.ts';

// The stand-in has no system dialogs: opening a file always returns none.
export const dialog = strictObject('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showOpenDialog: () => Promise.resolve({ canceled: true, filePaths: [] }),
  // The answer of a dialog that is closed at once.
  showMessageBox(...given: [BaseWindow, MessageBoxOptions] | [MessageBoxOptions]) {
    const { message, cancelId = 0 } = given.length === 2 ? given[1] : given[0];
    console.log(message);
    return Promise.resolve({ response: cancelId, checkboxChecked: false });
  },
  showSaveDialog(...given: [BaseWindow, SaveDialogOptions] | [SaveDialogOptions]) {
    const filePath = savePath(given.length === 2 ? given[1] : given[0], process.platform);
    console.log(`Saved as ${filePath}.`);
    return Promise.resolve({ canceled: false, filePath });
  },
} satisfies Pick<Dialog, 'showErrorBox' | 'showMessageBox' | 'showOpenDialog' | 'showSaveDialog'>);

/**
 * The path a save dialog would return: the proposed name. If the system would ask before replacing a
 * file, another name is taken; GTK asks only if told to, and otherwise replaces it.
 */
export function savePath(
  { defaultPath = 'Untitled', properties = [] }: SaveDialogOptions,
  platform: NodeJS.Platform,
): string {
  const wanted = path.resolve(downloads(), defaultPath);
  const asks = platform !== 'linux' || properties.includes('showOverwriteConfirmation');
  return asks ? freePath(wanted) : wanted;
}

function downloads(): string {
  const folder = path.join(os.homedir(), 'Downloads');
  return existsSync(folder) ? folder : os.homedir();
}

function freePath(wanted: string): string {
  const { dir, name, ext } = path.parse(wanted);
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? wanted : path.join(dir, `${name} (${count})${ext}`);
    if (!existsSync(candidate)) return candidate;
  }
}
