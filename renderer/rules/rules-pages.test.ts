import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { functionsOf } from '../../electron/functions-of.ts';
import type { ScholarsPosition } from '../../electron/api.ts';
import { viewAfter } from '../board/testing.ts';
import FunctionTable from '../scholars-game/FunctionTable.svelte';
import { divideAt, rulesOf } from './rules-pages.ts';
import Text from './Text.svelte';

afterEach(cleanup);

test('a page is drawn with its headings, lists, tables and words', () => {
  render(Text, { tokens: rulesOf('scholars-game') });
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent.trim());
  expect(headings).toContain('Functions');
  expect(headings).not.toContain('The Scholar’s Game');
  expect(screen.getAllByRole('table').length).toBe(4);
  expect(screen.getByRole('columnheader', { name: 'on two hands at once' })).toBeDefined();
  expect(document.body.textContent).not.toContain('<!--');
  expect(document.body.textContent).not.toMatch(/[*`|]{2}/);
});

test('what stands behind a marker can be drawn instead', () => {
  const { before, marked, after } = divideAt(rulesOf('scholars-game'), 'functions');
  expect(before.length).toBeGreaterThan(0);
  expect(marked?.type).toBe('table');
  expect(after.length).toBeGreaterThan(0);
  expect(divideAt(rulesOf('chopsticks'), 'functions').marked).toBeUndefined();
  expect(rulesOf('no such game')).toEqual([]);
});

test('the table of functions says who beats whom, and what stands on the board', () => {
  const view = viewAfter({ game: 'scholars-game', moves: ['1+1'] });
  const { container } = render(FunctionTable, {
    rows: functionsOf(view),
    position: view.position as ScholarsPosition,
    view,
  });
  const rows = [...container.querySelectorAll('li')];
  expect(rows.map((row) => row.classList.contains('standing'))).toEqual([
    ...[true, true, false, false, false, false, false],
  ]);
  expect(rows[1]?.querySelector('.visually-hidden')?.textContent.replace(/\s+/g, ' ')).toContain(
    '2, scissors: eliminates 4, paper or 5, paper; transforms 1 into 5, rock; eliminates 5, rock and at once eliminates 5, rock. On the board: Player 2.',
  );
});
