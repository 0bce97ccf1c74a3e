import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function page(html: string): { main: HTMLElement; find: (selector: string) => HTMLElement } {
  document.body.innerHTML = `<main tabindex="-1"></main>${html}`;
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  stops.push(keepFocus(() => find('main')));
  return { main: find('main'), find };
}

it('if the focused element disappears, the focus moves to what is still there', async () => {
  const { main, find } = page('<p><button>Undo</button></p>');
  find('button').focus();
  find('p').remove();
  await expect.poll(() => document.activeElement).toBe(main);
});

it('this works even if a dialog took the focus on its way elsewhere', async () => {
  const { main, find } = page('<button>Menu</button><div><h2 tabindex="-1">Rules</h2></div>');
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== find('h2')) find('h2').focus();
    },
    { capture: true, once: true },
  );
  find('button').focus();
  expect(document.activeElement).toBe(find('h2'));
  find('div').remove();
  await expect.poll(() => document.activeElement).toBe(main);
});
