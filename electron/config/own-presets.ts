import { presetName } from '../../words/game-words.ts';
import type { Config, OwnPreset } from '../../config/config.ts';
import { sameName } from '../api/preset-name.ts';
import { message } from '../../words/message.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { words } from '../words.ts';

/** More than a list of them has room for; each change writes all. */
const mostPresets = 100;

/**
 * A person's presets of a game, with the settings as they are now under a name.
 *
 * @param replace - whether one of the same name gives way.
 * @throws Refusal where the name means something already, or is taken and not to give way; or there are too many.
 */
export function withPreset(
  config: Config,
  game: string,
  name: string,
  replace: boolean,
): readonly OwnPreset[] {
  refuseReserved(game, name);
  const presets = config.presets[game] ?? [];
  const preset = { name, settings: config.settings[game] ?? {} };
  const taken = presets.find((other) => sameName(other.name, name));
  if (taken === undefined) {
    if (presets.length >= mostPresets) {
      throw new Refusal(message('presets.too-many', { most: mostPresets }));
    }
    return [...presets, preset];
  }
  if (!replace) refuseTaken(taken.name);
  return presets.map((other) => (other === taken ? preset : other));
}

/** The same presets, one of them under another name. @throws Refusal where that name is taken. */
export function withPresetRenamed(
  config: Config,
  game: string,
  name: string,
  to: string,
): readonly OwnPreset[] {
  refuseReserved(game, to);
  const presets = config.presets[game] ?? [];
  const taken = presets.find((preset) => preset.name !== name && sameName(preset.name, to));
  if (taken !== undefined) refuseTaken(taken.name);
  return presets.map((preset) => (preset.name === name ? { ...preset, name: to } : preset));
}

/** The same presets without one. @throws Refusal where there is no such game. */
export function withoutPreset(config: Config, game: string, name: string): OwnPreset[] {
  const { id } = knownGame(game);
  return (config.presets[id] ?? []).filter((preset) => preset.name !== name);
}

function refuseTaken(name: string): never {
  throw new Refusal(message('presets.taken', { name }));
}

function refuseReserved(game: string, name: string): void {
  const reserved = words().text('new-game.as-set');
  if (sameName(name, reserved)) {
    throw new Refusal(message('presets.reserved', { name: reserved }));
  }
  if (knownGame(game).presets.some(({ id }) => sameName(presetName(words(), game, id), name))) {
    throw new Refusal(message('presets.built-in', { name }));
  }
}
