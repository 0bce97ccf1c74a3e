import type { Table } from '../../engine/record.ts';
import { UnsolvableGame } from '../../engine/solution.ts';
import type { Analyst } from '../../electron/analyst/analyst.ts';
import { performAnalysis } from '../../electron/analyst/perform.ts';
import { performMap, performRandomPlay } from '../../electron/analyst/perform-explore.ts';
import type { Task } from '../../electron/analyst/tasks.ts';
import type { RequestName } from '../../electron/api/channels.ts';
import { explorerHandlers } from '../../electron/explorer/explorer-handlers.ts';
import { Refusal } from '../../electron/ipc/refusal.ts';
import { practiceHandlers } from '../../electron/practice/practice-handlers.ts';
import { pliesOfPersons } from '../../library/played-before.ts';
import { tableOf } from '../../library/testing.ts';
import { inEnglish } from '../../words/testing.ts';
import { fakeMain, type FakeMain } from '../library/testing.ts';

/** What is kept and what lies on the table, as a main process knows it. */
export interface Known {
  /** The matches that count, whatever game they are of. */
  readonly played?: readonly Table[];
  /** The match on the table, in revision 0. */
  readonly table?: Table;
}

/** A main process that answers the explorer and the state map truly, at once. */
export function mainThatExplores({ played = [], table = tableOf([]) }: Known = {}): FakeMain {
  const plies = played.map(pliesOfPersons);
  const handlers = {
    ...explorerHandlers(
      analyst,
      () => Promise.resolve(plies),
      () => ({ table, revision: 0, playedOn: false, deal: 0 }) as never,
    ),
    ...practiceHandlers(),
  };
  const names = Object.keys(handlers) as (keyof typeof handlers)[];
  const answers = names.map((name): [RequestName, (payload: never) => unknown] => [
    name,
    async (payload) => {
      try {
        return await handlers[name](payload as never, () => undefined);
      } catch (error) {
        throw error instanceof Refusal ? new Error(inEnglish(error.told)) : error;
      }
    },
  ]);
  return fakeMain(Object.fromEntries(answers));
}

const analyst: Analyst = {
  // eslint-disable-next-line @typescript-eslint/require-await -- what fails, fails later
  ask: async (task) => {
    try {
      return performed(task) as never;
    } catch (error) {
      if (!(error instanceof UnsolvableGame)) throw error;
      throw Object.assign(new Error(error.told.code), error.told);
    }
  },
  close: () => undefined,
};

function performed(task: Task): unknown {
  switch (task.wanted) {
    case 'analysis':
      return performAnalysis(task);
    case 'random':
      return performRandomPlay(task);
    case 'map':
      return performMap(task);
    default:
      throw new RangeError(`Nobody asks here for ${task.wanted}.`);
  }
}
