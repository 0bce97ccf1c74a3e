import type { ExerciseOutcome, ExerciseRef, VerdictView } from '../../electron/api/exercises.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { Message } from '../../words/message.ts';
import { attempt } from '../asking.ts';
import { ask } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';
import { playedInWords } from '../players/played-in-words.ts';
import { Practice, type PracticeStart, type Steps } from '../practice/practice.svelte.ts';

/** An exercise, as the kind that it is of gives it. */
export interface Exercise {
  readonly start: PracticeStart;
  /** What is to be found, one after the other, each after the reply to the one before. */
  readonly steps: readonly ExerciseRef[];
  /** A try was wrong before. */
  readonly erred?: boolean;
  /** A wrong try is taken back once it has been seen, rather than answered until the learner takes it back. */
  readonly takesBack?: boolean;
  /** The solution is pointed at, rather than played. */
  readonly pointsOut?: boolean;
  /** Nothing is asked: the position is played out to the end, computers answering; it has no steps. */
  readonly playsOut?: boolean;
  /** Keeps how it goes: the first wrong try, and the end. */
  readonly keep?: (outcome: ExerciseOutcome) => Promise<void>;
}

/**
 * A try is wanted; something is under way; the try was right, wrong or can't be judged; the solution is being shown or
 * has been.
 */
export type Phase = 'asked' | 'busy' | 'right' | 'wrong' | 'unknown' | 'showing' | 'shown';

/** What becomes of a phase whose work is overtaken. */
const interrupted: Partial<Record<Phase, Phase>> = { busy: 'asked', showing: 'shown' };

/** What came of the last try. */
interface Tried extends Exclude<VerdictView, { kind: 'incomplete' }> {
  readonly step: number;
  readonly moves: readonly string[];
  /** How many moves stand after it. */
  readonly at: number;
}

/** An exercise that is being done on a table of its own, whatever kind it is of. */
export class ExerciseSession {
  readonly practice = new Practice();
  exercise = $state.raw<Exercise>();
  phase = $state<Phase>('busy');
  /** Which of its steps is asked for, from 0. */
  step = $state(0);
  /** A try at this exercise was wrong, or its solution was shown. */
  erred = $state(false);
  verdict = $state.raw<Tried>();
  #solution = $state.raw<Message | null>(null);
  #why = $state.raw<Message | null>(null);
  /** The move that an arrow points at, in notation. */
  hint = $state<string>();
  /** The decisions of the ply so far. */
  #ply = $state.raw<readonly string[]>([]);
  /** How many moves stood when the step was asked. */
  #from = 0;

  /** It is over: solved, or shown. */
  readonly over = $derived(['right', 'showing', 'shown'].includes(this.phase));

  /** Some decisions of a ply are made, and it isn't whole. */
  readonly begun = $derived(this.phase === 'asked' && this.#ply.length > 0);

  /** What is asked now, another object each time that it is asked anew; undefined while no try is wanted. */
  readonly asked = $derived(
    this.phase === 'asked' && this.exercise ? { step: this.step, begun: this.begun } : undefined,
  );

  /** What is said of the last try, in a sentence; empty if nothing is. */
  readonly said = $derived(this.#inWords(this.verdict?.said ?? null));

  /** The solution in a sentence, once it is shown. */
  readonly solution = $derived(this.#inWords(this.#solution));

  /** Why the last try was right or wrong, or why the solution is right; empty if no sentence says it. */
  readonly why = $derived(this.#inWords(this.verdict?.why ?? this.#why));

  /** What was answered to the last try, a sentence for each move. */
  readonly reply: readonly string[] = $derived(
    this.verdict === undefined
      ? []
      : this.practice.plies
          .slice(this.verdict.at)
          .filter(({ seat }) => seat !== null)
          .map((ply) => playedInWords(this.#seated, ply)),
  );

  /** Puts an exercise on the table; if it can't be, the one before stays. @returns whether it lies there. */
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
    if (exercise.playsOut === true) await this.#playOut([]);
    return true;
  }

  /** Tries a move, in notation, and has it judged once the ply is whole. */
  async play(move: string): Promise<void> {
    const { practice, exercise, step } = this;
    if (exercise?.playsOut === true) {
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

  /** Takes back what was tried. */
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
    if (this.exercise?.playsOut === true) await this.#playOut([]);
  }

  /** Shows what is right: points at it, or plays all that is still to be found. */
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

  /** Plays a line from where the step was asked. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    await this.practice.run(
      (steps) => this.#demonstrate(moves, steps),
      () => this.#rest('asked'),
    );
  }

  /** Leaves the exercise: what is under way is dropped. */
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

  /** Plays moves, and has computers answer until it is the user's turn or the game is over. */
  async #playOut(moves: readonly string[]): Promise<void> {
    const { practice, exercise } = this;
    if (exercise === undefined) return;
    this.phase = 'busy';
    await practice.run(
      async ({ put, show, wait }) => {
        if (moves.length > 0) await put([...practice.moves, ...moves]);
        for (;;) {
          const { state } = practice.view ?? {};
          if (state?.kind !== 'computer') break;
          await show([await wait(this.#computersMove(exercise))]);
        }
        this.phase = practice.view?.state.kind === 'over' ? 'right' : 'asked';
      },
      () => (this.phase = 'asked'),
    );
  }

  #computersMove({ start: { game, settings, position, first } }: Exercise): Promise<string> {
    const { moves } = this.practice;
    return ask('practiceMove', {
      ...{ game, settings, first, moves: [...moves] },
      ...{ difficulty: 'hard', seed: moves.length },
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
