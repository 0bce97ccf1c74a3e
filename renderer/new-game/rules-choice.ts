import type { GameView, PresetView } from '../../electron/api/preferences.ts';

/** No preset, whose names begin with no space: the rules as the preferences have them. */
export const asSet = ' ';

/** The rules that are shown with a drawing each. */
export interface RulesShown {
  /** Names of presets, and {@link asSet} if the preferences have rules of their own. */
  readonly names: readonly string[];
  /** Which of them is chosen. */
  readonly chosen: string;
  /** The preset that the preferences have, where they have one. */
  readonly asSetIs: string | undefined;
}

/**
 * Which rules to show: a few presets first, those of the preferences if they differ from all of them, and what was
 * chosen elsewhere.
 *
 * @param first - the presets that a game shows first.
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

/** How many play is chosen by itself. */
function isAsSet(game: GameView, preset: PresetView): boolean {
  return game.definitions.every(
    ({ name }) => name === 'players' || game.settings[name] === preset.settings[name],
  );
}
