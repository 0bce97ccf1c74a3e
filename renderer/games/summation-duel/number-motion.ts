import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { CardFlights, spotOf } from '../../cards/card-flights.ts';
import type { MotionEvents, TableMotion } from '../../cards/card-table.svelte.ts';
import { hearing, unheard, type Hear } from '../../cards/hearing.ts';
import { displaced, flightTime, gently, type Manner } from '../../cards/card-movement.ts';
import { isNew, stepTo } from '../../table/steps.ts';
import { tossCoin } from '../../cards/toss-motion.ts';
import { playedNumbers } from './played-numbers.ts';

/** The size of a number's card at the total, in CSS pixels. */
const small = { width: 50, height: 70 } as const;

/** The distance between the card and the total, in CSS pixels. */
const aside = 16;

/** When the card touches the total and begins to fade, as a share of the flight. */
const contact = 0.7;

/** Callbacks of the motion. */
interface Events extends MotionEvents {
  /** Called when a number takes off, and when it has arrived. */
  readonly underway: (on: boolean) => void;
}

/** Animates played numbers flying to the total. */
export class NumberMotion implements TableMotion<'summation-duel'> {
  readonly #table: HTMLElement;
  readonly #total: HTMLElement;
  readonly #events: Events;
  readonly #flights: CardFlights;
  #before: MatchViewOf<'summation-duel'> | undefined;

  constructor(table: HTMLElement, total: HTMLElement, events: Events) {
    this.#table = table;
    this.#total = total;
    this.#events = events;
    this.#flights = new CardFlights(table, events.acting);
  }

  /** Animates the change, after the table shows `view`. */
  follow(view: MatchViewOf<'summation-duel'>, manner: Manner): void {
    const step = stepTo(view, this.#before);
    const before = this.#before;
    const since = view.at - (before?.at ?? 0);
    if (step === 'same') return;
    this.#before = view;
    this.finish();
    const heard = before === undefined || step === 'begun' || isNew(view, before);
    const hear = heard ? hearing(this.#flights, view.at, manner) : unheard;
    if (step === 'begun') this.#toss(manner, hear);
    const last = playedNumbers(view).at(-1);
    if (step === 'on' && since === 1 && last !== undefined) {
      this.#add(last.number, manner, hear);
      const won = view.state.kind === 'over' && view.state.outcome.kind === 'win';
      if (won && manner.motion === 'full') {
        this.#flights.bloom(this.#total, contact * flightTime[manner.pace]);
      }
    }
  }

  /** Ends all animations. */
  finish(): void {
    this.#flights.clear();
    this.#events.underway(false);
    this.#events.spin(false);
  }

  #toss(manner: Manner, hear: Hear): void {
    const landed = tossCoin(this.#flights, this.#table, manner, hear);
    if (landed === 0) return;
    this.#events.spin(true);
    this.#flights.after(landed, () => this.#events.spin(false));
  }

  #add(number: number, { motion, pace }: Manner, hear: Hear): void {
    hear('place', contact * flightTime[pace]);
    const card = this.#table.querySelector<HTMLElement>(`[data-number="${number}"] > .card`);
    if (card === null || motion !== 'full') return;
    const likeness = card.cloneNode(true) as HTMLElement;
    likeness.classList.remove('crossed');
    likeness.querySelector('.cross')?.remove();
    const from = spotOf(card);
    const total = spotOf(this.#total);
    const there = displaced(from, {
      ...small,
      x: total.x - small.width - aside,
      y: total.y + (total.height - small.height) / 2,
    });
    const copy = this.#flights.lay(likeness, from);
    const keyframes = [
      { opacity: 1, easing: gently },
      { ...there, opacity: 1, offset: contact },
      { ...there, opacity: 0 },
    ];
    const duration = flightTime[pace];
    this.#flights.sendAway(copy, { keyframes, duration, easing: 'linear' });
    this.#events.underway(true);
    this.#flights.after(contact * duration, () => this.#events.underway(false));
  }
}
