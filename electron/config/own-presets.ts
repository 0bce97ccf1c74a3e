import type { Change } from '../../storage/config/text.ts';
import type { Config, OwnPreset } from '../../storage/config/config.ts';
import { reservedName } from '../../storage/config/presets.ts';
import { sameName } from '../../storage/config/preset-name.ts';
import { message } from '../../words/message.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The most presets of a game; each change writes them all. */
const mostPresets = 100;

/**
 * Keeps the settings of a game, as they are now, as a preset.
 *
 * @param replace - whether one of the same name is replaced.
 * @throws Refusal if the name is reserved, or taken and not to be replaced; or if there are too many.
 */
export function presetSaved(
  config: Config,
  game: string,
  name: string,
  replace: boolean,
): readonly Change[] {
  refuseReserved(game, name);
  const settings = config.settings[game] ?? {};
  const presets = presetsOf(config, game);
  const taken = presets.find((other) => sameName(other.name, name));
  if (taken === undefined) {
    if (presets.length >= mostPresets) {
      throw new Refusal(message('presets.too-many', { most: mostPresets }));
    }
    return [{ keys: ['presets', game, -1], value: { name, settings } }];
  }
  if (!replace) refuseTaken(taken.name);
  return [
    { keys: ['presets', game, taken.index, 'name'], value: name },
    { keys: ['presets', game, taken.index, 'settings'], value: settings },
  ];
}

/** Renames a preset. @throws Refusal if the name is taken. */
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

/** Deletes a preset. @throws Refusal if there is no such game. */
export function presetDeleted(config: Config, game: string, name: string): readonly Change[] {
  return presetsOf(config, game)
    .filter((preset) => preset.name === name)
    .map(({ index }) => ({ keys: ['presets', game, index], value: undefined }));
}

function presetsOf(config: Config, game: string): readonly OwnPreset[] {
  return config.presets[knownGame(game).id] ?? [];
}

function refuseTaken(name: string): never {
  throw new Refusal(message('presets.taken', { name }));
}

function refuseReserved(game: string, name: string): void {
  switch (reservedName(knownGame(game), name)) {
    case 'preferences':
      throw new Refusal(message('presets.reserved', { name }));
    case 'built-in':
      throw new Refusal(message('presets.built-in', { name }));
    case undefined:
  }
}
