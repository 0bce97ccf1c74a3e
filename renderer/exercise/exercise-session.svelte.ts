import type { ExerciseOutcome, ExerciseRef, VerdictView } from '../../electron/api/exercises.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { Message } from '../../words/message.ts';
import { attempt } from '../asking.ts';
import { ask } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';
import { playedInWords } from '../players/played-in-words.ts';
import { Practice, type PracticeStart, type Steps } from '../practice/practice.svelte.ts';

/** An exercise, as each kind of exercise provides it. */
export interface Exercise {
  readonly start: PracticeStart;
  /** The moves to find, in order; each is asked after the reply to the previous one. */
  readonly steps: readonly ExerciseRef[];
  /** Whether an earlier try was wrong. */
  readonly erred?: boolean;
  /**
   * Whether a wrong try is taken back by itself once the learner has seen it; otherwise it is
   * answered, and the learner takes it back.
   */
  readonly takesBack?: boolean;
  /** Whether the solution is pointed at instead of played. */
  readonly pointsOut?: boolean;
  /**
   * The game is played on against computers, without steps: to its end, or until the user has made some turns.
   */
  readonly playsOut?: { readonly turns?: number };
  /** Saves the progress: the first wrong try, and the end. */
  readonly keep?: (outcome: ExerciseOutcome) => Promise<void>;
}

/**
 * The phases of an exercise: a try is awaited, work is under way, the try is right, wrong or can't
 * be judged, the solution is being shown, or has been shown.
 */
export type Phase = 'asked' | 'busy' | 'right' | 'wrong' | 'unknown' | 'showing' | 'shown';

/** The phase that follows when work in a phase is interrupted. */
const interrupted: Partial<Record<Phase, Phase>> = { busy: 'asked', showing: 'shown' };

/** The last try and its verdict. */
interface Tried extends Exclude<VerdictView, { kind: 'incomplete' }> {
  readonly step: number;
  readonly moves: readonly string[];
  /** How many moves had been played after it. */
  readonly at: number;
}

/** An exercise in progress, on a table of its own. */
export class ExerciseSession {
  readonly practice = new Practice();
  exercise = $state.raw<Exercise>();
  phase = $state<Phase>('busy');
  /** The index of the current step. */
  step = $state(0);
  /** Whether a try at this exercise was wrong, or its solution was shown. */
  erred = $state(false);
  verdict = $state.raw<Tried>();
  #solution = $state.raw<Message | null>(null);
  #why = $state.raw<Message | null>(null);
  /** The move of the arrow, in notation. */
  hint = $state<string>();
  /** The decisions made so far in the current ply. */
  #ply = $state.raw<readonly string[]>([]);
  /** How many moves had been played when the step was asked. */
  #from = 0;

  /** Whether the exercise is solved or shown. */
  readonly over = $derived(['right', 'showing', 'shown'].includes(this.phase));

  /** Whether a ply is partly entered. */
  readonly begun = $derived(this.phase === 'asked' && this.#ply.length > 0);

  /** The current step, a new object each time it is asked; undefined while no try is awaited. */
  readonly asked = $derived(
    this.phase === 'asked' && this.exercise ? { step: this.step, begun: this.begun } : undefined,
  );

  /** The verdict on the last try, in a sentence; empty without one. */
  readonly said = $derived(this.#inWords(this.verdict?.said ?? null));

  /** The solution in a sentence, once it is shown. */
  readonly solution = $derived(this.#inWords(this.#solution));

  /** Why the last try was right or wrong, or why the solution is right; may be empty. */
  readonly why = $derived(this.#inWords(this.verdict?.why ?? this.#why));

  /** The reply to the last try, a sentence for each move. */
  readonly reply: readonly string[] = $derived(
    this.verdict === undefined
      ? []
      : this.practice.plies
          .slice(this.verdict.at)
          .filter(({ seat }) => seat !== null)
          .map((ply) => playedInWords(this.#seated, ply)),
  );

  /** Puts an exercise on the table; if that fails, the previous one stays. @returns whether it succeeded. */
  async begin(exercise: Exercise): Promise<boolean> {
    const { practice, exercise: before, phase, verdict } = this;
    const { moves } = practice;
    this.phase = 'busy';
    this.verdict = undefined;
    this.hint = undefined;
    const isThere = await practice.begin(exercise.start, async () => {
      this.phase = 'unknown';
      if (before === undefined || !(await practice.begin({ ...before.start, moves }))) return;
      this.phase = interrupted[phase] ?? phase;
      this.verdict = verdict;
    });
    if (!isThere) return false;
    this.exercise = exercise;
    this.erred = exercise.erred ?? false;
    this.step = 0;
    this.#from = practice.moves.length;
    this.#rest('asked');
    if (exercise.playsOut !== undefined) await this.#playOut([]);
    return true;
  }

  /** Tries a move, in notation; a complete ply is judged. */
  async play(move: string): Promise<void> {
    const { practice, exercise, step } = this;
    if (exercise?.playsOut !== undefined) {
      if (this.phase === 'asked') await this.#playOut([move]);
      return;
    }
    const ref = exercise?.steps[step];
    if (exercise === undefined || ref === undefined || this.phase !== 'asked') return;
    const moves = [...this.#ply, move];
    this.#rest('busy', undefined, this.#ply);
    await practice.run(
      async (steps) => {
        await steps.put([...practice.moves, move]);
        this.#ply = moves;
        const judged = await steps.wait(ask('judge', { exercise: ref, moves }));
        if (judged.kind === 'incomplete') {
          this.phase = 'asked';
          return;
        }
        await steps.rest();
        await this.#answer(
          { ...judged, step, moves, at: this.#from + moves.length },
          exercise,
          steps,
        );
      },
      () => {
        this.phase = 'asked';
        return this.again();
      },
    );
  }

  /** Takes back the last try. */
  async again(): Promise<void> {
    const { practice, phase } = this;
    this.phase = 'busy';
    await practice.run(
      async ({ put }) => {
        await put(practice.moves.slice(0, this.#from));
        this.#rest('asked');
      },
      () => (this.phase = phase),
    );
    if (this.exercise?.playsOut !== undefined) await this.#playOut([]);
  }

  /** Shows the solution: points at it, or plays the rest of it. */
  async show(): Promise<void> {
    const { practice, exercise, phase } = this;
    const ref = exercise?.steps[this.step];
    if (exercise === undefined || ref === undefined) return;
    if (phase !== 'asked' && phase !== 'wrong' && phase !== 'shown') return;
    if (exercise.pointsOut !== true) this.phase = 'busy';
    await practice.run(
      async (steps) => {
        const { moves, said, why } = await steps.wait(ask('solution', { exercise: ref }));
        if (exercise.pointsOut === true) {
          this.hint = moves[0];
          return;
        }
        if (phase !== 'shown') void this.#keep('shown');
        this.erred = true;
        await this.#demonstrate(moves, steps, said, why);
      },
      () => (this.phase = phase),
    );
  }

  /** Plays a line from the position of the step. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    await this.practice.run(
      (steps) => this.#demonstrate(moves, steps),
      () => this.#rest('asked'),
    );
  }

  /** Leaves the exercise and drops all pending work. */
  leave(): void {
    this.practice.leave();
    this.exercise = undefined;
    this.#rest('busy');
  }

  get #seated(): Pick<MatchView, 'players'> {
    return { players: this.exercise?.start.players ?? [] };
  }

  #inWords(said: Message | null): string {
    return said === null ? '' : wordsAt(this.#seated).say(said);
  }

  /** Plays moves and lets computers answer until the user is to move or the game is over. */
  async #playOut(moves: readonly string[]): Promise<void> {
    const { practice, exercise } = this;
    if (exercise === undefined) return;
    this.phase = 'busy';
    await practice.run(
      async ({ put, show, wait }) => {
        if (moves.length > 0) await put([...practice.moves, ...moves]);
        for (;;) {
          const { state } = practice.view ?? {};
          if (state?.kind !== 'computer' || this.#isHeld) break;
          await show([await wait(this.#computersMove(exercise, state.seat))]);
        }
        this.phase = practice.view?.state.kind === 'over' || this.#isHeld ? 'right' : 'asked';
      },
      () => (this.phase = 'asked'),
    );
  }

  /** Whether the user has made as many turns as a game that may never end is played for. */
  get #isHeld(): boolean {
    const { turns = Infinity } = this.exercise?.playsOut ?? {};
    const { plies, view } = this.practice;
    const own = plies
      .slice(this.#from)
      .filter(({ seat }) => seat !== null && view?.players[seat]?.kind === 'person');
    return own.length >= turns;
  }

  #computersMove({ start }: Exercise, seat: number): Promise<string> {
    const { game, settings, position, first, players } = start;
    const { moves } = this.practice;
    const player = players[seat];
    const difficulty = player?.kind === 'computer' ? player.difficulty : 'hard';
    return ask('practiceMove', {
      game,
      settings,
      first,
      moves: [...moves],
      difficulty,
      seed: moves.length,
      ...(position !== undefined && { position }),
    });
  }

  async #answer(verdict: Tried, exercise: Exercise, { put, seen, show }: Steps): Promise<void> {
    const { practice } = this;
    if (verdict.kind === 'right') {
      const isLast = verdict.step + 1 === exercise.steps.length;
      if (isLast) void this.#keep(this.erred ? 'after-wrong' : 'right');
      await show(verdict.reply);
      if (!isLast) {
        this.step++;
        this.#from = practice.moves.length;
      }
      this.#rest(isLast ? 'right' : 'asked', verdict);
      return;
    }
    this.verdict = verdict;
    if (verdict.kind === 'wrong' && !this.erred) {
      this.erred = true;
      void this.#keep('wrong');
    }
    if (exercise.takesBack !== true) {
      this.phase = verdict.kind;
      await show(verdict.reply);
      return;
    }
    await seen();
    await put(practice.moves.slice(0, this.#from));
    this.#rest('asked', verdict);
  }

  async #demonstrate(
    moves: readonly string[],
    { put, show }: Steps,
    said: Message | null = null,
    why: Message | null = null,
  ): Promise<void> {
    this.#rest('showing');
    this.#solution = said;
    this.#why = why;
    await put(this.practice.moves.slice(0, this.#from));
    await show(moves);
    this.phase = 'shown';
  }

  #rest(phase: Phase, verdict?: Tried, ply: readonly string[] = []): void {
    this.phase = phase;
    this.verdict = verdict;
    this.hint = undefined;
    this.#solution = null;
    this.#why = null;
    this.#ply = ply;
  }

  async #keep(outcome: ExerciseOutcome): Promise<void> {
    await attempt(
      () => this.exercise?.keep?.(outcome),
      (reason) => (this.practice.problem = reason),
    );
  }
}
