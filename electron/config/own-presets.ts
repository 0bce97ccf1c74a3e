import type { Change } from '../../config/change.ts';
import type { Config, OwnPreset } from '../../config/config.ts';
import { reservedName } from '../../config/reserved-names.ts';
import { sameName } from '../api/preset-name.ts';
import { gameOf } from '../../engine/games.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * Keeps the settings of a game, as they are now, as a preset.
 *
 * @param replace - whether one of the same name gives way.
 * @throws Refusal where the name means something already, or is taken and not to give way.
 */
export function presetSaved(
  config: Config,
  game: string,
  name: string,
  replace: boolean,
): readonly Change[] {
  refuseReserved(game, name);
  const settings = config.settings[game] ?? {};
  const taken = presetsOf(config, game).find((other) => sameName(other.name, name));
  if (taken === undefined) {
    return [{ keys: ['presets', game, -1], value: { name, settings } }];
  }
  if (!replace) refuseTaken(taken.name);
  return [
    { keys: ['presets', game, taken.index, 'name'], value: name },
    { keys: ['presets', game, taken.index, 'settings'], value: settings },
  ];
}

/** Gives a preset another name. @throws Refusal where that name is taken. */
export function presetRenamed(
  config: Config,
  game: string,
  name: string,
  to: string,
): readonly Change[] {
  refuseReserved(game, to);
  const presets = presetsOf(config, game);
  const taken = presets.find((preset) => preset.name !== name && sameName(preset.name, to));
  if (taken !== undefined) refuseTaken(taken.name);
  return presets
    .filter((preset) => preset.name === name)
    .map(({ index }) => ({ keys: ['presets', game, index, 'name'], value: to }));
}

/** Takes a preset away. */
export function presetDeleted(config: Config, game: string, name: string): readonly Change[] {
  return presetsOf(config, game)
    .filter((preset) => preset.name === name)
    .map(({ index }) => ({ keys: ['presets', game, index], value: undefined }));
}

function presetsOf(config: Config, game: string): readonly OwnPreset[] {
  return config.presets[game] ?? [];
}

function refuseTaken(name: string): never {
  throw new Refusal(message('presets.taken', { name }));
}

function refuseReserved(game: string, name: string): void {
  switch (reservedName(gameOf(game), name)) {
    case 'preferences':
      throw new Refusal(message('presets.reserved', { name }));
    case 'built-in':
      throw new Refusal(message('presets.built-in', { name }));
    case undefined:
  }
}
