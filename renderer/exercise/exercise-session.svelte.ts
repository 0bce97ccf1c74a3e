import { dayOf } from '../../electron/api/day.ts';
import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type {
  DecisionView,
  PracticeStart,
  SolutionView,
  TryView,
  VerdictView,
} from '../../electron/api/practice.ts';
import type { Message } from '../../words/message.ts';
import { ask, listen } from '../bridge.ts';
import { wordsAt } from '../players/naming.ts';
import { playedInWords } from '../players/played-in-words.ts';
import { Practice, type Steps } from '../practice/practice.svelte.ts';
import { words } from '../words.svelte.ts';

/** An exercise, as each kind of exercise provides it. */
export interface Exercise {
  readonly start: PracticeStart;
  /** Whether an earlier try was wrong. */
  readonly erred?: boolean;
  /**
   * Whether a wrong try is taken back by itself once the learner has seen it; otherwise it is
   * answered, and the learner takes it back.
   */
  readonly takesBack?: boolean;
  /** Whether the solution is pointed at instead of played. */
  readonly pointsOut?: boolean;
  /** Called with what a try or the shown solution has decided, even if the user has left meanwhile. */
  readonly decided?: (decision: DecisionView) => unknown;
}

/**
 * The phases of an exercise: a try is awaited, work is under way, the try is right, wrong or can't
 * be judged, the solution is being shown, or has been shown.
 */
export type Phase = 'asked' | 'busy' | 'right' | 'wrong' | 'unknown' | 'showing' | 'shown';

/** The last try and its verdict. */
interface Tried extends VerdictView {
  readonly kind: 'right' | 'wrong' | 'unknown';
  /** How many moves had been played after it. */
  readonly at: number;
}

/** The result of the last try, in words. */
export interface OutcomeWords {
  readonly kind: 'right' | 'wrong' | 'not-yet' | 'unknown' | 'shown';
  readonly headline: string;
  readonly sentences: readonly string[];
}

/** An exercise in progress: what is shown of it, and when. The main process has its state. */
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
  /** The position of the current step. */
  #asked: MatchView | undefined;
  /** The answers whose decisions were reported. */
  readonly #decided = new WeakSet<DecisionView>();

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

  /** The result of the last try, in words; undefined before the first. */
  readonly outcome = $derived.by((): OutcomeWords | undefined => {
    const { phase, verdict, solution, why } = this;
    if (phase === 'showing' || phase === 'shown') {
      const headline = words().text(`exercise.${phase}`);
      return { kind: 'shown', headline, sentences: [solution, why].filter(Boolean) };
    }
    if (verdict === undefined) return undefined;
    // The reason mentions the reply if it matters.
    const sentences = why === '' ? this.reply : [why];
    return { kind: verdict.kind, headline: this.said, sentences };
  });

  /** Puts an exercise on the table; if that fails, the previous one stays. @returns whether it succeeded. */
  async begin(exercise: Exercise): Promise<boolean> {
    const { practice, exercise: before, phase } = this;
    this.phase = 'busy';
    return practice.run(
      async ({ wait, show }) => {
        const [first, ...replies] = await wait(ask('beginPractice', exercise.start));
        practice.view = first;
        this.exercise = exercise;
        this.erred = exercise.erred ?? false;
        this.step = 0;
        this.#rest('busy');
        if (replies.length > 0) await show(replies);
        this.#asked = practice.view;
        this.#rest(practice.view?.state.kind === 'over' ? 'right' : 'asked');
      },
      () => {
        if (before === undefined) this.phase = 'unknown';
        else if (phase === 'busy') this.#askAgain();
        else this.phase = phase === 'showing' ? 'shown' : phase;
      },
    );
  }

  /** Tries a move, in notation; a complete ply is judged. */
  async play(move: string): Promise<void> {
    const { practice, exercise } = this;
    const { view } = practice;
    if (exercise === undefined || view === undefined || this.phase !== 'asked') return;
    const moves = [...this.#ply, move];
    this.#rest('busy', undefined, this.#ply);
    // The table shows the move while it is judged.
    const stop = listen('practice', (tried) => {
      if (practice.view === view && tried.gameNumber === view.gameNumber) practice.view = tried;
    });
    const tried = ask('try', { practice: view.gameNumber, moves, day: today() }).finally(stop);
    await this.#follow(
      tried,
      async (answer, steps) => {
        // To show the same position once more would cut its animation short.
        if (practice.view === view) [practice.view] = answer.views;
        await this.#answer(answer, moves, exercise, steps);
      },
      () => this.#askAgain(),
    );
  }

  /** Takes back the last try; a game that is played on begins again. */
  async again(): Promise<void> {
    const { practice, exercise } = this;
    if (exercise !== undefined && isPlayedOn(exercise)) await this.begin(exercise);
    else await practice.run(() => this.#askAgain());
  }

  /** Shows the solution: points at it, or plays the rest of it. */
  async show(): Promise<void> {
    const { practice, exercise, phase } = this;
    const number = practice.view?.gameNumber;
    if (exercise === undefined || number === undefined || isPlayedOn(exercise)) return;
    if (phase !== 'asked' && phase !== 'wrong' && phase !== 'shown') return;
    if (exercise.pointsOut !== true) this.phase = 'busy';
    await this.#follow(
      ask('showSolution', { practice: number, day: today() }),
      async (solution, steps) => {
        if (exercise.pointsOut === true) {
          this.hint = solution.move ?? undefined;
          return;
        }
        this.#decide(exercise, solution);
        this.erred = true;
        await this.#demonstrate(solution, steps);
      },
      () => (this.phase = phase),
    );
  }

  /** Plays a line from the position of the step. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    const practice = this.practice.view?.gameNumber;
    if (practice === undefined) return;
    await this.#follow(
      ask('showSolution', { practice, moves: [...moves], day: today() }),
      (line, steps) => this.#demonstrate(line, steps),
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
    return { players: this.practice.view?.players ?? [] };
  }

  /** How many moves had been played when the step was asked. */
  get #from(): number {
    return this.#asked === undefined ? 0 : pliesOf(this.#asked).length;
  }

  #inWords(said: Message | null): string {
    return said === null ? '' : wordsAt(this.#seated).say(said);
  }

  /** Shows what follows from an answer. What it has decided counts even if the user has left meanwhile. */
  async #follow<Answer extends DecisionView>(
    asked: Promise<Answer>,
    show: (answer: Answer, steps: Steps) => Promise<void>,
    failed: () => unknown,
  ): Promise<void> {
    const { practice, exercise } = this;
    await practice.run(async (steps) => show(await steps.wait(asked), steps), failed);
    const answer = await asked.catch(() => undefined);
    if (answer !== undefined && exercise !== undefined) this.#decide(exercise, answer);
  }

  async #answer(
    answer: TryView,
    moves: readonly string[],
    exercise: Exercise,
    { rest, seen, show }: Steps,
  ): Promise<void> {
    const { verdict, views, over } = answer;
    if (verdict.kind === 'incomplete') {
      this.#ply = moves;
      this.phase = 'asked';
      return;
    }
    await rest();
    const { kind } = verdict;
    const tried = { ...verdict, kind, at: this.#from + moves.length };
    this.#decide(exercise, answer);
    if (verdict.kind === 'right') {
      await show(views.slice(1));
      if (!over) {
        this.step++;
        this.#asked = this.practice.view;
      }
      this.#rest(over ? 'right' : 'asked', tried);
      return;
    }
    this.verdict = tried;
    if (verdict.kind === 'wrong') this.erred = true;
    if (exercise.takesBack !== true) {
      this.phase = verdict.kind;
      await show(views.slice(1));
      return;
    }
    await seen();
    this.#askAgain(tried);
  }

  async #demonstrate({ views, said, why }: SolutionView, { show }: Steps): Promise<void> {
    this.#rest('showing');
    this.#solution = said;
    this.#why = why;
    this.practice.view = this.#asked;
    await show(views);
    this.phase = 'shown';
  }

  /** Puts the position of the step on the table again. */
  #askAgain(verdict?: Tried): void {
    this.practice.view = this.#asked;
    this.#rest('asked', verdict);
  }

  #rest(phase: Phase, verdict?: Tried, ply: readonly string[] = []): void {
    this.phase = phase;
    this.verdict = verdict;
    this.hint = undefined;
    this.#solution = null;
    this.#why = null;
    this.#ply = ply;
  }

  /** Reports what an answer has decided, once. */
  #decide(exercise: Exercise, decision: DecisionView): void {
    if (decision.outcome === null || this.#decided.has(decision)) return;
    this.#decided.add(decision);
    if (decision.notKept) this.practice.problem = words().labelling().say(decision.notKept);
    exercise.decided?.(decision);
  }
}

/** Whether a game is played on, without a solution. */
export function isPlayedOn({ start }: Exercise): boolean {
  return start.of === 'lesson' && start.playOn !== undefined;
}

/** The local day. */
function today(): string {
  return dayOf(new Date());
}
