import { Bridge } from './bridge.ts';
import { askFirst } from './permissions.ts';

/** Starts the page's halves of contextBridge and of what asks for permissions. */
export function start(token: string): void {
  if (window.parent !== window) return;
  new Bridge(token, 'main');
  if (/^https?:/.test(location.protocol)) askFirst(token);
}
