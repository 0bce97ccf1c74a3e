import type { Hand, Target } from '../hands/which-hand.ts';

/** The element of a hand on the table. */
export function findHand(seat: number, hand: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-hand="${seat}-${hand}"]`) ?? undefined;
}

/** The hand that an element belongs to. */
export function handAt(element: Element | null): Target | undefined {
  const name = element?.closest<HTMLElement>('[data-hand]')?.dataset['hand'];
  if (name === undefined) return undefined;
  const [seat = 0, hand = 0] = name.split('-').map(Number);
  return { seat, hand: hand as Hand };
}
