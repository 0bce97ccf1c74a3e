import {
  pliesOf,
  type MatchView,
  type PlayedView,
  type Player,
} from '../../electron/api/match-view.ts';
import type { PracticePlace } from '../../electron/api/practice.ts';
import { Latest, type Wait } from '../asking.ts';
import { ask } from '../bridge.ts';

/** Where practice begins, and who sits there. */
export interface PracticeStart extends PracticePlace {
  /** In the order of the seats. */
  readonly players: readonly Player[];
  /** Takes the position from the match on the table, after `at` of its moves. */
  readonly onTable?: { readonly gameNumber: number; readonly at: number };
  /** A seat that is offered moves even if a computer sits there. */
  readonly open?: number;
  /** Moves that are played already, in notation. */
  readonly moves?: readonly string[];
  /** Decides what chance does. */
  readonly seed?: number;
}

/** What can be done on the table one after the other; see {@link Practice.run}. */
export interface Steps {
  /** Waits for something else. */
  readonly wait: Wait;
  /** Puts other moves on the table. @param at - how many of them stand; all by default. */
  readonly put: (moves: readonly string[], at?: number) => Promise<void>;
  /** Waits until the table has acted out what it was given. */
  readonly rest: () => Promise<void>;
  /** Waits until what lies on the table has been seen. */
  readonly seen: () => Promise<void>;
  /** Plays one move after the other, each once what lies on the table has been seen. */
  readonly show: (moves: readonly string[]) => Promise<void>;
}

/** How long a position is seen before a line continues (ms). */
const pause = 700;

/** How long a table may take to begin to act a move out (ms). */
const beginning = 60;

let games = 0;

/** A position to practise on, apart from the match on the table. The main process is asked what moves lead to. */
export class Practice {
  /** What lies on the table; undefined before it has begun. */
  view = $state.raw<MatchView>();
  /** Why what was wanted can't be, in a sentence. */
  problem = $state('');
  #start: PracticeStart | undefined;
  #acting = false;
  #gameNumber = 0;
  #revision = 0;
  readonly #turns = new Latest();

  /** Puts a position on the table. @param failed - is called if it can't be put there. */
  async begin(start: PracticeStart, failed?: () => unknown): Promise<boolean> {
    this.#start = start;
    this.#gameNumber = ++games;
    this.view = undefined;
    return this.run(({ put }) => put(start.moves ?? []), failed);
  }

  /** What has been played, in notation, draws from a deck among it. */
  get moves(): readonly string[] {
    return this.plies.map(({ notation }) => notation);
  }

  /** The plies on the table. */
  get plies(): readonly PlayedView[] {
    return this.view === undefined ? [] : pliesOf(this.view);
  }

  /** How many of the plies stand. */
  get at(): number {
    return this.view?.at ?? 0;
  }

  /** Plays a move in notation, or follows it if it comes next. @returns whether it is on the table. */
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

  /** Goes to where a number of the plies stand. @returns whether it is on the table. */
  async goTo(at: number): Promise<boolean> {
    return this.run(({ put }) => put(this.moves, at));
  }

  /**
   * Does something step by step. Whatever is begun meanwhile overtakes it: its next step is its last.
   *
   * @param failed - is called if a step was refused; why is the {@link problem} then.
   * @returns whether it came to its end.
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

  /** Hears from the table whether it acts something out. */
  acted(acting: boolean): void {
    this.#acting = acting;
  }

  /** Leaves the table: what is under way is dropped. */
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
      ...{ game, settings, first, seed },
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
