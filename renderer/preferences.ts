import { languageOfPage, loadWords } from './load-words.ts';
import { mountPage } from './mount.ts';
import PreferencesPage from './preferences/PreferencesPage.svelte';

await loadWords(languageOfPage());
mountPage(PreferencesPage);
