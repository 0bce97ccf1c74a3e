import { preferencesView } from '../../electron/config/preferences-view.ts';
import type {
  ConfigNotice,
  GameView,
  PreferencesView,
  Settings,
} from '../../electron/api/preferences.ts';
import { parseConfig } from '../../storage/config/parse.ts';
import type { Language } from '../../words/languages.ts';

const about = { file: 'config.jsonc', version: '1', kiosk: false, runtime: { code: 'a test' } };

/** The preferences that windows get from a config file with this text. */
export function preferencesOf(text: string, language: Language = 'en'): PreferencesView {
  return preferencesView(parseConfig(text).config, noticesOf(text), { ...about, language });
}

/** The notices about a config file with this text. */
export function noticesOf(text: string): ConfigNotice[] {
  return parseConfig(text).notices.map((notice, id) => ({ id, ...notice }));
}

/** A game in the preferences, with some settings. */
export function gameViewOf(id: string, settings: Settings = {}): GameView {
  const { games } = preferencesOf(JSON.stringify({ [id]: settings }));
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new RangeError(`There is no game "${id}".`);
  return game;
}
