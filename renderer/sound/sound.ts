import { Player } from './player.ts';

/** This window's sound player. */
export const sound = new Player(() => new AudioContext());
