import { z } from 'zod';
import { longestName } from '../../engine/match/players.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { message } from '../../words/message.ts';
import { linesIn } from '../journal/line-file.ts';
import { personFields, type Person } from './person.ts';

/** The version of the format. */
const version = 1;

/** The first line of the file. */
const headSchema = z.object({
  'digit-duels': z.literal('person'),
  version: z.int().min(1),
  /** How many lines of the journal follow, so that a file that was cut short is noticed. */
  lines: z.int().nonnegative(),
});

/** A person in a file: a line about them, and the lines of their journal. */
export interface PersonInFile {
  readonly person: Person;
  readonly journal: Buffer;
}

/** All that is a person's, as the text of one file. Damaged lines of the journal are left out. */
export function personFile({ id, name, colour, looks }: Person, journal: Buffer): Buffer {
  const lines = linesIn(journal).filter((line) => objectIn(line) !== undefined);
  const head = { 'digit-duels': 'person', version, id, name, colour, looks, lines: lines.length };
  return Buffer.from([JSON.stringify(head), ...lines, ''].join('\n'));
}

/** Reads the text of {@link personFile}. @returns why it can't be used, if it can't. */
export function parsePersonFile(text: Buffer): Result<PersonInFile> {
  const [first = '', ...lines] = linesIn(text);
  const found = objectIn(first);
  const head = headSchema.safeParse(found);
  if (!head.success) return failure(message('people.file.none'));
  if (head.data.version > version) return failure(message('people.file.later'));
  const name = z.string().safeParse((found as { name?: unknown }).name);
  if (name.success && name.data.length > longestName) {
    return failure(message('people.name.too-long', { most: longestName }));
  }
  const person = z.object(personFields).safeParse(found);
  if (!person.success || person.data.name === '') {
    const at = person.success ? 'name' : z.core.toDotPath(person.error.issues[0]?.path ?? []);
    return failure(message('people.file.bad-field', { at }));
  }
  const damaged = lines.findIndex((line) => objectIn(line) === undefined);
  const isShort = lines.length < head.data.lines;
  if (isShort || (damaged !== -1 && damaged === lines.length - 1)) {
    const there = damaged === -1 ? lines.length : damaged;
    return failure(message('people.file.cut-short', { there, of: head.data.lines }));
  }
  // The first line of the file is the one about the person.
  if (damaged !== -1) return failure(message('people.file.damaged', { line: damaged + 2 }));
  return success({ person: person.data, journal: Buffer.from(`${lines.join('\n')}\n`) });
}

/** The object in a line of JSON; undefined if there is none. */
function objectIn(line: string): object | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
