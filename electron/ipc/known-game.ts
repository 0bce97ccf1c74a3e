import type { Game } from '../../engine/game.ts';
import { findGame } from '../../engine/games.ts';
import { cutShort } from '../../engine/shortened.ts';
import { message } from '../../words/message.ts';
import { Refusal } from './refusal.ts';

/** The game that a request names. @throws Refusal where there is none of that name. */
export function knownGame(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Refusal(message('match.unknown-game', { game: cutShort(id) }));
  return game;
}
