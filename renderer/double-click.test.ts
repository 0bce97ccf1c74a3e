import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ignoreStraySecondClicks } from './double-click.ts';

let pressed: string[];

beforeAll(() => ignoreStraySecondClicks(window));
beforeEach(() => (pressed = []));
afterEach(() => document.body.replaceChildren());

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.append(document.createElement('span'));
  element.onclick = () => pressed.push(name);
  return element;
}

test('the second click of a double click doesn’t press what has replaced the button', async () => {
  const [change, plus] = [button('change'), button('plus')];
  document.body.append(change);
  await fireEvent.click(change.firstElementChild as Element, { detail: 1 });
  change.replaceWith(plus);
  await fireEvent.click(plus, { detail: 2 });
  expect(pressed).toEqual(['change']);
  // The third is meant for it, and so is a click later.
  await fireEvent.click(plus, { detail: 3 });
  await fireEvent.click(plus, { detail: 1 });
  expect(pressed).toEqual(['change', 'plus', 'plus']);
});

test('a button that stays is pressed as often as it is clicked', async () => {
  const next = button('next');
  document.body.append(next);
  await fireEvent.click(next, { detail: 1 });
  await fireEvent.click(next.firstElementChild as Element, { detail: 2 });
  // The keyboard and labels click without a count.
  const other = button('other');
  document.body.append(other);
  await fireEvent.click(other);
  await fireEvent.click(next, { detail: 3 });
  expect(pressed).toEqual(['next', 'next', 'other', 'next']);
});
