import type { PreferencesView } from '../../electron/api/preferences.ts';

/** The page that a window shows first. */
export function beginsAt({ parts }: PreferencesView): 'home' | 'table' {
  return parts.some(({ settings }) => settings.start === 'table') ? 'table' : 'home';
}
