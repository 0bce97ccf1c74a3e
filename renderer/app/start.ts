import { mountPage } from '../mount.ts';
import App from './App.svelte';

mountPage(App);
