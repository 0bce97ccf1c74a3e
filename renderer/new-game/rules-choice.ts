import type { GameView, Settings } from '../../electron/api/preferences.ts';

/** The rules of the preferences. No preset's name begins with a space. */
export const asSet = ' ';

/** Rules changed in the dialog, for one match. */
export const changed = '  ';

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
 * @param value - the name of a preset, {@link asSet} or {@link changed}.
 */
export function rulesToShow(game: GameView, first: readonly string[], value: string): RulesShown {
  const asSetIs = first.find((name) =>
    game.presets.some(
      (preset) => preset.name === name && areSame(game, game.settings, preset.settings),
    ),
  );
  const chosen = value === asSet ? (asSetIs ?? asSet) : value;
  const names = [...(asSetIs === undefined ? [asSet] : []), ...first];
  return { names: names.includes(chosen) ? names : [...names, chosen], chosen, asSetIs };
}

/** The name of the rules that equal some settings: {@link asSet}, a preset or {@link changed}. */
export function nameOfRules(game: GameView, settings: Settings): string {
  if (areSame(game, game.settings, settings)) return asSet;
  return game.presets.find((preset) => areSame(game, preset.settings, settings))?.name ?? changed;
}

/** Ignores the number of players, which is chosen separately. */
function areSame({ definitions }: GameView, one: Settings, other: Settings): boolean {
  return definitions.every(({ name }) => name === 'players' || one[name] === other[name]);
}
