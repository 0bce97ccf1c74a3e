import type { Words } from '../../words/say.ts';
import type { Rules } from '../../engine/game.ts';
import type { Choice } from '../questions/questions.ts';

/** The commands besides moves, the same in every language. */
const commandNames = ['hint', 'undo', 'redo', 'moves', 'help', 'quit'] as const;

/** The commands to offer under some rules. */
export function commandsUnder({ match }: Rules<unknown, unknown>): (typeof commandNames)[number][] {
  return commandNames.filter((name) => match.undo || (name !== 'undo' && name !== 'redo'));
}

/** The {@link commandsUnder} some rules, with their descriptions. */
export function commandsIn(words: Words, rules: Rules<unknown, unknown>): Choice[] {
  return commandsUnder(rules).map((text) => ({
    text,
    sentence: words.text(`cli-play.commands.${text}`),
  }));
}

/** @returns whether a line means to quit; `q` does, too, since no notation has it. */
export function isFarewell(line: string): boolean {
  return /^q(uit)?$/i.test(line);
}
