import type { BrowserWindow, ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { StandinMenu } from '../../build/standin/main/menu.ts';
import { wordsOf } from '../../words/say.ts';
import { offerTextMenu, textMenuTemplate } from './text-menu.ts';

const electron = vi.hoisted(() => ({ Menu: { buildFromTemplate: vi.fn() } }));
vi.mock('electron', () => electron);

const text = {
  undo: vi.fn(),
  redo: vi.fn(),
  cut: vi.fn(),
  copy: vi.fn(),
  paste: vi.fn(),
  selectAll: vi.fn(),
};

const nothing = {
  canUndo: false,
  canRedo: false,
  canCut: false,
  canCopy: false,
  canPaste: false,
  canDelete: false,
  canSelectAll: false,
  canEditRichly: false,
};

const field = { isEditable: true, selectionText: '', editFlags: nothing };

const labels = (template: readonly MenuItemConstructorOptions[]) =>
  template.map(({ label, type }) => label ?? type);

beforeEach(() => vi.clearAllMocks());

test('a text field has all editing commands, in the current language', () => {
  const template = textMenuTemplate(field, text, wordsOf('de'), 'win32');
  expect(labels(template)).toEqual([
    'Rückgängig',
    'Wiederholen',
    'separator',
    'Ausschneiden',
    'Kopieren',
    'Einfügen',
    'separator',
    'Alles auswählen',
  ]);
  expect(labels(textMenuTemplate(field, text, wordsOf('de'), 'darwin'))).toContain('Einsetzen');
});

test.each([
  ['Undo', 'canUndo', 'undo'],
  ['Redo', 'canRedo', 'redo'],
  ['Cut', 'canCut', 'cut'],
  ['Copy', 'canCopy', 'copy'],
  ['Paste', 'canPaste', 'paste'],
  ['Select all', 'canSelectAll', 'selectAll'],
] as const)('%s is there while %s says so, and does just that', (label, flag, action) => {
  const editFlags = { ...nothing, [flag]: true };
  const { items } = StandinMenu.buildFromTemplate(
    textMenuTemplate({ ...field, editFlags }, text, wordsOf('en'), 'linux'),
  );
  const enabled = items.filter((item) => item.enabled && item.label !== '');
  expect(enabled.map((item) => item.label)).toEqual([label]);
  enabled[0]?.click();
  const done = Object.entries(text).filter(([, { mock }]) => mock.calls.length > 0);
  expect(done.map(([name]) => name)).toEqual([action]);
});

test('selected text outside a field can be copied, and other text has no menu', () => {
  const read = { isEditable: false, editFlags: { ...nothing, canCopy: true } };
  const menu = (selectionText: string) =>
    labels(textMenuTemplate({ ...read, selectionText }, text, wordsOf('en'), 'linux'));
  expect(menu('A-C')).toEqual(['Copy']);
  expect(menu(' \n')).toEqual([]);
});

test('a window shows the menu at the text, and no empty menu', () => {
  const on = vi.fn();
  const popup = vi.fn();
  electron.Menu.buildFromTemplate.mockReturnValue({ popup });
  const window = { webContents: { on, ...text } } as unknown as BrowserWindow;
  offerTextMenu(window);
  const [[event, listener] = []] = on.mock.calls as [
    string,
    (event: unknown, params: Partial<ContextMenuParams>) => void,
  ][];
  expect(event).toBe('context-menu');
  listener?.({}, { ...field, isEditable: false, x: 1, y: 2, menuSourceType: 'mouse' });
  expect(popup).not.toHaveBeenCalled();
  listener?.({}, { ...field, x: 30, y: 40, menuSourceType: 'keyboard' });
  expect(popup.mock.calls).toEqual([[{ window, x: 30, y: 40, sourceType: 'keyboard' }]]);
});
