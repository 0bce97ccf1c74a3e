import { standInFor } from '../../electron/api/computer-players.ts';
import { computersFor } from '../new-game/chairs.ts';
import type {
  Difficulty,
  GameView,
  PreferencesView,
  Settings,
} from '../../electron/api/preferences.ts';
import type { Player } from '../../electron/api/match-view.ts';
import type { RequestOf } from '../../electron/api/requests.ts';

/** The players of a game by the preferences: those who played last. */
export function playersOf(game: GameView, preferences: PreferencesView): readonly Player[] {
  const last: Difficulty = preferences.difficulty.at(-1) ?? 'medium';
  const offered = computersFor(game, game.seats);
  return Array.from({ length: game.seats }, (_, seat) => {
    const name = preferences.names[seat] ?? '';
    const named = name === '' ? {} : { name };
    return preferences.players[seat] === 'person'
      ? { kind: 'person', ...named }
      : {
          kind: 'computer',
          difficulty: standInFor(preferences.difficulty[seat] ?? last, offered),
          ...named,
        };
  });
}

/** A match with some settings, by default for two, between the last players. */
export function bySettings(
  id: string,
  settings: Settings,
  preferences: PreferencesView,
  seats = 2,
): RequestOf<'newMatch'> {
  const game = preferences.games.find((each) => each.id === id);
  if (game === undefined) throw new RangeError(`There is no game "${id}".`);
  return { ...asLastTime({ ...game, seats }, preferences), settings: { ...settings } };
}

/** A match like the last one: the same players, by the rules of the preferences. */
export function asLastTime(game: GameView, preferences: PreferencesView): RequestOf<'newMatch'> {
  const { first } = preferences;
  return {
    game: game.id,
    players: [...playersOf(game, preferences)],
    first: first === 'random' ? first : Math.min(first, game.seats) - 1,
  };
}
