import { chopsticks } from './chopsticks/chopsticks.ts';
import { digitConquest } from './digit-conquest/digit-conquest.ts';
import type { Game } from './game.ts';
import { scholarsGame } from './scholars-game/scholars-game.ts';
import { summationDuel } from './summation-duel/summation-duel.ts';

const registered = [chopsticks, scholarsGame, digitConquest, summationDuel] as const;

/** Every game as its own type. */
export type AnyGame = (typeof registered)[number];

export type GameId = AnyGame['id'];

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
