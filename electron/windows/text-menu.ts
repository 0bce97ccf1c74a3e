import {
  Menu,
  type BrowserWindow,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron';
import type { Words } from '../../words/say.ts';
import { words } from '../words.ts';

/** A page's description of the text under the pointer. */
type TextUnderPointer = Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'selectionText'>;

/** The editing commands of a page. */
type TextActions = Pick<WebContents, 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll'>;

/** Gives the texts of a window a context menu. */
export function offerTextMenu(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, params) => {
    const template = textMenuTemplate(params, webContents, words());
    if (template.length === 0) return;
    const { x, y, menuSourceType: sourceType } = params;
    // Opened by a key, it is at the text rather than at the pointer.
    Menu.buildFromTemplate(template).popup({ window, x, y, sourceType });
  });
}

/**
 * The menu of a text: every command in a text field, Copy for selected text elsewhere, otherwise empty.
 *
 * @internal Exported for its test.
 */
export function textMenuTemplate(
  { isEditable, editFlags, selectionText }: TextUnderPointer,
  text: TextActions,
  words: Words,
  platform = process.platform,
): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = {
    label: words.text('edit-menu.copy'),
    enabled: editFlags.canCopy,
    click: () => text.copy(),
  };
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  const paste = platform === 'darwin' ? 'edit-menu.mac-paste' : 'edit-menu.paste';
  return [
    { label: words.text('menu.undo'), enabled: editFlags.canUndo, click: () => text.undo() },
    { label: words.text('menu.redo'), enabled: editFlags.canRedo, click: () => text.redo() },
    { type: 'separator' },
    { label: words.text('edit-menu.cut'), enabled: editFlags.canCut, click: () => text.cut() },
    copy,
    { label: words.text(paste), enabled: editFlags.canPaste, click: () => text.paste() },
    { type: 'separator' },
    {
      label: words.text('edit-menu.select-all'),
      enabled: editFlags.canSelectAll,
      click: () => text.selectAll(),
    },
  ];
}
