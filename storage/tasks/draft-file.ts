import fs from 'node:fs';
import path from 'node:path';
import { failure, success, type Result } from '../../engine/result.ts';
import { checkedItem } from '../../engine/task/check-item.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task, TaskItem } from '../../engine/task/task.ts';
import { message } from '../../words/message.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { readText } from '../files/text-file.ts';

/** A task in which nothing is made yet. */
const nothing: Task = { name: '', instructions: '', locks: [], items: [] };

/** The task that is being made, in a file of its own as soon as it has an item. */
export class DraftFile {
  readonly #file: string;
  /** What can't be in a file: a task without items or a name. */
  #unwritten: Task | undefined;

  /** @param folder - the folder of the user's data. */
  constructor(folder: string) {
    this.#file = path.join(folder, 'task.duel');
  }

  /** The task as it was kept last. A file that can't be used gets another name. @throws if it can't be read. */
  read(): Task {
    if (this.#unwritten !== undefined) return this.#unwritten;
    const found = readText(this.#file, 1);
    if (found.kind === 'missing') return nothing;
    const parsed = found.kind === 'text' ? parseTask(found.text) : undefined;
    if (parsed?.ok === true) return parsed.value;
    fs.renameSync(this.#file, `${this.#file}.damaged`);
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
    if (items.length === 0) fs.rmSync(this.#file, { force: true });
    else {
      const text = formatTask({ ...kept, name: kept.name || unnamed });
      const parsed = parseTask(text);
      if (!parsed.ok) return parsed;
      writeWhole(this.#file, text);
    }
    this.#unwritten = kept.name === '' || items.length === 0 ? kept : undefined;
    return success(kept);
  }
}
