import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { Match } from '../services/match.svelte.ts';
import { firstStop, stopBy } from '../table/move-rows.ts';

/** How fast a replay goes. */
export type ReplaySpeed = 'slow' | 'normal' | 'fast';

/** How long each position is seen, in milliseconds. */
const pauses: Readonly<Record<ReplaySpeed, number>> = { slow: 2400, normal: 1300, fast: 500 };

/** How many pauses a position may be late before somebody must have gone elsewhere. */
const mostLate = 8;

/** Plays a match again as it was played, from where one looks or from the start on. */
export class Replay {
  speed = $state<ReplaySpeed>('normal');
  playing = $state(false);
  readonly #match: Pick<Match, 'view' | 'goTo'>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gameNumber: number | undefined;
  #awaited = 0;

  constructor(match: Pick<Match, 'view' | 'goTo'>) {
    this.#match = match;
  }

  /** There is something to play again: the match has ended, or somebody has gone back in it. */
  get possible(): boolean {
    const { view } = this.#match;
    if (view === undefined) return false;
    const { length } = pliesOf(view);
    return length > 0 && (view.controls.finished || view.at < length);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.start();
  }

  start(): void {
    const { view } = this.#match;
    if (view === undefined || !this.possible) return;
    this.playing = true;
    this.#gameNumber = view.gameNumber;
    const plies = pliesOf(view);
    const next = stopBy(plies, view.at, 1);
    this.#go(view, next === view.at ? firstStop(plies) : next);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #go({ path }: MatchView, at: number): void {
    this.#awaited = at;
    this.#match.goTo({ path, at });
    this.#wait(0);
  }

  #wait(late: number): void {
    this.#timer = setTimeout(() => this.#step(late), pauses[this.speed]);
  }

  #step(late: number): void {
    const { view } = this.#match;
    if (view?.gameNumber !== this.#gameNumber || late > mostLate) this.stop();
    else if (view === undefined || view.at !== this.#awaited) this.#wait(late + 1);
    else {
      const next = stopBy(pliesOf(view), view.at, 1);
      if (next === view.at) this.stop();
      else this.#go(view, next);
    }
  }
}
