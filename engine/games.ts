import { chopsticks } from './chopsticks/chopsticks.ts';
import { digitConquest } from './digit-conquest/digit-conquest.ts';
import type { Game } from './game.ts';
import type { SettingsOf } from './settings/settings.ts';
import { scholarsGame } from './scholars-game/scholars-game.ts';
import { summationDuel } from './summation-duel/summation-duel.ts';

const registered = [chopsticks, scholarsGame, digitConquest, summationDuel] as const;

/** Every game as its own type. */
export type AnyGame = (typeof registered)[number];

export type GameId = AnyGame['id'];

/** What each game's own types are, by its id. */
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

/** What the positions of a game look like. */
export type PositionOf<Id extends GameId> = Shapes[Id]['position'];

/** What the moves of a game look like. */
export type MoveOf<Id extends GameId> = Shapes[Id]['move'];

/** What the settings of a game decide. */
export type GameSettingsOf<Id extends GameId> = Shapes[Id]['settings'];

/** What a table of a game shows of the rules; see {@link Game.reference}. */
export type ReferenceOf<Id extends GameId> = Shapes[Id]['reference'];

/** Every game, in the order in which a player is offered them. */
export const games: readonly Game<unknown, unknown, GameId>[] = registered;

/** A game by its id; nothing where there is none. */
export function findGame(id: string): Game<unknown, unknown, GameId> | undefined {
  return games.find((game) => game.id === id);
}

/** A game by its id. @throws RangeError naming the games there are. */
export function gameOf(id: string): Game<unknown, unknown, GameId> {
  const game = findGame(id);
  if (game === undefined) {
    throw new RangeError(
      `There is no game "${id}". Games: ${games.map((each) => each.id).join(', ')}.`,
    );
  }
  return game;
}
