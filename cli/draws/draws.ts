import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import { nameOf } from '../../words/game-words.ts';
import { UserError } from '../user-error.ts';
import { conquestDraws } from './digit-conquest.ts';

/** The parsers of `--deck`, by game. */
const draws: Readonly<Record<string, (settings: Settings, text: string) => string[]>> = {
  'digit-conquest': conquestDraws,
};

/**
 * Parses `--deck` into moves of chance in notation.
 *
 * @throws UserError if the game has no deck, or the deck doesn't have these cards.
 */
export function drawsFrom(game: Game, settings: Settings, text: string): string[] {
  const read = draws[game.id];
  if (read === undefined) {
    throw new UserError(message('cli.refused.no-deck', { game: nameOf(game) }));
  }
  return read(settings, text);
}
