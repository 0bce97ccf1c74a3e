import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  afterDialogs,
  depthOf,
  dialogOpens,
  insteadOfDialogs,
  type OpenDialog,
} from './open-dialog.ts';

/** Closes the dialogs that a test has left open. */
let closings: (() => void)[];
beforeEach(() => (closings = []));
afterEach(() => {
  for (const close of closings) close();
});

interface Opened {
  readonly dialog: OpenDialog;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** Opens a dialog on the page, or on another dialog. */
function opened({ form = false, parent }: { form?: boolean; parent?: Opened } = {}): Opened {
  const element = document.createElement('div');
  element.setAttribute('role', 'dialog');
  document.body.append(element);
  const isOpen = () => element.isConnected;
  const dialog = { form, parent: parent?.dialog, close: () => closed() };
  const noteClosed = dialogOpens(dialog);
  function closed(): void {
    if (!isOpen()) return;
    element.remove();
    noteClosed();
  }
  closings.push(closed);
  return { dialog, isOpen, close: closed };
}

test('one dialog is open at a time, with its own dialogs on top of it', () => {
  const about = opened();
  const licences = opened({ parent: about });
  expect([about.isOpen(), licences.isOpen()]).toEqual([true, true]);
  expect([about, licences].map(({ dialog }) => depthOf(dialog))).toEqual([0, 1]);
  const rules = opened();
  expect([about, licences, rules].map(({ isOpen }) => isOpen())).toEqual([false, false, true]);
});

test('going elsewhere closes dialogs to read, but no form', async () => {
  const work = vi.fn<() => void>();
  await insteadOfDialogs(work);
  expect(work).toHaveBeenCalledTimes(1);
  const rules = opened();
  await insteadOfDialogs(work);
  expect([rules.isOpen(), work.mock.calls.length]).toEqual([false, 2]);
  const form = opened({ form: true });
  const question = opened({ parent: form });
  await insteadOfDialogs(work);
  expect([form.isOpen(), question.isOpen(), work.mock.calls.length]).toEqual([true, true, 2]);
  form.close();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
});

test('important dialogs appear after a form has closed', async () => {
  const work = vi.fn<() => void>();
  const form = opened({ form: true });
  await afterDialogs(work);
  expect(work).not.toHaveBeenCalled();
  form.close();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
});
