import { Bridge } from './bridge.ts';
import { askFirst } from './permissions.ts';

/** Starts the page's halves of contextBridge and of the permission prompts. */
export function start(token: string): void {
  if (window.parent !== window) return;
  new Bridge(token, 'main');
  if (/^https?:/.test(location.protocol)) askFirst(token);
}
