import { plyInWords } from '../../engine/decision/notation.ts';
import { placeOfItem } from '../../engine/task/check-item.ts';
import {
  resultsOfClass,
  resultsOfPupil,
  type PartOfClass,
} from '../../engine/learner/class-results.ts';
import { csvOf } from '../../storage/files/csv.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { classRows } from '../../storage/tasks/class-rows.ts';
import { readResultFolder, type ResultsOfTask } from '../../storage/tasks/result-folder.ts';
import { message } from '../../words/message.ts';
import type { ClassView, PartOfClassView, ResultsView } from '../api/tasks.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { send, type Outgoing } from '../library/outgoing.ts';
import { words } from '../words.ts';
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

  function read(): ResultsView | null {
    if (folder === undefined) return null;
    const { tasks, problems } = resultsIn(folder);
    shown = tasks;
    return { folder, tasks: tasks.map(viewOf), problems };
  }

  return {
    results: read,
    async chooseResults() {
      const chosen = await askForFolder();
      if (chosen === undefined) return null;
      folder = chosen;
      return read();
    },
    exportResults({ id, to }) {
      const of = shown.find((each) => each.id === id);
      if (of === undefined) throw new Refusal(message('task-result.gone'));
      const rows = classRows(of).map((row) =>
        row.map((cell) => (typeof cell === 'object' ? words().say(cell) : cell)),
      );
      return send(outgoing, to, { name: of.task.name, as: 'csv', text: csvOf(rows) });
    },
  };
}

/** @throws Refusal if the folder can't be read. */
function resultsIn(folder: string) {
  try {
    return readResultFolder(folder);
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
  if (place === undefined) return { ...part, seen: null, wrong: [] };
  const item = { kind: 'move', ...place, first: 0, question: '' } as const;
  const at = placeOfItem(item);
  // The moves of a lost match say nothing about one of them.
  const isMatch = items[part.item]?.kind === 'match';
  const inWords = isMatch || !at.ok ? [] : wrong.slice(0, mostWrong);
  return {
    ...part,
    seen: seenIn(item),
    wrong: inWords.map(({ moves, pupils }) => ({
      pupils,
      text: at.ok ? plyInWords(at.value.rules, at.value.position, moves) : message('task.none'),
    })),
  };
}
