import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { CardFlights, spotOf } from '../../cards/card-flights.ts';
import type { MotionEvents, TableMotion } from '../../cards/card-table.svelte.ts';
import {
  displaced,
  flightTime,
  gently,
  type Manner,
  type Pace,
  type Spot,
} from '../../cards/card-movement.ts';
import { hearing, unheard, type Hear } from '../../cards/hearing.ts';
import { tossCoin } from '../../cards/toss-motion.ts';
import { isNew, stepTo } from '../../table/steps.ts';
import { deckView, usedBetween } from './deck.ts';
import { reshuffleTimes, showReshuffle, type Likeness } from './reshuffle.ts';
import { atRest, changeOf, counted, sentenceOf, type Change, type Shown } from './shown.ts';

/** The durations of the parts of a digit's flight (ms). */
interface UseTimes {
  /** From the hand to the score. */
  readonly fly: number;
  /** The counting of the score, while the digit flies on to the discard pile. */
  readonly count: number;
  /** How long the sentence about the action stays before the next draw is named. */
  readonly read: number;
}

const useTimes: Readonly<Record<Pace, UseTimes>> = {
  slow: { fly: 640, count: 760, read: 1100 },
  normal: { fly: 340, count: 320, read: 640 },
  fast: { fly: 120, count: 80, read: 0 },
  fastest: { fly: 60, count: 40, read: 0 },
};

/** How long the table shows who begins before the first draw (ms). */
const tossTime: Readonly<Record<Pace, number>> = {
  slow: 1000,
  normal: 600,
  fast: 150,
  fastest: 60,
};

/** The moment when a drawn card is edge-on, as a share of its flight. */
const turned = 0.2;

/** The size of a digit when it reaches a score, as a share of its width. */
const atScore = 0.3;

/** The motion and the sounds of a move. */
interface Heard extends Manner {
  readonly hear: Hear;
}

/** Callbacks of the motion. */
interface Events extends MotionEvents {
  /** Called with what the table shows from now on. */
  readonly show: (shown: Shown) => void;
}

/** Animates the cards and scores from one view to the next. */
export class CardMotion implements TableMotion<'digit-conquest'> {
  readonly #table: HTMLElement;
  readonly #flights: CardFlights;
  readonly #events: Events;
  #before: MatchViewOf<'digit-conquest'> | undefined;
  /** The discard pile before the newest view. */
  #discards: readonly Likeness[] = [];
  /** The drawn card before the newest view. */
  #hand: Likeness | undefined;
  /** The places of an open deck's digits before the newest view. */
  #open: ReadonlyMap<number, Spot> = new Map();

  constructor(table: HTMLElement, events: Events) {
    this.#table = table;
    this.#flights = new CardFlights(table, events.acting);
    this.#events = events;
  }

  /** Remembers the cards and their places before the table shows `view`. */
  remember(view: MatchViewOf<'digit-conquest'>, { motion }: Manner): void {
    if (stepTo(view, this.#before) !== 'on') return;
    // Only cards that fly are copied and measured.
    const flies = motion === 'full';
    this.#discards = flies ? this.#cards('discard').map(likenessOf) : [];
    this.#hand = flies ? this.#cards('hand').map(likenessOf).at(-1) : undefined;
    const open = [...this.#table.querySelectorAll<HTMLElement>('[data-digit] > .card')];
    this.#open = new Map(
      open.map((card) => [Number(card.parentElement?.dataset['digit']), spotOf(card)]),
    );
  }

  /** Animates the change, after the table shows `view`. */
  follow(view: MatchViewOf<'digit-conquest'>, manner: Manner): void {
    const before = this.#before;
    const step = stepTo(view, before);
    if (step === 'same') return;
    this.#before = view;
    this.finish();
    const hear = hearing(this.#flights, view.at, manner);
    if (step === 'begun') this.#begin(view, { ...manner, hear });
    if (step === 'on' && before !== undefined) {
      this.#playForward(view, before, { ...manner, hear: isNew(view, before) ? hear : unheard });
    }
  }

  /** Ends all animations. */
  finish(): void {
    this.#flights.clear();
    this.#events.spin(false);
    if (this.#before !== undefined) this.#events.show(atRest(this.#before));
  }

  #begin(view: MatchViewOf<'digit-conquest'>, manner: Heard): void {
    const landed = tossCoin(this.#flights, this.#table, manner, manner.hear);
    const drawn = landed === 0 ? 0 : landed + tossTime[manner.pace];
    if (landed > 0) {
      const rest = atRest(view);
      this.#events.spin(true);
      this.#events.show({ ...rest, sentence: undefined });
      this.#flights.after(landed, () => this.#events.spin(false));
      this.#flights.after(drawn, () => this.#events.show(rest));
      this.#hideActions(drawn);
    }
    this.#draw(manner, { after: drawn });
  }

  #playForward(
    view: MatchViewOf<'digit-conquest'>,
    before: MatchViewOf<'digit-conquest'>,
    manner: Heard,
  ): void {
    const used = usedBetween(before.at, view) !== undefined;
    const change = used ? changeOf(view) : undefined;
    const begins =
      change !== undefined && manner.motion === 'full'
        ? this.#change(change, { view, before, pace: manner.pace })
        : 0;
    const { hear, pace } = manner;
    if (change !== undefined) hear('place', begins === 0 ? 0 : useTimes[pace].fly);
    const top = this.#cards('discard').at(-1);
    if (used && change === undefined && top !== undefined) {
      this.#flights.arrive(top, () => spotOf(this.#pile('hand')), manner);
      hear('deal', flightTime[pace]);
    }
    const { reshuffled } = deckView(view);
    if (reshuffled) this.#reshuffle(manner, begins);
    const picked = this.#open.get(view.position.hand ?? 0);
    if (picked !== undefined) this.#pick(picked, manner);
    else {
      const when = reshuffled ? reshuffleTimes(manner.pace).draw : { after: 0 };
      this.#draw(manner, { ...when, after: when.after + begins });
    }
  }

  /**
   * Animates the drawn digit changing a score and flying to the discard pile.
   *
   * @returns the time until the score has been counted (ms).
   */
  #change(change: Change, { view, before, pace }: Turn): number {
    const place = this.#table.querySelector<HTMLElement>(`[data-change="${change.seat}"]`);
    if (place === null || this.#hand === undefined) return 0;
    const { fly, count, read } = useTimes[pace];
    const sentence = sentenceOf(view);
    const { scores } = before.position;
    this.#events.show({ scores, change: undefined, sentence });
    this.#flyBy(this.#hand, place, { fly, count });
    const from = scores[change.seat] ?? 0;
    const points = counted(from, view.position.scores[change.seat] ?? from);
    const at = (point: number) =>
      scores.map((score, seat) => (seat === change.seat ? point : score));
    this.#flights.after(fly, () => this.#events.show({ scores, change, sentence }));
    for (const [index, point] of points.entries()) {
      const when = fly + ((index + 1) / points.length) * count;
      this.#flights.after(when, () => this.#events.show({ scores: at(point), change, sentence }));
    }
    const score = place.previousElementSibling;
    if (view.state.kind === 'over' && score !== null) this.#flights.bloom(score, fly + count);
    const rest = atRest(view);
    if (rest.sentence !== sentence)
      this.#flights.after(fly + count + read, () => this.#events.show(rest));
    this.#hideActions(fly + count);
    // The card flies past the sentence.
    const line = this.#table.querySelector('[data-sentence]');
    if (line !== null) this.#flights.hide(line, fly + count);
    return fly + count;
  }

  /** The possible actions appear together with their digit. */
  #hideActions(duration: number): void {
    for (const element of this.#table.querySelectorAll('[data-with-digit]')) {
      this.#flights.hide(element, duration);
    }
  }

  /** Animates a card that flies to a score and on to the discard pile. */
  #flyBy(
    { card, spot }: Likeness,
    place: HTMLElement,
    { fly, count }: Pick<UseTimes, 'fly' | 'count'>,
  ): void {
    const { x, y, height } = spotOf(place);
    const size = { width: atScore * spot.width, height: atScore * spot.height };
    const beside = { ...size, x, y: y + (height - size.height) / 2 };
    const copy = this.#flights.lay(card.cloneNode(true) as HTMLElement, spot);
    const duration = fly + count;
    const keyframes = [
      { easing: gently },
      { ...displaced(spot, beside), offset: fly / duration, easing: 'ease-in-out' },
      displaced(spot, spotOf(this.#pile('discard'))),
    ];
    this.#flights.sendAway(copy, { keyframes, duration, easing: 'linear' });
    const top = this.#cards('discard').at(-1);
    if (top !== undefined) this.#flights.hide(top, duration);
  }

  #reshuffle(manner: Heard, after: number): void {
    manner.hear('shuffle', after + reshuffleTimes(manner.pace).riffle.after);
    const [deck, discard] = [this.#pile('deck'), this.#pile('discard')];
    // If the drawn card has been to a score before, it comes from there and lands on top.
    const hand = this.#hand;
    const last = after > 0 && hand !== undefined ? { ...hand, spot: spotOf(discard) } : hand;
    const cards = [...this.#discards, ...(last === undefined ? [] : [last])];
    showReshuffle(this.#flights, { deck, discard, cards }, manner, after);
  }

  /** Animates the drawn card coming from the open deck. */
  #pick(from: Spot, manner: Heard): void {
    for (const card of this.#cards('hand')) this.#flights.arrive(card, () => from, manner);
    manner.hear('deal', flightTime[manner.pace]);
  }

  /** Animates the drawn card coming from the top of the deck. */
  #draw(manner: Heard, when: { after: number; duration?: number }): void {
    const deck = () => spotOf(this.#cards('deck').at(-1) ?? this.#pile('deck'));
    for (const card of this.#cards('hand')) {
      this.#flights.arrive(card, deck, manner, { ...when, turns: true });
      const { after, duration = flightTime[manner.pace] } = when;
      manner.hear('flip', after + turned * duration);
      manner.hear('deal', after + duration);
    }
  }

  #pile(name: PileName): HTMLElement {
    const pile = this.#table.querySelector<HTMLElement>(`[data-pile="${name}"]`);
    if (pile === null) throw new Error(`The table has no ${name}.`);
    return pile;
  }

  /** The cards of a pile, from the bottom up. */
  #cards(pile: PileName): HTMLElement[] {
    return [...this.#pile(pile).querySelectorAll<HTMLElement>('.layer')];
  }
}

type PileName = 'deck' | 'hand' | 'discard';

/** The change that is animated. */
interface Turn {
  readonly view: MatchViewOf<'digit-conquest'>;
  readonly before: MatchViewOf<'digit-conquest'>;
  readonly pace: Pace;
}

function likenessOf(layer: HTMLElement): Likeness {
  const card = (layer.firstElementChild ?? layer).cloneNode(true) as HTMLElement;
  return { card, spot: spotOf(layer), rotate: layer.style.rotate || '0deg' };
}
