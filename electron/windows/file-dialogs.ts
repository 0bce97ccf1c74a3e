import {
  dialog,
  type BrowserWindow,
  type FileFilter,
  type OpenDialogOptions,
  type SaveDialogOptions,
} from 'electron';
import { words } from '../words.ts';

/** The types of saved files, by extension. */
const types = {
  duel: 'file-type',
  csv: 'table-type',
  svg: 'drawing-type',
  png: 'picture-type',
  gif: 'animation-type',
  pdf: 'pdf-type',
  zip: 'backup-type',
  person: 'person-type',
} as const;

/** Makes the system's dialogs for files. @param owner - the window they belong to; without one they stand alone. */
export function makeFileDialogs(owner: () => BrowserWindow | undefined) {
  return {
    async open(as: 'duel' | 'zip' | 'person' = 'duel'): Promise<string | undefined> {
      const window = owner();
      const options: OpenDialogOptions = {
        filters: [filterOf(as), { name: words().text('records.all-files'), extensions: ['*'] }],
        properties: ['openFile'],
      };
      const { canceled, filePaths } = await (window === undefined
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(window, options));
      return canceled ? undefined : filePaths[0];
    },
    async folder(): Promise<string | undefined> {
      const window = owner();
      const options: OpenDialogOptions = { properties: ['openDirectory'] };
      const { canceled, filePaths } = await (window === undefined
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(window, options));
      return canceled ? undefined : filePaths[0];
    },
    async save(offered: string, as: keyof typeof types): Promise<string | undefined> {
      const window = owner();
      const options: SaveDialogOptions = {
        defaultPath: offered,
        filters: [filterOf(as)],
        // These make Linux ask before it replaces a file, and let a Mac create a folder.
        properties: ['showOverwriteConfirmation', 'createDirectory'],
      };
      const { canceled, filePath } = await (window === undefined
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(window, options));
      return canceled || filePath === '' ? undefined : filePath;
    },
  };
}

function filterOf(as: keyof typeof types): FileFilter {
  return { name: words().text(`records.${types[as]}`), extensions: [as] };
}
