import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { StatisticsView } from '../../electron/api/library.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { saying } from '../../words/testing.ts';
import { fakeMain } from '../library/testing.ts';
import Statistics from './Statistics.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures: StatisticsView['all'] = {
  played: 3,
  won: 2,
  drawn: 0,
  lost: 1,
  streaks: { now: 2, longestWon: 2, longestLost: 1 },
  length: { mean: 5.5, shortest: 2, longest: 9 },
  time: { total: 180_000, mean: 60_000 },
};
const view: StatisticsView = {
  revision: 1,
  since: null,
  all: figures,
  groups: [
    {
      ...figures,
      played: 2,
      won: 2,
      lost: 0,
      rules: saying('May put a hand out by splitting'),
      game: 'chopsticks',
      preset: null,
      differences: { suicide: true },
      against: saying('Hard computer'),
      opponents: ['hard'],
    },
    {
      ...figures,
      played: 1,
      won: 0,
      rules: saying('Standard rules'),
      game: 'summation-duel',
      preset: 'default',
      differences: {},
      against: saying('Person'),
      opponents: ['person'],
    },
  ],
  results: [
    { id: 'a', at: Date.UTC(2026, 0, 1, 12), result: 'lost' },
    { id: 'b', at: Date.UTC(2026, 0, 2, 12), result: 'won' },
    { id: 'c', at: Date.UTC(2026, 0, 3, 12), result: 'won' },
  ],
};

function show(answers: Parameters<typeof fakeMain>[0] = {}) {
  const main = fakeMain({ statistics: () => view, matchRules: () => [], ...answers });
  renderIn(appWith(), Statistics, {});
  return main;
}

test('figures are shown for all matches, and for each game by its rules and opponents', async () => {
  show();
  expect(await screen.findByText('66.7%')).toBeTruthy();
  expect(screen.getByText('2 won')).toBeTruthy();
  expect(screen.getByText('5.5 on average')).toBeTruthy();
  const [, first] = screen.getAllByRole('row');
  const cells = first === undefined ? [] : within(first).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Chopsticks',
    'May put a hand out by splitting',
    'Hard computer',
    '2',
    '2',
    '0',
    '0',
    '100.0%',
    '+2',
    '2 / 1',
    '5.5',
    '1 min',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'Opponent' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Opponent' }));
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Person');
});

test('the plot says the score after each match, and from when to when they are', async () => {
  show();
  const plot = await screen.findByRole('slider', { name: 'Results over time' });
  const said = () => plot.getAttribute('aria-valuetext');
  expect(said()).toBe(
    'Match 3, Jan 3, 2026: won. Wins minus losses: +1. Share of wins in the last 3: 66.7%.',
  );
  await fireEvent.keyDown(plot, { key: 'Home' });
  expect(said()).toContain('Match 1, Jan 1, 2026: lost. Wins minus losses: −1.');
  await fireEvent.pointerMove(plot, { clientX: 9999 });
  expect(said()).toContain('Match 3, ');
  await fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(said(), 'a key counts while the pointer rests').toContain('Match 2, ');
  expect(screen.getByText('From Jan 1, 2026 to Jan 3, 2026: 3 matches.')).toBeTruthy();
});

test('a reset says since when matches count, and can be undone', async () => {
  let since: number | null = null;
  const main = show({
    statistics: () => ({ ...view, since }),
    resetStatistics() {
      since = Date.UTC(2026, 5, 1);
      main.tell('library');
      return null;
    },
    undoStatisticsReset() {
      since = null;
      main.tell('library');
      return null;
    },
  });
  await screen.findByRole('slider');
  const reset = screen.getByRole('button', { name: 'Reset' });
  reset.focus();
  await fireEvent.click(reset);
  expect(await screen.findByText(/^Counting since .* 2026.*Earlier matches stay/)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await fireEvent.click(screen.getByRole('button', { name: 'Undo the reset' }));
  await vi.waitFor(() => expect(screen.queryByText(/^Counting since/)).toBeNull());
});

test('without finished matches, it says what is counted', async () => {
  show({
    statistics: () => ({ ...view, all: { ...figures, played: 0 }, results: [], groups: [] }),
  });
  expect(await screen.findByText('No finished matches yet')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});
