import { presetName } from '../../words/game-words.ts';
import type { Config, OwnPreset } from '../../engine/config.ts';
import { gameOf } from '../../engine/games.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import { words } from '../words.ts';

/**
 * A person's presets of a game, with the settings as they are now under a name.
 *
 * @param replace - whether one of the same name gives way.
 * @throws Refusal where the name is that of a preset of the game itself, or taken and not to give way.
 */
export function withPreset(
  config: Config,
  game: string,
  name: string,
  replace: boolean,
): readonly OwnPreset[] {
  refuseBuiltIn(game, name);
  const presets = config.presets[game] ?? [];
  const preset = { name, settings: config.settings[game] ?? {} };
  if (!presets.some((other) => other.name === name)) return [...presets, preset];
  if (!replace) refuseTaken(name);
  return presets.map((other) => (other.name === name ? preset : other));
}

/** The same presets, one of them under another name. @throws Refusal where that name is taken. */
export function withPresetRenamed(
  config: Config,
  game: string,
  name: string,
  to: string,
): readonly OwnPreset[] {
  refuseBuiltIn(game, to);
  const presets = config.presets[game] ?? [];
  if (name !== to && presets.some((preset) => preset.name === to)) refuseTaken(to);
  return presets.map((preset) => (preset.name === name ? { ...preset, name: to } : preset));
}

/** The same presets without one. */
export function withoutPreset(config: Config, game: string, name: string): OwnPreset[] {
  return (config.presets[game] ?? []).filter((preset) => preset.name !== name);
}

function refuseTaken(name: string): never {
  throw new Refusal(message('presets.taken', { name }));
}

function refuseBuiltIn(game: string, name: string): void {
  if (gameOf(game).presets.some(({ id }) => presetName(words, game, id) === name)) {
    throw new Refusal(message('presets.built-in', { name }));
  }
}
