import type { PersonView } from '../../electron/api/people.ts';
import { isolated } from '../../words/foreign-text.ts';
import { words } from '../words.svelte.ts';

/** What a person is called; undefined is a guest. */
export function nameOf(person: PersonView | undefined): string {
  if (person === undefined) return words().text('people-view.guest');
  return person.name === '' ? words().text('people-view.unnamed') : isolated(person.name);
}
