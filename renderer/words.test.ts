import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import NumberStepper from './design/NumberStepper.svelte';
import { percent } from './design/value-words.ts';
import { speak } from './words.svelte.ts';

afterEach(() => speak('en'));

test('the language changes what is on screen, including labels for screen readers', () => {
  render(NumberStepper, { value: 1, min: 0, max: 2, label: 'Hands' });
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();

  speak('de');
  flushSync();
  expect(screen.getByRole('button', { name: 'Mehr' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
});

test('numbers are written as usual in the language', () => {
  expect(percent(0.5317)).toBe('53.2%');
  speak('de');
  expect(percent(0.5317)).toBe('53,2\u00a0%');
});
