import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { failure, success, type Result } from '../../engine/result.ts';
import { checkedItem } from '../../engine/task/check-item.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task, TaskItem } from '../../engine/task/task.ts';
import { message, type Message } from '../../words/message.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { keepBeside } from '../files/kept-copy.ts';
import { readText } from '../files/text-file.ts';

/** A task in which nothing is made yet. */
const nothing: Task = { name: '', instructions: '', locks: [], items: [] };

/** The first line of a file whose only item stands for none, since a task can't be without. */
const noItems = '%no items\n';

const placeholder: TaskItem = {
  kind: 'move',
  game: 'chopsticks',
  question: '',
  settings: {},
  position: '1111',
  first: 0,
};

/** The task that is being made, in a file of its own. */
export class DraftFile {
  readonly #file: string;
  readonly #report: (problem: Message) => void;
  /** What can't be in a file: a task without a name. */
  #unwritten: Task | undefined;

  /**
   * @param folder - the folder of the user's data.
   * @param report - reports a file that can't be used.
   */
  constructor(folder: string, report: (problem: Message) => void) {
    this.#file = path.join(folder, 'task.duel');
    this.#report = report;
  }

  /** The task as it was kept last. A file that can't be used gets another name. @throws if it can't be read. */
  read(): Task {
    if (this.#unwritten !== undefined) return this.#unwritten;
    const found = readText(this.#file, 1);
    if (found.kind === 'missing') return nothing;
    const parsed: Result<Task> =
      found.kind === 'text' ? parseTask(found.text) : failure(found.reason);
    if (parsed.ok) {
      const isEmpty = found.kind === 'text' && found.text.startsWith(noItems);
      return isEmpty ? { ...parsed.value, items: [] } : parsed.value;
    }
    const copy = keepBeside(this.#file, new Date());
    fs.rmSync(this.#file);
    this.#report(message('task.draft-unusable', { reason: parsed.error, copy }));
    return nothing;
  }

  /**
   * Keeps a task.
   *
   * @param unnamed - its name in the file as long as it has none.
   * @returns the task as it is written, or what can't be in one.
   * @throws if it can't be written.
   */
  keep(task: Task, unnamed: string): Result<Task> {
    const items: TaskItem[] = [];
    for (const [index, item] of task.items.entries()) {
      const checked = checkedItem(item);
      if (!checked.ok) {
        return failure(message('task.bad-item', { item: index + 1, problem: checked.error }));
      }
      items.push(checked.value);
    }
    const kept = { ...task, name: task.name.trim(), items };
    if (isDeepStrictEqual(kept, nothing)) fs.rmSync(this.#file, { force: true });
    else {
      const isEmpty = items.length === 0;
      const named = { ...kept, name: kept.name || unnamed };
      const text = isEmpty
        ? noItems + formatTask({ ...named, items: [placeholder] })
        : formatTask(named);
      const parsed = parseTask(text);
      if (!parsed.ok) return parsed;
      writeWhole(this.#file, text);
    }
    this.#unwritten = kept.name === '' ? kept : undefined;
    return success(kept);
  }
}
