import fs from 'node:fs';
import path from 'node:path';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { readMatchFolder } from '../../storage/library/match-folder.ts';
import { wordsOf } from '../../words/say.ts';

/** The state of a user-data folder. */
export interface Found {
  /** Damaged files, one sentence each. */
  readonly faults: readonly string[];
  /** The match that was played last. */
  readonly saved: SeatedMatch | undefined;
  /** Its file. */
  readonly file: string | undefined;
  /** The temporary files of killed processes. */
  readonly temporary: readonly string[];
}

/**
 * Checks whether all files in a user-data folder are whole.
 *
 * @param config - the text that the config file must have.
 * @param apart - matches that don't count as the one that was played last.
 */
export function lookInto(folder: string, config: string, apart: readonly string[] = []): Found {
  const names = fs.readdirSync(folder);
  const faults: string[] = [];
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  if (read('config.jsonc') !== config) faults.push('the config file has changed');
  if (names.includes('config.schema.json') && parsed(read('config.schema.json')) === undefined) {
    faults.push('the schema is not whole');
  }
  const kept = names.filter((name) => name.includes('.invalid-'));
  if (kept.length > 0) faults.push(`${kept.join(', ')} was kept: a file could not be read`);
  const home = path.join(folder, 'matches');
  const temporary = [...names, ...(names.includes('matches') ? fs.readdirSync(home) : [])].filter(
    (name) => name.endsWith('.tmp'),
  );
  const matches = readMatchFolder(home);
  for (const { name, reason } of matches.unusable) {
    faults.push(`${name} is not whole: ${wordsOf('en').say(reason)}`);
  }
  const counted = [...matches.summaries()].filter(({ id }) => !apart.includes(id));
  const [last] = counted.sort((one, other) => other.changed - one.changed);
  if (last === undefined) return { faults, saved: undefined, file: undefined, temporary };
  const found = matches.read(last.id);
  const saved = found.kind === 'match' ? found.table : undefined;
  return { faults, saved, file: path.join(home, `${last.id}.duel`), temporary };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
