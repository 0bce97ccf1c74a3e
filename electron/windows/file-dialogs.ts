import {
  dialog,
  type BrowserWindow,
  type FileFilter,
  type MessageBoxOptions,
  type OpenDialogOptions,
  type SaveDialogOptions,
} from 'electron';
import type { Message } from '../../words/message.ts';
import { extensionOf } from '../saving/save-file.ts';
import { words } from '../words.ts';

/** The types of saved files, by extension. */
const types = {
  duel: 'file-type',
  task: 'task-type',
  result: 'result-type',
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
    async open(as: 'duel' | 'zip' | 'person' | 'program' = 'duel'): Promise<string | undefined> {
      const window = owner();
      const all = { name: words().text('records.all-files'), extensions: ['*'] };
      const options: OpenDialogOptions = {
        // A program has any extension, or none.
        filters: as === 'program' ? [all] : [as === 'duel' ? anyRecord() : filterOf(as), all],
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
    async confirm(question: Message, detail: Message, yes: Message): Promise<boolean> {
      const window = owner();
      const options: MessageBoxOptions = {
        type: 'warning',
        message: words().say(question),
        detail: words().say(detail),
        buttons: [words().say(yes), words().text('controls.cancel')],
        defaultId: 1,
        cancelId: 1,
        noLink: true,
      };
      const { response } = await (window === undefined
        ? dialog.showMessageBox(options)
        : dialog.showMessageBox(window, options));
      return response === 0;
    },
  };
}

function filterOf(as: keyof typeof types): FileFilter {
  return { name: words().text(`records.${types[as]}`), extensions: [extensionOf(as)] };
}

/** All that is opened as a record. */
function anyRecord(): FileFilter {
  return { name: words().text('records.record-type'), extensions: ['duel'] };
}
