import type { MatchView } from '../../electron/api.ts';
import type { GameScreen } from '../table/game-screen.ts';
import { chopsticksScreen } from './chopsticks/screen.ts';
import { conquestScreen } from './digit-conquest/screen.ts';
import { scholarsScreen } from './scholars-game/screen.ts';
import { summationScreen } from './summation-duel/screen.ts';

/** How each game looks, by its id. */
const screens: Readonly<Record<string, GameScreen>> = {
  chopsticks: chopsticksScreen,
  'scholars-game': scholarsScreen,
  'digit-conquest': conquestScreen,
  'summation-duel': summationScreen,
};

/** How the game of a match looks. @throws RangeError where it has no look. */
export function screenOf({ game }: MatchView): GameScreen {
  const screen = screens[game.id];
  if (screen === undefined) throw new RangeError(`The game "${game.id}" has no screen.`);
  return screen;
}
