// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Card from './Card.svelte';
import { displaced } from './card-movement.ts';
import Track from './Track.svelte';

afterEach(cleanup);

test('a card shows its digit in the middle and in two corners', () => {
  const { container } = render(Card, { value: 7 });
  expect(container.textContent.match(/7/g)).toHaveLength(3);
});

test('a 6 and a 9 are distinguishable upside down, and no other digit is marked', () => {
  const underlined = [1, 6, 8, 9, 10, 16].filter((value) => {
    const { container } = render(Card, { value });
    const found = container.querySelector('.underlined') !== null;
    cleanup();
    return found;
  });
  expect(underlined).toEqual([6, 9]);
});

test('a used card is crossed out in the colour of its user', () => {
  const { container } = render(Card, { value: 7, crossedBy: 2 });
  expect(container.querySelector('.cross')).toBeTruthy();
  expect(container.querySelector<HTMLElement>('.card')?.style.getPropertyValue('--player')).toBe(
    'var(--player-2)',
  );
});

test('a card flies from centre to centre, and grows on the way', () => {
  const small = { x: 0, y: 0, width: 50, height: 70 };
  const large = { x: 100, y: 40, width: 100, height: 140 };
  expect(displaced(large, small)).toEqual({ translate: '-125px -75px', scale: '0.5' });
});

test('a track says how far the target is', () => {
  const props = {
    target: 50,
    end: 60,
    parts: [{ from: 0, to: 30, colour: 1 as const }],
    ghost: { from: 30, to: 52 },
    label: 'Total',
    value: 30,
  };
  render(Track, { props });
  const track = screen.getByRole('meter', { name: 'Total' });
  expect(track.getAttribute('aria-valuetext')).toBe('30 of 50');
  expect(track.querySelector<HTMLElement>('.part')?.style.width).toBe('50%');
  expect(track.querySelector('.ghost.past')).toBeTruthy();
});
