import { beginningOf } from '../../words/foreign-text.ts';
import { message, type Value } from '../../words/message.ts';

/** An untrusted value as JSON, only the beginning of it if it is long. */
export function shortened(value: unknown): Value {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return message('settings.nothing');
  const text = typeof value === 'string' ? value : json;
  const long = beginningOf(text, longestShown);
  if (long === undefined) return json;
  const start = typeof value === 'string' ? JSON.stringify(long.start) : long.start;
  return message('quote.beginning', { start, length: long.length });
}

const longestShown = 40;
