import { Bridge } from './bridge.ts';

/** Starts the page's half of contextBridge. */
export function start(token: string): void {
  if (window.parent === window) new Bridge(token, 'main');
}
