import { chopsticks } from './chopsticks/chopsticks.ts';
import { digitConquest } from './digit-conquest/digit-conquest.ts';
import type { Game } from './game.ts';
import type { SettingsOf } from './settings/settings.ts';
import { scholarsGame } from './scholars-game/scholars-game.ts';
import { summationDuel } from './summation-duel/summation-duel.ts';

const registered = [chopsticks, scholarsGame, digitConquest, summationDuel] as const;

/** The type of each game. */
export type AnyGame = (typeof registered)[number];

export type GameId = AnyGame['id'];

/** The types of each game, by its id. */
type Shapes = {
  [Each in AnyGame as Each['id']]: Each extends Game<
    infer Position,
    infer Move,
    string,
    infer Reference,
    infer Definitions
  >
    ? {
        readonly position: Position;
        readonly move: Move;
        readonly reference: Reference;
        readonly settings: SettingsOf<Definitions>;
      }
    : never;
};

/** The positions of a game. */
export type PositionOf<Id extends GameId> = Shapes[Id]['position'];

/** The moves of a game. */
export type MoveOf<Id extends GameId> = Shapes[Id]['move'];

/** The settings of a game. */
export type GameSettingsOf<Id extends GameId> = Shapes[Id]['settings'];

/** See {@link Game.reference}. */
export type ReferenceOf<Id extends GameId> = Shapes[Id]['reference'];

/** Every game, in the order in which the screens list them. */
export const games: readonly Game<unknown, unknown, GameId>[] = registered;

/** The game with an id; undefined if there is none. */
export function findGame(id: string): Game<unknown, unknown, GameId> | undefined {
  return games.find((game) => game.id === id);
}

/** The game with an id. @throws RangeError that lists the games. */
export function gameOf(id: string): Game<unknown, unknown, GameId> {
  const game = findGame(id);
  if (game === undefined) {
    throw new RangeError(
      `There is no game "${id}". Games: ${games.map((each) => each.id).join(', ')}.`,
    );
  }
  return game;
}
