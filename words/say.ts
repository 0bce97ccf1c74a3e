import { IntlMessageFormat } from 'intl-messageformat';
import { catalogueOf } from './catalogue.ts';
import { beginningOf, isolated } from './foreign-text.ts';
import { locales, type Language } from './languages.ts';
import type { Code, Message, SettingName, Value, ValuesOf } from './message.ts';
import { formatters } from './numbers.ts';
import { settingMessage } from './setting-message.ts';

/** The cases of a name, as German needs them; a gap `x` has the nominative, `xAccusative` and `xDative` the others. */
export interface Inflected {
  readonly nominative: string;
  readonly accusative: string;
  readonly dative: string;
}

/** The name of a player in a sentence. */
export interface PlayerName {
  readonly name: string;
  /** The name within a sentence, if it differs: “the computer”; it gets a capital where a sentence starts with it. */
  readonly inSentence?: Inflected;
  /** Whether the player is the reader: "you" takes its own grammar. */
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
  /** The same words with names for the players. */
  readonly naming: (naming: Naming) => Words;
  /** The same words with labels for settings and their values, as in windows. */
  readonly labelling: () => Words;
}

/** The names of players and settings in sentences. */
interface NamingMode {
  readonly naming: Naming;
  readonly settings: 'by name' | 'by label';
  /** Whether what is said is part of a sentence, rather than a label. */
  readonly isSentence?: boolean;
}

const nobodyNamed: Naming = (seat) => ({ name: String(seat + 1), isYou: false });

/** The words of a language. */
export function wordsOf(language: Language, naming: Naming = nobodyNamed): Words {
  return new WordsIn(language, { naming, settings: 'by name' });
}

/** Words of one language that name players and settings in one way. */
class WordsIn implements Words {
  readonly language: Language;
  readonly #mode: NamingMode;
  #ofSentence: WordsIn | undefined;
  /** Names without a capital that were said. */
  readonly #startable = new Set<string>();

  constructor(language: Language, mode: NamingMode) {
    this.language = language;
    this.#mode = mode;
  }

  // These are passed on as functions.
  readonly say: Words['say'] = ({ code, values = {} }) => {
    const pattern = patternOf(this.language, code);
    if (pattern === undefined) return this.#foreign(code);
    const within = pattern.isSentence ? this.#sentence : this;
    const said = String(pattern.format(within.#filled(values, pattern)));
    return within === this ? said : within.#withCapitals(said);
  };

  readonly text: Words['text'] = (code, ...[values]) =>
    this.say(values === undefined ? { code } : { code, values: values });

  readonly naming: Words['naming'] = (naming) =>
    new WordsIn(this.language, { ...this.#mode, naming });

  readonly labelling: Words['labelling'] = () =>
    new WordsIn(this.language, { ...this.#mode, settings: 'by label' });

  /** The same words within a sentence. */
  get #sentence(): WordsIn {
    if (this.#mode.isSentence) return this;
    this.#ofSentence ??= new WordsIn(this.language, { ...this.#mode, isSentence: true });
    return this.#ofSentence;
  }

  /** A text in which names that sentences start with have a capital; German prepositions merge with an article. */
  #withCapitals(text: string): string {
    const [before, merged] = grammars[this.language];
    return [...this.#startable].reduce(
      (said, name) =>
        merged(said, name).replaceAll(
          new RegExp(`(${before(name)})${name}\\b`, 'gu'),
          (_, start: string) => `${start}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        ),
      text,
    );
  }

  /**
   * The values for ICU; a player `x` fills the gaps `x`, its other cases and `xIs`, a quoted text the gaps `x` and `xLength`.
   */
  #filled(
    values: Readonly<Record<string, Value>>,
    { quoted, labels }: Pick<Pattern, 'quoted' | 'labels'>,
  ): Record<string, string | number> {
    const gaps: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'object' && 'seat' in value) {
        gaps[`${key}Is`] = this.#mode.naming(value.seat).isYou ? 'you' : 'other';
        gaps[`${key}Accusative`] = this.#player(value.seat, 'accusative');
        gaps[`${key}Dative`] = this.#player(value.seat, 'dative');
        gaps[key] = this.#player(value.seat, labels.has(key) ? 'label' : 'nominative');
      } else if (quoted.has(key)) [gaps[key], gaps[`${key}Length`]] = this.#quotation(value);
      else gaps[key] = typeof value === 'number' ? value : this.#plain(value);
    }
    return gaps;
  }

  /** A text in quotation marks, on one line, and its length if it is only the beginning. */
  #quotation(value: Value): readonly [text: string, length: string] {
    if (typeof value !== 'string') return [this.#plain(value), ''];
    const text = value.replace(/[\n\r\u0085\p{Zl}\p{Zp}]+/gu, ' ');
    const long = beginningOf(text, longestQuote);
    if (long === undefined) return [isolated(text), ''];
    const length = this.text('quote.length', { length: long.length });
    return [isolated(long.start), ` ${length}`];
  }

  #plain(value: Value): string {
    if (typeof value !== 'object') return this.#foreign(String(value));
    if ('code' in value) return this.say(value);
    if ('seat' in value) return this.#player(value.seat, 'nominative');
    if ('setting' in value) {
      return this.#mode.settings === 'by label' ? this.#label(value) : this.#foreign(name(value));
    }
    const items = value.list.map((item) => this.#plain(item));
    if (value.join === 'comma') return items.join(', ');
    const join = value.join === 'and' ? 'conjunction' : 'disjunction';
    return listFormat(this.language, join).format(items);
  }

  /** A text that may be of others, as a part of a sentence: neither turns it round nor buries it. */
  #foreign(text: string): string {
    const long = beginningOf(text, longestText);
    return long === undefined ? isolated(text) : this.text('quote.beginning', { ...long });
  }

  #player(seat: number, as: keyof Inflected | 'label'): string {
    const { name, inSentence } = this.#mode.naming(seat);
    if (!this.#mode.isSentence || inSentence === undefined || as === 'label') {
      return this.#foreign(name);
    }
    this.#startable.add(inSentence[as]);
    return inSentence[as];
  }

  #label({ of, setting, value }: SettingName): string {
    const text = (which: string, option?: string) =>
      this.say(settingMessage(of, setting, which, option));
    switch (typeof value) {
      case 'undefined':
        return text('label');
      case 'string':
        return text('label', value);
      case 'number':
        return text('also');
      case 'boolean':
        return this.text(value ? 'settings.on' : 'settings.off');
    }
  }
}

function name({ setting, value = setting }: SettingName): string {
  return String(value);
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Cached: making a format takes longer than using it for thousands of lists. */
function listFormat(language: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locales[language], { type });
  listFormats.set(key, format);
  return format;
}

/** The most characters of a text in quotation marks. */
const longestQuote = 80;

/** The most characters of other texts, such as paths, lines of moves, and whole sentences. */
const longestText = 500;

/** A sentence with gaps for values. */
interface Pattern {
  /** The gaps in quotation marks: they quote a text of others. */
  readonly quoted: ReadonlySet<string>;
  /** The gaps with a name that labels what follows: before a colon, or first and before a comma. */
  readonly labels: ReadonlySet<string>;
  /** Whether its names have their articles: it has a sentence, by its end, or a name in a case. */
  readonly isSentence: boolean;
  format(values: Readonly<Record<string, string | number>>): unknown;
}

const patterns = new Map<string, Pattern>();

/** Cached: parsed at the first use. */
function patternOf(language: Language, code: string): Pattern | undefined {
  const key = `${language} ${code}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const written = catalogueOf(language).get(code);
  if (written === undefined) return undefined;
  const quoted = new Set([...written.matchAll(quote)].map(([, gap = '']) => gap));
  const source = written.replace(quote, '$&{$1Length}');
  const format = withoutChoices.test(source) ? gapsOf(source) : parsed(language, source);
  const labels = new Set([...written.matchAll(label)].map(([, gap, first = '']) => gap ?? first));
  const isSentence = /[.?!](?:\}*$|[ {])|\{\w+(?:Accusative|Dative)\}/.test(written);
  const pattern = { quoted, labels, isSentence, format };
  patterns.set(key, pattern);
  return pattern;
}

/** A gap in quotation marks, English or German, alone or with other words. */
const quote = /[“„][^“”„{}]*\{(\w+)\}[^“”„{}]*[”“]/gu;

/** A gap before a colon, or first and before a comma. */
const label = /\{(\w+)\}:|^\{(\w+)\},/gu;

/** What precedes a name at the start of a sentence, and how a text has a name with its article. */
const grammars: Readonly<
  Record<
    Language,
    readonly [before: (name: string) => string, merged: (text: string, name: string) => string]
  >
> = {
  en: [() => '^|[.?!] ', (text) => text],
  de: [
    // After a colon only a sentence has a capital: a name with a verb, not one alone or with other names.
    (name) => `^|[.?!] |: (?=${name} (?!und |oder )\\p{Ll})`,
    (text, name) =>
      name.startsWith('dem ')
        ? text
            .replaceAll(`von ${name}`, `vom ${name.slice(4)}`)
            .replaceAll(`bei ${name}`, `beim ${name.slice(4)}`)
        : text,
  ],
};

/** Matches patterns with no ICU syntax but gaps, as most are. */
const withoutChoices = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;

/** Fills gaps as ICU does, without its parser, which would take the most time of a start. */
function gapsOf(source: string): Pattern['format'] {
  return (values) => source.replace(/\{(\w+)\}/g, (_, gap: string) => String(values[gap]));
}

function parsed(language: Language, source: string): Pattern['format'] {
  const options = { ignoreTag: true, formatters };
  const pattern = new IntlMessageFormat(source, locales[language], undefined, options);
  return (values) => pattern.format(values);
}
