import type {
  PuzzleKind,
  PuzzlesView,
  PuzzleView,
  SolverView,
} from '../../electron/api/puzzle-view.ts';
import type { Player } from '../../electron/api/match-view.ts';
import { ask } from '../bridge.ts';
import { latest } from '../latest.ts';
import { Practice, type PracticeStart } from '../practice/practice.svelte.ts';
import { today } from './today.ts';

/** The solver, and who punishes. */
const players: readonly Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

/**
 * How far one is with the puzzle: it is being looked for or can't be had, is asked, what was tried is judged and
 * answered, was wrong, was solved, or its solution is played or has been.
 */
export type PuzzlePhase = 'loading' | 'asked' | 'judged' | 'wrong' | 'solved' | 'showing' | 'shown';

/** How far one is once what was under way is dropped. */
const atRest: Readonly<Record<Exclude<PuzzlePhase, 'loading'>, PuzzlePhase>> = {
  ...{ asked: 'asked', judged: 'asked', wrong: 'wrong' },
  ...{ solved: 'solved', showing: 'shown', shown: 'shown' },
};

/** The puzzle that lies open, what was tried in it, and what can be chosen. */
export class PuzzlesPage {
  /** What can be chosen, and what the solver has to show; nothing before that is here. */
  view = $state.raw<PuzzlesView>();
  puzzle = $state.raw<PuzzleView>();
  phase = $state<PuzzlePhase>('loading');
  /** What was wrong with the last try. */
  fault = $state('');
  /** What was answered to the last try, in a sentence. */
  reply = $state('');
  /** What is told of the solution, once there is nothing left to find. */
  solution = $state('');
  /** Something was wrong with this puzzle before. */
  erred = $state(false);
  /** Which of its moves is asked for, from 0. */
  step = $state(0);
  /** What the last puzzle did to the rating, while that is fresh. */
  change = $state(0);
  readonly practice = new Practice();
  readonly #tell: (problem: string) => void;
  /** How many moves stood when the step was asked. */
  #from = 0;
  /** The decisions of the ply so far. */
  #ply = $state.raw<readonly string[]>([]);
  /** How far one was before another puzzle was asked for. */
  #before: PuzzlePhase = 'loading';
  #language = '';
  /** What was chosen and is being opened. */
  #wanted = $state.raw<PuzzlesView['chosen']>();
  readonly #loading = latest();
  /** Grows with each puzzle: what was begun for another one is dropped. */
  #turn = 0;

  constructor(tell: (problem: string) => void) {
    this.#tell = tell;
  }

  readonly chosen = $derived(this.#wanted ?? this.view?.chosen ?? { pack: 'all', kind: null });

  /** Some decisions of a ply are made, and it isn't whole. */
  readonly begun = $derived(this.phase === 'asked' && this.#ply.length > 0);

  /** This one is over: solved, or shown. */
  readonly over = $derived(this.phase === 'solved' || this.phase === 'shown');

  /** The pack that is chosen. */
  readonly pack = $derived(this.view?.packs.find(({ name }) => name === this.chosen.pack));

  /** What is asked now, in a sentence. */
  readonly question = $derived(this.puzzle?.questions[this.step] ?? '');

  get solver(): SolverView | undefined {
    return this.view?.solver;
  }

  /** Asks for all that is shown, in the language that is spoken; the puzzle that lies open goes on. */
  async load(language: string): Promise<void> {
    const isAnother = language !== this.#language;
    this.#language = language;
    const turn = this.#turn;
    const isLatest = this.#loading();
    await this.#attempt(async () => {
      const view = await ask('puzzles', { day: today() });
      if (!isLatest()) return;
      const { chosen, solver } = this.view ?? view;
      // What was chosen since it was asked for is newer.
      if (turn !== this.#turn) {
        this.view = { ...view, chosen, solver };
        return;
      }
      this.view = view;
      const { open } = view;
      const { puzzle } = this;
      if (open !== null && open.id === puzzle?.id) {
        if (isAnother) await this.#translate(open, isLatest);
      } else if (open === null || open.over) await this.next();
      else await this.#begin(open);
    }, isLatest);
  }

  /** Opens the next puzzle of what is chosen. */
  async next(choice = this.chosen): Promise<void> {
    const { pack, kind } = choice;
    this.#wanted = choice;
    const done = await this.#open({ which: 'next', pack, kind, day: today() });
    if (this.#wanted !== choice) return;
    this.#wanted = undefined;
    // The puzzle of the day may have come before it; the next one is of this choice.
    if (done && this.view !== undefined) this.view = { ...this.view, chosen: choice };
  }

  /** Chooses a pack; a kind that it hasn't is given up. */
  async choosePack(pack: string): Promise<void> {
    const kinds = this.view?.packs.find(({ name }) => name === pack)?.kinds ?? [];
    const { kind } = this.chosen;
    await this.next({ pack, kind: kind !== null && kinds.includes(kind) ? kind : null });
  }

  async chooseKind(kind: PuzzleKind | null): Promise<void> {
    await this.next({ ...this.chosen, kind });
  }

  async openDaily(): Promise<void> {
    await this.#open({ which: 'daily', day: today() });
  }

  /** Plays a move on the table, and has it judged once the ply is whole. */
  async play(move: string): Promise<void> {
    const { puzzle, phase } = this;
    if (puzzle === undefined || phase !== 'asked') return;
    const turn = this.#turn;
    this.phase = 'judged';
    if (!(await this.practice.play(move)) || turn !== this.#turn) {
      if (turn === this.#turn) this.phase = 'asked';
      return;
    }
    this.#ply = [...this.#ply, move];
    this.fault = '';
    this.reply = '';
    const { id } = puzzle;
    const done = await this.#attempt(async () => {
      const tried = await ask('tryPuzzle', {
        ...{ id, step: this.step, moves: [...this.#ply], day: today() },
      });
      if (turn !== this.#turn) return;
      switch (tried.verdict) {
        case 'unfinished':
          this.phase = 'asked';
          return;
        case 'solved':
          this.#count(tried.solver);
          this.solution = tried.told;
          this.phase = 'solved';
          return;
        case 'wrong':
          this.#count(tried.solver);
          this.fault = tried.fault;
          this.erred = true;
          await this.#answer(tried.reply);
          if (turn === this.#turn) this.phase = 'wrong';
          return;
        case 'right':
          await this.#answer(tried.reply);
          if (turn !== this.#turn) return;
          this.step++;
          this.#from = this.practice.moves.length;
          this.#ply = [];
          this.phase = 'asked';
      }
    });
    if (!done && turn === this.#turn) this.phase = 'asked';
  }

  /** Takes back what was wrong. */
  async again(): Promise<void> {
    if (this.phase !== 'wrong' && !this.begun) return;
    const turn = this.#turn;
    if (!(await this.practice.goTo(this.#from)) || turn !== this.#turn) return;
    this.#ply = [];
    this.fault = '';
    this.reply = '';
    this.phase = 'asked';
  }

  /** Plays the rest of the solution, move by move. */
  async showSolution(): Promise<void> {
    const { puzzle, phase } = this;
    if (puzzle === undefined || (phase !== 'asked' && phase !== 'wrong' && phase !== 'shown'))
      return;
    const turn = this.#turn;
    this.phase = 'showing';
    const done = await this.#attempt(async () => {
      const { moves, solver, told } = await ask('puzzleSolution', {
        ...{ id: puzzle.id, step: this.step, day: today() },
      });
      if (turn !== this.#turn) return;
      this.fault = '';
      this.reply = '';
      this.#ply = [];
      this.erred = true;
      this.#count(solver);
      await this.practice.goTo(this.#from);
      await this.practice.atRest();
      if (turn !== this.#turn) return;
      await this.practice.show(moves);
      if (turn !== this.#turn) return;
      this.solution = told;
      this.phase = 'shown';
    });
    if (!done && turn === this.#turn) this.phase = phase;
  }

  /** Leaves the page: what is under way is dropped, and the puzzle stays open. */
  leave(): void {
    this.#turn++;
    this.puzzle = undefined;
    this.#wanted = undefined;
    this.phase = 'loading';
    this.#before = 'loading';
    this.change = 0;
    this.practice.leave();
  }

  /** @returns whether it can be had; it lies open unless another one was asked for meanwhile. */
  async #open(request: Parameters<typeof ask<'openPuzzle'>>[1]): Promise<boolean> {
    const turn = this.#wait();
    const done = await this.#attempt(async () => {
      const puzzle = await ask('openPuzzle', request);
      if (turn !== this.#turn) return;
      this.change = 0;
      await this.#begin(puzzle, turn);
    });
    if (!done && turn === this.#turn) this.phase = this.#before;
    return done;
  }

  async #begin(puzzle: PuzzleView, turn = this.#wait()): Promise<void> {
    const { practice, puzzle: before } = this;
    const { moves } = practice;
    await practice.begin(startOf(puzzle));
    if (turn !== this.#turn) return;
    const { problem } = practice;
    if (problem !== '') {
      if (before !== undefined) await practice.begin({ ...startOf(before), moves });
      if (turn === this.#turn) this.phase = this.#before;
      throw new Error(problem);
    }
    this.fault = '';
    this.reply = '';
    this.erred = puzzle.counted;
    this.step = 0;
    this.#from = 0;
    this.#ply = [];
    this.solution = '';
    this.puzzle = puzzle;
    this.phase = 'asked';
  }

  /** Says the same in another language, as far as it has come. */
  async #translate(puzzle: PuzzleView, isLatest: () => boolean): Promise<void> {
    const { practice, step } = this;
    const turn = this.#turn;
    this.puzzle = puzzle;
    await practice.goTo(practice.moves.length);
    if (this.reply !== '') this.reply = practice.last?.told ?? '';
    if (this.fault === '') return;
    const tried = await ask('tryPuzzle', {
      ...{ id: puzzle.id, step, moves: [...this.#ply], day: today() },
    });
    const isTold = turn === this.#turn && isLatest() && this.phase === 'wrong';
    if (isTold && tried.verdict === 'wrong') this.fault = tried.fault;
  }

  /** Another puzzle is waited for: this one can't go on, unless the other can't be had. @returns the turn. */
  #wait(): number {
    if (this.phase !== 'loading') this.#before = atRest[this.phase];
    this.phase = 'loading';
    return ++this.#turn;
  }

  /** Plays the reply, once what was tried has been seen. */
  async #answer(reply: readonly string[]): Promise<void> {
    if (reply.length === 0) return;
    await this.practice.atRest();
    await this.practice.show(reply);
    this.reply = this.practice.last?.told ?? '';
  }

  #sameTurn(): () => boolean {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  #count(solver: SolverView): void {
    if (this.view === undefined) return;
    this.change = solver.rating - this.view.solver.rating;
    this.view = { ...this.view, solver };
  }

  /** Tells why something can't be done, while it is still wanted. @returns whether it was done. */
  async #attempt(action: () => Promise<void>, isWanted = this.#sameTurn()): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if (isWanted()) this.#tell(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}

function startOf({ game, settings, position }: PuzzleView): PracticeStart {
  return { game: game.id, settings, position, first: 0, players };
}
