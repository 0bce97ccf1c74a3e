import type { Words } from '../../words/say.ts';
import type { Choice } from '../questions/questions.ts';

/** The commands besides moves, the same in every language. */
export const commandNames = ['hint', 'undo', 'redo', 'moves', 'help', 'quit'] as const;

/** The {@link commandNames} with their descriptions. */
export function commandsIn(words: Words): Choice[] {
  return commandNames.map((text) => ({
    text,
    sentence: words.text(`cli-play.commands.${text}`),
  }));
}

/** @returns whether a line means to quit; `q` does, too, since no notation has it. */
export function isFarewell(line: string): boolean {
  return /^q(uit)?$/i.test(line);
}
