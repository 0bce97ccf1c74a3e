import { createContext } from 'svelte';
import type { Board } from './board.svelte.ts';

/** The board that the page of the table shows. */
export const [useBoard, provideBoard] = createContext<Board>();
