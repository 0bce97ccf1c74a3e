import { now } from '../../electron/api/day.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type {
  ComputerMoveView,
  DecisionView,
  ExerciseOutcome,
  PracticeStart,
  SolutionView,
  TaughtBy,
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
  /** What starts it afresh, if `start` continues a game that isn't over. */
  readonly afresh?: PracticeStart;
  /** Whether an earlier try was wrong. */
  readonly erred?: boolean;
  /**
   * Whether a wrong try is taken back by itself once the learner has seen it; otherwise it is
   * answered, and the learner takes it back.
   */
  readonly takesBack?: boolean;
  /** Whether the solution is only pointed at, and can be tried meanwhile. */
  readonly pointsOut?: boolean;
  /** Whether a game is played against computers, without a solution. */
  readonly plays?: boolean;
  /** Called with what a try or the shown solution has decided, even if the user has left meanwhile. */
  readonly decided?: (outcome: ExerciseOutcome, decision: DecisionView) => unknown;
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
  /** The step of a lesson that teaches the reason. */
  readonly lesson?: TaughtBy | undefined;
}

/** An exercise in progress: what is shown of it, and when. The main process has its state. */
export class ExerciseSession {
  readonly practice = new Practice();
  exercise = $state.raw<Exercise>();
  phase = $state<Phase>('busy');
  /** The index of the current step; 0 throughout a game that is played on. */
  step = $state(0);
  /** Whether a try at this exercise was wrong, or its solution was shown. */
  erred = $state(false);
  verdict = $state.raw<Tried>();
  #solution = $state.raw<Message | null>(null);
  #why = $state.raw<Message | null>(null);
  #lesson = $state.raw<TaughtBy>();
  /** The move of the arrow, in notation. */
  hint = $state<string>();
  /** The decisions made so far in the current ply. */
  #ply = $state.raw<readonly string[]>([]);
  /** The step that a try is judged as, and its position; it may not be shown yet. */
  #asked: { readonly view: MatchView; readonly step: number } | undefined;
  /** The exercise that was requested last; if it isn't {@link exercise}, it may have replaced that in the main process. */
  #requested: Exercise | undefined;
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
      const sentences = [solution, why].filter(Boolean);
      return { kind: 'shown', headline, sentences, lesson: this.#lesson };
    }
    if (verdict === undefined) return undefined;
    // The reason mentions the reply if it matters.
    const sentences = why === '' ? this.reply : [why];
    return { kind: verdict.kind, headline: this.said, sentences, lesson: verdict.lesson };
  });

  /** Puts an exercise on the table; if that fails, the previous one stays. @returns whether it succeeded. */
  async begin(exercise: Exercise, start = exercise.start): Promise<boolean> {
    const { practice, phase } = this;
    const requested = this.#requested;
    let begun = false;
    this.phase = 'busy';
    this.#requested = exercise;
    return practice.run(
      async (steps) => {
        const view = await steps.wait(ask('beginPractice', start));
        begun = true;
        practice.view = view;
        this.#asked = { view, step: 0 };
        this.exercise = exercise;
        this.erred = exercise.erred ?? false;
        this.step = 0;
        this.#rest('busy');
        await this.#letComputersMove(steps);
        this.#rest(practice.view.state.kind === 'over' ? 'right' : 'asked');
      },
      async () => {
        if (begun) {
          this.phase = 'unknown';
          return;
        }
        this.#requested = requested;
        await this.#restore(phase, exercise);
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
    const tried = ask('try', { practice: view.gameNumber, moves, at: now() }).finally(stop);
    // Before its answer is shown, since newer work may drop that.
    void tried.then(
      (answer) => this.#advance(answer),
      () => undefined,
    );
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

  /** Takes back the last try; a game that is played on begins again, and so does what may have been replaced. */
  async again(): Promise<void> {
    const { practice, exercise } = this;
    const beginsAgain = this.isPlayedOn || this.#requested !== exercise;
    if (exercise !== undefined && beginsAgain) await this.begin(exercise, exercise.afresh);
    else await practice.run(() => this.#askAgain());
  }

  /** Shows the solution: points at it, or plays the rest of it. */
  async show(): Promise<void> {
    const { practice, exercise, phase } = this;
    const number = practice.view?.gameNumber;
    if (exercise === undefined || number === undefined || this.isPlayedOn) return;
    if (phase !== 'asked' && phase !== 'wrong' && phase !== 'shown') return;
    const isPointedAt = exercise.pointsOut === true;
    if (!isPointedAt) this.phase = 'busy';
    await this.#follow(
      ask('showSolution', { practice: number, at: now() }),
      async (solution, steps) => {
        if (isPointedAt) {
          this.hint = solution.move ?? undefined;
          this.#why = solution.why;
          return;
        }
        this.#decide(exercise, solution);
        this.erred = true;
        await this.#demonstrate(solution.views, steps, solution);
      },
      () => (this.phase = phase),
    );
  }

  /** Plays a line from the position of the step. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    const practice = this.practice.view?.gameNumber;
    if (practice === undefined) return;
    await this.practice.run(
      async (steps) => {
        const views = await steps.wait(ask('demonstrate', { practice, moves: [...moves] }));
        await this.#demonstrate(views, steps);
      },
      () => this.#rest('asked'),
    );
  }

  /** Leaves the exercise and drops all pending work. */
  leave(): void {
    this.practice.leave();
    this.exercise = undefined;
    this.#rest('busy');
  }

  /** Whether a game is played on, without a solution. */
  get isPlayedOn(): boolean {
    return this.exercise?.plays === true;
  }

  get #seated(): Pick<MatchView, 'players'> {
    return { players: this.practice.view?.players ?? [] };
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
    steps: Steps,
  ): Promise<void> {
    const { rest, seen, show } = steps;
    const { verdict, views, over } = answer;
    if (verdict.kind === 'incomplete') {
      this.#ply = moves;
      this.phase = 'asked';
      return;
    }
    await rest();
    const { kind } = verdict;
    const tried = { ...verdict, kind, at: views[0]?.at ?? 0 };
    this.#decide(exercise, answer);
    if (verdict.kind === 'right') {
      await show(views.slice(1));
      if (!over) await this.#letComputersMove(steps);
      this.step = this.#asked?.step ?? 0;
      const isEnd = over || this.practice.view?.state.kind === 'over';
      this.#rest(isEnd ? 'right' : 'asked', tried);
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

  /** Asks what the main process asks after a right try, even if the answer to it isn't shown. */
  #advance({ verdict, views, over }: TryView): void {
    const asked = this.#asked;
    const view = views.at(-1);
    if (asked === undefined || view?.gameNumber !== asked.view.gameNumber) return;
    if (verdict.kind !== 'right' || over || this.isPlayedOn) return;
    this.#asked = { view, step: asked.step + 1 };
    // The step before it may have been asked again meanwhile.
    if (this.phase === 'asked') this.#askAgain();
  }

  /** Lets the computers move, one by one, in a game that is played on, until the user is to move. */
  async #letComputersMove({ wait, show }: Steps): Promise<void> {
    let { view } = this.practice;
    if (!this.isPlayedOn || view === undefined) return;
    while (view.state.kind === 'computer') {
      const { gameNumber: practice } = view;
      const moved: ComputerMoveView = await wait(ask('computerMove', { practice }));
      view = moved.view;
      await show([view]);
      this.#sayUnkept(moved);
    }
    this.#asked = { view, step: 0 };
  }

  /** Returns to what was shown before an exercise that was refused. */
  async #restore(phase: Phase, refused: Exercise): Promise<void> {
    const { exercise } = this;
    const isReplaced = this.#requested !== exercise;
    if (exercise === undefined || (isReplaced && exercise === refused)) this.phase = 'unknown';
    else if (isReplaced) await this.begin(exercise);
    else if (phase !== 'busy') this.phase = phase === 'showing' ? 'shown' : phase;
    else if (this.isPlayedOn) this.phase = 'unknown';
    else this.#askAgain();
  }

  async #demonstrate(
    views: readonly MatchView[],
    { show }: Steps,
    solution?: SolutionView,
  ): Promise<void> {
    this.#rest('showing');
    this.#solution = solution?.said ?? null;
    this.#why = solution?.why ?? null;
    this.#lesson = solution?.lesson;
    this.practice.view = this.#asked?.view;
    await show(views);
    this.phase = 'shown';
  }

  /** Puts the position of the step on the table again. */
  #askAgain(verdict?: Tried): void {
    this.practice.view = this.#asked?.view;
    this.step = this.#asked?.step ?? 0;
    this.#rest('asked', verdict);
  }

  #rest(phase: Phase, verdict?: Tried, ply: readonly string[] = []): void {
    this.phase = phase;
    this.verdict = verdict;
    this.hint = undefined;
    this.#solution = null;
    this.#why = null;
    this.#lesson = undefined;
    this.#ply = ply;
  }

  /** Reports what an answer has decided, once. */
  #decide(exercise: Exercise, decision: DecisionView): void {
    const { outcome } = decision;
    if (this.#decided.has(decision)) return;
    this.#decided.add(decision);
    this.#sayUnkept(decision);
    if (outcome !== null) exercise.decided?.(outcome, decision);
  }

  #sayUnkept({ notKept }: Pick<DecisionView, 'notKept'>): void {
    if (notKept) this.practice.refusal.show(() => words().labelling().say(notKept));
  }
}
