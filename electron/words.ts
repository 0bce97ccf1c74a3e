import type { Player } from '../engine/players.ts';
import type { Language } from '../words/languages.ts';
import { namingOf } from '../words/player-names.ts';
import { wordsOf, type Words } from '../words/say.ts';

let spoken = wordsOf('en');

/** What the main process says, in the language that is spoken now. */
export function words(): Words {
  return spoken;
}

/** Says everything in a language from now on. @returns whether it is another one. */
export function speak(language: Language): boolean {
  if (language === spoken.language) return false;
  spoken = wordsOf(language);
  return true;
}

/** The same words, which call the players at a table by their names. */
export function wordsAt(players: readonly Player[]): Words {
  return spoken.naming(namingOf(spoken.language, players));
}
