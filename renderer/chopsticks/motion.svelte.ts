import type { ChopsticksMove, ChopsticksPosition, MatchView } from '../../electron/api.ts';
import { split, strike, struck, type Box, type Flight } from '../hands/strike.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';

/** Finds the element of a hand on the table. */
type FindHand = (seat: number, hand: number) => HTMLElement | undefined;

/**
 * The position as the table shows it, which follows the match: a move is acted out, and the fingers
 * change at contact. A view that comes in the middle of it finishes it at once.
 */
export class ShownPosition {
  position = $state.raw<ChopsticksPosition>() as ChopsticksPosition;
  #view: MatchView;
  #running: Animation[] = [];

  constructor(view: MatchView) {
    this.#view = view;
    this.position = view.position as ChopsticksPosition;
  }

  /** Shows a view, acting its last move out where it is the one that follows. */
  follow(view: MatchView, motion: Motion, find: FindHand): void {
    if (view === this.#view) return;
    const before = this.#view;
    this.#view = view;
    this.#finish();
    const { last } = view;
    const follows =
      last !== null && view.at === before.at + 1 && view.history.length >= before.history.length;
    const flights = follows
      ? flightsOf(last.move as ChopsticksMove, last.seat ?? 0, motion, find)
      : [];
    const longest = flights[0];
    if (longest === undefined || longest.flight.duration === 0) {
      this.position = view.position as ChopsticksPosition;
      return;
    }
    this.#running = flights.map(({ element, flight }) =>
      element.animate(flight.keyframes, { duration: flight.duration }),
    );
    this.#changeAt(longest.flight.duration * longest.flight.contact, longest.element);
  }

  /** Fingers change when the hands touch: an animation of nothing keeps the time. */
  #changeAt(delay: number, element: HTMLElement): void {
    const contact = element.animate([], { duration: delay });
    contact.onfinish = () => (this.position = this.#view.position as ChopsticksPosition);
    this.#running.push(contact);
  }

  #finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}

function flightsOf(
  move: ChopsticksMove,
  seat: number,
  motion: Motion,
  find: FindHand,
): { element: HTMLElement; flight: Flight }[] {
  switch (move.kind) {
    case 'pass':
      return [];
    case 'attack': {
      const striker = find(seat, move.hand);
      const target = find(move.seat, move.target);
      if (striker === undefined || target === undefined) return [];
      const from = boxOf(striker);
      const to = boxOf(target);
      return [
        { element: striker, flight: strike(from, to, motion) },
        { element: target, flight: struck(from, to, motion) },
      ];
    }
    case 'split': {
      const left = find(seat, 0);
      const right = find(seat, 1);
      if (left === undefined || right === undefined) return [];
      const flights = split(boxOf(left), boxOf(right), motion);
      return [
        { element: left, flight: flights.left },
        { element: right, flight: flights.right },
      ];
    }
  }
}

/** A hand's place, and where it points. */
function boxOf(hand: HTMLElement): Box {
  const { x, y, width, height } = hand.getBoundingClientRect();
  return { x, y, width, height, heading: Number(hand.dataset['heading'] ?? 0) };
}
