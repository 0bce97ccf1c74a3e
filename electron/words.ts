import type { Player } from '../engine/players.ts';
import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';

/** What the main process says; what windows and menus say themselves is in English so far. */
export let words = wordsOf('en');

/** Says everything in a language from now on. @returns whether it is another one. */
export function speak(language: Language): boolean {
  if (language === words.language) return false;
  words = wordsOf(language);
  return true;
}

/** What the player at a seat is called. */
export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? `Player ${seat + 1}`;
}

/** The same words, which call the players at a table by their names. */
export function wordsAt(players: readonly Player[]): Words {
  return words.naming((seat) => {
    const name = nameOf(players, seat);
    // The name that the only person at the table is given, see `name-players.ts`.
    return { name, isYou: name === 'You' };
  });
}
