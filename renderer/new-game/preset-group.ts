import type { GameView, PresetView } from '../../electron/api/preferences.ts';
import { settingInWords } from '../variant.ts';
import { words } from '../words.svelte.ts';

/** What a preset stands under in a list: the topic of the first setting that it changes. */
export function presetGroup(game: GameView, preset: PresetView): string | undefined {
  if (preset.own) return words().text('preferences.presets.title');
  const changed = game.definitions.find(
    ({ name, default: usual }) => (preset.settings[name] ?? usual) !== usual,
  );
  return changed && settingInWords(game.id, changed).topic;
}
