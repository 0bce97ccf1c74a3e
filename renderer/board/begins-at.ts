import type { PreferencesView } from '../../electron/api/preferences.ts';
import type { BoardPlace } from './board-place.ts';

/** What the window shows first. */
export function beginsAt({ parts }: PreferencesView): Extract<BoardPlace, 'home' | 'table'> {
  const settings = parts.map((part) => part.settings);
  return settings.some(({ start }) => start === 'table') ? 'table' : 'home';
}
