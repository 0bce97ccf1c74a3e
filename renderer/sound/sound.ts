import { createPlayer } from './player.ts';

/** This window's sound player. */
export const sound = createPlayer(() => new AudioContext());
