import type { Player } from '../../electron/api/match-view.ts';
import type {
  PuzzlesView,
  PuzzleTheme,
  PuzzleView,
  RunMode,
  SolverView,
} from '../../electron/api/puzzles.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession } from '../exercise/exercise-session.svelte.ts';
import { wordsAt } from '../players/naming.ts';
import { PuzzleRun } from './puzzle-run.svelte.ts';
import { today } from './today.ts';

/** The solver, and who punishes. */
const players: readonly Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

/** The puzzle that lies open, and what can be chosen. */
export class PuzzlesPage {
  readonly session = new ExerciseSession();
  /** What can be chosen, and what the solver has to show; undefined before that is here. */
  view = $state.raw<PuzzlesView>();
  puzzle = $state.raw<PuzzleView>();
  /** Another puzzle is on its way: this one can't be played, unless the other can't be had. */
  waiting = $state(false);
  /** What the last puzzle did to the rating, while that is fresh. */
  change = $state(0);
  /** The streak or storm that is under way. */
  readonly run: PuzzleRun;
  /** How many tries were kept, so that whoever lists them knows of a new one. */
  tries = $state(0);
  readonly #tell: (problem: string) => void;
  /** What was chosen and is being opened. */
  #wanted = $state.raw<PuzzlesView['chosen']>();
  readonly #loading = new Latest();
  readonly #opening = new Latest();
  readonly #ending = new Latest();

  constructor(tell: (problem: string) => void) {
    this.#tell = tell;
    this.run = new PuzzleRun((mode, solved) => void this.#endRun(mode, solved));
  }

  readonly chosen = $derived(
    this.#wanted ?? this.view?.chosen ?? { pack: 'standard', theme: null },
  );

  /** The pack that is chosen. */
  readonly pack = $derived(this.view?.packs.find(({ name }) => name === this.chosen.pack));

  /** What is asked now, in a sentence. */
  readonly question = $derived.by(() => {
    const asked = this.puzzle?.questions[this.session.step];
    return asked === undefined ? '' : wordsAt({ players }).say(asked);
  });

  get solver(): SolverView | undefined {
    return this.view?.solver;
  }

  /** Asks for all that is shown; the puzzle that lies open goes on. */
  async load(): Promise<void> {
    const { puzzle } = this;
    await this.#loading.run(async (wait) => {
      const view = await wait(ask('puzzles', { day: today() }));
      // What was chosen since it was asked for is newer.
      this.view = { ...view, ...(this.view && { chosen: this.view.chosen }) };
      if (this.waiting || this.puzzle !== puzzle) return;
      const { open } = view;
      if (open !== null && open.id === puzzle?.id) this.puzzle = open;
      else if (open === null || open.over) await this.next();
      else await this.#begin(open);
    }, this.#tell);
  }

  /** Opens the next puzzle of what is chosen. */
  async next(choice = this.chosen): Promise<void> {
    const { pack, theme } = choice;
    this.run.leave();
    this.#wanted = choice;
    const done = await this.#open({ which: 'next', pack, theme, day: today() });
    if (this.#wanted !== choice) return;
    this.#wanted = undefined;
    // The puzzle of the day may have come before it; the next one is of this choice.
    if (done && this.view !== undefined) this.view = { ...this.view, chosen: choice };
  }

  /** Chooses a pack; a theme that it hasn't is given up. */
  async choosePack(pack: string): Promise<void> {
    const themes = this.view?.packs.find(({ name }) => name === pack)?.themes ?? [];
    const { theme } = this.chosen;
    await this.next({ pack, theme: theme !== null && themes.includes(theme) ? theme : null });
  }

  async chooseTheme(theme: PuzzleTheme | null): Promise<void> {
    await this.next({ ...this.chosen, theme });
  }

  /** Begins a streak or a storm. */
  async startRun(mode: RunMode): Promise<void> {
    this.run.start(mode);
    await this.nextOfRun();
  }

  /** Opens the next puzzle of the run. */
  async nextOfRun(): Promise<void> {
    const { mode, number } = this.run;
    if (mode !== undefined) await this.#open({ which: 'run', mode, number });
  }

  /** Opens a puzzle that was tried before, once more. */
  async tryAgain(id: string): Promise<void> {
    this.run.leave();
    await this.#open({ which: 'again', id });
  }

  async openDaily(): Promise<void> {
    this.run.leave();
    await this.#open({ which: 'daily', day: today() });
  }

  /** Leaves the page: what is under way is dropped, and the puzzle stays open. */
  leave(): void {
    this.#opening.drop();
    this.run.leave();
    this.waiting = false;
    this.puzzle = undefined;
    this.#wanted = undefined;
    this.change = 0;
    this.session.leave();
  }

  async #endRun(mode: RunMode, solved: number): Promise<void> {
    await this.#ending.run(async (wait) => {
      const best = await wait(ask('endRun', { mode, solved }));
      if (this.view !== undefined) this.view = { ...this.view, best };
    }, this.#tell);
  }

  /** @returns false if it was refused; it lies open unless another one was asked for meanwhile. */
  async #open(request: Parameters<typeof ask<'openPuzzle'>>[1]): Promise<boolean> {
    this.waiting = true;
    const outcome = await this.#opening.run(async (wait) => {
      await this.#begin(await wait(ask('openPuzzle', request)));
    }, this.#tell);
    if (outcome !== 'overtaken') this.waiting = false;
    return outcome !== 'refused';
  }

  async #begin(puzzle: PuzzleView): Promise<void> {
    const { id, game, settings, position, questions, erred } = puzzle;
    const isThere = await this.session.begin({
      start: { game: game.id, settings, position, first: 0, players },
      steps: questions.map((_, step) => ({ of: 'puzzle', id, step })),
      erred,
      keep: async (outcome) => {
        const solver = await ask('ratePuzzle', { id, outcome, day: today() });
        if (solver === null || this.view === undefined) return;
        if (this.puzzle?.id === id) this.change = solver.rating - this.view.solver.rating;
        this.view = { ...this.view, solver };
        this.tries++;
        if (this.puzzle?.id === id && this.run.count(outcome)) void this.nextOfRun();
      },
    });
    if (!isThere) return;
    this.change = 0;
    this.puzzle = puzzle;
  }
}
