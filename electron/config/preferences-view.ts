import { gameName, gameSummary, presetName } from '../../words/game-words.ts';
import type { Config } from '../../config/config.ts';
import { parts, programParts, settingsOf, type ConfigPart } from '../../config/parts.ts';
import { startFields } from '../../config/start.ts';
import type { Game } from '../../engine/game.ts';
import { games } from '../../engine/games.ts';
import {
  cutShort,
  defaultSettings,
  parseSettings,
  shortened,
  unmetMessage,
  type SettingRules,
  type Settings,
} from '../../engine/settings.ts';
import type {
  ConfigNotice,
  GameView,
  PartView,
  PreferencesView,
  PresetView,
  SettingValue,
} from '../api/preferences-view.ts';
import { message, type Message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import { settingView } from './setting-view.ts';
import { words } from '../words.ts';

/** What the preferences window, and the dialogs of the board, see of the preferences. */
export function preferencesView(
  config: Config,
  notices: readonly ConfigNotice[],
  about: { file: string; version: string; runtime: Message },
): PreferencesView {
  return {
    ...about,
    runtime: words().say(about.runtime),
    game: config.game,
    players: config.players,
    difficulty: config.difficulty,
    first: config.first,
    language: words().language,
    appearance: config.appearance,
    sound: config.sound,
    notices,
    parts: programParts.map((part) => partView(part, settingsOf(config, part))),
    games: games.map((game) => gameView(game, config)),
  };
}

function partView({ rules, path }: ConfigPart, settings: Settings): PartView {
  return {
    id: rules.id,
    name: gameName(words(), rules.id),
    path,
    definitions: rules.settings.map((setting) => settingView(rules.id, setting)),
    requirements: rules.requirements.map((requirement) => ({
      ...requirement,
      sentence: words().labelling().say(unmetMessage(rules, requirement)),
    })),
    settings,
  };
}

function gameView(game: Game, config: Config): GameView {
  const { id } = game;
  const settings = config.settings[id] ?? {};
  const presetView = (name: string, differing: Settings, own: boolean): PresetView => {
    const all = { ...defaultSettings(game.settings), ...differing };
    return { name, own, settings: all, seats: game.rules(all).seats };
  };
  return {
    ...partView({ rules: game, path: [id] }, settings),
    summary: gameSummary(words(), id),
    presets: [
      ...game.presets.map((preset) =>
        presetView(presetName(words(), id, preset.id), preset.settings, false),
      ),
      ...(config.presets[id] ?? []).map((preset) => presetView(preset.name, preset.settings, true)),
    ],
    seats: game.rules(settings).seats,
  };
}

/**
 * Refuses a change that can't be had, or that would leave a game with settings that can't be played.
 *
 * @param keys - the keys in the config file, from the outside in.
 * @throws Refusal saying what is possible, in the words of the windows.
 */
export function refuseImpossible(
  config: Config,
  keys: readonly string[],
  value: SettingValue | readonly unknown[],
): void {
  const name = keys.at(-1) ?? '';
  const part = parts.find(
    ({ rules, path }) => path.join() === keys.slice(0, -1).join() && hasSetting(rules, name),
  );
  if (part === undefined) {
    refuseOther(keys, value);
    return;
  }
  const { problems } = parseSettings(part.rules, { ...settingsOf(config, part), [name]: value });
  const [problem] = problems;
  if (problem !== undefined) throw new Refusal(problem.message);
}

/** Of what is no setting of a part, only what is on the table at the start can be changed. */
function refuseOther(keys: readonly string[], value: unknown): void {
  const [name = ''] = keys;
  const field = Object.entries(startFields).find(([key]) => key === name)?.[1];
  if (field === undefined || keys.length > 1) {
    throw new Refusal(message('preferences.unknown', { name: cutShort(keys.join('.')) }));
  }
  if (field.schema.safeParse(value).success) return;
  throw new Refusal(
    message('settings.bad-value', { name, value: shortened(value), allowed: field.allowed }),
  );
}

function hasSetting({ settings }: SettingRules, name: string): boolean {
  return settings.some((setting) => setting.name === name);
}
