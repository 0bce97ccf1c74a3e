import { languageTags } from './languages.ts';
import type { Message } from './message.ts';
import { namingOf } from './player-names.ts';
import { wordsOf } from './say.ts';

/** Names players by their number. */
const english = wordsOf('en', (seat) => ({ name: `Player ${seat + 1}`, isYou: false }));

/** The English sentence of a message. */
export function inEnglish(message: Message): string {
  return english.say(message);
}

/** A message that is in no catalogue, so that its sentence is its code. */
export function saying(sentence: string): Message {
  return { code: sentence };
}

/** The sentences of a message in all languages. */
export function inEveryLanguage(message: Message): string[] {
  return languageTags.map((language) => wordsOf(language).say(message));
}

/** The sentences of a message in English and in German. */
export function inEnglishAndGerman(message: Message): [string, string] {
  return [wordsOf('en').say(message), wordsOf('de').say(message)];
}

/** A value with the sentence of each of its messages in place of the message. */
export type Spoken<Data> = Data extends Message
  ? string
  : Data extends object
    ? { readonly [Key in keyof Data]: Spoken<Data[Key]> }
    : Data;

/** What a window says of a value in English. @param players - call the seats by their names. */
export function spoken<Data>(
  data: Data,
  players: Parameters<typeof namingOf>[1] = [],
): Spoken<Data> {
  const named = players.length === 0 ? english : wordsOf('en', namingOf('en', players));
  const words = named.labelling();
  const said = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('code' in value && typeof value.code === 'string') return words.say(value as Message);
    if (Array.isArray(value)) return value.map(said);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, said(each)]));
  };
  return said(data) as Spoken<Data>;
}
