import { IntlMessageFormat } from 'intl-messageformat';
import { catalogueOf } from './catalogue.ts';
import { locales, type Language } from './languages.ts';
import type { Code, Message, SettingName, Value, ValuesOf } from './message.ts';
import { formatters } from './numbers.ts';

/** How a player is called in a sentence. */
export interface PlayerName {
  readonly name: string;
  /** Whether it is the one who reads: "you" takes its own grammar. */
  readonly isYou: boolean;
}

/** Names the player at a seat. */
export type Naming = (seat: number) => PlayerName;

/** Turns messages into sentences of one language. */
export interface Words {
  readonly language: Language;
  /** The sentence of a message. */
  readonly say: (message: Message) => string;
  /** The sentence of a code, with the values it asks for. */
  readonly text: <Of extends Code>(code: Of, ...values: ValuesOf<Of>) => string;
  /** The same words, which call the players by their names. */
  readonly naming: (naming: Naming) => Words;
  /** The same words, which call settings and their values by their labels, as windows do. */
  readonly labelling: () => Words;
}

/** What words call players and settings. */
interface Manner {
  readonly naming: Naming;
  readonly settings: 'by name' | 'by label';
}

const nobodyNamed: Naming = (seat) => ({ name: String(seat + 1), isYou: false });

/** The words of a language. */
export function wordsOf(language: Language, naming: Naming = nobodyNamed): Words {
  return wordsIn(language, { naming, settings: 'by name' });
}

function wordsIn(language: Language, manner: Manner): Words {
  const { naming } = manner;
  const words: Words = {
    language,
    say: ({ code, values = {} }) => {
      const pattern = patternOf(language, code);
      return pattern === undefined ? code : String(pattern.format(filled(values)));
    },
    text: (code, ...[values]) =>
      words.say(values === undefined ? { code } : { code, values: values }),
    naming: (other) => wordsIn(language, { ...manner, naming: other }),
    labelling: () => wordsIn(language, { ...manner, settings: 'by label' }),
  };

  /** Everything as ICU knows it; a player `x` gives the gaps `x` and `xIs`. */
  function filled(values: Readonly<Record<string, Value>>): Record<string, string | number> {
    const gaps: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'object' && 'seat' in value) {
        gaps[`${key}Is`] = naming(value.seat).isYou ? 'you' : 'other';
      }
      gaps[key] = typeof value === 'number' ? value : plain(value);
    }
    return gaps;
  }

  function plain(value: Value): string {
    if (typeof value !== 'object') return String(value);
    if ('code' in value) return words.say(value);
    if ('seat' in value) return naming(value.seat).name;
    if ('setting' in value) return manner.settings === 'by label' ? label(value) : name(value);
    const items = value.list.map(plain);
    if (value.join === 'comma') return items.join(', ');
    return listFormat(language, value.join === 'and' ? 'conjunction' : 'disjunction').format(items);
  }

  function label({ of, setting, value }: SettingName): string {
    const code = `${of}.settings.${setting}`;
    switch (typeof value) {
      case 'undefined':
        return words.say({ code: `${code}.label` });
      case 'string':
        return words.say({ code: `${code}.options.${value}.label` });
      case 'number':
        return words.say({ code: `${code}.also` });
      case 'boolean':
        return words.text(value ? 'settings.on' : 'settings.off');
    }
  }

  return words;
}

function name({ setting, value = setting }: SettingName): string {
  return String(value);
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Made once: that takes longer than thousands of lists, and a long match has as many. */
function listFormat(language: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locales[language], { type });
  listFormats.set(key, format);
  return format;
}

/** A sentence that waits for its values. */
interface Pattern {
  format(values: Readonly<Record<string, string | number>>): unknown;
}

const patterns = new Map<string, Pattern>();

/** Parsed once, when first said. */
function patternOf(language: Language, code: string): Pattern | undefined {
  const key = `${language} ${code}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const source = catalogueOf(language).get(code);
  if (source === undefined) return undefined;
  const pattern = withoutChoices.test(source) ? gapsOf(source) : parsed(language, source);
  patterns.set(key, pattern);
  return pattern;
}

/** Nothing of ICU's but gaps, which most have no more than. */
const withoutChoices = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;

/** Filled as ICU fills them; a start of the program would wait longest for its parser otherwise. */
function gapsOf(source: string): Pattern {
  return {
    format: (values) => source.replace(/\{(\w+)\}/g, (_, gap: string) => String(values[gap])),
  };
}

function parsed(language: Language, source: string): Pattern {
  return new IntlMessageFormat(source, locales[language], undefined, {
    ignoreTag: true,
    formatters,
  });
}
