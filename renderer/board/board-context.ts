import { createContext } from 'svelte';
import type { Board } from './board.svelte.ts';

/** The board of the table's page. */
export const [useBoard, provideBoard] = createContext<Board>();
