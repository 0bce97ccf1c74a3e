import Board from './app/Board.svelte';
import { mountPage } from './mount.ts';

mountPage(Board);
