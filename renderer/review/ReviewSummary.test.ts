import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { viewAfter } from '../table/testing.ts';
import ReviewSummary from './ReviewSummary.svelte';
import { lostInWords, nothingTurned } from './review-words.ts';
import { summaryTable } from './summary-table.ts';
import { reviewAfter, threeErrors } from './testing.ts';
import { words } from '../words.svelte.ts';

/** The first player had seven critical decisions and made three mistakes. */
const longMatch =
  'B-C B-C A-D A-C A-D B-C 33-42 B-D 02-11 B-D A-D B-D A-D B-D B-D 04-31 B-D 14-23 B-C 33-42 B-C B-D'.split(
    ' ',
  );

test('fewer than five decisions are given as counts instead of shares', () => {
  const review = reviewAfter(threeErrors);
  const { container } = render(ReviewSummary, { view: viewAfter({ moves: threeErrors }), review });
  expect(screen.getByText('Player 1, critical decisions without a mistake: 1 of 3.')).toBeTruthy();
  expect(screen.getByText('Critical decisions without a mistake: 1 of 3.')).toBeTruthy();
  expect(container.textContent).not.toContain('%');
});

test('each player’s accuracy is shown, with that of random play, and explained', () => {
  const review = reviewAfter(longMatch);
  render(ReviewSummary, { view: viewAfter({ moves: longMatch }), review });
  expect(
    screen.getByText(/^Player 1: accuracy 57\.1% in 7 critical decisions; random play/),
  ).toBeTruthy();
  expect(screen.getByText(/^Accuracy: how many of the moves/)).toBeTruthy();
});

test('without critical decisions there is no figure', () => {
  const moves = ['B-C'];
  const { container } = render(ReviewSummary, {
    view: viewAfter({ moves }),
    review: reviewAfter(moves),
  });
  expect(screen.getByText('No decision really mattered')).toBeTruthy();
  expect(container.textContent).not.toContain('%');
  expect(screen.getByText(/^The match isn’t over yet/)).toBeTruthy();
});

test('a game with chance has a balance of luck and skill', () => {
  const settings = { target: 12, digits: 4, copies: 2 };
  const moves = ['?3', '+3', '?1', '+1', '?2'];
  const review = reviewAfter(moves, 'digit-conquest', settings);
  const view = viewAfter({ game: 'digit-conquest', settings, moves });
  render(ReviewSummary, { view, review });
  expect(screen.getByText('Luck and skill of Player 1')).toBeTruthy();
  expect(screen.getByText(/^Luck .*, skill .*, together .* percentage points\.$/)).toBeTruthy();
});

test('luck and skill by values that aren’t exact have their largest error', () => {
  const settings = { target: 12, digits: 4, copies: 2 };
  const moves = ['?3', '+3', '?1', '+1', '?2'];
  const found = reviewAfter(moves, 'digit-conquest', settings);
  const players = found.players.map((player) => ({
    ...player,
    balance: player.balance && { ...player.balance, within: 0.0062 },
  }));
  const view = viewAfter({ game: 'digit-conquest', settings, moves });
  render(ReviewSummary, { view, review: { ...found, players } });
  expect(screen.getByText(/^Luck .* percentage points, each ± 0\.63\.$/)).toBeTruthy();
  expect(screen.getByText('In percentage points of winning chances, each ± 0.8.')).toBeTruthy();
});

test('the summary is saved as a table, with luck and skill where chance plays', () => {
  const [head, first] = summaryTable(viewAfter({ moves: threeErrors }), reviewAfter(threeErrors));
  expect(head).toHaveLength(8);
  expect(first?.slice(0, 1)).toEqual(['Player 1']);
  expect(first?.slice(3, 5)).toEqual([3, 1]);
  const settings = { target: 12, digits: 4, copies: 2 };
  const drawn = {
    moves: ['?3', '+3', '?1', '+1', '?2'],
    game: 'digit-conquest',
    settings,
  } as const;
  const [heads, ...rows] = summaryTable(
    viewAfter({ ...drawn, moves: [...drawn.moves] }),
    reviewAfter([...drawn.moves], drawn.game, settings),
  );
  expect(heads?.slice(-4)).toEqual(['Luck', 'Skill', 'Together', 'Largest error']);
  expect(rows.map((row) => row.at(-1))).toEqual([0, 0]);
  expect(rows.map((row) => row.length)).toEqual([12, 12]);
});

test('with three players, only certain losses are mentioned', () => {
  const settings = { players: 3 };
  const players = Array.from({ length: 3 }, () => ({ kind: 'person' }) as const);
  const moves = ['A-C2'];
  const review = reviewAfter(moves, 'chopsticks', settings, players);
  render(ReviewSummary, { view: viewAfter({ settings, players, moves }), review });
  expect(screen.getByText(/^With three players only what is certain is judged/)).toBeTruthy();
  expect(words().say(nothingTurned(review))).toBe('Nobody lost anything that was certain.');
});

test('with three players, a mistake names the player who lost a certain result', () => {
  const settings = { players: 3, start: '240413' };
  const players = Array.from({ length: 3 }, () => ({ kind: 'person' }) as const);
  const moves = ['B-C3'];
  const { turningPoints } = reviewAfter(moves, 'chopsticks', settings, players);
  const view = viewAfter({ settings, players, moves });
  expect(turningPoints.map((point) => lostInWords(view, point))).toEqual([
    'After move 1, Player 1 can be put out by force.',
  ]);
});

test('a match without moves or without mistakes says so', () => {
  const nothing = reviewAfter([]);
  expect(words().say(nothingTurned(nothing))).toMatch(/^Nothing has been played yet/);
  const fine = reviewAfter(['B-C']);
  expect(words().say(nothingTurned(fine))).toBe('Nobody made a mistake.');
});
