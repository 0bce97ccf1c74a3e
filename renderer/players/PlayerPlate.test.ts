import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import PlayerPlate from './PlayerPlate.svelte';
import { viewAfter } from '../table/testing.ts';

afterEach(cleanup);

test('lives and games won are words that a screen reader meets', () => {
  const view = viewAfter({ game: 'summation-duel', settings: { bestOf: 3 } });
  const { container } = render(PlayerPlate, { view, seat: 0, thinking: false, lives: 2 });
  for (const hidden of container.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  expect(screen.getByText('Player 1').closest('p')?.textContent).toMatch(/2 lives.*0 games won/s);
});
