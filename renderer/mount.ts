import './design/base.css';
import { mount, type Component } from 'svelte';

/** Puts a page's component where the page has its place for it. */
export function mountPage(page: Component): void {
  const target = document.querySelector('#app');
  if (target === null) throw new Error('The page has no place for its content.');
  mount(page, { target });
}
