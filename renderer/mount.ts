import './design/base.css';
import { mount, type Component } from 'svelte';
import { languageOfPage } from './load-words.ts';
import { speak } from './words.svelte.ts';

/** Puts a page's component where the page has its place for it; its words are loaded by then. */
export function mountPage(page: Component): void {
  const target = document.querySelector('#app');
  if (target === null) throw new Error('The page has no place for its content.');
  speak(languageOfPage());
  mount(page, { target });
}
