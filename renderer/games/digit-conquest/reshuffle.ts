import { spotOf, type CardFlights } from '../../cards/card-flights.ts';
import {
  displaced,
  fadeIn,
  fadeOut,
  type Manner,
  type Pace,
  type Spot,
} from '../../cards/card-movement.ts';

/** A copy of a card as it was on the table. */
export interface Likeness {
  readonly card: HTMLElement;
  readonly spot: Spot;
  /** As in CSS: `7deg`. */
  readonly rotate: string;
}

/** The piles of a reshuffle. */
interface Piles {
  readonly deck: HTMLElement;
  readonly discard: HTMLElement;
  /** The cards of the discard pile from the bottom up, then the drawn card. */
  readonly cards: readonly Likeness[];
}

/** The start and the duration (ms). */
interface Span {
  readonly after: number;
  readonly duration: number;
}

/** The parts of a reshuffle. */
interface ReshuffleTimes {
  /** The drawn card goes to the others. */
  readonly use: Span;
  /** The top card goes to the deck, and the others follow one by one. */
  readonly gather: Span & { readonly apart: number };
  readonly riffle: Span;
  readonly draw: Span;
}

/** The duration of a complete reshuffle (ms). */
const wholeTime = { slow: 1500, normal: 880, fast: 330, fastest: 120 } as const satisfies Record<
  Pace,
  number
>;

/** The most cards that are animated; they represent all. */
const mostFlying = 5;

/** The times of the parts of a reshuffle. */
export function reshuffleTimes(pace: Pace): ReshuffleTimes {
  const part = (share: number): number => Math.round(share * wholeTime[pace]);
  return {
    use: { after: 0, duration: part(0.12) },
    gather: { after: part(0.1), duration: part(0.2), apart: part(0.05) },
    riffle: { after: part(0.5), duration: part(0.24) },
    draw: { after: part(0.74), duration: part(0.26) },
  };
}

/**
 * Animates the discard pile becoming the deck; the next card is drawn afterwards.
 *
 * @param begins - the delay (ms); until then the pile stays as it was.
 */
export function showReshuffle(
  flights: CardFlights,
  piles: Piles,
  { motion, pace }: Manner,
  begins: number,
): void {
  if (motion === 'full') actOut(flights, piles, reshuffleTimes(pace), begins);
  else if (motion === 'reduced') crossFade(flights, piles);
}

function actOut(
  flights: CardFlights,
  { deck, discard, cards }: Piles,
  { use, gather, riffle }: ReshuffleTimes,
  begins: number,
): void {
  const pile = spotOf(discard);
  const flying = cards.slice(-mostFlying);
  const there = { ...displaced(pile, spotOf(deck)), rotate: '0deg' };
  for (const [index, { card, spot, rotate }] of flying.entries()) {
    const copy = flights.lay(card, pile);
    copy.style.rotate = rotate;
    // The drawn card is still on its way until then.
    if (index === flying.length - 1) flights.hide(copy, begins);
    const here = { ...displaced(pile, spot), rotate };
    flights.move(copy, { keyframes: [here, {}], duration: use.duration }, begins + use.after);
    const { duration } = gather;
    const after = begins + gather.after + (flying.length - 1 - index) * gather.apart;
    flights.sendAway(copy, { keyframes: [{}, there], duration, easing: 'ease-in-out' }, after);
    flights.turn(copy, 'down', duration, after);
  }
  const layers = [...deck.querySelectorAll<HTMLElement>('.layer')];
  for (const [index, layer] of layers.entries()) {
    const nth = Math.min(index, flying.length - 1);
    flights.hide(layer, begins + gather.after + nth * gather.apart + gather.duration);
    const card = layer.querySelector('.card');
    const keyframes = partAndFall(index, layers.length);
    if (card !== null)
      flights.move(card, { keyframes, duration: riffle.duration }, begins + riffle.after);
  }
}

/** A card of the deck separates from its neighbours and falls back between them, one after another. */
function partAndFall(index: number, count: number): Keyframe[] {
  const side = index % 2 === 0 ? -1 : 1;
  const apart = { translate: `${side * 36}% 0`, rotate: `${side * 6}deg` };
  const until = 0.35 + (0.35 * index) / count;
  return [{}, { ...apart, offset: 0.3 }, { ...apart, offset: until }, {}];
}

function crossFade(flights: CardFlights, { deck, discard, cards }: Piles): void {
  const pile = spotOf(discard);
  for (const { card, rotate } of cards) {
    const copy = flights.lay(card, pile);
    copy.style.rotate = rotate;
    flights.sendAway(copy, fadeOut);
  }
  for (const layer of deck.querySelectorAll('.layer')) flights.move(layer, fadeIn);
}
