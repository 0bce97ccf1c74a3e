import type { GameView, PresetView } from '../../electron/api/preferences.ts';

/** The rules of the preferences. No preset's name begins with a space. */
export const asSet = ' ';

/** The rules shown with drawings. */
export interface RulesShown {
  /** Names of presets, and {@link asSet} if the preferences' rules equal no preset. */
  readonly names: readonly string[];
  /** The chosen one of these. */
  readonly chosen: string;
  /** The preset that equals the preferences' rules, if any. */
  readonly asSetIs: string | undefined;
}

/**
 * Selects the rules to show: a few presets, the preferences' rules if they equal no preset, and the
 * rules chosen elsewhere.
 *
 * @param first - the presets that are always shown.
 * @param value - the name of a preset, or {@link asSet}.
 */
export function rulesToShow(game: GameView, first: readonly string[], value: string): RulesShown {
  const asSetIs = first.find((name) =>
    game.presets.some((preset) => preset.name === name && isAsSet(game, preset)),
  );
  const chosen = value === asSet ? (asSetIs ?? asSet) : value;
  const names = [...(asSetIs === undefined ? [asSet] : []), ...first];
  return { names: names.includes(chosen) ? names : [...names, chosen], chosen, asSetIs };
}

/** Ignores the number of players, which is chosen separately. */
function isAsSet(game: GameView, preset: PresetView): boolean {
  return game.definitions.every(
    ({ name }) => name === 'players' || game.settings[name] === preset.settings[name],
  );
}
