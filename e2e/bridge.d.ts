import type { Bridge } from '../electron/api/bridge.ts';

declare global {
  interface Window {
    /** What the preload script gives to every page of the program. */
    readonly digitDuels: Bridge;
  }
}
