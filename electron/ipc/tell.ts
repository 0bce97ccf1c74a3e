import type { WebContents } from 'electron';
import type { Events } from '../api/events.ts';

/** Tells a window something. */
export function tell<Name extends keyof Events>(
  contents: WebContents,
  name: Name,
  payload: Events[Name],
): void {
  if (!contents.isDestroyed()) contents.send('event', name, payload);
}
