import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import { nameOf } from '../game-name.ts';
import { UserError } from '../user-error.ts';
import { conquestDraws } from './digit-conquest.ts';

/** The games with a deck: what `--deck` says, as moves of chance in notation. */
const draws: Readonly<Record<string, (settings: Settings, text: string) => string[]>> = {
  'digit-conquest': conquestDraws,
};

/**
 * What `--deck` says, as moves of chance in notation.
 *
 * @throws UserError where there is no deck to draw from, or the deck doesn't have these cards.
 */
export function drawsFrom(game: Game, settings: Settings, text: string): string[] {
  const read = draws[game.id];
  if (read === undefined) {
    throw new UserError(message('cli.refused.no-deck', { game: nameOf(game) }));
  }
  return read(settings, text);
}
