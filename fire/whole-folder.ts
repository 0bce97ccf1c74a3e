import fs from 'node:fs';
import path from 'node:path';
import type { Table } from '../engine/record.ts';
import { parseRecord } from '../engine/record.ts';
import { wordsOf } from '../words/say.ts';

/** The files of the program, as somebody finds them who comes after it. */
export interface Found {
  /** What is wrong with them, one sentence each. */
  readonly faults: readonly string[];
  /** The saved match. */
  readonly saved: Table | undefined;
  /** What a killed process left behind. */
  readonly temporary: readonly string[];
}

/**
 * Looks whether all files in a user-data folder are whole.
 *
 * @param config - what the config file said before.
 */
export function lookInto(folder: string, config: string): Found {
  const names = fs.readdirSync(folder);
  const faults: string[] = [];
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  if (read('config.jsonc') !== config) faults.push('the config file has changed');
  if (names.includes('config.schema.json') && parsed(read('config.schema.json')) === undefined) {
    faults.push('the schema is not whole');
  }
  const kept = names.filter((name) => name.includes('.invalid-'));
  if (kept.length > 0) faults.push(`${kept.join(', ')} was kept: a file could not be read`);
  const temporary = names.filter((name) => name.endsWith('.tmp'));
  if (!names.includes('match.json')) return { faults, saved: undefined, temporary };
  const record = parseRecord(parsed(read('match.json')));
  if (!record.ok) faults.push(`the match is not whole: ${wordsOf('en').say(record.error)}`);
  return { faults, saved: record.ok ? record.value : undefined, temporary };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
