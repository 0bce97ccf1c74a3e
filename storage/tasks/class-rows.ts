import { resultsOfPupil, type ItemResult } from '../../engine/learner/class-results.ts';
import { message, type Message } from '../../words/message.ts';
import type { ResultsOfTask } from './result-folder.ts';

type Cell = Message | string | number;

/** The table of a class: a head, then a row for each pupil, with the figures of all items and of each. */
export function classRows({ task, results }: Pick<ResultsOfTask, 'task' | 'results'>): Cell[][] {
  const head: Cell[] = [
    message('task-table.pupil'),
    message('task-table.solved'),
    message('task-table.tries'),
    message('task-table.seconds'),
    message('task-table.at-once'),
    message('task-table.sittings'),
    message('task-table.handed-in'),
    message('task-table.changed'),
    ...task.items.flatMap((_, index) => [
      message('task-table.item-solved', { item: index + 1 }),
      message('task-table.item-tries', { item: index + 1 }),
      message('task-table.item-seconds', { item: index + 1 }),
    ]),
  ];
  const rows = results.map(({ pupil, progress, isChanged }): Cell[] => {
    const all = resultsOfPupil(task, progress);
    return [
      pupil,
      ...figuresOf(all),
      all.atOnce,
      all.sittings,
      yesOrNo(all.handedIn),
      yesOrNo(isChanged),
      ...all.items.flatMap(figuresOf),
    ];
  });
  return [head, ...rows];
}

function figuresOf({ solved, tries, seconds }: ItemResult): number[] {
  return [solved, tries, Math.round(seconds)];
}

function yesOrNo(is: boolean): Message {
  return message('task-table.yes-no', { is: is ? 'yes' : 'no' });
}
