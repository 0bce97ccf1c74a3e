import type { GameId, MatchViewOf, SeenPosition } from '../../electron/api/match-view.ts';
import type { Settings } from '../../electron/api/preferences.ts';
import type { CutOut, GameScreen, TableColours } from '../table/game-screen.ts';
import { chopsticksScreen } from './chopsticks/screen.ts';
import { conquestScreen } from './digit-conquest/screen.ts';
import { scholarsScreen } from './scholars-game/screen.ts';
import type { TableKey } from '../table/table-keys.ts';
import { summationScreen } from './summation-duel/screen.ts';

/** The screens of all games, by id. */
const screens: { readonly [Id in GameId]: GameScreen<Id> } = {
  chopsticks: chopsticksScreen,
  'scholars-game': scholarsScreen,
  'digit-conquest': conquestScreen,
  'summation-duel': summationScreen,
};

/** The screen of a game, if no match of it is needed. */
export function screenOfGame(
  id: string,
): Pick<GameScreen<GameId>, 'colours' | 'Miniature' | 'presetPictures' | 'mapLabels'> {
  return screens[id as GameId] as GameScreen<GameId>;
}

/** The table colours of all games. */
export function tableColours(): readonly TableColours[] {
  return Object.values(screens).map(({ colours }) => colours);
}

/** The keys of all tables. */
export function tableKeys(): readonly TableKey[] {
  return Object.values(screens).flatMap(({ keys }) => keys());
}

/** The component that builds positions of a game. */
export function builderOf(id: GameId): GameScreen<GameId>['Builder'] {
  return screens[id].Builder as GameScreen<GameId>['Builder'];
}

/** The cards with which a game can be played on paper. @param settings - all of the game's. */
export function cutOutsOf(id: GameId, settings: Settings): readonly CutOut[] {
  // Only the id of the game determines the type of its settings.
  return screens[id].cutOuts(settings as never);
}

/** What the small drawing leaves out of a position, in a sentence; empty if nothing. */
export function leftOutOf(view: SeenPosition): string {
  return screens[view.game.id].leftOut?.(view as never) ?? '';
}

/** The screen of a match's game. */
export function screenOf<Id extends GameId>({
  game,
}: Pick<MatchViewOf<Id>, 'game'>): GameScreen<Id> {
  return screens[game.id];
}
