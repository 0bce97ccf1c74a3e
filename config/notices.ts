import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { cutShort, shortened, type SettingProblem } from '../engine/settings.ts';
import { listed, message, type Message, type Value } from '../words/message.ts';

/** What was wrong in a config file, and where. */
export interface ConfigNotice {
  /** The key that was wrong, joined with dots; empty where the file as a whole was. */
  readonly key: string;
  readonly message: Message;
}

/** A value that can't be had, with what is allowed and what is used in its place. */
export function badValue(key: string, value: unknown, allowed: Value, used: unknown): ConfigNotice {
  const problem = message('settings.bad-value', { name: key, value: shortened(value), allowed });
  return { key, message: withUsed(problem, used) };
}

/** A key that means nothing where it stands: a misspelt one, as a rule. */
export function unknownKey(
  path: readonly string[],
  name: string,
  known: readonly string[],
): ConfigNotice {
  const key = [...path, name].join('.');
  return { key, message: message('config.unknown', { key: cutShort(key), known: listed(known) }) };
}

/** What is wrong with a setting of a part. */
export function settingNotice(path: readonly string[], problem: SettingProblem): ConfigNotice {
  const { name, instead } = problem;
  const told = instead === undefined ? problem.message : withUsed(problem.message, instead);
  const [section] = path;
  return {
    key: [...path, name].join('.'),
    message:
      section === undefined ? told : message('config.setting', { part: section, problem: told }),
  };
}

/** Where a text stops being JSON with comments. */
export function syntaxNotice(text: string, error: ParseError): ConfigNotice {
  const before = text.slice(0, error.offset).split('\n');
  const what = printParseErrorCode(error.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { key: '', message: message('config.syntax', { what, line, column }) };
}

function withUsed(problem: Message, used: unknown): Message {
  return message('config.used', { problem, used: JSON.stringify(used) });
}
