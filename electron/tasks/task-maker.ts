import { rungsOfLevel } from '../../engine/puzzles/ladder.ts';
import { seededRandom, largestSeed, type Random } from '../../engine/random.ts';
import { success, type Result } from '../../engine/result.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task, TaskItem } from '../../engine/task/task.ts';
import { linkOf } from '../../storage/files/link.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { DraftFile } from '../../storage/tasks/draft-file.ts';
import { message, type Message } from '../../words/message.ts';
import { words } from '../words.ts';
import type { Exported } from '../api/library.ts';
import type { TaskDraft } from '../api/tasks.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { send, type Outgoing } from '../library/outgoing.ts';
import { itemView } from './task-view.ts';

/** The longest link that programs for mail and chat pass on whole. */
const longestLink = 2000;

type OwnRequests =
  | 'taskDraft'
  | 'keepTaskDraft'
  | 'exportTaskDraft'
  | 'tryTaskDraft'
  | 'puzzlesOfLevel';

/**
 * Answers the requests about the task that is being made.
 *
 * @param folder - the folder of the user's data.
 * @param open - opens the task of a text as a pupil does.
 * @param report - reports a kept task that can't be used.
 */
export function taskMaker(
  folder: string,
  outgoing: Outgoing,
  random: Random,
  open: (text: string) => void,
  report: (problem: Message) => void,
): Handlers<OwnRequests> {
  const file = new DraftFile(folder, report);
  const draft = (): Task => orRefuse(() => success(file.read()));

  /** The text of the task as it is given to a class. @throws Refusal if it isn't whole, or can't be read back. */
  function textOfDraft(): { readonly name: string; readonly text: string } {
    const task = draft();
    if (task.items.length === 0) throw new Refusal(message('task.no-items'));
    const name = task.name === '' ? unnamed() : task.name;
    const text = formatTask({ ...task, name });
    const parsed = parseTask(text);
    if (!parsed.ok) throw new Refusal(parsed.error);
    return { name, text };
  }

  return {
    taskDraft: () => viewOf(draft()),
    keepTaskDraft: ({ task }) => viewOf(orRefuse(() => file.keep(task, unnamed()))),
    async exportTaskDraft({ to }): Promise<Exported> {
      const { name, text } = textOfDraft();
      if (to === 'file') return send(outgoing, to, { name, as: 'task', text });
      const link = await linkOf(text);
      if (link.length > longestLink) throw new Refusal(message('task.long-link'));
      return send(outgoing, to, { name, as: 'duel', text: link });
    },
    tryTaskDraft() {
      open(textOfDraft().text);
      return null;
    },
    puzzlesOfLevel({ game: id, ...wanted }) {
      const { id: game } = knownGame(id);
      const rungs = rungsOfLevel({ game, ...wanted }, seededRandom(random.below(largestSeed)));
      return rungs.map(({ settings, position }): TaskItem => ({
        kind: 'puzzle',
        game,
        question: '',
        settings,
        position,
        first: 0,
      }));
    },
  };
}

function unnamed(): string {
  return words().text('task-page.unnamed');
}

function viewOf(task: Task): TaskDraft {
  return { task, items: task.items.map(itemView) };
}

/** What a file gives. @throws Refusal with the reason if it can't. */
function orRefuse<T>(work: () => Result<T>): T {
  let result: Result<T>;
  try {
    result = work();
  } catch (error) {
    throw new Refusal(message('task.not-kept', { reason: fileReason(error) }));
  }
  if (!result.ok) throw new Refusal(result.error);
  return result.value;
}
