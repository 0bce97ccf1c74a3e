import type { GameView, PresetView, Settings } from '../../electron/api/preferences.ts';
import { differenceOf, settingInWords } from '../variant.ts';
import { words } from '../words.svelte.ts';

/** A preset's heading in the list: the topic of the first setting that it changes. */
export function presetGroup(game: GameView, preset: PresetView): string | undefined {
  if (preset.own) return words().text('preferences.presets.title');
  const changed = game.definitions.find(
    ({ name, default: usual }) => (preset.settings[name] ?? usual) !== usual,
  );
  return changed && settingInWords(game.id, changed).topic;
}

/** How rules differ from the game's defaults, in words. */
function rulesInWords(game: GameView, settings: Settings): string {
  return (
    differenceOf(game.id, game.definitions, settings) || words().text('new-game.standard-rules')
  );
}

/** How a preset differs from the defaults, and whether the user made it. */
export function presetDetail(game: GameView, { own, settings }: PresetView): string {
  const rules = rulesInWords(game, settings);
  return own ? words().text('new-game-seats.own', { rules }) : rules;
}
