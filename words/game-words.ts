import { message, type Message } from './message.ts';
import type { Words } from './say.ts';
import { settingMessage } from './setting-message.ts';

/** The words of a setting, in one language. */
export interface SettingWords {
  readonly label: string;
  /** What the label doesn't say; undefined if it says it all. */
  readonly sentence: string | undefined;
  /** Its topic; undefined if the game has few settings. */
  readonly topic: string | undefined;
  /** Other names for it; undefined if there are none. */
  readonly alias: string | undefined;
  /** The label of a value: of a choice, or the special value of a number. */
  readonly value: (value: string | number | boolean) => string;
  /** The label of a choice's value, and its sentence unless the label says it all. */
  readonly option: (value: string) => {
    readonly label: string;
    readonly sentence: string | undefined;
  };
}

/** A game's name, before it has a language. */
export function nameOf({ id }: { readonly id: string }): Message {
  return { code: `${id}.name` };
}

/** A game's name. */
export function gameName(words: Words, game: string): string {
  return words.say(nameOf({ id: game }));
}

/** One sentence that says what a game is. */
export function gameSummary(words: Words, game: string): string {
  return words.say({ code: `${game}.summary` });
}

/** The name of one of a game's own presets. */
export function presetName(words: Words, game: string, preset: string): string {
  return words.say({ code: `${game}.presets.${preset}` });
}

/**
 * The words of a setting.
 *
 * @param group - the id of its game, or another file of the catalogue with settings.
 */
export function settingWords(
  words: Words,
  group: string,
  setting: {
    readonly name: string;
    readonly kind: string;
    readonly also?: number | string;
    readonly unit?: 'percent';
    readonly alias?: true;
    readonly topic?: string;
  },
): SettingWords {
  const text = (which: string, of?: string) => settingMessage(group, setting.name, which, of);
  const sentenceOf = (value?: string) => {
    const message = text('sentence', value);
    const sentence = words.say(message);
    // A message that the catalogue lacks is its own code.
    return sentence === message.code ? undefined : sentence;
  };
  const option = (value: string) => ({
    label: words.say(text('label', value)),
    sentence: sentenceOf(value),
  });
  return {
    label: words.say(text('label')),
    sentence: sentenceOf(),
    topic: setting.topic && words.say({ code: `${group}.topics.${setting.topic}` }),
    alias: setting.alias && words.say(text('alias')),
    option,
    value: (value) => {
      if (setting.kind === 'choice') return option(String(value)).label;
      if (value === setting.also && setting.kind === 'number') {
        return words.say(text('also'));
      }
      return setting.unit === 'percent'
        ? words.text('settings.percent', { value: Number(value) })
        : String(value);
    },
  };
}

/** A setting with one of its values, as a rule: `Full hands: Rollover`, `Misère`, `Splitting: off`. */
export function ruleInWords(
  group: string,
  {
    name,
    kind,
    also,
  }: { readonly name: string; readonly kind: string; readonly also?: number | string },
  value: string | number | boolean,
): Message {
  const text = (which: string, of?: string) => settingMessage(group, name, which, of);
  const label = text('label');
  if (typeof value === 'boolean') {
    return value ? label : message('library.setting-off', { label });
  }
  if (kind === 'choice') {
    const option = text('label', String(value));
    return message('library.setting', { label, value: option });
  }
  const hasName = kind === 'number' && value === also;
  return message('library.setting', {
    label,
    value: hasName ? text('also') : String(value),
  });
}
