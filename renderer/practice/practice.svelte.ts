import {
  pliesOf,
  type MatchView,
  type PlayedView,
  type Player,
} from '../../electron/api/match-view.ts';
import type { PracticePlace } from '../../electron/api/practice.ts';
import { Latest, type Wait } from '../asking.ts';
import { ask } from '../bridge.ts';

/** The start of a practice, and its players. */
export interface PracticeStart extends PracticePlace {
  /** In the order of the seats. */
  readonly players: readonly Player[];
  /** Takes the position from the match on the table, after `at` of its moves. */
  readonly onTable?: { readonly gameNumber: number; readonly at: number };
  /** A seat whose moves the user may play, even if it has a computer. */
  readonly open?: number;
  /** Moves that are already played, in notation. */
  readonly moves?: readonly string[];
  /** The seed of chance. */
  readonly seed?: number;
}

/** Steps of an action on the table; see {@link Practice.run}. */
export interface Steps {
  /** Waits for an answer. */
  readonly wait: Wait;
  /** Puts other moves on the table. @param at - how many of them are played; all by default. */
  readonly put: (moves: readonly string[], at?: number) => Promise<void>;
  /** Waits until the table has finished its animation. */
  readonly rest: () => Promise<void>;
  /** Waits until the position has been shown long enough. */
  readonly seen: () => Promise<void>;
  /** Plays moves one by one, each after the position before it has been shown long enough. */
  readonly show: (moves: readonly string[]) => Promise<void>;
}

/** How long a position is shown before a line continues (ms). */
const pause = 700;

/** How long a table may take to start an animation (ms). */
const beginning = 60;

let games = 0;

/**
 * A position to practise on, separate from the match on the table. The main process calculates the
 * results of moves.
 */
export class Practice {
  /** The view on the table; undefined before the start. */
  view = $state.raw<MatchView>();
  /** The reason of the last refusal, in a sentence. */
  problem = $state('');
  #start: PracticeStart | undefined;
  #acting = false;
  #gameNumber = 0;
  #revision = 0;
  readonly #turns = new Latest();

  /** Puts a position on the table. @param failed - called if that is refused. */
  async begin(start: PracticeStart, failed?: () => unknown): Promise<boolean> {
    this.#start = start;
    this.#gameNumber = ++games;
    this.view = undefined;
    return this.run(({ put }) => put(start.moves ?? []), failed);
  }

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

  /** Plays a move in notation, or steps to it if it comes next. @returns whether it is on the table. */
  async play(move: string): Promise<boolean> {
    const { moves, at } = this;
    return this.run(({ put }) =>
      moves[at] === move ? put(moves, at + 1) : put([...moves.slice(0, at), move]),
    );
  }

  /** Puts other moves on the table. @returns whether they are there. */
  async put(moves: readonly string[]): Promise<boolean> {
    return this.run((steps) => steps.put(moves));
  }

  /** Goes to the position after a number of plies. @returns whether it is on the table. */
  async goTo(at: number): Promise<boolean> {
    return this.run(({ put }) => put(this.moves, at));
  }

  /**
   * Runs an action step by step. A newer action supersedes it at its next step.
   *
   * @param failed - called if a step was refused; {@link problem} has the reason.
   * @returns whether the action was completed.
   */
  async run(action: (steps: Steps) => Promise<void>, failed?: () => unknown): Promise<boolean> {
    this.problem = '';
    const outcome = await this.#turns.run(
      (wait) => action(this.#steps(wait)),
      async (reason) => {
        await failed?.();
        this.problem = reason;
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

  #steps(wait: Wait): Steps {
    const rest = async (): Promise<void> => {
      do await wait(sleep(beginning));
      while (this.#acting);
    };
    const put = async (moves: readonly string[], at?: number): Promise<void> => {
      const view = await wait(this.#ask(moves, at));
      this.view = { ...view, gameNumber: this.#gameNumber, revision: ++this.#revision };
    };
    const seen = async (): Promise<void> => {
      await rest();
      await wait(sleep(pause));
    };
    const show = async (moves: readonly string[]): Promise<void> => {
      for (const move of moves) {
        await seen();
        await put([...this.moves, move]);
      }
      await rest();
    };
    return { wait, put, rest, seen, show };
  }

  async #ask(moves: readonly string[], at: number | undefined): Promise<MatchView> {
    if (this.#start === undefined) throw new Error();
    const { game, settings, position, first, onTable, players, open, seed = 1 } = this.#start;
    return ask('practiceView', {
      game,
      settings,
      first,
      seed,
      players: [...players],
      moves: [...moves],
      ...(at !== undefined && { at }),
      ...(position !== undefined && { position }),
      ...(onTable !== undefined && { onTable }),
      ...(open !== undefined && { open }),
    });
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
