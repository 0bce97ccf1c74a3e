/** What a text is typed into. */
const textFields = 'input:not([type=range]), textarea, [contenteditable]';

/** Undoes or redoes in the text field that has the focus. @returns whether one has it. */
export function editText(command: 'undo' | 'redo'): boolean {
  if (document.activeElement?.matches(textFields) !== true) return false;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else undoes in a text
  document.execCommand(command);
  return true;
}
