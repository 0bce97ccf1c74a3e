import type { Dialog } from 'electron';
import { strictObject } from '../common/strict.ts';

// There is no window of the system's to show any of these in: whoever is asked for a file names none.
export const dialog = strictObject('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showOpenDialog: () => Promise.resolve({ canceled: true, filePaths: [] }),
  showSaveDialog: () => Promise.resolve({ canceled: true, filePath: '' }),
} satisfies Pick<Dialog, 'showErrorBox' | 'showOpenDialog' | 'showSaveDialog'>);
