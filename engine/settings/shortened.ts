import { message, type Value } from '../../words/message.ts';

/** An untrusted value as JSON, cut off if it is long. */
export function shortened(value: unknown): Value {
  const shown = JSON.stringify(value) as string | undefined;
  return shown === undefined ? message('settings.nothing') : cutShort(shown);
}

/** An untrusted text, cut off if it is too long for a sentence. */
export function cutShort(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

const longestShown = 40;
