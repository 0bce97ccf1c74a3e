import type { Words } from '../../words/say.ts';
import type { Choice } from './questions.ts';

/** What may be typed in place of a move, in every language. */
export const commandNames = ['hint', 'undo', 'redo', 'moves', 'help', 'quit'] as const;

/** The {@link commandNames} with what they do. */
export function commandsIn(words: Words): Choice[] {
  return commandNames.map((text) => ({
    text,
    sentence: words.text(`cli-play.commands.${text}`),
  }));
}

/** @returns whether a line leaves; a `q` alone does, too: no notation has one. */
export function isFarewell(line: string): boolean {
  return /^q(uit)?$/i.test(line);
}
