import { languageTags } from './languages.ts';
import type { Message } from './message.ts';
import { wordsOf } from './say.ts';

/** Calls players by their number. */
const english = wordsOf('en', (seat) => ({ name: `Player ${seat + 1}`, isYou: false }));

/** What a message says in English. */
export function inEnglish(message: Message): string {
  return english.say(message);
}

/** What a message says, in each language in turn. */
export function inEveryLanguage(message: Message): string[] {
  return languageTags.map((language) => wordsOf(language).say(message));
}
