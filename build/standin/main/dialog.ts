import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BaseWindow, Dialog, SaveDialogOptions } from 'electron';
import { strictObject } from '../common/strict.ts';

export const dialog = strictObject('dialog', {
  // There is no window of the system's to show it in.
  showErrorBox: (title, content) => console.error(`${title}: ${content}`),
  showSaveDialog(...given: [BaseWindow, SaveDialogOptions] | [SaveDialogOptions]) {
    const { defaultPath = 'Untitled' } = given.length === 2 ? given[1] : given[0];
    const filePath = freePath(path.resolve(downloads(), defaultPath));
    console.log(`Saved as ${filePath}.`);
    return Promise.resolve({ canceled: false, filePath });
  },
} satisfies Pick<Dialog, 'showErrorBox' | 'showSaveDialog'>);

function downloads(): string {
  const folder = path.join(os.homedir(), 'Downloads');
  return existsSync(folder) ? folder : os.homedir();
}

/** Nobody is asked whether a file may be replaced. */
function freePath(wanted: string): string {
  const { dir, name, ext } = path.parse(wanted);
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? wanted : path.join(dir, `${name} (${count})${ext}`);
    if (!existsSync(candidate)) return candidate;
  }
}
