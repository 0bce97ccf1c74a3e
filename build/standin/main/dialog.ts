import type {
  Dialog,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
} from 'electron';
import { strictObject } from '../common/strict.ts';

type Asked<Options> = readonly [window: unknown, options: Options] | readonly [options: Options];

// There is no window of the system's to show any of these in: whoever is asked for a file names none.
export const dialog = strictObject('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showOpenDialog: (..._asked: Asked<OpenDialogOptions>): Promise<OpenDialogReturnValue> =>
    Promise.resolve({ canceled: true, filePaths: [] }),
  showSaveDialog: (..._asked: Asked<SaveDialogOptions>): Promise<SaveDialogReturnValue> =>
    Promise.resolve({ canceled: true, filePath: '' }),
} satisfies Pick<Dialog, 'showErrorBox' | 'showOpenDialog' | 'showSaveDialog'>);
