import { pliesOf, type MatchView, type PlayedView } from '../../electron/api/match-view.ts';
import type { PracticeStart } from '../../electron/api/practice.ts';
import { Latest, type Wait } from '../asking.ts';
import { ask } from '../bridge.ts';
import { Refusal } from '../refusal.svelte.ts';

/** Steps of an action on the table; see {@link Practice.run}. */
export interface Steps {
  /** Waits for an answer. */
  readonly wait: Wait;
  /** Waits until the table has finished its animation. */
  readonly rest: () => Promise<void>;
  /** Waits until the position has been shown long enough. */
  readonly seen: () => Promise<void>;
  /** Shows positions one by one, each after the one before has been shown long enough. */
  readonly show: (views: readonly MatchView[]) => Promise<void>;
}

/** How long a position is shown before a line continues (ms). */
const pause = 700;

/** How long a table may take to start an animation (ms). */
const beginning = 60;

/** A table apart from the match, as the main process shows it. */
export class Practice {
  /** The view on the table; undefined before the start. */
  view = $state.raw<MatchView>();
  readonly refusal = new Refusal();
  #acting = false;
  readonly #turns = new Latest();

  /** The moves played, in notation, including draws from a deck. */
  get moves(): readonly string[] {
    return this.plies.map(({ notation }) => notation);
  }

  /** The plies on the table. */
  get plies(): readonly PlayedView[] {
    return this.view === undefined ? [] : pliesOf(this.view);
  }

  /** How many of the plies are played in the shown position. */
  get at(): number {
    return this.view?.at ?? 0;
  }

  /** Begins a line to explore. @returns whether it is on the table. */
  async begin(start: PracticeStart): Promise<boolean> {
    this.view = undefined;
    return this.run(async ({ wait }) => {
      this.view = await wait(ask('beginPractice', start));
    });
  }

  /** Plays a move of a line, in notation, or steps to it if it comes next. @returns whether it is on the table. */
  async play(move: string): Promise<boolean> {
    return this.#follow(this.at, [move]);
  }

  /** Goes to the position after a number of moves of a line. @returns whether it is on the table. */
  async goTo(at: number): Promise<boolean> {
    return this.#follow(at, []);
  }

  /**
   * Runs an action step by step. A newer action supersedes it at its next step.
   *
   * @param failed - called if a step was refused; {@link refusal} has the reason.
   * @returns whether the action was completed.
   */
  async run(
    action: (steps: Steps) => Promise<void> | void,
    failed?: () => unknown,
  ): Promise<boolean> {
    this.refusal.clear();
    const outcome = await this.#turns.run(
      (wait) => action(this.#steps(wait)),
      async (reason, say) => {
        await failed?.();
        this.refusal.take(reason, say);
      },
    );
    return outcome === 'done';
  }

  /** Receives whether the table is animating a move. */
  acted(acting: boolean): void {
    this.#acting = acting;
  }

  /** Leaves the table; pending work is dropped. */
  leave(): void {
    this.#turns.drop();
  }

  async #follow(at: number, moves: readonly string[]): Promise<boolean> {
    const practice = this.view?.gameNumber;
    if (practice === undefined) return false;
    return this.run(async ({ wait }) => {
      this.view = await wait(ask('followPath', { practice, at, moves: [...moves] }));
    });
  }

  #steps(wait: Wait): Steps {
    const rest = async (): Promise<void> => {
      do await wait(sleep(beginning));
      while (this.#acting);
    };
    const seen = async (): Promise<void> => {
      await rest();
      await wait(sleep(pause));
    };
    const show = async (views: readonly MatchView[]): Promise<void> => {
      for (const view of views) {
        await seen();
        this.view = view;
      }
      await rest();
    };
    return { wait, rest, seen, show };
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
