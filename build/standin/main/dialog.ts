import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {
  BaseWindow,
  Dialog,
  MessageBoxOptions,
  OpenDialogOptions,
  SaveDialogOptions,
} from 'electron';
import { strictObject } from '../common/strict.ts';
import { requireReady } from './app.ts';

type Given<Options> = [BaseWindow, Options] | [Options];

// The stand-in has no system dialogs. Opening a file returns none, and says so, since nothing is to be seen.
export const dialog = strictObject('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showOpenDialog(...given: Given<OpenDialogOptions>) {
    optionsOf(given);
    console.warn('The stand-in has no dialog to open files, so none is chosen.');
    return Promise.resolve({ canceled: true, filePaths: [] });
  },
  // The answer of a dialog that is closed at once.
  showMessageBox(...given: Given<MessageBoxOptions>) {
    const options = optionsOf(given);
    console.log(options.message);
    return Promise.resolve({ response: cancelled(options), checkboxChecked: false });
  },
  showSaveDialog(...given: Given<SaveDialogOptions>) {
    const filePath = savePath(optionsOf(given), process.platform);
    console.log(`Saved as ${filePath}.`);
    return Promise.resolve({ canceled: false, filePath });
  },
} satisfies Pick<Dialog, 'showErrorBox' | 'showMessageBox' | 'showOpenDialog' | 'showSaveDialog'>);

/** The options of a dialog, of which Electron takes nothing before it is ready and only texts as texts. */
function optionsOf<Options extends object>(given: Given<Options>): Options {
  requireReady('dialog module can only be used after app is ready');
  const options = given.length === 2 ? given[1] : given[0];
  for (const [name, title] of Object.entries(texts)) {
    const value = Object.entries(options).find(([key]) => key === name)?.[1] as unknown;
    if (value !== undefined && typeof value !== 'string') {
      throw new TypeError(`${title} must be a string`);
    }
  }
  return options;
}

/** Electron's names for the options that are texts. */
const texts = {
  title: 'Title',
  message: 'Message',
  detail: 'Detail',
  buttonLabel: 'Button label',
  defaultPath: 'Default path',
};

/** The button that stands for a closed message box. */
function cancelled({ buttons = [], cancelId, defaultId }: MessageBoxOptions): number {
  const refusing = buttons.findIndex((label) => /^(cancel|no)$/i.test(label));
  return cancelId ?? (refusing >= 0 ? refusing : defaultId === 0 && buttons.length > 1 ? 1 : 0);
}

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
