/**
 * Focuses the first control within an element that appears, if what had the focus has disappeared with what was there before.
 * For `{@attach}`.
 */
export function takesFocus(element: HTMLElement): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement.matches('body, main');
  const first = element.matches('button')
    ? element
    : element.querySelector<HTMLElement>('input, button:not(:disabled)');
  if (isLost) first?.focus({ preventScroll: true });
}
