import type { GameId, MatchViewOf } from '../../electron/api/match-view.ts';
import type { GameScreen, TableColours } from '../table/game-screen.ts';
import { chopsticksScreen } from './chopsticks/screen.ts';
import { conquestScreen } from './digit-conquest/screen.ts';
import { scholarsScreen } from './scholars-game/screen.ts';
import { summationScreen } from './summation-duel/screen.ts';

/** How each game looks, by its id. */
const screens: { readonly [Id in GameId]: GameScreen<Id> } = {
  chopsticks: chopsticksScreen,
  'scholars-game': scholarsScreen,
  'digit-conquest': conquestScreen,
  'summation-duel': summationScreen,
};

/** How a game looks, where no match of it is to be shown. */
export function screenOfGame(
  id: string,
): Pick<GameScreen<GameId>, 'colours' | 'Picture' | 'presetPictures'> {
  return screens[id as GameId];
}

/** What the tables of all games are made of. */
export function tableColours(): readonly TableColours[] {
  return Object.values(screens).map(({ colours }) => colours);
}

/** How the game of a match looks. */
export function screenOf<Id extends GameId>({
  game,
}: Pick<MatchViewOf<Id>, 'game'>): GameScreen<Id> {
  return screens[game.id];
}
