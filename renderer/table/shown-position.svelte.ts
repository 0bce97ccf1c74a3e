import {
  pliesOf,
  type GameId,
  type MatchViewOf,
  type PositionOf,
} from '../../electron/api/match-view.ts';
import { cheer } from '../hands/gestures.ts';
import type { Box } from '../hands/reach.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import { sound } from '../sound/sound.ts';
import type { MoveSounds } from './move-sounds.ts';
import { findHand, type FindHand } from './hand-elements.ts';
import { isNew } from './steps.ts';

/** The animation of a move. */
export interface Act<Position> {
  readonly flights: readonly {
    readonly element: HTMLElement;
    readonly keyframes: Keyframe[];
    /** The duration (ms). */
    readonly duration: number;
  }[];
  /** The positions shown from certain times on (ms); the last one is the move's result. */
  readonly stages: readonly { readonly at: number; readonly position: Position }[];
}

/** Creates the animation of a move; undefined if it has none. */
export type MakeAct<Id extends GameId> = (
  view: MatchViewOf<Id>,
  motion: Motion,
  findHand: FindHand,
) => Act<PositionOf<Id>> | undefined;

/**
 * The position on the table, which follows the match: a move is animated, and hands, plates and
 * turn change at contact. A view that arrives meanwhile finishes the animation at once.
 */
export class ShownPosition<Id extends GameId> {
  position = $state.raw<PositionOf<Id>>() as PositionOf<Id>;
  /** The view that the table shows: the one before the move, until hands have touched. */
  view = $state.raw<MatchViewOf<Id>>() as MatchViewOf<Id>;
  /** Whether a move is being animated. */
  acting = $state(false);
  readonly #actOf: MakeAct<Id>;
  readonly #soundsOf: MoveSounds<Id>;
  readonly #findHand: FindHand;
  #followed: MatchViewOf<Id>;
  #running: Animation[] = [];

  constructor(
    view: MatchViewOf<Id>,
    actOf: MakeAct<Id>,
    soundsOf: MoveSounds<Id>,
    findHandThere: FindHand = findHand,
  ) {
    this.#followed = view;
    this.#actOf = actOf;
    this.#soundsOf = soundsOf;
    this.#findHand = findHandThere;
    this.position = view.position;
    this.view = view;
  }

  /**
   * Shows a view, and animates its last move if it follows the view before.
   *
   * @returns whether the view continues the match.
   */
  follow(view: MatchViewOf<Id>, motion: Motion): boolean {
    if (view === this.#followed) return false;
    const before = this.#followed;
    this.#followed = view;
    this.end();
    const follows =
      view.last !== null &&
      view.gameNumber === before.gameNumber &&
      view.at === before.at + 1 &&
      pliesOf(view).length >= pliesOf(before).length;
    const act = follows && motion !== 'off' ? this.#actOf(view, motion, this.#findHand) : undefined;
    const clock = act?.flights[0]?.element;
    // If the previous animation was cut short, its end has not been shown.
    this.position = view.last?.before ?? view.position;
    const heard = isNew(view, before);
    if (act === undefined || clock === undefined) {
      this.#reach(view.position, view, heard);
      return heard;
    }
    this.view = before;
    this.#running = act.flights.map(({ element, keyframes, duration }) =>
      element.animate(keyframes, { duration }),
    );
    // Hands change when they touch.
    for (const { at, position } of act.stages) {
      this.#after(at, clock, () => this.#reach(position, view, heard));
    }
    const ends = [
      ...act.flights.map(({ duration }) => duration),
      ...act.stages.map(({ at }) => at),
    ];
    this.acting = true;
    this.#after(Math.max(...ends), clock, () => {
      this.acting = false;
      if (heard && motion === 'full') this.#cheer(view);
    });
    return heard;
  }

  /** Makes the winner's hands cheer. */
  #cheer({ state }: MatchViewOf<Id>): void {
    if (state.kind !== 'over' || state.outcome.kind !== 'win') return;
    for (let hand = 0; ; hand++) {
      const element = this.#findHand(state.outcome.winner, hand);
      if (element === undefined) return;
      const { keyframes, duration } = cheer(boxOf(element), hand);
      this.#running.push(element.animate(keyframes, { duration }));
    }
  }

  /** Shows a position during or after the last move of a view. */
  #reach(position: PositionOf<Id>, view: MatchViewOf<Id>, heard: boolean): void {
    const { last, at } = view;
    const from = this.position;
    this.position = position;
    if (position === view.position) this.view = view;
    if (!heard || last === null) return;
    for (const name of this.#soundsOf(last.move, from, position)) sound.play(name, at);
  }

  /** An empty animation keeps the time. */
  #after(delay: number, element: HTMLElement, action: () => void): void {
    const animation = element.animate([], { duration: delay });
    animation.onfinish = action;
    this.#running.push(animation);
  }

  /** Ends the animation, also when the table leaves the page: what was to follow would look for its hands. */
  end(): void {
    this.acting = false;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}

/** A hand's place, its direction, and how far from its place it was dropped. */
export function boxOf(hand: HTMLElement): Box {
  const { x, y, width, height } = hand.getBoundingClientRect();
  const heading = Number(hand.dataset['heading'] ?? 0);
  const [right = 0, down = 0] = getComputedStyle(hand).translate.split(' ').map(parseFloat);
  const dropped = { x: right || 0, y: down || 0 };
  return { x: x - dropped.x, y: y - dropped.y, width, height, heading, dropped };
}
