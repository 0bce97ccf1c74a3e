import path from 'node:path';
import type { Config } from '../../storage/config/config.ts';
import { message } from '../../words/message.ts';
import { wordsOf } from '../../words/say.ts';
import type { Core } from './core.ts';
import { languageFor } from '../language.ts';
import { safeAppearance } from '../safe-appearance.ts';
import { speak } from '../words.ts';
import { openConfigFile } from '../config/config-file.ts';
import { preferenceHandlers } from '../config/preference-handlers.ts';
import { openPreferences } from '../config/preferences.ts';

/** Keeps the preferences in the config file, and has the program look and speak as they say. */
export function preferencesFeature({ platform, bus }: Core) {
  const { folder, given, safe, about, locale, windows, useTheme } = platform;
  const file = path.resolve(given.config ?? path.join(folder, 'config.jsonc'));
  const languageOf = ({ program }: Config) => languageFor(given.language, program, locale);
  const preferences = openPreferences({
    open: (changed) =>
      openConfigFile(file, {
        changed,
        words: (config) => wordsOf(languageOf(config)),
        later: (work) => bus.once('boardShown', work),
      }),
    about,
    languageOf,
    instead: safe ? safeAppearance : {},
    changed(config) {
      useTheme(config.appearance.theme);
      if (speak(languageOf(config))) bus.emit('languageChanged');
      windows.tellAll('preferences', preferences.view());
    },
  });
  const config = preferences.config();
  useTheme(config.appearance.theme);
  speak(languageOf(config));
  if (safe) preferences.report(message('program.safe.notice'));
  return { preferences, file, handlers: preferenceHandlers(preferences) };
}
