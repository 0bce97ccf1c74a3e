import { mountPage } from './mount.ts';
import PreferencesPage from './preferences/PreferencesPage.svelte';

mountPage(PreferencesPage);
