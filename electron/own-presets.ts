import type { Config } from '../engine/config.ts';
import type { Preset } from '../engine/game.ts';
import { gameOf } from '../engine/games.ts';
import { Refusal } from './ipc.ts';

/**
 * A person's presets of a game, with the settings as they are now under a name; one of the same name
 * gives way.
 *
 * @throws Refusal where the game has a preset of its own by that name.
 */
export function withPreset(config: Config, game: string, name: string): Preset[] {
  refuseBuiltIn(game, name);
  const settings = config.settings[game] ?? {};
  return [...withoutPreset(config, game, name), { name, settings }];
}

/** The same presets, one of them under another name. @throws Refusal where that name is taken. */
export function withPresetRenamed(
  config: Config,
  game: string,
  name: string,
  to: string,
): readonly Preset[] {
  refuseBuiltIn(game, to);
  const presets = config.presets[game] ?? [];
  if (name !== to && presets.some((preset) => preset.name === to)) {
    throw new Refusal(`There is a preset "${to}" already: choose another name.`);
  }
  return presets.map((preset) => (preset.name === name ? { ...preset, name: to } : preset));
}

/** The same presets without one. */
export function withoutPreset(config: Config, game: string, name: string): Preset[] {
  return (config.presets[game] ?? []).filter((preset) => preset.name !== name);
}

function refuseBuiltIn(game: string, name: string): void {
  if (gameOf(game).presets.some((preset) => preset.name === name)) {
    throw new Refusal(`"${name}" is a preset of the game itself: choose another name.`);
  }
}
