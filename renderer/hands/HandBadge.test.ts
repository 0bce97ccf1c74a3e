// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import HandBadge from './HandBadge.svelte';

afterEach(cleanup);

function spoken(container: HTMLElement): string | undefined {
  return container.querySelector('.visually-hidden')?.textContent;
}

function shown(container: HTMLElement): string | undefined {
  return container.querySelector('[aria-hidden]')?.textContent.replace(/\s/g, '');
}

test.each([
  [{ value: 3 }, '3', '3'],
  [{ value: 2.5 }, '2½', '2½'],
  [{ value: 0.5 }, '½', '½'],
  [{ value: 5, posture: 'rock' as const }, '5', '5, rock'],
  [{ value: 3, ghost: { value: 5, dies: true } }, '35', '3, becomes 5 and is out'],
  [{ value: 3, ghost: { value: 4.5, dies: false } }, '34½', '3, becomes 4½'],
  [
    { value: 1, ghost: { value: 5, posture: 'rock' as const, dies: false } },
    '15',
    '1, becomes 5, rock',
  ],
  [
    { value: 4, posture: 'paper' as const, ghost: { value: 4, dies: true } },
    '4',
    '4, paper, would be out',
  ],
])('%o', (props, text, words) => {
  const { container } = render(HandBadge, props);
  expect(shown(container)).toBe(text);
  expect(spoken(container)).toBe(words);
});

test('a hand that is out shows no number', () => {
  const { container } = render(HandBadge, { value: 7, dead: true });
  expect(shown(container)).toBe('');
  expect(spoken(container)).toBe('out');
});

test('only a ghost of a hand that would be out has a cross', () => {
  const crosses = (dies: boolean) =>
    render(HandBadge, { value: 3, ghost: { value: 5, dies } }).container.querySelectorAll('.cross');
  expect(crosses(true)).toHaveLength(1);
  cleanup();
  expect(crosses(false)).toHaveLength(0);
});

test('a hand turned over has a minus sign, and fractions of fingers are shown', () => {
  const { container } = render(HandBadge, { value: -2.25 });
  expect(shown(container)).toBe('−2¼');
  expect(container.querySelector('.less')).not.toBeNull();
});
