import { message, type Value } from '../../words/message.ts';

/** A value that somebody wrote, as it stands in a file, a long one cut off. */
export function shortened(value: unknown): Value {
  const shown = JSON.stringify(value) as string | undefined;
  return shown === undefined ? message('settings.nothing') : cutShort(shown);
}

/** What somebody wrote, as far as a sentence has room for it. */
export function cutShort(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

const longestShown = 40;
