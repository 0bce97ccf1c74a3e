import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { Match } from '../services/match.svelte.ts';
import { firstStop, stopBy } from '../table/move-rows.ts';

/** The speed of a replay. */
export type ReplaySpeed = 'slow' | 'normal' | 'fast';

/** How long each position is shown (ms). */
const pauses: Readonly<Record<ReplaySpeed, number>> = { slow: 2400, normal: 1300, fast: 500 };

/** After this many pauses without the expected position, the user must have gone elsewhere. */
const mostPausesLate = 8;

/** Replays a match from the shown position, or from the start. */
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

  /** Whether there is something to replay: the match is over, or the user has gone back in it. */
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
    if (view?.gameNumber !== this.#gameNumber || late > mostPausesLate) this.stop();
    else if (view === undefined || view.at !== this.#awaited) this.#wait(late + 1);
    else {
      const next = stopBy(pliesOf(view), view.at, 1);
      if (next === view.at) this.stop();
      else this.#go(view, next);
    }
  }
}
