import fs from 'node:fs';
import path from 'node:path';
import type { TaskLine } from '../../engine/learner/tasks.ts';
import { textLimits } from '../../engine/match/limits.ts';
import { message, type Message } from '../../words/message.ts';
import { fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import { isResult, mostResultMegabytes, parseResult, type TaskResult } from './result-file.ts';

/** The most results of a folder. */
const mostResults = 1000;

/** A result with the name of its file. */
export interface NamedResult extends TaskResult {
  readonly file: string;
}

/** The results of one task. */
export interface ResultsOfTask extends Pick<TaskResult, 'id' | 'task'> {
  /** In the order of the pupils' names. */
  readonly results: readonly NamedResult[];
}

/** The results in a folder. */
export interface ResultFolder {
  /** The task with the most results first. */
  readonly tasks: readonly ResultsOfTask[];
  /** What can't be used or has to be looked at, each with the name of its file. */
  readonly problems: readonly Message[];
}

/**
 * Reads all results in a folder. Other files are passed over.
 *
 * @param most - the most results to read.
 * @throws if the folder can't be read.
 */
export function readResultFolder(folder: string, most = mostResults): ResultFolder {
  const problems: Message[] = [];
  const names = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.toLowerCase().endsWith('.duel'))
    .sort((one, other) => one.name.localeCompare(other.name));
  const results: NamedResult[] = [];
  for (const entry of names) {
    const { name: file } = entry;
    // Security, held by results.test.ts: A link in a folder of results leads to nothing elsewhere.
    if (entry.isSymbolicLink()) {
      problems.push(message('task-result.link', { file }));
      continue;
    }
    if (!entry.isFile()) continue;
    const read = readResult(path.join(folder, file));
    if (read === undefined) continue;
    // Security, held by results.test.ts: No more is read of a folder than a limit.
    if (results.length === most) {
      problems.push(message('task-result.too-many-files', { most }));
      break;
    }
    if ('code' in read) problems.push(message('task-result.unusable', { file, reason: read }));
    else results.push({ ...read, file });
  }
  return { tasks: byTask(results, problems), problems };
}

/** The result in a file, or why it can't be used; undefined if it is another file. */
function readResult(file: string): TaskResult | Message | undefined {
  try {
    const found = readText(file, Math.max(mostResultMegabytes, textLimits.megabytes));
    if (found.kind === 'missing') return undefined;
    if (found.kind === 'unusable')
      return message('task-result.unreadable', { reason: found.reason });
    if (!isResult(found.text)) return undefined;
    const parsed = parseResult(found.text);
    return parsed.ok ? parsed.value : parsed.error;
  } catch (error) {
    return message('task-result.unreadable', { reason: fileReason(error) });
  }
}

function byTask(results: readonly NamedResult[], problems: Message[]): ResultsOfTask[] {
  const tasks = new Map<string, NamedResult[]>();
  for (const result of results) {
    const { pupil, file, isChanged } = result;
    if (isChanged) problems.push(message('task-result.changed', { file }));
    const there = tasks.get(result.id) ?? [];
    tasks.set(result.id, there);
    const rival = there.find((each) => each.pupil === pupil);
    if (rival === undefined) there.push(result);
    else if (isPartOf(rival, result)) there.splice(there.indexOf(rival), 1, result);
    else if (!isPartOf(result, rival)) {
      there.push(result);
      problems.push(message('task-result.same-name', { pupil, file, other: rival.file }));
    }
  }
  return [...tasks]
    .flatMap(([id, all]) => {
      const [first] = all;
      const sorted = all.toSorted((one, other) => one.pupil.localeCompare(other.pupil));
      return first === undefined ? [] : { id, task: first.task, results: sorted };
    })
    .sort((one, other) => other.results.length - one.results.length);
}

/** Whether a result was saved before the same pupil did more: all that it has is in the other, too. */
function isPartOf(one: TaskResult, other: TaskResult): boolean {
  const text = (line: TaskLine): string => JSON.stringify(line);
  const there = new Set(other.lines.map(text));
  return one.lines.every((line) => there.has(text(line)));
}
