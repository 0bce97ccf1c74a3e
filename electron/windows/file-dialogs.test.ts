import type { BrowserWindow, OpenDialogOptions, SaveDialogOptions } from 'electron';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFileDialogs } from './file-dialogs.ts';

const dialog = vi.hoisted(() => ({ showOpenDialog: vi.fn(), showSaveDialog: vi.fn() }));
vi.mock('electron', () => ({ dialog }));

const window = { title: 'Preferences' } as unknown as BrowserWindow;

afterEach(() => vi.resetAllMocks());

test('the dialog asks before a file is replaced, and can create a folder', async () => {
  dialog.showSaveDialog.mockResolvedValue({ canceled: false, filePath: '/home/ann/a.duel' });
  expect(await makeFileDialogs(() => window).save('a.duel', 'duel')).toBe('/home/ann/a.duel');
  const [owner, options] = dialog.showSaveDialog.mock.lastCall as [unknown, SaveDialogOptions];
  expect(owner).toBe(window);
  expect(options.defaultPath).toBe('a.duel');
  expect(options.properties).toEqual(['showOverwriteConfirmation', 'createDirectory']);
});

test('a dialog belongs to the front window', async () => {
  dialog.showOpenDialog.mockResolvedValue({ canceled: false, filePaths: ['/home/ann/b.duel'] });
  const board = { title: 'Board' } as unknown as BrowserWindow;
  const windows = [board, window];
  const dialogs = makeFileDialogs(() => windows.pop());
  expect(await dialogs.open()).toBe('/home/ann/b.duel');
  expect(dialog.showOpenDialog.mock.lastCall?.[0]).toBe(window);
  await dialogs.open();
  expect(dialog.showOpenDialog.mock.lastCall?.[0]).toBe(board);
});

test('a dialog without a window stands alone', async () => {
  dialog.showOpenDialog.mockResolvedValue({ canceled: true, filePaths: [] });
  dialog.showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' });
  const dialogs = makeFileDialogs(() => undefined);
  expect([await dialogs.open(), await dialogs.save('a.png', 'png')]).toEqual([
    undefined,
    undefined,
  ]);
  const [opened] = dialog.showOpenDialog.mock.lastCall as [OpenDialogOptions];
  const [saved] = dialog.showSaveDialog.mock.lastCall as [SaveDialogOptions];
  expect(opened.properties).toEqual(['openFile']);
  expect(saved.filters).toEqual([{ name: 'Picture', extensions: ['png'] }]);
  await dialogs.save('Club.duel', 'task');
  const [task] = dialog.showSaveDialog.mock.lastCall as [SaveDialogOptions];
  expect(task.filters).toEqual([{ name: 'Digit Duels task', extensions: ['duel'] }]);
});
