import { mountPage } from '../mount.ts';
import App from './App.svelte';

/** Puts the board on its page. */
export function start(): void {
  mountPage(App);
}
