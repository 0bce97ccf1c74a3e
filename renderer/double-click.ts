/** What a click acts on. */
const controls = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

/**
 * Keeps the second click of a double click from a control that came under the pointer by the first: a button
 * replaced by another, or a dialog that opened over it.
 */
export function ignoreStraySecondClicks(target: EventTarget): void {
  let clicked: Element | null = null;

  target.addEventListener(
    'click',
    (event) => {
      const { detail } = event as MouseEvent;
      // Zero clicks: the keyboard, or the browser after a click on a label.
      if (detail === 0 || !(event.target instanceof Element)) return;
      const now = event.target.closest(controls);
      const isStray = detail > 1 && now !== null && clicked !== null && !areNested(now, clicked);
      clicked = now;
      if (!isStray) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Whether one of the elements contains the other, or they are the same. */
function areNested(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}
