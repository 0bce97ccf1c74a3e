import { openJournal, type Journal } from '../../storage/journal/journal.ts';
import { PeopleFolder } from '../../storage/people/people-folder.ts';
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
  const report = (problem: Message) => terminal.warn(problem);
  const all = new PeopleFolder(data, report).all();
  const people = listed(all.map(({ person }) => person.name).filter((known) => known !== ''));
  const [only] = all;
  if (name === undefined && all.length > 1) {
    throw new UserError(message('people.cli.several', { people }));
  }
  const one = name === undefined ? only : personCalled(name, all);
  if (one !== undefined) return openJournal(data, report, one.journal);
  throw new UserError(
    all.length === 1
      ? message('people.cli.only', { name: name ?? '' })
      : message('people.cli.unknown', { name: name ?? '', people }),
  );
}
