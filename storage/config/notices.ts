import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { type SettingProblem } from '../../engine/settings/settings.ts';
import { shortened } from '../../engine/settings/shortened.ts';
import { mostNesting } from '../files/json.ts';
import { listed, message, type Message, type Value } from '../../words/message.ts';

/** A problem in a config file, and its place. */
export interface ConfigNotice {
  /** The path of the wrong key, joined with dots; empty for the whole file. */
  readonly key: string;
  readonly message: Message;
}

/** The notice for a bad value, with what is allowed and what is used instead. */
export function badValue(key: string, value: unknown, allowed: Value, used: unknown): ConfigNotice {
  const problem = message('settings.bad-value', { name: key, value: shortened(value), allowed });
  return { key, message: withUsed(problem, used) };
}

/** A single notice for all unknown keys of a section, which are usually misspelt. */
export function unknownKeys(
  path: readonly string[],
  names: readonly string[],
  known: readonly string[],
): ConfigNotice[] {
  const [first] = names;
  if (first === undefined) return [];
  const keys = names.map((name) => [...path, name].join('.'));
  const [key = ''] = keys;
  const notice =
    names.length === 1
      ? message('config.unknown', { key, known: listed(known) })
      : message('config.unknown-keys', {
          count: keys.length,
          names: listed(keys.slice(0, mostNamed).map((text) => message('quote.text', { text }))),
          more: Math.max(0, keys.length - mostNamed),
          known: listed(known),
        });
  return [{ key: [...path, first].join('.'), message: notice }];
}

/** The most items of a kind to name. */
export const mostNamed = 3;

/** The notice for a problem with a setting of a part. */
export function settingNotice(path: readonly string[], problem: SettingProblem): ConfigNotice {
  const { name, instead } = problem;
  const text = instead === undefined ? problem.message : withUsed(problem.message, instead);
  const [section] = path;
  return {
    key: [...path, name].join('.'),
    message:
      section === undefined ? text : message('config.setting', { part: section, problem: text }),
  };
}

/** The notice for a syntax error. */
export function syntaxNotice(text: string, { error, offset }: ParseError): ConfigNotice {
  const name = printParseErrorCode(error).replace(/(?!^)[A-Z]/g, '-$&');
  return placed(text, offset, { code: `config.syntax-error.${name.toLowerCase()}` });
}

/** The notice for brackets that are nested too deep. */
export function nestingNotice(text: string, offset: number): ConfigNotice {
  return placed(text, offset, message('config.too-deep', { most: mostNesting }));
}

function placed(text: string, offset: number, what: Message): ConfigNotice {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { key: '', message: message('config.syntax', { what, line, column }) };
}

function withUsed(problem: Message, used: unknown): Message {
  return message('config.used', { problem, used: JSON.stringify(used) });
}
