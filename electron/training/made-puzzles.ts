import type { PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';

/** Puzzles that the analyst makes. The last ones stay in memory, finished or not. */
export class MadePuzzles {
  readonly #made = new Map<string, Promise<Puzzle>>();
  readonly #analyst: Analyst;
  readonly #most: number;

  /** @param most - the most puzzles in memory. */
  constructor(analyst: Analyst, most: number) {
    this.#analyst = analyst;
    this.#most = most;
  }

  /**
   * Makes a puzzle, unless it is in memory.
   *
   * @param ahead - whether it is made in advance.
   * @throws Refusal if it can't be made.
   */
  async get(asked: PuzzleAsked, ahead = false): Promise<Puzzle> {
    const name = JSON.stringify(asked);
    const puzzle = this.#made.get(name) ?? this.#analyst.ask({ wanted: 'puzzle', asked, ahead });
    this.#made.delete(name);
    this.#made.set(name, puzzle);
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.#most && oldest !== undefined) this.#made.delete(oldest);
    // Making it again may succeed.
    puzzle.catch(() => this.#made.delete(name));
    return answered(puzzle, 'puzzles.failed');
  }
}
