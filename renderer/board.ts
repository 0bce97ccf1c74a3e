import App from './app/App.svelte';
import { mountPage } from './mount.ts';

mountPage(App);
