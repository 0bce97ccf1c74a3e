import type { ExerciseOutcome } from '../../electron/api/exercises.ts';
import type { RunMode } from '../../electron/api/puzzles.ts';

/** How long a storm takes (ms). */
const stormTime = 3 * 60 * 1000;

/** How often the time that is left is looked at (ms). */
const tick = 200;

/** A streak or a storm: puzzles one after the other, counted and not rated. */
export class PuzzleRun {
  /** Undefined if none was begun. */
  mode = $state<RunMode>();
  /** Which puzzle it is at, from 0. */
  number = $state(0);
  solved = $state(0);
  over = $state(false);
  /** What is left of a storm, in milliseconds. */
  left = $state(stormTime);
  #endsAt = 0;
  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #ended: (mode: RunMode, solved: number) => void;

  /** @param ended - is called once when a run is over. */
  constructor(ended: (mode: RunMode, solved: number) => void) {
    this.#ended = ended;
  }

  /** Begins a run. */
  start(mode: RunMode): void {
    this.leave();
    [this.mode, this.number, this.solved, this.over] = [mode, 0, 0, false];
    this.left = stormTime;
    if (mode === 'streak') return;
    this.#endsAt = Date.now() + stormTime;
    this.#clock = setInterval(() => {
      this.left = Math.max(0, this.#endsAt - Date.now());
      if (this.left === 0) this.stop();
    }, tick);
  }

  /** Counts how a puzzle went. @returns whether the next one is wanted. */
  count(outcome: ExerciseOutcome): boolean {
    if (this.mode === undefined || this.over) return false;
    if (outcome !== 'right' && this.mode === 'streak') {
      this.stop();
      return false;
    }
    if (outcome === 'right') this.solved++;
    this.number++;
    return true;
  }

  /** Ends the run; what it came to stays to be seen. */
  stop(): void {
    clearInterval(this.#clock);
    if (this.mode === undefined || this.over) return;
    this.over = true;
    this.#ended(this.mode, this.solved);
  }

  /** Ends it, and forgets it. */
  leave(): void {
    this.stop();
    this.mode = undefined;
  }
}
