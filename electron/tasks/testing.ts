import path from 'node:path';
import { expect } from 'vitest';
import { momentOf } from '../../engine/learner/moment.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import type { Task } from '../../engine/task/task.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { RequestName, RequestOf, AnswerTo } from '../api/requests.ts';
import type { TaskView } from '../api/tasks.ts';
import { performed } from '../match/testing.ts';
import { practiceHandlers, type PracticeSources } from '../practice/practice-handlers.ts';
import { savesWhere } from '../saving/save-file.ts';
import { LessonHost } from '../training/lesson-host.ts';
import { refusePractice, refuseSolution } from './locks.ts';
import { TaskHost } from './task-host.ts';

/** An analyst that answers at once, and remembers what it has answered. */
export function promptAnalyst(): Analyst {
  const known = new Map<string, unknown>();
  return {
    ask: async (task) => {
      const key = JSON.stringify(task);
      if (!known.has(key)) known.set(key, performed(task));
      return Promise.resolve(known.get(key) as never);
    },
    close: () => undefined,
  };
}

/** Saves every file in a folder. */
function savesIn(results: string) {
  return savesWhere((offered) => Promise.resolve(path.resolve(results, path.basename(offered))));
}

/** The locks of practice, as in the program. */
function locksOn(tasks: TaskHost): Pick<PracticeSources, 'open' | 'solution'> {
  return {
    open: (of, game) => refusePractice(tasks.running, of, game),
    solution: (of) => refuseSolution(tasks.running, of),
  };
}

/** A pupil's machine, as after a start of the program. */
export function machine(
  journal: Journal,
  results: string,
  {
    name = '',
    analyst = promptAnalyst(),
    now = () => Date.now(),
    changed = (view: TaskView | null): void => void view,
  } = {},
) {
  const lessons = new LessonHost(journal, () => undefined);
  const tasks = new TaskHost({
    analyst,
    now,
    who: () => ({ name, journal }),
    show: () => undefined,
    changed,
    saveFile: savesIn(results),
  });
  const handlers = {
    ...tasks.handlers,
    ...practiceHandlers(
      {
        now: () => undefined,
        puzzle: () => expect.fail(),
        lesson: (start) => lessons.practise(start),
        task: (start) => tasks.practise(start, (step) => lessons.practise(step)),
        keepMistake: () => () => ({}),
        keepRetry: () => () => ({}),
        ...locksOn(tasks),
      },
      analyst,
    ),
  };
  const ask = async <Name extends keyof typeof handlers & RequestName>(
    request: Name,
    payload?: RequestOf<Name>,
  ): Promise<AnswerTo<Name>> =>
    (await handlers[request](payload as never, () => undefined)) as AnswerTo<Name>;
  const at = (): string => momentOf(new Date(now()));
  const begin = async (item: number, part = 0): Promise<number> =>
    (await ask('beginPractice', { of: 'task', item, part })).gameNumber;
  return {
    tasks,
    ask,
    handlers,
    at,
    open: (task: Task) => tasks.open(formatTask(task), 'the file'),
    begin,
    /** Another person comes to the machine. */
    come(next: Journal) {
      journal = next;
      tasks.personChanged();
    },
    async move(practice: number, ...moves: readonly string[]) {
      return (await ask('try', { practice, moves: [...moves], at: at() })).verdict.kind;
    },
  };
}
