import type {
  MistakesView,
  MistakeView,
  RatedMistakeView,
} from '../../electron/api/mistake-requests.ts';
import type { TriedPlyView } from '../../electron/api/review-view.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { ask } from '../bridge.ts';
import { latest } from '../latest.ts';
import { Practice } from '../practice/practice.svelte.ts';

/** What is known of a ply that was tried. */
export type Judged = Extract<TriedPlyView, { kind: 'judged' }>;

/** Where one is with a mistake: asked for something better, or told what came of a try. */
export type Phase = 'asked' | 'judging' | 'right' | 'wrong' | 'unknown' | 'shown';

type Outcome = RequestOf<'rateMistake'>['outcome'];

/** Where mistakes come from: all that are due, or those of the match on the table at a revision. */
export type Source =
  { readonly kind: 'due' } | { readonly kind: 'match'; readonly revision: number };

/** Asks for a better move in positions in which somebody erred, one after the other. */
export class Trainer {
  readonly practice = new Practice();
  /** What is asked; nothing before it is known. */
  tasks = $state.raw<readonly MistakeView[]>();
  /** Which of them it is at. */
  at = $state(0);
  phase = $state<Phase>('asked');
  /** What was tried last, in notation, and what came of it. */
  tried = $state.raw<readonly string[]>([]);
  judged = $state.raw<Judged>();
  /** How many mistakes there are in all, and how many are due. */
  counts = $state.raw<MistakesView>();
  /** When the one that was solved or shown comes back. */
  back = $state<number>();
  source = $state.raw<Source>();
  /** How each of them went. */
  outcomes = $state.raw<readonly Outcome[]>([]);
  readonly #problem: (sentence: string) => void;
  #erred = false;
  readonly #translating = latest();
  /** Grows with whatever is begun: what was begun before it is dropped. */
  #turn = 0;

  /** @param problem - is told what was refused, in a sentence. */
  constructor(problem: (sentence: string) => void) {
    this.#problem = problem;
  }

  /** What is asked now; nothing once all of it is done. */
  readonly task = $derived(this.tasks?.[this.at]);

  /** This one is over: solved, or shown. */
  readonly over = $derived(this.phase === 'right' || this.phase === 'shown');

  /** Fetches what is to be asked. */
  async begin(source: Source): Promise<void> {
    const turn = ++this.#turn;
    this.source = source;
    this.tasks = undefined;
    this.at = 0;
    this.outcomes = [];
    await this.#attempt(
      async () => {
        const tasks = await mistakesFrom(source);
        const counts = await ask('mistakes');
        if (turn !== this.#turn) return;
        this.tasks = tasks;
        this.counts = counts;
        await this.#put();
      },
      () => turn === this.#turn,
    );
  }

  /** Says the same in another language, as far as it has come; what is over and done with stays as it was. */
  async translate(): Promise<void> {
    const { source } = this;
    if (source === undefined || this.tasks === undefined) return;
    const isLatest = this.#translating();
    const isWanted = () => isLatest() && source === this.source;
    await this.#attempt(async () => {
      const told = await mistakesFrom(source);
      if (!isWanted()) return;
      this.tasks = this.tasks?.map((task) => told.find(({ id }) => id === task.id) ?? task);
      const { practice, task, judged, tried } = this;
      await practice.goTo(practice.moves.length);
      if (task === undefined || judged === undefined) return;
      const moves = tried.length > 0 ? tried : task.played;
      const again = await ask('judgePly', { ...placeOf(task), moves: [...moves] });
      const isSame = isWanted() && this.judged === judged;
      if (isSame && again.kind === 'judged') this.judged = again;
    }, isWanted);
  }

  /** Leaves it: what is under way is dropped. */
  leave(): void {
    this.#turn++;
    this.practice.leave();
    this.source = undefined;
    this.tasks = undefined;
  }

  /** Tries a move. */
  async play(notation: string): Promise<void> {
    const { task } = this;
    if (task === undefined || this.phase !== 'asked') return;
    const turn = ++this.#turn;
    const moves = [...this.tried, notation];
    this.phase = 'judging';
    const played = await this.practice.play(notation);
    if (turn !== this.#turn) return;
    if (!played) {
      this.phase = 'asked';
      return;
    }
    this.tried = moves;
    const done = await this.#attempt(
      async () => {
        const judged = await ask('judgePly', { ...placeOf(task), moves });
        if (turn !== this.#turn) return;
        if (judged.kind === 'goes-on') this.phase = 'asked';
        else if (judged.kind === 'unknown') this.phase = 'unknown';
        else await this.#answer(judged);
      },
      () => turn === this.#turn,
    );
    if (!done && turn === this.#turn) await this.tryAgain();
  }

  /** Puts the position back on the table. */
  async tryAgain(): Promise<void> {
    if (this.over) return;
    this.#turn++;
    this.phase = 'asked';
    this.tried = [];
    this.judged = undefined;
    await this.practice.goTo(0);
  }

  /** Shows what would have been right. */
  async show(): Promise<void> {
    const { task } = this;
    if (task === undefined || this.over) return;
    const turn = ++this.#turn;
    const done = await this.#attempt(
      async () => {
        const judged =
          this.judged ?? (await ask('judgePly', { ...placeOf(task), moves: [...task.played] }));
        if (turn !== this.#turn) return;
        if (judged.kind !== 'judged') {
          this.phase = 'unknown';
          return;
        }
        this.judged = judged;
        this.phase = 'shown';
        await this.#rate('shown');
        await this.practice.goTo(0);
        if (turn === this.#turn) await this.practice.show(judged.better[0]?.moves ?? []);
      },
      () => turn === this.#turn,
    );
    // What was being judged is judged no more.
    if (!done && turn === this.#turn && this.phase === 'judging') await this.tryAgain();
  }

  /** Goes on to the next one. */
  async next(): Promise<void> {
    if (!this.over && this.phase !== 'unknown') return;
    this.#turn++;
    this.at++;
    await this.#put();
  }

  async #answer(judged: Judged): Promise<void> {
    this.judged = judged;
    if (judged.right) {
      this.phase = 'right';
      await this.#rate(this.#erred ? 'after-wrong' : 'right');
      return;
    }
    this.#erred = true;
    this.phase = 'wrong';
    await this.practice.show(judged.punishment.flatMap(({ moves }) => moves));
  }

  async #rate(outcome: Outcome): Promise<void> {
    const { task } = this;
    if (task === undefined) return;
    this.outcomes = [...this.outcomes, outcome];
    const rated: RatedMistakeView | null = await ask('rateMistake', { id: task.id, outcome });
    if (rated === null) return;
    this.counts = rated;
    if (task === this.task) this.back = rated.back;
  }

  async #put(): Promise<void> {
    this.phase = 'asked';
    this.tried = [];
    this.judged = undefined;
    this.back = undefined;
    this.#erred = false;
    const { task } = this;
    if (task === undefined) return;
    await this.practice.begin({
      ...placeOf(task),
      players: Array.from({ length: task.seats }, (_, seat) =>
        seat === task.first ? { kind: 'person' } : { kind: 'computer', difficulty: 'hard' },
      ),
    });
  }

  /** Says why something can't be done, while it is still wanted. @returns whether it was done. */
  async #attempt(action: () => Promise<void>, isWanted: () => boolean): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if (isWanted()) this.#problem(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}

function placeOf({ game, settings, position, first }: MistakeView) {
  return { game: game.id, settings: { ...settings }, position, first };
}

async function mistakesFrom(source: Source): Promise<readonly MistakeView[]> {
  if (source.kind === 'due') return ask('dueMistakes');
  return (await ask('matchMistakes', { revision: source.revision })) ?? [];
}
