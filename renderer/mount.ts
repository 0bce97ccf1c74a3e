import './design/base.css';
import { mount, type Component } from 'svelte';
import { languageOfPage } from './load-words.ts';
import { speak } from './words.svelte.ts';

/** Mounts a page's component in the element that its document has for it. The words of the page must be loaded. */
export function mountPage(page: Component): void {
  const target = document.querySelector('#app');
  if (target === null) throw new Error('The page has no place for its content.');
  speak(languageOfPage());
  mount(page, { target });
}
