import type { PreferencesView } from '../../electron/api/preferences.ts';
import { settingWords } from '../../words/game-words.ts';
import { words } from '../words.svelte.ts';
import { playerColour } from './colours.ts';

/** The name of the colour of a seat's sleeves. */
export function colourName({ looks }: Pick<PreferencesView, 'looks'>, seat: number): string {
  const name = `sleeve${playerColour(seat)}` as const;
  return settingWords(words(), 'looks', { name, kind: 'choice' }).option(looks[name]).label;
}
