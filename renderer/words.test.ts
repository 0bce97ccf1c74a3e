import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import NumberStepper from './design/NumberStepper.svelte';
import { percent } from './design/value-words.ts';
import { speak } from './words.svelte.ts';

afterEach(() => speak('en'));

test('what is on the screen changes with the language, and so does what a screen reader takes it for', () => {
  render(NumberStepper, { value: 1, min: 0, max: 2, label: 'Hands' });
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();

  speak('de');
  flushSync();
  expect(screen.getByRole('button', { name: 'Mehr' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
});

test('numbers are written as the language writes them', () => {
  expect(percent(0.5317)).toBe('53.2%');
  speak('de');
  expect(percent(0.5317)).toBe('53,2\u00a0%');
});
