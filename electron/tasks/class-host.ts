import { plyInWords } from '../../engine/decision/notation.ts';
import { askedSeat } from '../../engine/puzzles/wording.ts';
import { placeOfItem } from '../../engine/task/check-item.ts';
import {
  resultsOfClass,
  resultsOfPupil,
  type PartOfClass,
} from '../../engine/learner/class-results.ts';
import { csvOf } from '../../storage/files/csv.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { classRows } from '../../storage/tasks/class-rows.ts';
import {
  readingResults,
  type FilesRead,
  type ResultsOfTask,
} from '../../storage/tasks/result-folder.ts';
import { message } from '../../words/message.ts';
import type { ClassView, PartOfClassView, ResultsView } from '../api/tasks.ts';
import type { Handlers, Teller } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { inSteps } from '../analyst/in-steps.ts';
import { send, type Outgoing } from '../library/outgoing.ts';
import { decimalMark, words } from '../words.ts';
import { itemView, seenIn } from './task-view.ts';

/**
 * Answers the requests about the results of a class.
 *
 * @param askForFolder - asks for a folder. @returns its path; undefined if the user cancelled.
 */
export function classHost(
  outgoing: Outgoing,
  askForFolder: () => Promise<string | undefined>,
): Handlers<'chooseResults' | 'results' | 'exportResults'> {
  /** The folder that the user chose last. */
  let folder: string | undefined;
  /** The results that were shown last. */
  let shown: readonly ResultsOfTask[] = [];

  async function read(tell: Teller): Promise<ResultsView | null> {
    if (folder === undefined) return null;
    const from = folder;
    let last = performance.now();
    const { tasks, problems } = await resultsIn(from, (progress) => {
      const now = performance.now();
      if (now - last < progressInterval) return;
      last = now;
      tell('resultsRead', progress);
    });
    // Another folder may have been chosen meanwhile.
    if (folder === from) shown = tasks;
    return { folder: from, tasks: tasks.map(viewOf), problems };
  }

  return {
    results: (_, tell) => read(tell),
    async chooseResults(_, tell) {
      const chosen = await askForFolder();
      if (chosen === undefined) return null;
      folder = chosen;
      return read(tell);
    },
    exportResults({ id, to }) {
      const of = shown.find((each) => each.id === id);
      if (of === undefined) throw new Refusal(message('task-result.gone'));
      const rows = classRows(of).map((row) =>
        row.map((cell) => (typeof cell === 'object' ? words().say(cell) : cell)),
      );
      return send(outgoing, to, {
        name: of.task.name,
        as: 'csv',
        text: csvOf(rows, decimalMark()),
      });
    },
  };
}

/** How often progress is reported (ms). */
const progressInterval = 200;

/** Reads a folder, so that windows don't wait. @throws Refusal if it can't be read. */
async function resultsIn(folder: string, progress: (read: FilesRead) => void) {
  try {
    return await inSteps(readingResults(folder), progress);
  } catch (error) {
    throw new Refusal(message('task-result.no-folder', { folder, reason: fileReason(error) }));
  }
}

function viewOf({ id, task, results }: ResultsOfTask): ClassView {
  return {
    id,
    name: task.name,
    items: task.items.map(itemView),
    rows: results.map(({ progress, file, isChanged }) => ({
      ...resultsOfPupil(task, progress),
      file,
      isChanged,
    })),
    parts: resultsOfClass(
      task,
      results.map(({ progress }) => progress),
    ).map((part) => partView(task, part)),
  };
}

/** The most wrong tries to show of an exercise. */
const mostWrong = 3;

function partView(
  { items }: ResultsOfTask['task'],
  { place, wrong, ...part }: PartOfClass,
): PartOfClassView {
  if (place === undefined) return { ...part, asks: null, seen: null, wrong: [] };
  const { asks, ...asked } = place;
  const item = { kind: 'move', ...asked, first: askedSeat({ kind: asks }), question: '' } as const;
  const at = placeOfItem(item);
  // The moves of a lost match say nothing about one of them.
  const isMatch = items[part.item]?.kind === 'match';
  const inWords = isMatch || !at.ok ? [] : wrong.slice(0, mostWrong);
  return {
    ...part,
    asks: asks ?? null,
    seen: seenIn(item),
    wrong: inWords.map(({ moves, pupils }) => ({
      pupils,
      text: at.ok
        ? plyInWords(at.value.rules, at.value.position, moves, 'done')
        : message('task.none'),
    })),
  };
}
