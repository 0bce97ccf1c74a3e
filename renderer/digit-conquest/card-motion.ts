import type { ConquestPosition, MatchView } from '../../electron/api.ts';
import { Air, spotOf } from '../cards/air.ts';
import type { Manner, Spot } from '../cards/flight.ts';
import { stepTo } from '../table/steps.ts';
import { tossCoin } from '../cards/toss-motion.ts';
import { deckView, usedBetween } from './deck.ts';
import { reshuffleTimes, showReshuffle, type Likeness } from './reshuffle.ts';

/** Acts out what happens to the cards between one view and the next. */
export class CardMotion {
  readonly #table: HTMLElement;
  readonly #air: Air;
  #before: MatchView | undefined;
  /** The discard pile as it lay before the newest view, and then the card in hand. */
  #lay: readonly Likeness[] = [];
  /** Where the digits of an open deck lay then. */
  #open: ReadonlyMap<number, Spot> = new Map();

  constructor(table: HTMLElement) {
    this.#table = table;
    this.#air = new Air(table);
  }

  /** Notes what lies where, before the table shows `view`. */
  remember(view: MatchView): void {
    if (stepTo(view, this.#before) !== 'on') return;
    this.#lay = [...this.#cards('discard'), ...this.#cards('hand')].map(likenessOf);
    const open = [...this.#table.querySelectorAll<HTMLElement>('[data-digit] > .card')];
    this.#open = new Map(
      open.map((card) => [Number(card.parentElement?.dataset['digit']), spotOf(card)]),
    );
  }

  /** Follows the match, once the table shows `view`. */
  follow(view: MatchView, manner: Manner): void {
    const before = this.#before;
    const step = stepTo(view, before);
    if (step === 'same') return;
    this.#before = view;
    this.#air.clear();
    if (step === 'begun') {
      this.#draw(manner, { after: tossCoin(this.#air, this.#table, manner) });
    }
    if (step !== 'on') return;
    const top = this.#cards('discard').at(-1);
    if (top !== undefined && usedBetween(before?.at ?? 0, view) !== undefined) {
      this.#air.arrive(top, spotOf(this.#pile('hand')), manner);
    }
    const { reshuffled } = deckView(view);
    if (reshuffled) {
      const [deck, discard] = [this.#pile('deck'), this.#pile('discard')];
      showReshuffle(this.#air, { deck, discard, cards: this.#lay }, manner);
    }
    const picked = this.#open.get((view.position as ConquestPosition).hand ?? 0);
    if (picked !== undefined) this.#pick(picked, manner);
    else this.#draw(manner, reshuffled ? reshuffleTimes(manner.pace).draw : {});
  }

  /** Lets the card in hand come from the open deck. */
  #pick(from: Spot, manner: Manner): void {
    for (const card of this.#cards('hand')) this.#air.arrive(card, from, manner);
  }

  /** Lets the card in hand come from the top of the deck. */
  #draw(manner: Manner, when: { after?: number; duration?: number }): void {
    const deck = this.#cards('deck').at(-1) ?? this.#pile('deck');
    for (const card of this.#cards('hand')) {
      this.#air.arrive(card, spotOf(deck), manner, { ...when, turns: true });
    }
  }

  #pile(name: PileName): HTMLElement {
    const pile = this.#table.querySelector<HTMLElement>(`[data-pile="${name}"]`);
    if (pile === null) throw new Error(`The table has no ${name}.`);
    return pile;
  }

  /** The cards that lie on a pile, the lowest first. */
  #cards(pile: PileName): HTMLElement[] {
    return [...this.#pile(pile).querySelectorAll<HTMLElement>('.layer')];
  }
}

type PileName = 'deck' | 'hand' | 'discard';

function likenessOf(layer: HTMLElement): Likeness {
  const card = (layer.firstElementChild ?? layer).cloneNode(true) as HTMLElement;
  return { card, spot: spotOf(layer), rotate: layer.style.rotate || '0deg' };
}
