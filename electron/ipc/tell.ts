import type { WebContents } from 'electron';
import type { Events } from '../api/events.ts';

/** Sends an event to a window. */
export function tell<Name extends keyof Events>(
  contents: WebContents,
  name: Name,
  payload: Events[Name],
): void {
  if (!contents.isDestroyed()) contents.send('event', name, payload);
}
