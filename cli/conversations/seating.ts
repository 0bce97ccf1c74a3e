import { difficultyInWords, type Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Series } from '../../engine/match/series.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { message, playerAt, type Value } from '../../words/message.ts';
import { nameOf } from '../../words/game-words.ts';
import { wholeNumber } from '../options.ts';
import { UserError } from '../user-error.ts';

/** A match that is about to begin. */
export interface Table {
  readonly game: Game;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly first: Seat;
  /** For the computers, and for chance unless the resumed match has a seed of its own. */
  readonly seed: number;
  /** The first results of chance, in notation; later ones follow from the seed. */
  readonly draws: readonly string[];
  /** The games so far of a resumed match. */
  readonly from?: Series & Pick<SeatedMatch, 'seed'>;
}

/**
 * Seats persons and computers.
 *
 * @param kinds - the player at each seat; a computer at every further seat.
 * @param strength - of a computer at each seat; the last one holds for all further seats.
 */
export function seatPlayers(
  seats: number,
  kinds: readonly Player['kind'][],
  strength: readonly Difficulty[],
): Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const kind = kinds[seat] ?? 'computer';
    if (kind === 'person') return { kind };
    return { kind, difficulty: strength[seat] ?? strength.at(-1) ?? 'medium' };
  });
}

/** The table in words: `Player 1 against Computer (medium)`. */
export function seating(players: readonly Player[]): Value {
  return players
    .map((player, seat): Value =>
      player.kind === 'person'
        ? playerAt(seat)
        : message('cli-play.seated', {
            player: playerAt(seat),
            difficulty: difficultyInWords(player.difficulty),
          }),
    )
    .reduce((one, other) => message('cli-play.against', { one, other }));
}

/**
 * The settings for `--players`: the game's own setting if it has one.
 *
 * @throws UserError if the game doesn't have that number of players.
 */
export function seatAssignments(game: Game, text: string): string[] {
  if (text === '1') {
    throw new UserError(message('cli.refused.one-seat'));
  }
  const setting = game.settings.find(({ name }) => name === 'players');
  if (setting?.kind === 'number') {
    return [`players=${wholeNumber('--players', text, setting.min, setting.max)}`];
  }
  const { seats } = game.rules(defaultSettings(game.settings));
  if (text === String(seats)) return [];
  throw new UserError(
    message('cli.refused.value-for-game', {
      option: '--players',
      text,
      game: nameOf(game),
      allowed: seats,
    }),
  );
}
