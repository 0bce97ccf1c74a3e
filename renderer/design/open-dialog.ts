import { tick } from 'svelte';

/** A selector of dialogs and questions, which lie over the page and have the keyboard to themselves. */
export const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a dialog or a question is open. */
export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

/** An open dialog. */
export interface OpenDialog {
  /**
   * Whether it is a form: commands don't close it, only its own buttons, Escape, or a dialog that
   * it opens.
   */
  readonly form: boolean;
  /** The dialog that it belongs to and lies on; undefined if it lies on the page. */
  readonly parent: OpenDialog | undefined;
  close(): void;
}

/** The open dialogs: one, and on top of it those that belong to it. */
let open: readonly OpenDialog[] = [];

/** The topmost dialog. */
export function topDialog(): OpenDialog | undefined {
  return open.at(-1);
}

/** Work to do once no dialog is open. */
const waiting: (() => void)[] = [];

/**
 * Registers a dialog that opens. Only one is open at a time: those that it doesn't belong to close.
 *
 * @returns a function to call when it has closed.
 */
export function dialogOpens(dialog: OpenDialog): () => void {
  const others = open.filter((each) => !isWithin(dialog, each));
  open = [...open.filter((each) => !others.includes(each)), dialog];
  for (const other of others.reverse()) other.close();
  return () => {
    open = open.filter((each) => each !== dialog);
    if (open.length > 0) return;
    // Another form may open meanwhile.
    for (const work of waiting.splice(0)) void tick().then(() => afterDialogs(work));
  };
}

/** How many dialogs lie below one that belongs to them. */
export function depthOf({ parent }: OpenDialog): number {
  return parent === undefined ? 0 : 1 + depthOf(parent);
}

/** Closes all dialogs, unless one of them is a form. @returns whether none is open any more. */
async function closeDialogs(): Promise<boolean> {
  if (open.some(({ form }) => form)) return false;
  if (open.length === 0) return !isDialogOpen();
  for (const dialog of open.toReversed()) dialog.close();
  // The focus returns to the page first, so that the next dialog remembers it from there.
  await tick();
  return true;
}

/** Closes all dialogs and then does something; does nothing while a form is open. */
export async function insteadOfDialogs(work: () => void): Promise<void> {
  if (!isDialogOpen() || (await closeDialogs())) work();
}

/** Does something after closing all dialogs; while a form is open, it waits until that has closed. */
export async function afterDialogs(work: () => void): Promise<void> {
  if (!isDialogOpen() || (await closeDialogs())) work();
  else waiting.push(work);
}

function isWithin(dialog: OpenDialog, other: OpenDialog): boolean {
  return dialog.parent !== undefined && (dialog.parent === other || isWithin(dialog.parent, other));
}
