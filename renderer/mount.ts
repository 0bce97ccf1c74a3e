import './design/base.css';
import { mount, type Component } from 'svelte';
import { ignoreStraySecondClicks } from './double-click.ts';

/** Mounts a page's component in the element that its document has for it. */
export function mountPage(page: Component): void {
  const target = document.querySelector('#app');
  if (target === null) throw new Error('The page has no place for its content.');
  ignoreStraySecondClicks(window);
  mount(page, { target });
}
