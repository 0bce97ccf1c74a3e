import { openJournal, type Journal } from '../../storage/journal/journal.ts';
import { PeopleFolder, type KeptPerson } from '../../storage/people/people-folder.ts';
import { personCalled } from '../../storage/people/person.ts';
import { listed, message, type Message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

/**
 * Opens the journal of the person who uses the terminal.
 *
 * @param name - what they are called; undefined for the only person.
 * @param data - the folder of the user's data.
 * @throws UserError if there is no such person, or there are several.
 */
export function journalOf(name: string | undefined, data: string, terminal: Terminal): Journal {
  const all = peopleIn(data, terminal);
  const [only] = all;
  if (name === undefined && all.length > 1) {
    throw new UserError(message('people.cli.several', { people: namesOf(all) }));
  }
  const one = name === undefined && only ? only : personNamed(name ?? '', all);
  return openJournal(data, (problem) => terminal.warn(problem), one.journal);
}

/** The people of a folder of the user's data. */
export function peopleIn(data: string, terminal: Terminal): readonly KeptPerson[] {
  return new PeopleFolder(data, (problem: Message) => terminal.warn(problem)).all();
}

/** The person of a name. @throws UserError if there is none. */
export function personNamed(name: string, all: readonly KeptPerson[]): KeptPerson {
  const one = personCalled(name, all);
  if (one !== undefined) return one;
  throw new UserError(
    all.length === 1
      ? message('people.cli.only', { name })
      : message('people.cli.unknown', { name, people: namesOf(all) }),
  );
}

const namesOf = (all: readonly KeptPerson[]) =>
  listed(all.map(({ person }) => person.name).filter((known) => known !== ''));
