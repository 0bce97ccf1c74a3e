import { sleeveColours, type PersonView } from '../../electron/api/people.ts';
import { settingWords } from '../../words/game-words.ts';
import { words } from '../words.svelte.ts';

/** The colours of people, with their names. */
export function coloursInWords(): readonly {
  readonly value: PersonView['colour'];
  readonly label: string;
}[] {
  const { option } = settingWords(words(), 'looks', { name: 'sleeve1', kind: 'choice' });
  return sleeveColours.map((value) => ({ value, label: option(value).label }));
}
