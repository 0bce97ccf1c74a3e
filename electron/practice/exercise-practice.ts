import {
  judge,
  type Exercise,
  type Solution,
  type Verdict,
} from '../../engine/exercise/exercise.ts';
import { taughtBy } from '../../engine/lessons/patterns.ts';
import type { Decided } from '../../engine/learner/line.ts';
import { message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';
import type { MatchView } from '../api/match-view.ts';
import type { DecisionView, ExerciseOutcome, SolutionView, TryView } from '../api/practice.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { PracticeSetting, PracticeTable } from './practice-table.ts';

/** A ply to be found. It is judged here or, if a game must be solved for it, in the analyst's thread. */
export interface ExerciseStep {
  readonly judge: (moves: readonly string[]) => Verdict | Promise<Verdict>;
  readonly solution: () => Solution | Promise<Solution>;
}

/** An exercise, as each kind of exercise provides it. */
export interface PracticeExercise {
  /** The plies to find, in order; each is asked after the reply to the previous one. */
  readonly steps: readonly ExerciseStep[];
  /** Whether an earlier try was wrong. */
  readonly erred?: boolean;
  /** Whether the solution is only pointed at, which ends nothing. */
  readonly pointsOut?: boolean;
  /** Called when the solution is first pointed at, before the exercise is solved. */
  readonly pointedOut?: ((at: string) => void) | undefined;
  readonly keep?: KeepOutcome;
}

/**
 * Saves the outcome of a try with its time and how it came about; `wrong` for each wrong try. @returns what follows from
 * it.
 *
 * @throws Refusal if it can't be saved.
 */
export type KeepOutcome = (
  outcome: ExerciseOutcome,
  at: string,
  how?: Decided,
) => Omit<DecisionView, 'outcome'>;

/** The step of an exercise that can be judged without solving a game. */
export function stepOf(exercise: Exercise): ExerciseStep {
  return { judge: (moves) => judge(exercise, moves), solution: exercise.solution };
}

/** Keeping the value of a position. */
export function stepByValue(
  { game, settings, position }: PracticeSetting,
  analyst: Analyst,
): ExerciseStep {
  const known = { game: game.id, settings, position };
  const code = 'exercise.not-judged';
  return {
    judge: (moves) => answered(analyst.ask({ wanted: 'judgement', ...known, moves }), code),
    solution: () => answered(analyst.ask({ wanted: 'solution', ...known }), code),
  };
}

/** The refusal of a request about an exercise that isn't asked any more. */
export function exerciseGone(): Refusal {
  return new Refusal(message('exercise.gone'));
}

/** An exercise on a practice table. */
export class ExercisePractice {
  readonly table: PracticeTable;
  readonly #exercise: PracticeExercise;
  /** When it was laid on the table (ms). */
  readonly #began = performance.now();
  #step = 0;
  /** The moves of the right tries and their replies. */
  #found: readonly string[] = [];
  /** The numbers of tries, and of times the right move was pointed at. */
  #tries = 0;
  #hints = 0;
  #erred: boolean;
  /** Whether it was solved or shown; further tries decide nothing. */
  #over = false;
  #closed = false;

  constructor(table: PracticeTable, exercise: PracticeExercise) {
    this.table = table;
    this.#exercise = exercise;
    this.#erred = exercise.erred ?? false;
  }

  /**
   * Judges a try. Only a right one changes the table, unless it is the last.
   *
   * @param stands - receives the position after the try, before it is judged.
   * @throws Refusal if it can't be played or judged, or something else is asked by the time it is judged.
   */
  async try(
    moves: readonly string[],
    stands: (view: MatchView) => void,
    at: string,
  ): Promise<TryView> {
    const { table } = this;
    const step = this.#asked;
    const match = table.after(moves);
    const view = table.view(match);
    stands(view);
    const verdict = await step.judge(moves);
    if (this.#asked !== step) throw exerciseGone();
    if (verdict.kind === 'incomplete') {
      const open = { kind: verdict.kind, said: null, why: null };
      return { views: [view], verdict: open, over: false, outcome: null };
    }
    const { kind, message: said = null, why = null } = verdict;
    const replies = table.along(verdict.reply, match);
    const views = [view, ...replies.map((after) => table.view(after))];
    const isRight = kind === 'right';
    const isLast = this.#step + 1 === this.#exercise.steps.length;
    const outcome = this.#outcomeOf(kind, isLast);
    const tried = [...this.#found, ...moves];
    // Of several wrong tries, only the first decides something.
    const isDecided = kind !== 'wrong' || !this.#erred;
    if (kind === 'wrong') this.#erred = true;
    if (isRight && isLast) this.#over = true;
    if (isRight && !isLast) {
      this.#step++;
      this.#found = [...tried, ...verdict.reply];
      table.match = replies.at(-1) ?? match;
    }
    if (!isRight || isLast) this.#tries++;
    const lesson = kind === 'wrong' ? taughtBy(table.setting.game, why) : undefined;
    const kept = this.#keep(outcome, at, tried);
    const decision = isDecided ? kept : { outcome: null };
    return { views, verdict: { kind, said, why, lesson }, over: isRight && isLast, ...decision };
  }

  /**
   * Shows the solution, which ends the exercise unless it is only pointed at.
   *
   * @throws Refusal if it can't be found, or something else is asked by then.
   */
  async showSolution(at: string): Promise<SolutionView> {
    const { table } = this;
    const { pointsOut = false } = this.#exercise;
    const step = this.#asked;
    const found = await step.solution();
    if (this.#asked !== step) throw exerciseGone();
    const { moves, message: said = null, why = null } = found;
    const views = pointsOut ? [] : table.along(moves).map((after) => table.view(after));
    const isEnd = !pointsOut && !this.#over;
    if (isEnd) [this.#erred, this.#over] = [true, true];
    if (pointsOut && this.#hints++ === 0 && !this.#over) this.#exercise.pointedOut?.(at);
    if (!pointsOut) this.#tries++;
    const decision = this.#keep(isEnd ? 'shown' : null, at, this.#found);
    const lesson = taughtBy(table.setting.game, why);
    return { views, move: moves[0] ?? null, said, why, lesson, ...decision };
  }

  /** Another practice has replaced it: what is still being judged doesn't count. */
  close(): void {
    this.#closed = true;
  }

  /** The step that is asked. @throws Refusal if the exercise was replaced. */
  get #asked(): ExerciseStep {
    const step = this.#exercise.steps[this.#step];
    if (this.#closed || step === undefined) throw exerciseGone();
    return step;
  }

  /** The outcome of a try, as its line in the journal has it. */
  #outcomeOf(kind: Verdict['kind'], isLast: boolean): ExerciseOutcome | null {
    if (this.#over) return null;
    if (kind === 'wrong') return 'wrong';
    if (kind !== 'right' || !isLast) return null;
    return this.#erred ? 'after-wrong' : 'right';
  }

  /** Saves an outcome, if there is one; the try stands even if it can't be saved. */
  #keep(outcome: ExerciseOutcome | null, at: string, tried: readonly string[]): DecisionView {
    if (outcome === null) return { outcome };
    const seconds = Math.round((performance.now() - this.#began) / 100) / 10;
    const hints = this.#hints > 0 && { hints: this.#hints };
    const how = { tried: [...tried], attempt: this.#tries, ...hints, seconds };
    try {
      return { outcome, ...this.#exercise.keep?.(outcome, at, how) };
    } catch (error) {
      if (error instanceof Refusal) return { outcome, notKept: error.reason };
      throw error;
    }
  }
}
