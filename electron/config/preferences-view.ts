import { gameName, gameSummary, presetName } from '../../words/game-words.ts';
import { usualAppearance, type Config } from '../../engine/config.ts';
import { games } from '../../engine/games.ts';
import { defaultSettings, problemsWith, unmetMessage } from '../../engine/settings.ts';
import type { ConfigNotice, PreferencesView, SettingValue } from '../api/preferences-view.ts';
import { Refusal } from '../ipc/refusal.ts';
import { settingView } from './setting-view.ts';
import { words } from '../words.ts';

/** What the preferences window, and the dialogs of the board, see of the preferences. */
export function preferencesView(
  config: Config,
  notices: readonly ConfigNotice[],
  about: { file: string; version: string; runtime: string },
): PreferencesView {
  return {
    ...about,
    game: config.game,
    players: config.players,
    difficulty: config.difficulty,
    first: config.first,
    appearance: config.appearance,
    usualAppearance,
    notices,
    games: games.map((game) => {
      const settings = config.settings[game.id] ?? {};
      return {
        id: game.id,
        name: gameName(words, game.id),
        summary: gameSummary(words, game.id),
        definitions: game.settings.map((setting) => settingView(game.id, setting)),
        requirements: game.requirements.map((requirement) => ({
          ...requirement,
          sentence: words.say(unmetMessage(game, requirement)),
        })),
        presets: [
          ...game.presets.map(({ id, settings: differing }) => ({
            name: presetName(words, game.id, id),
            settings: differing,
            own: false,
          })),
          ...(config.presets[game.id] ?? []).map((preset) => ({ ...preset, own: true })),
        ].map(({ name, own, settings: differing }) => {
          const all = { ...defaultSettings(game.settings), ...differing };
          return { name, own, settings: all, seats: game.rules(all).seats };
        }),
        settings,
        seats: game.rules(settings).seats,
      };
    }),
  };
}

/**
 * Refuses a change that would leave a game with settings that can't be played.
 *
 * @param keys - the keys in the config file, from the outside in.
 * @throws Refusal saying what is possible.
 */
export function refuseImpossible(
  { settings }: Config,
  [id, name]: readonly string[],
  value: SettingValue | readonly unknown[],
): void {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined || name === undefined || typeof value === 'object') return;
  const [problem] = problemsWith(game, { ...settings[game.id], [name]: value });
  if (problem !== undefined) throw new Refusal(problem.message);
}
