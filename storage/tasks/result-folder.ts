import fs from 'node:fs';
import path from 'node:path';
import { textLimits } from '../../engine/match/limits.ts';
import { message, type Message } from '../../words/message.ts';
import { fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import { isResult, mostResultMegabytes, parseResult, type TaskResult } from './result-file.ts';

/** The most `.duel` files of a folder that are read, the most megabytes of them, and the most problems that are named. */
const mostRead = { files: 1000, megabytes: 256, problems: 100 } as const;

/** The largest file that is read, in megabytes: any match may lie in the folder, too. */
const largestFile = Math.max(mostResultMegabytes, textLimits.megabytes);

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

/** How many files of a folder are read. */
export interface FilesRead {
  readonly read: number;
  readonly of: number;
}

/** Reads all results in a folder at once, see {@link readingResults}. */
export function readResultFolder(...given: Parameters<typeof readingResults>): ResultFolder {
  const steps = readingResults(...given);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Reads all results in a folder, a step for each file. Other files are passed over.
 *
 * @param most - the most files and megabytes to read, and the most problems to name.
 * @throws if the folder can't be read.
 */
export function* readingResults(
  folder: string,
  most: Readonly<Record<keyof typeof mostRead, number>> = mostRead,
): Generator<FilesRead, ResultFolder, void> {
  const problems: Message[] = [];
  const names = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.toLowerCase().endsWith('.duel'))
    .sort((one, other) => one.name.localeCompare(other.name));
  // Security, held by results.test.ts: No more files of a folder of results are read than a limit.
  if (names.length > most.files) {
    const left = names.splice(most.files).length;
    problems.push(message('task-result.too-many-files', { most: most.files, left }));
  }
  const results: NamedResult[] = [];
  let bytes = 0;
  for (const [read, entry] of names.entries()) {
    yield { read, of: names.length };
    const { name: file } = entry;
    // Security, held by results.test.ts: A link in a folder of results leads to nothing elsewhere.
    if (entry.isSymbolicLink()) {
      problems.push(message('task-result.link', { file }));
      continue;
    }
    if (!entry.isFile()) continue;
    bytes += bytesOf(path.join(folder, file));
    // Security, held by results.test.ts: No more bytes of a folder of results are read than a limit.
    if (bytes > most.megabytes * 2 ** 20) {
      const left = names.length - read;
      problems.unshift(message('task-result.too-large-folder', { most: most.megabytes, left }));
      break;
    }
    const found = readResult(path.join(folder, file));
    if (found === undefined) continue;
    if ('code' in found) problems.push(message('task-result.unusable', { file, reason: found }));
    else results.push({ ...found, file });
  }
  const tasks = byTask(results, problems);
  const unnamed = problems.length - most.problems;
  if (unnamed > 0) {
    problems.splice(most.problems, unnamed, message('task-result.more-problems', { unnamed }));
  }
  return { tasks, problems };
}

/** The bytes that are read of a file; 0 if it can't be read. */
function bytesOf(file: string): number {
  try {
    return Math.min(fs.statSync(file).size, largestFile * 2 ** 20);
  } catch {
    return 0;
  }
}

/** The result in a file, or why it can't be used; undefined if it is another file. */
function readResult(file: string): TaskResult | Message | undefined {
  try {
    const found = readText(file, largestFile);
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

/** A result with the texts of its lines. */
interface Rival {
  readonly result: NamedResult;
  readonly texts: ReadonlySet<string>;
}

function byTask(results: readonly NamedResult[], problems: Message[]): ResultsOfTask[] {
  const tasks = new Map<string, Map<string, Rival[]>>();
  for (const result of results) {
    const { id, pupil, file, isChanged } = result;
    if (isChanged) problems.push(message('task-result.changed', { file }));
    const pupils = tasks.get(id) ?? new Map<string, Rival[]>();
    tasks.set(id, pupils);
    pupils.set(pupil, joined(pupils.get(pupil) ?? [], result));
  }
  return [...tasks]
    .flatMap(([id, pupils]) => {
      const all = [...pupils.values()];
      for (const rivals of all) problems.push(...sameName(rivals));
      const sorted = all
        .flatMap((rivals) => rivals.map(({ result }) => result))
        .sort((one, other) => one.pupil.localeCompare(other.pupil));
      const [first] = sorted;
      return first === undefined ? [] : { id, task: first.task, results: sorted };
    })
    .sort((one, other) => other.results.length - one.results.length);
}

/**
 * The results of a name with one more, without those that are part of another: these were saved before the same pupil
 * did more.
 */
function joined(rivals: readonly Rival[], result: NamedResult): Rival[] {
  const texts = new Set(result.lines.map((line) => JSON.stringify(line)));
  if (rivals.some((rival) => isPartOf(texts, rival.texts))) return [...rivals];
  return [...rivals.filter((rival) => !isPartOf(rival.texts, texts)), { result, texts }];
}

function isPartOf(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size > other.size) return false;
  for (const text of one) if (!other.has(text)) return false;
  return true;
}

function sameName([first, ...others]: readonly Rival[]): Message[] {
  if (first === undefined) return [];
  const { pupil, file: other } = first.result;
  return others.map(({ result: { file } }) =>
    message('task-result.same-name', { pupil, file, other }),
  );
}
