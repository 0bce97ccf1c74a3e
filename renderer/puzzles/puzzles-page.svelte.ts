import { now, today } from '../../electron/api/day.ts';
import type { ExerciseOutcome } from '../../electron/api/practice.ts';
import type {
  PuzzlesView,
  PuzzleTheme,
  PuzzleView,
  RatedPuzzleView,
  RunMode,
  SolverView,
  TriedPuzzleView,
} from '../../electron/api/puzzles.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import {
  ExerciseSession,
  type Exercise,
  type OutcomeWords,
} from '../exercise/exercise-session.svelte.ts';
import { wordsAt } from '../players/naming.ts';
import { words } from '../words.svelte.ts';
import { PuzzleRun } from './puzzle-run.svelte.ts';

/** The open puzzle, and the choice of puzzles. */
export class PuzzlesPage {
  readonly session = new ExerciseSession();
  /** The choices and the solver's figures; undefined until they are loaded. */
  view = $state.raw<PuzzlesView>();
  puzzle = $state.raw<PuzzleView>();
  /** The day of what is shown. */
  day = $state(today());
  /** Whether another puzzle is loading. The current one can't be played then, unless the request fails. */
  waiting = $state(false);
  /** The last puzzle's effect on the rating, until the next one opens. */
  change = $state(0);
  /** The streak or storm in progress. */
  readonly run: PuzzleRun;
  /** The puzzles that were tried, the latest first. */
  tried = $state.raw<readonly TriedPuzzleView[]>([]);
  readonly #report: (problem: string) => void;
  /** The choice that is being opened. */
  #wanted = $state.raw<PuzzlesView['chosen']>();
  /** Notices midnight while the page is open. */
  #midnight: ReturnType<typeof setInterval> | undefined;
  readonly #loading = new Latest();
  readonly #opening = new Latest();
  readonly #ending = new Latest();

  constructor(report: (problem: string) => void) {
    this.#report = report;
    this.run = new PuzzleRun((mode, solved) => void this.#endRun(mode, solved));
  }

  readonly chosen = $derived(this.#wanted ?? this.view?.chosen ?? { pack: 'all', theme: null });

  /** The chosen pack. */
  readonly pack = $derived(this.view?.packs.find(({ name }) => name === this.chosen.pack));

  /** The current question, in a sentence. */
  readonly question = $derived.by(() => {
    const asked = this.puzzle?.questions[this.session.step];
    const { view } = this.session.practice;
    return asked === undefined || view === undefined ? '' : wordsAt(view).say(asked);
  });

  /** The result of the last try, with its effect on the rating; undefined before the first. */
  readonly outcome = $derived.by((): OutcomeWords | undefined => {
    const { outcome, over, erred, phase } = this.session;
    if (outcome === undefined) return undefined;
    const { kind, headline, sentences } = outcome;
    if (kind === 'right') {
      if (!over) return { ...outcome, headline: words().text('puzzles.page.right') };
      const late = erred || this.puzzle?.unrated === true;
      const solved = words().text(late ? 'puzzles.page.solved-late' : 'puzzles.page.solved');
      return { kind, headline: solved, sentences: [headline, ...this.#rated].filter(Boolean) };
    }
    // A run isn't left for a lesson.
    const lesson = this.run.mode === undefined ? outcome.lesson : undefined;
    const said = phase === 'showing' ? [] : [...sentences, ...this.#rated];
    return { ...outcome, sentences: said, lesson };
  });

  /** Whether today's puzzle wasn't tried yet and isn't the open one: then it is offered first. */
  get isDailyWaiting(): boolean {
    const { puzzle, run, solver } = this;
    return run.mode === undefined && solver?.daily === null && puzzle?.day !== this.day;
  }

  get solver(): SolverView | undefined {
    return this.view?.solver;
  }

  /** Loads everything shown; an open puzzle continues. */
  async load(): Promise<void> {
    const { puzzle } = this;
    this.day = today();
    this.#midnight ??= setInterval(() => {
      if (today() !== this.day) void this.load();
    }, 20_000);
    await this.#loading.run(async (wait) => {
      const view = await wait(ask('puzzles', { at: now() }));
      // A choice made since the request is newer.
      this.view = { ...view, ...(this.view && { chosen: this.view.chosen }) };
      if (this.waiting || this.puzzle !== puzzle) return;
      const { open } = view;
      if (open !== null && open.id === puzzle?.id) this.puzzle = open;
      else if (open === null || open.over) await this.next();
      else await this.#begin(open);
    }, this.#report);
  }

  /** Opens the next puzzle of a choice. */
  async next(choice = this.chosen): Promise<void> {
    const { pack, theme } = choice;
    this.run.leave();
    this.#wanted = choice;
    const done = await this.#open({ which: 'next', pack, theme, at: now() });
    if (this.#wanted !== choice) return;
    this.#wanted = undefined;
    // The puzzle of the day may have come first; the next one is of this choice.
    if (done && this.view !== undefined) this.view = { ...this.view, chosen: choice };
  }

  /** Chooses a pack; the theme is dropped if the pack doesn't have it. */
  async choosePack(pack: string): Promise<void> {
    const themes = this.view?.packs.find(({ name }) => name === pack)?.themes ?? [];
    const { theme } = this.chosen;
    await this.next({ pack, theme: theme !== null && themes.includes(theme) ? theme : null });
  }

  async chooseTheme(theme: PuzzleTheme | null): Promise<void> {
    await this.next({ ...this.chosen, theme });
  }

  /** Starts a streak or a storm. */
  async startRun(mode: RunMode): Promise<void> {
    this.run.start(mode);
    await this.nextOfRun();
  }

  /** Opens the next puzzle of the run. */
  async nextOfRun(): Promise<void> {
    const { mode, number } = this.run;
    const { pack } = this.chosen;
    if (mode !== undefined) await this.#open({ which: 'run', pack, mode, number });
  }

  /** Opens an earlier puzzle again. */
  async tryAgain(id: string): Promise<void> {
    this.run.leave();
    await this.#open({ which: 'again', id });
  }

  /** Opens the puzzle of a day, by default today's. */
  async openDaily(day: string | null = null): Promise<void> {
    this.run.leave();
    await this.#open({ which: 'daily', at: now(), day });
  }

  /** Leaves the page: pending work is dropped, and the puzzle stays open. */
  leave(): void {
    clearInterval(this.#midnight);
    this.#midnight = undefined;
    this.#opening.drop();
    this.run.leave();
    this.waiting = false;
    this.puzzle = undefined;
    this.#wanted = undefined;
    this.change = 0;
    this.session.leave();
  }

  /** The effect of the last try on the rating, if any, in a sentence. */
  get #rated(): readonly string[] {
    const { change, solver } = this;
    if (change === 0 || solver === undefined) return [];
    const { provisional, rating } = solver;
    if (provisional) return [words().text('puzzles.page.rating-first', { rating })];
    return [words().text('puzzles.page.rating-now', { change, rating })];
  }

  async #endRun(mode: RunMode, solved: number): Promise<void> {
    const { pack } = this.chosen;
    await this.#ending.run(async (wait) => {
      const best = await wait(ask('endRun', { pack, mode, solved, at: now() }));
      if (this.view !== undefined) this.view = { ...this.view, best };
    }, this.#report);
  }

  /**
   * Opens a puzzle. @returns false if the request was refused; the puzzle opens unless a later
   * request superseded it.
   */
  async #open(request: Parameters<typeof ask<'openPuzzle'>>[1]): Promise<boolean> {
    this.waiting = true;
    const outcome = await this.#opening.run(async (wait) => {
      await this.#begin(await wait(ask('openPuzzle', request)));
    }, this.#report);
    if (outcome !== 'overtaken') this.waiting = false;
    return outcome !== 'refused';
  }

  async #begin(puzzle: PuzzleView): Promise<void> {
    const { id, erred } = puzzle;
    const decided: Exercise['decided'] = (outcome, { puzzle: rated }) =>
      this.#decided(id, outcome, rated);
    if (!(await this.session.begin({ start: { of: 'puzzle', id }, erred, decided }))) return;
    this.change = 0;
    this.puzzle = puzzle;
  }

  /** Counts what was decided at a puzzle. */
  #decided(id: string, outcome: ExerciseOutcome, rated?: RatedPuzzleView): void {
    if (rated === undefined || this.view === undefined) return;
    const { solver, tried } = rated;
    const isOpen = this.puzzle?.id === id;
    if (isOpen) this.change = solver.rating - this.view.solver.rating;
    this.view = { ...this.view, solver };
    if (tried !== null) {
      this.tried = [tried, ...this.tried.filter((each) => each.id !== tried.id)];
    }
    if (isOpen && this.run.count(outcome)) void this.nextOfRun();
  }
}
