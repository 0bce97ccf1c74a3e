/** Keys that move the focus or act on it; mouse users press other keys, too. */
const leading: ReadonlySet<string> = new Set([
  'Tab',
  'Enter',
  ' ',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

/** Marks the page while the user points at things: then the focused hand isn't marked. */
export function noteInput(event: KeyboardEvent | PointerEvent): void {
  const { dataset } = document.documentElement;
  if (!(event instanceof KeyboardEvent)) dataset['pointing'] = '';
  else if (leading.has(event.key)) delete dataset['pointing'];
}
