import { isDeepStrictEqual } from 'node:util';
import type { OwnKeys } from '../../storage/config/keys.ts';
import type { Appearance } from '../../storage/config/appearance.ts';
import type { Config } from '../../storage/config/config.ts';
import { message } from '../../words/message.ts';
import { wordsOf } from '../../words/say.ts';
import type { Core } from './core.ts';
import { configFileFor } from '../folders.ts';
import { languageFor } from '../language.ts';
import { speak } from '../words.ts';
import { ConfigFile } from '../config/config-file.ts';
import { openPreferences, preferenceHandlers } from '../config/preferences.ts';

/** The settings of a safe start, which override the config file. */
const safeAppearance = { motion: 'off' } as const satisfies Partial<Appearance>;

/** Keeps the preferences in the config file, and applies their theme and language. */
export function preferencesFeature({ platform, bus }: Core) {
  const { folder, given, safe, about, systemLanguages, windows, useTheme } = platform;
  const file = configFileFor(given, folder);
  const languageOf = ({ program }: Config) => languageFor(given.language, program, systemLanguages);
  let keys: OwnKeys = {};
  const preferences = openPreferences({
    open: (changed) =>
      new ConfigFile(file, {
        changed,
        words: (config) => wordsOf(languageOf(config)),
        later: (work) => bus.once('boardShown', work),
      }),
    about,
    languageOf,
    instead: safe ? safeAppearance : {},
    changed(config) {
      useTheme(config.appearance.theme);
      const spoken = speak(languageOf(config));
      if (spoken || !isDeepStrictEqual(keys, config.keys)) bus.emit('menuChanged');
      ({ keys } = config);
      windows.tellAll('preferences', preferences.view());
      bus.emit('preferencesChanged');
    },
  });
  const config = preferences.config();
  ({ keys } = config);
  useTheme(config.appearance.theme);
  speak(languageOf(config));
  if (safe) preferences.report(message('program.safe.notice'));
  return { preferences, file, handlers: preferenceHandlers(preferences) };
}
