import type { Naming, Rules } from '../../engine/game.ts';
import { chopsticksView } from './chopsticks.ts';
import { scholarsView } from './scholars-game.ts';

/** Draws a position in lines of text. */
export type TextView = (position: unknown, name: Naming) => readonly string[];

/** The games that are drawn; the others are shown in their notation. */
const views: Readonly<Record<string, TextView>> = {
  chopsticks: chopsticksView,
  'scholars-game': scholarsView,
};

/** How a game's positions are shown. */
export function viewOf(game: string, rules: Rules<unknown, unknown>): TextView {
  return (position, name) => [
    ...(views[game]?.(position, name) ?? []),
    rules.formatPosition(position),
  ];
}
