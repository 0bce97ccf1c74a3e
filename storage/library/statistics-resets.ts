import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { keepBeside } from '../files/kept-copy.ts';
import { fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import { message, type Message } from '../../words/message.ts';

/** The resets of each person's statistics, each of which can be undone later; without an id, of the first person's. */
export interface StatisticsResets {
  /** The last reset, in milliseconds since 1970; undefined if there is none. */
  since(person?: string): number | undefined;
  /** Counts from now on. @throws if that can't be saved. */
  reset(now: number, person?: string): void;
  /** Undoes the last reset. @returns false if there is none. @throws if that can't be saved. */
  undo(person?: string): boolean;
  /** The number of resets that can be undone. */
  count(person?: string): number;
  /** Deletes a person's resets. @throws if that can't be saved. */
  forget(person?: string): void;
  /** Why the file of the resets can't be used. */
  readonly problem: Message | undefined;
}

const fileName = 'statistics.json';

const mostMegabytes = 1;

/** The oldest first, with whose they are. */
const schema = z.object({
  version: z.literal(1),
  resets: z.array(
    z.union([z.iso.datetime(), z.object({ at: z.iso.datetime(), person: z.string() })]),
  ),
});

type Reset = z.infer<typeof schema>['resets'][number];

const timeOf = (reset: Reset): number => Date.parse(typeof reset === 'string' ? reset : reset.at);

/** Whether a reset is a person's. */
const isFor = (person: string | undefined) => (reset: Reset) =>
  (typeof reset === 'string' ? undefined : reset.person) === person;

/**
 * Opens the resets of the statistics in a user-data folder. They are not in the index of the matches, which is a cache.
 */
export function openStatisticsResets(home: string, changed: () => void): StatisticsResets {
  const file = path.join(home, fileName);
  const found = readResets(file);
  let resets = found.resets;
  let damaged = found.problem !== undefined;

  function keep(next: readonly Reset[]): void {
    if (damaged) keepBeside(file, new Date());
    damaged = false;
    writeWhole(file, `${JSON.stringify({ version: 1, resets: next }, null, 2)}\n`);
    resets = next;
    changed();
  }

  return {
    since(person) {
      const last = resets.findLast(isFor(person));
      return last === undefined ? undefined : timeOf(last);
    },
    reset(now, person) {
      const at = new Date(now).toISOString();
      keep([...resets, person === undefined ? at : { at, person }]);
    },
    undo(person) {
      const last = resets.findLast(isFor(person));
      if (last === undefined) return false;
      keep(resets.filter((reset) => reset !== last));
      return true;
    },
    count: (person) => resets.filter(isFor(person)).length,
    forget(person) {
      const others = resets.filter((reset) => !isFor(person)(reset));
      if (others.length < resets.length) keep(others);
    },
    problem: found.problem,
  };
}

interface Read {
  readonly resets: readonly Reset[];
  readonly problem?: Message;
}

function readResets(file: string): Read {
  try {
    const found = readText(file, mostMegabytes);
    if (found.kind === 'missing') return { resets: [] };
    if (found.kind === 'unusable') return unusable(file, found.reason);
    const { resets } = schema.parse(parseJson(found.text));
    return { resets };
  } catch (error) {
    const damaged = error instanceof SyntaxError || error instanceof z.ZodError;
    return unusable(file, damaged ? message('library.resets-not-understood') : fileReason(error));
  }
}

function unusable(file: string, reason: Message): Read {
  return { resets: [], problem: message('library.resets-unusable', { file, reason }) };
}
