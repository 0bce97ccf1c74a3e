import type { Player } from '../../electron/api/match-view.ts';
import type { MistakesView, MistakeView, RatedMistakeView } from '../../electron/api/mistakes.ts';
import type { ExerciseOutcome } from '../../electron/api/practice.ts';
import { Latest, type Refused } from '../asking.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession, type Exercise } from '../exercise/exercise-session.svelte.ts';

/** The source of mistakes: those that are due, all or the oldest, or those of the match on the table at a revision. */
export type Source =
  | { readonly kind: 'due'; readonly most?: number }
  | { readonly kind: 'match'; readonly revision: number };

/** Asks for better moves in positions with mistakes, one after the other. */
export class Trainer {
  readonly session = new ExerciseSession();
  /** The mistakes to practise; undefined until they are loaded. */
  tasks = $state.raw<readonly MistakeView[]>();
  /** The index of the current one. */
  at = $state(0);
  /** How many mistakes there are, and how many are due. */
  counts = $state.raw<MistakesView>();
  /** When the current mistake is due again, after it was solved or shown. */
  back = $state<number>();
  source = $state.raw<Source>();
  /** The outcomes so far. */
  outcomes = $state.raw<readonly ExerciseOutcome[]>([]);
  readonly #problem: Refused;
  readonly #asking = new Latest();

  /** @param problem - receives a refusal as a sentence. */
  constructor(problem: Refused) {
    this.#problem = problem;
  }

  /** The current mistake; undefined after the last one. */
  readonly task = $derived(this.tasks?.[this.at]);

  /** Loads the mistakes of a source. */
  async begin(source: Source): Promise<void> {
    this.source = source;
    this.tasks = undefined;
    this.at = 0;
    this.outcomes = [];
    await this.#asking.run(async (wait) => {
      const tasks = await wait(mistakesFrom(source));
      this.counts = await wait(ask('mistakes'));
      this.tasks = tasks;
      await this.#put(0);
    }, this.#problem);
  }

  /** Leaves the practice; pending work is dropped. */
  leave(): void {
    this.#asking.drop();
    this.session.leave();
    this.source = undefined;
    this.tasks = undefined;
  }

  /** Goes to the next mistake if this one is over or its value is unknown. */
  async next(): Promise<void> {
    if (this.session.over || this.session.phase === 'unknown') await this.#put(this.at + 1);
  }

  async #put(at: number): Promise<void> {
    const task = this.tasks?.[at];
    if (task !== undefined && !(await this.session.begin(this.#exerciseOf(task)))) return;
    if (task === undefined) this.session.leave();
    this.at = at;
    this.back = undefined;
  }

  #exerciseOf(task: MistakeView): Exercise {
    const { id, game, settings, position, first, mirrored, seats, opponent } = task;
    const players = Array.from({ length: seats }, (_, seat): Player =>
      seat === first ? { kind: 'person' } : { kind: 'computer', difficulty: opponent },
    );
    const place = { game: game.id, settings: { ...settings }, position, first, mirrored };
    return {
      start: { of: 'mistake', id, ...place, players },
      decided: (outcome, { mistake }) => this.#decided(task, outcome, mistake),
    };
  }

  #decided(task: MistakeView, outcome: ExerciseOutcome, mistake?: RatedMistakeView): void {
    if (outcome === 'wrong') return;
    const isCurrent = task === this.task;
    if (isCurrent) this.outcomes = [...this.outcomes, outcome];
    if (mistake === undefined) return;
    this.counts = mistake;
    if (isCurrent) this.back = mistake.back;
  }
}

async function mistakesFrom(source: Source): Promise<readonly MistakeView[]> {
  if (source.kind === 'due') return (await ask('dueMistakes')).slice(0, source.most);
  return (await ask('matchMistakes', { revision: source.revision })) ?? [];
}
