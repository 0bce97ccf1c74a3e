import { BrowserWindow, dialog, type FileFilter, type OpenDialogOptions } from 'electron';
import { words } from '../words.ts';

/** What a file that is saved may be, by its extension. */
const types = {
  duel: 'file-type',
  csv: 'table-type',
  png: 'picture-type',
  gif: 'animation-type',
} as const;

/** The system's dialogs for files, over the board where one is open. */
export const fileDialogs = {
  async open(): Promise<string | undefined> {
    const [board] = BrowserWindow.getAllWindows();
    const options: OpenDialogOptions = {
      filters: [filterOf('duel'), { name: words().text('records.all-files'), extensions: ['*'] }],
      properties: ['openFile'],
    };
    const { canceled, filePaths } = await (board === undefined
      ? dialog.showOpenDialog(options)
      : dialog.showOpenDialog(board, options));
    return canceled ? undefined : filePaths[0];
  },
  async save(offered: string, as: keyof typeof types): Promise<string | undefined> {
    const [board] = BrowserWindow.getAllWindows();
    const options = { defaultPath: offered, filters: [filterOf(as)] };
    const { canceled, filePath } = await (board === undefined
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(board, options));
    return canceled || filePath === '' ? undefined : filePath;
  },
};

function filterOf(as: keyof typeof types): FileFilter {
  return { name: words().text(`records.${types[as]}`), extensions: [as] };
}
