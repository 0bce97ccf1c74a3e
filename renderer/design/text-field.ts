/** A selector of elements that take text. */
const textFields = 'input:not([type=range]), textarea, [contenteditable]';

/** Runs undo or redo in the focused text field. @returns whether a text field has the focus. */
export function editText(command: 'undo' | 'redo'): boolean {
  if (document.activeElement?.matches(textFields) !== true) return false;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else undoes in a text
  document.execCommand(command);
  return true;
}
