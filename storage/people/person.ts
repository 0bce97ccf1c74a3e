import { z } from 'zod';
import { longestName, typedName } from '../../engine/match/players.ts';
import { settingsSchema } from '../../engine/settings/settings.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { message } from '../../words/message.ts';
import { sleeveColours } from '../config/looks.ts';

/** The most people on one machine: several classes. */
export const mostPeople = 200;

/** What stands for a guest where the id of a person may be. */
export const guest = 'guest';

/** Whether a text can be the id of a person, which names a folder. */
export function isPersonId(text: string): boolean {
  // Security, held by people-folder.test.ts: An id names no other folder.
  if (!/^[a-z\d]{1,40}$/.test(text)) return false;
  return text !== guest;
}

/** The settings of a person that differ from the defaults, by part of the config file. */
const looksSchema = z.record(z.string(), settingsSchema);

/** The settings of a person, see {@link looksSchema}. */
export type PersonalLooks = z.infer<typeof looksSchema>;

/** The fields of a person in files. */
export const personFields = {
  /** The person's id on all machines; the folder's name may differ. */
  id: z.string().refine(isPersonId),
  /** Empty for the first person of a machine, until there is a name. */
  name: typedName,
  colour: z.enum(sleeveColours),
  /** Missing until the person has been at the machine. */
  looks: looksSchema.optional(),
};

const personSchema = z.object(personFields);

/** A person on this machine. */
export type Person = z.infer<typeof personSchema>;

/** A person with whatever else belongs to them. */
interface Named {
  readonly person: Person;
}

/** What can be changed of a person. */
export type PersonChange = Partial<Omit<Person, 'id'>>;

/**
 * A typed name as a person's.
 *
 * @param others - the other people; their names are taken, in whatever case.
 * @returns why it can't be one, if it can't.
 */
export function personName(typed: string, others: readonly Named[]): Result<string> {
  const parsed = typedName.safeParse(typed);
  if (!parsed.success) return failure(message('people.name.too-long', { most: longestName }));
  const name = parsed.data.trim();
  if (name === '') return failure(message('people.name.missing'));
  const taken = personCalled(name, others);
  return taken === undefined
    ? success(name)
    : failure(message('people.name.taken', { name: taken.person.name }));
}

/** The person with a name, in whatever case; undefined if there is none. */
export function personCalled<One extends Named>(
  name: string,
  people: readonly One[],
): One | undefined {
  return people.find(({ person }) => isCalled(name, person.name));
}

/** Whether two names are the same, in whatever case. No name is nobody's. */
export function isCalled(name: string, other: string): boolean {
  const wanted = folded(name);
  return wanted !== '' && folded(other) === wanted;
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
