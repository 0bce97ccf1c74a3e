import type { Rules } from '../../engine/game.ts';
import type { Naming, Words } from '../../words/say.ts';
import { chopsticksView } from './chopsticks.ts';
import { scholarsView } from './scholars-game.ts';

/** Draws a position in lines of text. */
export type TextView = (position: unknown, words: Words, naming: Naming) => readonly string[];

/** A text view that is also given whether the game is over. */
type GameTextView = (
  position: unknown,
  words: Words,
  naming: Naming,
  over: boolean,
) => readonly string[];

/** The games with drawings; others are shown in notation. */
const views: Readonly<Record<string, GameTextView>> = {
  chopsticks: chopsticksView,
  'scholars-game': scholarsView,
};

/** The view of a game's positions. */
export function viewOf(game: string, rules: Rules<unknown, unknown>): TextView {
  return (position, words, naming) => [
    ...(views[game]?.(position, words, naming, rules.turn(position).kind === 'over') ?? []),
    rules.formatPosition(position),
  ];
}
