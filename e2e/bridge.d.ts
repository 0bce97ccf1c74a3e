import type { Bridge } from '../electron/api/bridge.ts';

declare global {
  interface Window {
    /** The bridge of the preload script. */
    readonly digitDuels: Bridge;
  }
}
