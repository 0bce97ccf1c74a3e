/** What lies over a page, and has its keys for itself: dialogs and questions. */
export const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a dialog or a question lies over the page. */
export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}
