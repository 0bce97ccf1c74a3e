import {
  pliesOf,
  type MatchView,
  type PlayedView,
  type Player,
} from '../../electron/api/match-view.ts';
import type { PracticePlace } from '../../electron/api/practice-requests.ts';
import { ask } from '../bridge.ts';

/** Where one begins to practise. */
export interface PracticeStart extends PracticePlace {
  /** Who sits there, in the order of the seats. */
  readonly players: readonly Player[];
  /** Where it begins in the match on the table. */
  readonly onTable?: { readonly deal: number; readonly at: number };
  /** Who is offered moves all the same, be it a computer. */
  readonly open?: number;
  /** What is already played, in notation. */
  readonly moves?: readonly string[];
  /** What chance does; the same number brings the same. */
  readonly seed?: number;
}

/** How long a position is seen before a line goes on, in milliseconds. */
const pause = 700;

/** How long a table may take to begin to act a move out. */
const beginning = 60;

let deals = 0;

/**
 * A position that one practises on, apart from the match on the table. It holds what has been played since, and
 * asks the main process what that leads to; nothing of it is kept there.
 */
export class Practice {
  /** What lies on the table; nothing before it has begun. */
  view = $state.raw<MatchView>();
  /** Why what was wanted can't be, in a sentence. */
  problem = $state('');
  #start: PracticeStart | undefined;
  #acting = false;
  #deal = 0;
  #revision = 0;
  /** Grows with whatever is begun: what was begun before it is dropped. */
  #turn = 0;

  /** Puts a position on the table. */
  async begin(start: PracticeStart): Promise<void> {
    this.#start = start;
    this.#deal = ++deals;
    this.view = undefined;
    await this.put(start.moves ?? []);
  }

  /** What has been played, in notation, draws from a deck among it. */
  get moves(): readonly string[] {
    return this.#plies.map(({ notation }) => notation);
  }

  /** What was played last. */
  get last(): PlayedView | undefined {
    return this.#plies.at(-1);
  }

  get #plies(): readonly PlayedView[] {
    return this.view === undefined ? [] : pliesOf(this.view);
  }

  /** Plays a move in notation. @returns whether it is on the table. */
  async play(move: string): Promise<boolean> {
    return this.put([...this.moves, move]);
  }

  /** Goes to where so many moves stand; what comes behind them is forgotten. */
  async goTo(count: number): Promise<boolean> {
    return this.put(this.moves.slice(0, count));
  }

  /**
   * Plays one move after the other, each when the one before has been seen.
   *
   * @returns whether it came to the end of them; whatever else is begun meanwhile cuts it short.
   */
  async show(moves: readonly string[]): Promise<boolean> {
    let turn = this.#turn;
    for (const [index, move] of moves.entries()) {
      if (index > 0) await wait(pause);
      if (turn !== this.#turn || !(await this.play(move))) return false;
      turn = this.#turn;
      await this.atRest();
    }
    return turn === this.#turn;
  }

  /** Hears from the table whether it acts something out. */
  acted(acting: boolean): void {
    this.#acting = acting;
  }

  /** Leaves the table: what is under way is dropped. */
  leave(): void {
    this.#turn++;
  }

  /** Has these moves stand in place of those that do. @returns whether they are on the table. */
  async put(moves: readonly string[]): Promise<boolean> {
    const start = this.#start;
    if (start === undefined) return false;
    const turn = ++this.#turn;
    const { game, settings, position, first, onTable, players, open, seed = 1 } = start;
    try {
      const view = await ask('practiceView', {
        ...{ game, settings, first, seed },
        players: [...players],
        moves: [...moves],
        ...(position !== undefined && { position }),
        ...(onTable !== undefined && { onTable }),
        ...(open !== undefined && { open }),
      });
      if (turn !== this.#turn) return false;
      this.view = { ...view, deal: this.#deal, revision: ++this.#revision };
      this.problem = '';
      return true;
    } catch (error) {
      if (turn === this.#turn)
        this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  /** Waits until the table has acted out what it was given. */
  async atRest(): Promise<void> {
    await wait(beginning);
    while (this.#acting) await wait(beginning);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
