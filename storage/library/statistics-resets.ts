import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { keepBeside } from '../files/kept-copy.ts';
import { fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import { message, type Message } from '../../words/message.ts';

/** The resets of the statistics, each of which can be undone later. */
export interface StatisticsResets {
  /** The last reset, in milliseconds since 1970; undefined if there is none. */
  since(): number | undefined;
  /** Counts from now on. @throws if that can't be saved. */
  reset(now: number): void;
  /** Undoes the last reset. @returns false if there is none. @throws if that can't be saved. */
  undo(): boolean;
  /** Why the file of the resets can't be used. */
  readonly problem: Message | undefined;
}

const fileName = 'statistics.json';

const mostMegabytes = 1;

/** The oldest first. */
const schema = z.object({ version: z.literal(1), resets: z.array(z.iso.datetime()) });

/**
 * Opens the resets of the statistics in a user-data folder. They are not in the index of the matches, which is a cache.
 */
export function openStatisticsResets(home: string, changed: () => void): StatisticsResets {
  const file = path.join(home, fileName);
  const found = readResets(file);
  let resets = found.resets;
  let damaged = found.problem !== undefined;

  function keep(next: readonly number[]): void {
    if (damaged) keepBeside(file, new Date());
    damaged = false;
    const texts = next.map((time) => new Date(time).toISOString());
    writeWhole(file, `${JSON.stringify({ version: 1, resets: texts }, null, 2)}\n`);
    resets = next;
    changed();
  }

  return {
    since: () => resets.at(-1),
    reset: (now) => keep([...resets, now]),
    undo() {
      if (resets.length === 0) return false;
      keep(resets.slice(0, -1));
      return true;
    },
    problem: found.problem,
  };
}

interface Read {
  readonly resets: readonly number[];
  readonly problem?: Message;
}

function readResets(file: string): Read {
  try {
    const found = readText(file, mostMegabytes);
    if (found.kind === 'missing') return { resets: [] };
    if (found.kind === 'unusable') return unusable(file, found.reason);
    const { resets } = schema.parse(parseJson(found.text));
    return { resets: resets.map((text) => Date.parse(text)) };
  } catch (error) {
    const damaged = error instanceof SyntaxError || error instanceof z.ZodError;
    return unusable(file, damaged ? message('library.resets-not-understood') : fileReason(error));
  }
}

function unusable(file: string, reason: Message): Read {
  return { resets: [], problem: message('library.resets-unusable', { file, reason }) };
}
