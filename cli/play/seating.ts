import type { Difficulty } from '../../engine/players.ts';
import type { Game, Naming, Seat } from '../../engine/game.ts';
import { defaultSettings, type Settings } from '../../engine/settings.ts';
import { wholeNumber } from '../options.ts';
import { Refusal } from '../refusal.ts';

/** Who sits at a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string; readonly difficulty: Difficulty };

/** A match that is about to begin. */
export interface Table {
  readonly game: Game;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly first: Seat;
  readonly seed: number;
  /** What chance does first, in notation; after that it is left to the seed. */
  readonly draws: readonly string[];
}

/**
 * Seats persons and computers.
 *
 * @param kinds - who sits where; a computer at every seat behind the last one named.
 * @param strength - of a computer at each seat; the last one holds for the seats behind it.
 */
export function seatPlayers(
  seats: number,
  kinds: readonly Player['kind'][],
  strength: readonly Difficulty[],
): Player[] {
  const all = Array.from({ length: seats }, (_, seat) => kinds[seat] ?? 'computer');
  const computers = all.filter((kind) => kind === 'computer').length;
  return all.map((kind, seat) => {
    if (kind === 'person') return { kind, name: `Player ${seat + 1}` };
    const difficulty = strength[seat] ?? strength.at(-1) ?? 'medium';
    return { kind, difficulty, name: computers === 1 ? 'Computer' : `Computer ${seat + 1}` };
  });
}

/** Gives seats their players' names. */
export function namesOf(players: readonly Player[]): Naming {
  return (seat) => players[seat]?.name ?? `Seat ${seat + 1}`;
}

/** The table in words: `Player 1 against Computer (medium)`. */
export function seatingInWords(players: readonly Player[]): string {
  return players
    .map((player) =>
      player.kind === 'person' ? player.name : `${player.name} (${player.difficulty})`,
    )
    .join(' against ');
}

/**
 * What `--players` says as settings: the game's own setting, where it has one.
 *
 * @throws Refusal where the game can't be played by so many.
 */
export function seatAssignments(game: Game, text: string): string[] {
  if (text === '1') {
    throw new Refusal(
      "--players counts the seats, computers included, so it can't be 1: to play alone against the computer say --persons 1, which is the default.",
    );
  }
  const setting = game.settings.find(({ name }) => name === 'players');
  if (setting?.kind === 'number') {
    return [`players=${wholeNumber('--players', text, setting.min, setting.max)}`];
  }
  const { seats } = game.rules(defaultSettings(game.settings));
  if (text === String(seats)) return [];
  throw new Refusal(`--players can't be "${text}". Allowed for ${game.name}: ${seats}.`);
}
