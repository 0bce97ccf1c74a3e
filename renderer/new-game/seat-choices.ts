import type { GameView, PresetView, Settings } from '../../electron/api/preferences.ts';
import { reasonAgainst } from '../preferences/offers.ts';

/** How many can sit down to a game, and by what settings they then play. */
export interface SeatChoices {
  /** The setting that says how many; nothing where that is fixed. */
  readonly setting: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled: boolean;
  }[];
  /** Why not all of them can be chosen. */
  readonly reason: string | undefined;
  readonly count: number;
  readonly settings: Settings;
}

/**
 * How many can sit down to a game.
 *
 * @param chosen - the rules that were chosen: those of a preset, or the game as the preferences have it.
 * @param wanted - how many were asked for; the rules say it where nothing was, or where they forbid it.
 */
export function seatChoices(
  game: GameView | undefined,
  chosen: Pick<PresetView, 'settings' | 'seats'> | undefined,
  wanted: number | undefined,
): SeatChoices {
  const { settings = {}, seats = 2 } = chosen ?? {};
  const definition = game?.definitions.find(({ name }) => name === 'players');
  if (game === undefined || definition?.kind !== 'number') {
    return { setting: undefined, choices: [], reason: undefined, count: seats, settings };
  }
  const { name, min, max } = definition;
  const against = (count: number): string | undefined =>
    reasonAgainst({ ...game, settings }, name, count);
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const count = wanted === undefined || against(wanted) !== undefined ? seats : wanted;
  return {
    setting: name,
    choices: counts.map((count) => ({
      value: String(count),
      label: String(count),
      disabled: against(count) !== undefined,
    })),
    reason: counts.map(against).find(Boolean),
    count,
    settings: { ...settings, [name]: count },
  };
}
