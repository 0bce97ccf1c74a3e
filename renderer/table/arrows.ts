const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Moves the focus cyclically among the buttons of an element by arrow keys. */
export function moveAmongButtons(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Moves the focus among the buttons of an element that are in rows, by arrow keys, and stops at the edges. From the
 * element itself, any arrow key goes to the first button.
 */
export function moveInGrid(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  columns: number,
): void {
  const step = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
  ]).get(event.key);
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at === -1 ? 0 : at + step];
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
}

/** Moves the focus from the page to the first enabled button of an element's toolbar, by an arrow key. */
export function enterToolbar(event: KeyboardEvent, element: HTMLElement): void {
  if (!event.key.startsWith('Arrow') || document.activeElement !== document.body) return;
  const buttons = [...element.querySelectorAll<HTMLElement>('[role=toolbar] button')];
  const first = buttons.find((button) => button.ariaDisabled !== 'true') ?? buttons[0];
  if (first === undefined) return;
  first.focus();
  event.preventDefault();
}
