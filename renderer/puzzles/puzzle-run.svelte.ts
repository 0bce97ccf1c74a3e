import type { ExerciseOutcome } from '../../electron/api/practice.ts';
import type { RunMode } from '../../electron/api/puzzles.ts';

/** The length of a storm (ms). */
const stormTime = 3 * 60 * 1000;

/** How often the remaining time is updated (ms). */
const tick = 200;

/** A streak or a storm: a series of puzzles that are counted, not rated. */
export class PuzzleRun {
  /** Undefined if no run was started. */
  mode = $state<RunMode>();
  /** The index of the current puzzle. */
  number = $state(0);
  solved = $state(0);
  over = $state(false);
  /** The remaining time of a storm (ms). */
  left = $state(stormTime);
  #endsAt = 0;
  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #ended: (mode: RunMode, solved: number) => void;

  /** @param ended - called once when a run is over. */
  constructor(ended: (mode: RunMode, solved: number) => void) {
    this.#ended = ended;
  }

  /** Starts a run. */
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

  /** Counts a puzzle's outcome. @returns whether to open the next one at once, which would hide a solution. */
  count(outcome: ExerciseOutcome): boolean {
    if (this.mode === undefined || this.over) return false;
    if (outcome !== 'right' && this.mode === 'streak') {
      this.stop();
      return false;
    }
    if (outcome === 'right') this.solved++;
    this.number++;
    return outcome !== 'shown';
  }

  /** Ends the run; its result stays visible. */
  stop(): void {
    clearInterval(this.#clock);
    if (this.mode === undefined || this.over) return;
    this.over = true;
    this.#ended(this.mode, this.solved);
  }

  /** Ends the run and clears it. */
  leave(): void {
    this.stop();
    this.mode = undefined;
  }
}
