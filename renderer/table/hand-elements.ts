import type { Target } from '../hands/which-hand.ts';

/** Finds the element of a hand. */
export type FindHand = (seat: number, hand: number) => HTMLElement | undefined;

/** The element of a hand on the table. */
export function findHand(
  seat: number,
  hand: number,
  table: ParentNode = document,
): HTMLElement | undefined {
  return table.querySelector<HTMLElement>(`[data-hand="${seat}-${hand}"]`) ?? undefined;
}

/** The element beside a hand with its number. */
export function numberBeside(hand: HTMLElement): HTMLElement | undefined {
  return hand.closest('[data-place]')?.querySelector<HTMLElement>('.badge') ?? undefined;
}

/** The hand that an element belongs to. */
export function handAt(element: Element | null): Target | undefined {
  const name = element?.closest<HTMLElement>('[data-hand]')?.dataset['hand'];
  if (name === undefined) return undefined;
  const [seat = 0, hand = 0] = name.split('-').map(Number);
  return { seat, hand };
}
