import type { PreferencesView } from '../../electron/api/preferences.ts';

/** The page that the window begins with. */
export function beginsAt({ parts }: PreferencesView): 'home' | 'table' {
  return parts.some(({ settings }) => settings.start === 'table') ? 'table' : 'home';
}
