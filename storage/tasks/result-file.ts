import { createHash } from 'node:crypto';
import { z } from 'zod';
import { knownLine } from '../../engine/learner/known-line.ts';
import { taskProgress, type TaskLine, type TaskProgress } from '../../engine/learner/tasks.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task } from '../../engine/task/task.ts';
import { parseJson } from '../files/json.ts';
import { message, type Message } from '../../words/message.ts';

/** The largest result, in megabytes. */
export const mostResultMegabytes = 4;

/** The most lines of a result. */
const mostLines = 20_000;

const head = '%result ';
const headOfLine = '%line ';

const headSchema = z.strictObject({
  pupil: z.string().min(1).max(100),
  check: z.string().regex(/^[\da-f]{64}$/),
});

/** What a pupil hands in: the task, and all that the pupil did of it. */
export interface TaskResult {
  readonly pupil: string;
  /** The digest of the task, see {@link taskId}. */
  readonly id: string;
  readonly task: Task;
  readonly lines: readonly TaskLine[];
  readonly progress: TaskProgress;
  /** Whether the file isn't as the program wrote it. */
  readonly isChanged: boolean;
}

/** What tells a task from others: a digest of its text as the program writes it. */
export function taskId(task: Task): string {
  return digestOf(formatTask(task));
}

/** Whether a text is a result, whatever else is wrong with it. */
export function isResult(text: string): boolean {
  return text.replace(/^\u{FEFF}/u, '').startsWith(head);
}

/**
 * The text of a result: a task, below the lines of a pupil's journal about it and a check, which other programs pass over. The
 * check shows a change by hand; a person who knows how it is computed can write another one.
 *
 * @returns why it couldn't be read again, such as too many lines, if so.
 */
export function resultText(pupil: string, task: Task, lines: readonly TaskLine[]): Result<string> {
  const rest = `${lines.map(lineText).join('')}\n${formatTask(task)}`;
  const text = `${head}${JSON.stringify({ pupil, check: checkOf(pupil, rest) })}\n${rest}`;
  const read = parseResult(text);
  return read.ok
    ? success(text)
    : failure(message('task-result.not-saved', { problem: read.error }));
}

/** A line of the journal, without the text of the task, which is below. */
function lineText(line: TaskLine): string {
  const { text: _, ...rest } = { text: undefined, ...line };
  return `${headOfLine}${JSON.stringify(rest)}\n`;
}

/** Reads a result, or says why it can't be used. */
export function parseResult(given: string): Result<TaskResult> {
  // Security, held by results.test.ts: A result that is too long is not read.
  if (Buffer.byteLength(given) > mostResultMegabytes * 2 ** 20) {
    return failure(message('task-result.too-large', { most: mostResultMegabytes }));
  }
  // Programs that send files may change the ends of lines.
  const text = given.replace(/^\u{FEFF}/u, '').replaceAll('\r\n', '\n');
  const [first = '', ...others] = text.split('\n');
  const about = headSchema.safeParse(jsonIn(first.slice(head.length))).data;
  if (!first.startsWith(head) || about === undefined) {
    return failure(message('task-result.no-head'));
  }
  const { pupil, check } = about;
  const rest = text.slice(first.length + 1);
  const end = others.findIndex((each) => !each.startsWith(headOfLine));
  const written = others.slice(0, end === -1 ? others.length : end);
  // Security, held by results.test.ts: A result with more lines than a limit is not read.
  if (written.length > mostLines) {
    return failure(message('task-result.too-many', { most: mostLines }));
  }
  const task = parseTask(others.slice(written.length).join('\n'));
  if (!task.ok) {
    const problem = lineMovedBy(1 + written.length, task.error);
    return failure(message('task-result.bad-task', { problem }));
  }
  const id = taskId(task.value);
  const lines: TaskLine[] = [];
  for (const [index, each] of written.entries()) {
    const line = knownLine(jsonIn(each.slice(headOfLine.length)));
    const number = index + 2;
    if (line?.what !== 'task' && line?.what !== 'task-item') {
      return failure(message('task-result.bad-line', { line: number }));
    }
    if (line.task !== id || line.pupil !== pupil) {
      return failure(message('task-result.other', { line: number }));
    }
    lines.push(line);
  }
  const [progress] = taskProgress(lines).values();
  if (progress === undefined) return failure(message('task-result.nothing'));
  const isChanged = check !== checkOf(pupil, rest);
  return success({ pupil, id, task: task.value, lines, progress, isChanged });
}

/** A problem of a part of a text, with the number of its line in the whole text. */
function lineMovedBy(above: number, problem: Message): Message {
  const line = problem.values?.['line'];
  if (problem.code !== 'duel.at' || typeof line !== 'number') return problem;
  return { ...problem, values: { ...problem.values, line: line + above } };
}

function checkOf(pupil: string, rest: string): string {
  return digestOf(`${pupil}\n${rest}`);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
