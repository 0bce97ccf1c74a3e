import { createPlayer } from './player.ts';

/** What this window is heard by. */
export const sound = createPlayer(() => new AudioContext());
