import { tick } from 'svelte';

/** What lies over a page, and has its keys for itself: dialogs and questions. */
export const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a dialog or a question lies over the page. */
export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

/** A dialog that lies open. */
export interface OpenDialog {
  /** Something is filled in: commands don't close it, only its own buttons, Escape, or a dialog that it opens. */
  readonly form: boolean;
  /** The dialog that it belongs to, on which it lies; nothing where it lies on the page. */
  readonly parent: OpenDialog | undefined;
  close(): void;
}

/** The dialogs that lie open: one, and on it those that belong to it. */
let open: readonly OpenDialog[] = [];

/** The dialog on which no other one lies. */
export function topDialog(): OpenDialog | undefined {
  return open.at(-1);
}

/** Work to do once no dialog is open. */
const waiting: (() => void)[] = [];

/**
 * Notes that a dialog opens. One lies open at a time: whatever it doesn't belong to closes.
 *
 * @returns what notes that it has closed.
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

/** @returns whether no dialog is open any more; they stay if something is filled in in one of them. */
async function closeDialogs(): Promise<boolean> {
  if (open.some(({ form }) => form)) return false;
  if (open.length === 0) return !isDialogOpen();
  for (const dialog of open.toReversed()) dialog.close();
  // The focus goes back to the page first: what opens next remembers it from there.
  await tick();
  return true;
}

/** Does something in place of the dialogs that lie open, which close first; nothing while a form is filled in. */
export async function insteadOfDialogs(work: () => void): Promise<void> {
  if (!isDialogOpen() || (await closeDialogs())) work();
}

/** Does something in place of the dialogs that lie open; while a form is filled in, once that has closed. */
export async function afterDialogs(work: () => void): Promise<void> {
  if (!isDialogOpen() || (await closeDialogs())) work();
  else waiting.push(work);
}

function isWithin(dialog: OpenDialog, other: OpenDialog): boolean {
  return dialog.parent !== undefined && (dialog.parent === other || isWithin(dialog.parent, other));
}
