import type { Player } from '../engine/players.ts';
import type { Language } from '../words/languages.ts';
import { namingOf } from '../words/player-names.ts';
import { wordsOf, type Words } from '../words/say.ts';

/** What the main process says, in the language that is spoken. */
export let words = wordsOf('en');

/** Says everything in a language from now on. @returns whether it is another one. */
export function speak(language: Language): boolean {
  if (language === words.language) return false;
  words = wordsOf(language);
  return true;
}

/** The same words, which call the players at a table by their names. */
export function wordsAt(players: readonly Player[]): Words {
  return words.naming(namingOf(words.language, players));
}
