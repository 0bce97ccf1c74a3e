import type { TaskLock } from '../../engine/task/limits.ts';
import type { Task } from '../../engine/task/task.ts';
import { message } from '../../words/message.ts';
import type { RequestName, RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { locked } from './task-host.ts';

/** The requests that each option of a task locks. */
const lockedRequests: Readonly<Record<TaskLock, readonly RequestName[]>> = {
  'no-analysis': [
    'analyse',
    'history',
    'explore',
    'exploreAtRandom',
    'stateMap',
    'matchOnMap',
    'review',
    'atlasPoint',
  ],
  'no-hints': ['guide'],
  // Those of the task's own exercises are kept back where they are made.
  'no-solutions': [],
  'no-undo': ['undo', 'promoteVariation', 'deleteVariation'],
};

/** The requests that name a game or computers, of which a task may leave only some open. */
const namesGame = ['newMatch', 'startWithRules', 'explore', 'stateMap', 'lesson'] as const;

/**
 * The handlers, of which those are refused that the task being done locks.
 *
 * @param running - returns that task; undefined if there is none.
 */
export function withLocks(handlers: Handlers, running: () => Task | undefined): Handlers {
  const guards = new Map<RequestName, (task: Task, payload: never) => void>();
  for (const [lock, names] of Object.entries(lockedRequests) as [TaskLock, RequestName[]][]) {
    for (const name of names) {
      guards.set(name, (task) => {
        if (task.locks.includes(lock)) throw locked(task, lock);
      });
    }
  }
  for (const name of namesGame) {
    const before = guards.get(name);
    guards.set(name, (task, payload: RequestOf<typeof name>) => {
      before?.(task, payload as never);
      refuseClosed(task, payload);
    });
  }
  // Another person would not be bound by it.
  guards.set('bePerson', ({ name }) => {
    throw new Refusal(message('task.other-runs', { name }));
  });
  const guarded = [...guards].map(([name, guard]) => {
    const handle = handlers[name] as (payload: never, tell: never) => unknown;
    const within = (payload: never, tell: never): unknown => {
      const task = running();
      // Security: A page gets nothing that the task being done locks.
      if (task !== undefined) guard(task, payload);
      return handle(payload, tell);
    };
    return [name, within];
  });
  return { ...handlers, ...(Object.fromEntries(guarded) as Partial<Handlers>) };
}

/** @throws Refusal if a request names a game or a computer that a task doesn't leave open. */
function refuseClosed(
  { games, computers, name }: Task,
  payload: { readonly game: string; readonly players?: RequestOf<'newMatch'>['players'] },
): void {
  if (games !== undefined && !games.includes(payload.game)) {
    throw new Refusal(message('task.game-closed', { name }));
  }
  const isClosed = payload.players?.some(
    (player) => player.kind === 'computer' && computers?.includes(player.difficulty) === false,
  );
  if (isClosed === true) throw new Refusal(message('task.computer-closed', { name }));
}
