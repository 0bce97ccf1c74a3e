import { Player } from './player.ts';
import { Speech } from './speech.svelte.ts';

/** This window's sound player. */
export const sound = new Player(() => new AudioContext());

/** Undefined in the main process, which lists the commands in its menu bar. */
const { speechSynthesis } = globalThis as Partial<typeof globalThis>;

/** This window's speech. */
export const speech = new Speech(speechSynthesis);
