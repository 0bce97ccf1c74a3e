// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import ConquestTable from './ConquestTable.svelte';
import { digitConquestView } from './testing.ts';

afterEach(cleanup);

function show(moves: readonly string[], more: Record<string, unknown> = {}) {
  const onplay = vi.fn();
  const view = digitConquestView(moves);
  const props = { motion: 'off', hint: undefined, ratings: new Map(), thinking: false } as const;
  return { onplay, ...render(ConquestTable, { view, ...props, onplay, ...more }) };
}

test('both actions stand with their results', () => {
  show(['?7', '+7', '?5']);
  expect(screen.getByRole('button', { name: /Add 5 to Ben/ }).textContent).toContain('0 → 5');
  expect(screen.getByRole('button', { name: /Take 5 from Ann/ }).textContent).toContain('7 → 2');
});

test('a click or a key plays', async () => {
  const { onplay } = show(['?7']);
  await fireEvent.click(screen.getByRole('button', { name: /Add 7/ }));
  await fireEvent.keyDown(window, { key: 's' });
  expect(onplay.mock.calls.map(([move]) => (move as { notation: string }).notation)).toEqual([
    '+7',
    '-7',
  ]);
});

test('what is left of each digit can be hidden', () => {
  show(['?7']);
  expect(screen.getByRole('list', { name: 'Left in the deck' })).toBeTruthy();
  expect(screen.getByRole('listitem', { name: '7: 3 left' })).toBeTruthy();
  cleanup();
  show(['?7'], { cardCounting: false });
  expect(screen.queryByRole('list', { name: 'Left in the deck' })).toBeNull();
});

test('analysis gives each action its probability', () => {
  const odds = {
    value: 0.55,
    exact: true,
    moves: [
      { move: '+7', text: '', value: 0.55 },
      { move: '-7', text: '', value: 0.41 },
    ],
  };
  show(['?7'], { odds });
  expect(screen.getByRole('button', { name: /Add 7/ }).textContent).toContain('wins 55.0%');
});
