/**
 * Moves the focus to the nearest hand in the direction of an arrow key.
 *
 * @param key - `arrowleft` and so on.
 */
export function moveFocus(table: HTMLElement, key: string): void {
  const hands = [...table.querySelectorAll<HTMLElement>('button[data-hand]')];
  const current = hands.find((hand) => hand === document.activeElement);
  if (current === undefined) {
    sensibleHand(table)?.focus();
    return;
  }
  const from = centre(current);
  const [dx, dy] = directions[key] ?? [0, 0];
  const ranked = hands
    .filter((hand) => hand !== current)
    .map((hand) => {
      const to = centre(hand);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { hand, along, distance: along + 2 * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((one, other) => one.distance - other.distance);
  ranked[0]?.hand.focus();
}

/**
 * The hand to focus first: the first one that can do something.
 *
 * @param seat - its player; by default any.
 */
export function sensibleHand(table: HTMLElement, seat?: number): HTMLElement | undefined {
  const ofSeat = seat === undefined ? '' : `^="${seat}-"`;
  const hands = [...table.querySelectorAll<HTMLElement>(`button[data-hand${ofSeat}]`)];
  return hands.find((hand) => hand.getAttribute('aria-disabled') !== 'true') ?? hands[0];
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
