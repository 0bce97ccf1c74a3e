import type { Config, ConfigNotice } from '../engine/config.ts';
import { games } from '../engine/games.ts';
import { defaultSettings } from '../engine/settings.ts';
import type { PreferencesView } from './api.ts';

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
    notices,
    games: games.map((game) => {
      const settings = config.settings[game.id] ?? {};
      return {
        id: game.id,
        name: game.name,
        summary: game.summary,
        definitions: game.settings,
        requirements: game.requirements,
        presets: [
          ...game.presets.map((preset) => ({ ...preset, own: false })),
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
