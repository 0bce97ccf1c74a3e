import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import MoveList from './MoveList.svelte';
import { viewAfter } from './testing.ts';

afterEach(cleanup);

const moves = ['B-C', 'B-C', 'B-D'];

test('before the first move it says how one plays', () => {
  render(MoveList, { view: viewAfter(), ongo: vi.fn() });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('region', { name: 'Moves' }).textContent).toMatch(/strike/);
});

test('every move has its number, its notation and its words', () => {
  render(MoveList, { view: viewAfter({ moves }), ongo: vi.fn() });
  const [first] = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (const word of ['1', 'B-C', 'Right hand strikes left hand: 1 becomes 2']) {
    expect(first?.textContent).toContain(word);
  }
});

test('a click goes to where the move was played', async () => {
  const ongo = vi.fn();
  render(MoveList, { view: viewAfter({ moves }), ongo });
  await fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(ongo).toHaveBeenCalledExactlyOnceWith(2);
});

test('the move that stands last is marked, also where some were taken back', () => {
  render(MoveList, { view: viewAfter({ moves, at: 2 }), ongo: vi.fn() });
  const current = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-current'));
  expect(current).toEqual([null, 'step', null]);
});
