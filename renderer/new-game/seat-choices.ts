import type { GameView, PresetView, Settings } from '../../electron/api/preferences.ts';
import { reasonAgainst } from '../preferences/offers.ts';

/** How many players a game can have, and the settings for that number. */
export interface SeatChoices {
  /** The setting for the number of players; undefined if it is fixed. */
  readonly setting: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled: boolean;
  }[];
  /** The reason why some numbers can't be chosen. */
  readonly reason: string | undefined;
  readonly count: number;
  readonly settings: Settings;
}

/**
 * Lists how many players a game can have.
 *
 * @param chosen - the chosen rules: those of a preset or of the preferences.
 * @param wanted - the chosen number of players; without one, or if the rules forbid it, the rules
 * decide.
 */
export function seatChoices(
  game: GameView | undefined,
  chosen: Pick<PresetView, 'settings' | 'seats'> | undefined,
  wanted: number | undefined,
): SeatChoices {
  const { settings = {}, seats = 2 } = chosen ?? {};
  const definition = game?.definitions.find(({ name }) => name === 'players');
  if (game === undefined || definition?.kind !== 'number') {
    const only = { value: String(seats), label: String(seats), disabled: false };
    return { setting: undefined, choices: [only], reason: undefined, count: seats, settings };
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
