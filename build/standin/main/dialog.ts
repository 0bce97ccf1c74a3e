import type { Dialog, MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron';
import { strictObject } from './strict.ts';

// Dialogs come with or without the window they belong to.
type Call<O> = [window: unknown, options: O] | [options: O];

function optionsOf<O>(call: Call<O>): O {
  return call.length === 2 ? call[1] : call[0];
}

function tell(kind: string, ...lines: (string | undefined)[]): void {
  const text = lines.filter((line) => line !== undefined && line !== '').join(' | ');
  console.error(`[${kind}] ${text}`);
}

/**
 * There are no native dialogs: what one would say goes to the terminal, and the answer is the
 * careful one. Specs put answers of their own in place.
 */
export const dialog = strictObject('dialog', {
  showMessageBox(...call: Call<MessageBoxOptions>) {
    const { title, message, detail, buttons, cancelId, defaultId } = optionsOf(call);
    const response = cancelId ?? defaultId ?? 0;
    tell('message', title, message, detail, buttons && `answered: ${buttons[response] ?? ''}`);
    return Promise.resolve({ response, checkboxChecked: false });
  },
  showErrorBox(title: string, content: string) {
    tell('error', title, content);
  },
  showOpenDialog(...call: Call<OpenDialogOptions>) {
    tell('open', optionsOf(call).title ?? 'Open', 'cancelled');
    return Promise.resolve({ canceled: true, filePaths: [] });
  },
  showSaveDialog(...call: Call<SaveDialogOptions>) {
    tell('save', optionsOf(call).title ?? 'Save', 'cancelled');
    return Promise.resolve({ canceled: true, filePath: '' });
  },
} satisfies Pick<Dialog, 'showMessageBox' | 'showErrorBox' | 'showOpenDialog' | 'showSaveDialog'>);
