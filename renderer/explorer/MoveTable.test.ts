import { cleanup, render, screen } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { afterEach, expect, test } from 'vitest';
import type { ExplorationView } from '../../electron/api/explorer.ts';
import MoveTable from './MoveTable.svelte';
import { chanceOf } from '../../engine/analysis/value.ts';

afterEach(cleanup);

const played = { played: 0, won: 0, drawn: 0, lost: 0 };

test.each([
  { exact: true, worth: /^71\.0% \+3/ },
  { exact: false, worth: /^≈71\.0% wins about 71\.0% \+3/ },
])('a move’s value says whether it is an estimate: exact $exact', ({ exact, worth }) => {
  const move = {
    move: '+3',
    text: saying('Adds 3'),
    value: chanceOf(0.71, exact),
    certain: null,
    played,
  };
  const exploration = {
    probabilities: true,
    seen: { players: [] },
    moves: [{ ...move, leadsTo: '' }],
  } as unknown as ExplorationView;
  render(MoveTable, { exploration, random: undefined, seat: 0, onplay: () => undefined });
  const text = screen.getByRole('button').textContent.replaceAll(/\s+/g, ' ').trim();
  expect(text).toMatch(worth);
});
