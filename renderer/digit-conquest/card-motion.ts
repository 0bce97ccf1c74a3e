import type { MatchView } from '../../electron/api.ts';
import { Air, spotOf, type Spot } from '../cards/air.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import { deckView, usedBetween } from './deck.ts';

/** Acts out what happens to the cards between one view and the next. */
export class CardMotion {
  readonly #air = new Air();
  #before: MatchView;

  constructor(view: MatchView) {
    this.#before = view;
  }

  /** Follows the match, once the table shows `view`. */
  follow(view: MatchView, table: HTMLElement, motion: Motion, pace: 'normal' | 'fast'): void {
    const before = this.#before;
    this.#before = view;
    if (view === before) return;
    this.#air.clear();
    const goesOn = view.at > before.at && view.at - before.at <= 2;
    const fresh = view.at <= 1 && before.at > view.at;
    if (!goesOn && !fresh) return;
    const place = (pile: string): Element | null => table.querySelector(`[data-pile="${pile}"]`);
    const [deck, hand, discard] = [place('deck'), place('hand'), place('discard')];
    if (deck === null || hand === null || discard === null) return;

    const card = hand.querySelector<HTMLElement>('.card');
    const drawn = view.history[view.at - 1]?.notation.startsWith('?') === true;
    if (card !== null && drawn) this.#air.arrive(card, spotOf(deck), motion, pace, true);
    const top = discard.querySelector<HTMLElement>('.layer:last-child > .card');
    if (top !== null && usedBetween(before.at, view) !== undefined) {
      this.#air.arrive(top, spotOf(hand), motion, pace);
    }
    if (deckView(view).reshuffled) this.#reshuffle(deck, spotOf(discard), motion, pace, table);
  }

  #reshuffle(
    deck: Element,
    from: Spot,
    motion: Motion,
    pace: 'normal' | 'fast',
    table: HTMLElement,
  ): void {
    const card = deck.querySelector<HTMLElement>('.card');
    if (card !== null) this.#air.send(card, from, spotOf(deck), motion, pace, table);
  }
}
