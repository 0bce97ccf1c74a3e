import type { TaskItem, TaskLock, TaskView } from '../../electron/api/tasks.ts';
import { tournamentLocks } from '../../electron/api/tournaments.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { Settings } from '../../electron/api/preferences.ts';
import type { PlainCode } from '../../words/message.ts';
import { ask } from '../bridge.ts';
import type { Notices } from './notices.svelte.ts';

/** An option of a task, or what only a game of a tournament takes away. */
type Lock = TaskLock | 'in-tournament';

/** The commands that each option of a task locks, or a game of a tournament. */
const lockedCommands: Readonly<Record<string, Lock>> = {
  analysis: 'no-analysis',
  'class-guess': 'no-analysis',
  review: 'no-analysis',
  explorer: 'no-analysis',
  'state-map': 'no-analysis',
  atlas: 'no-analysis',
  hint: 'no-hints',
  guide: 'no-hints',
  'play-on': 'no-hints',
  undo: 'no-undo',
  'swap-seats': 'in-tournament',
  restart: 'in-tournament',
};

/** The task that is open, and what it locks; and the task that is being made, as far as other pages add to it. */
export class Tasks {
  #view = $state.raw<TaskView | null>(null);
  readonly #notices: Notices;
  readonly #inTournament: () => boolean;

  /** @param inTournament - whether a game of a tournament is being played on the table. */
  constructor(notices: Notices, inTournament: () => boolean = () => false) {
    this.#notices = notices;
    this.#inTournament = inTournament;
  }

  /** The open task; null if there is none. */
  get view(): TaskView | null {
    return this.#view;
  }

  set view(view: TaskView | null) {
    if (this.#view?.id !== view?.id) {
      if (this.#view !== null) this.isTried = false;
      // The next pupil needn't see where the last one saved.
      this.#notices.forgetDone();
    }
    this.#view = view;
  }

  /** Requests the open task, which a program that was ended has left open. */
  async load(): Promise<void> {
    await this.#notices.attempt(async () => (this.view = await ask('task')));
  }

  /** Whether the task being done, or the game of a tournament, takes something away. */
  locks(lock: Lock): boolean {
    const ofTournament = tournamentLocks.some((each) => each === lock);
    return this.#taskLocks(lock) || (ofTournament && this.#inTournament());
  }

  /** Why a command isn't available during the task being done, or the game of a tournament; undefined if it is. */
  lockOn(command: string): PlainCode | undefined {
    const lock = lockedCommands[command];
    if (lock === undefined || !this.locks(lock)) return undefined;
    return this.#taskLocks(lock) ? `task-lock.${lock}` : 'tournament-view.locked';
  }

  #taskLocks(lock: Lock): lock is TaskLock {
    return this.view?.state === 'running' && this.view.locks.some((each) => each === lock);
  }

  /** Whether the open task is the one that is being made, opened to try it. */
  isTried = $state(false);

  /** Adds a position to the task that is being made, in which a move is to be found. @param seat - who is to move. */
  addPosition(
    { game, settings, notation }: Pick<MatchView, 'game' | 'settings' | 'notation'>,
    seat: number,
  ): Promise<boolean> {
    const place = { game: game.id, settings: { ...(settings as Settings) }, position: notation };
    return this.add({ kind: 'move', question: '', ...place, first: seat });
  }

  /** Adds items to the task that is being made. @returns whether they were added. */
  add(...items: readonly TaskItem[]): Promise<boolean> {
    return this.#notices.attempt(async () => {
      const { task } = await ask('taskDraft');
      await ask('keepTaskDraft', { task: { ...task, items: [...task.items, ...items] } });
      this.#notices.isAdded = true;
    });
  }
}
