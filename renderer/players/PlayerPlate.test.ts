import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Player } from '../../electron/api/match-view.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import PlayerPlate from './PlayerPlate.svelte';

afterEach(() => {
  cleanup();
  speak('en');
});

const alone: readonly Player[] = [
  { kind: 'person' },
  { kind: 'computer', difficulty: 'hard', name: 'Computer' },
];

/** The visible text of a plate. */
function said(props: { seat: number; thinking?: boolean; moves?: string[] }): string {
  const view = viewAfter({ players: alone, moves: props.moves ?? [] });
  const { container } = render(PlayerPlate, { thinking: false, ...props, view });
  const text = container.textContent.trim().replace(/\s+/g, ' ');
  cleanup();
  return text;
}

test('lives and games won are words for a screen reader', () => {
  const view = viewAfter({ game: 'summation-duel', settings: { bestOf: 3 } });
  const { container } = render(PlayerPlate, { view, seat: 0, thinking: false, lives: 2 });
  for (const hidden of container.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  expect(screen.getByText('Player 1').closest('p')?.textContent).toMatch(/2 lives.*0 games won/s);
});

test('a won game counts after the last animation has ended', async () => {
  const view = viewAfter({
    game: 'summation-duel',
    settings: { bestOf: 3, target: 10 },
    moves: ['+10'],
  });
  expect(view.series?.won).toEqual([1, 0]);
  const { rerender } = render(PlayerPlate, { view, seat: 0, thinking: false, undecided: true });
  expect(screen.getByText('0 games won')).toBeTruthy();
  await rerender({ undecided: false });
  expect(screen.getByText('1 game won')).toBeTruthy();
});

test.each([
  ['en', ['You your turn', 'Computer hard to move', 'Computer hard thinking…']],
  ['de', ['Du am Zug', 'Computer schwer am Zug', 'Computer schwer denkt nach …']],
] as const)('a plate says whose turn it is (%s)', (language, [you, computer, thinking]) => {
  speak(language);
  expect(said({ seat: 0 })).toBe(you);
  expect(said({ seat: 1, moves: ['A-C'] })).toBe(computer);
  expect(said({ seat: 1, moves: ['A-C'], thinking: true })).toBe(thinking);
});

test.each([
  ['out', 'out'],
  ['zombie', 'zombie'],
] as const)('a player who is %s is called so', (out, said) => {
  const { container } = render(PlayerPlate, { view: viewAfter(), seat: 1, thinking: false, out });
  expect(container.textContent.toLowerCase()).toContain(said);
});
