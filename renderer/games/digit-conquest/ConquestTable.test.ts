// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Settings } from '../../../electron/api/preferences.ts';
import ConquestTable from './ConquestTable.svelte';
import { digitConquestView } from './testing.ts';
import { chanceOf, lossIn, unproven, winIn, type Value } from '../../../engine/analysis/value.ts';

afterEach(cleanup);

function show(
  moves: readonly string[],
  { settings = {}, ...more }: Record<string, unknown> & { settings?: Settings } = {},
) {
  const onplay = vi.fn();
  const view = digitConquestView(moves, settings);
  const props = { motion: 'off', hint: undefined, ratings: new Map(), thinking: false } as const;
  return { onplay, ...render(ConquestTable, { view, ...props, onplay, ...more }) };
}

test('both actions are shown with their results', () => {
  show(['?7', '+7', '?5']);
  expect(screen.getByRole('button', { name: /Add 5 to Ben’s score/ }).textContent).toContain(
    '0 → 5',
  );
  expect(screen.getByRole('button', { name: /Subtract 5 from Ann’s score/ }).textContent).toContain(
    '7 → 2',
  );
});

test('a winning action says so', () => {
  show(['?9', '+9', '?1', '-1', '?2'], { settings: { draw: 'choice', target: 10 } });
  expect(screen.getByRole('button', { name: /Add 2/ }).textContent).toMatch(/8 → 10\s*wins/);
});

test('the last action is shown with the change of the score, until the next digit is used', () => {
  show(['?7', '+7', '?5', '-5', '?2'], { lastMove: true });
  const ann = screen.getByRole('region', { name: 'Ann' });
  const ben = screen.getByRole('region', { name: 'Ben' });
  expect(ann.querySelector('[data-change]')?.textContent.trim()).toBe('−5');
  expect(ben.querySelector('[data-change]')?.textContent.trim()).toBe('');
  expect(screen.getByText('Ben drew 5 and subtracted it from Ann’s score: 7 → 2.')).toBeTruthy();
});

test('the last move is marked: its card, and the score before it', async () => {
  const { container, rerender } = show(['?7', '+7', '?5', '-5', '?2'], { lastMove: true });
  const marked = () => [
    screen.getByRole('region', { name: 'Ann' }).querySelector('.now')?.textContent.trim(),
    container.querySelector('.card.ringed .middle')?.textContent,
    container.querySelector('.change')?.textContent,
    container.querySelector('[data-sentence]')?.textContent.slice(0, 10),
  ];
  expect(marked()).toEqual([expect.stringMatching(/^7 →\s*2$/), '5', '−5', 'Ben drew 5']);
  await rerender({ lastMove: false });
  expect(marked()).toEqual(['2', undefined, undefined, '']);
});

test('the computer’s digit is shown', () => {
  const drawn = digitConquestView(['?7', '+7', '?5']);
  const view = { ...drawn, state: { kind: 'computer', seat: 1 } } as const;
  show(['?7'], { view });
  expect(screen.getByText('Ben drew 5.')).toBeTruthy();
});

test('a key for an impossible action gives the reason', async () => {
  const open = { draw: 'choice', target: 10, copies: 1, digits: 5 };
  const { onplay, rerender } = show([], { settings: open });
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toContain('Pick a digit first.');
  await fireEvent.keyDown(window, { key: 'a' });
  expect(said()).toContain('Pick a digit first, then add or subtract it.');
  await rerender({ view: digitConquestView(['?3', '+3'], open) });
  await fireEvent.keyDown(window, { key: '3' });
  expect(said()).toContain('There is no 3 in the deck.');
  await rerender({ view: digitConquestView(['?9', '+9', '?1', '+1', '?5'], { target: 10 }) });
  await fireEvent.keyDown(window, { key: 'a' });
  expect(said()).toContain('Adding 5 to 9 would exceed 10');
  expect(onplay).not.toHaveBeenCalled();
});

test('on the computer’s turn, a move is answered with whose turn it is, until that turn ends', async () => {
  const view = { ...digitConquestView(['?7', '+7', '?5']), state: { kind: 'computer', seat: 1 } };
  const { onplay, rerender } = show(['?7'], { view });
  await fireEvent.keyDown(window, { key: 'a' });
  expect(screen.getByRole('status').textContent).toContain('It is the computer’s turn.');
  await rerender({ view: digitConquestView(['?7', '+7', '?5', '+5', '?2']) });
  expect(screen.getByRole('status').textContent).not.toContain('computer');
  expect(onplay).not.toHaveBeenCalled();
});

test('a hint says what to do, and marks the action', () => {
  show(['?7'], { hint: '-7' });
  expect(screen.getByText('Hint: Subtract 7 from Ben’s score.')).toBeTruthy();
  const marked = [...document.querySelectorAll('.hint-mark')];
  expect(marked.map((mark) => mark.closest('button')?.textContent)).toEqual([
    expect.stringContaining('Subtract 7 from Ben’s score'),
  ]);
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

test('the counts of the remaining digits can be hidden', () => {
  show(['?7']);
  expect(screen.getByRole('list', { name: 'Left in the deck' })).toBeTruthy();
  expect(screen.getByRole('listitem', { name: '7: 3 left' })).toBeTruthy();
  cleanup();
  show(['?7'], { cardCounting: false });
  expect(screen.queryByRole('list', { name: 'Left in the deck' })).toBeNull();
});

test('analysis shows the probability of each action, and says if it is an estimate', async () => {
  const chances = (exact: boolean) =>
    new Map([
      ['+7', chanceOf(0.55, exact)],
      ['-7', chanceOf(0.41, exact)],
    ]);
  const { rerender } = show(['?7'], { chances: chances(true) });
  const add = () => screen.getByRole('button', { name: /Add 7/ }).textContent;
  expect(add()).toContain('wins 55.0%');
  await rerender({ chances: chances(false) });
  expect(add(), 'an estimate').toContain('wins about 55.0%');
});

test('the toss says who begins until the first digit is played', async () => {
  const { rerender } = show(['?7'], { view: digitConquestView(['?7'], {}, true) });
  expect(screen.getByText('Chosen at random: Ann goes first.')).toBeTruthy();
  await rerender({ view: digitConquestView(['?7', '+7', '?5'], {}, true) });
  expect(screen.queryByText(/Chosen at random/)).toBeNull();
});

test('without a toss, none is mentioned', () => {
  show(['?7']);
  expect(screen.queryByText(/Chosen at random/)).toBeNull();
});

test('if only a discard is possible, a screen reader hears the reason, too', () => {
  show(['?9', '+9', '?1', '-1', '?5'], { settings: { draw: 'choice', target: 10 } });
  expect(screen.getByRole('status').textContent).toContain('Adding 5 to 8 would exceed 10');
  const discard = screen.getByRole('button', { name: /Discard the 5/ });
  expect(discard.textContent).toMatch(/would exceed 10.*nothing to subtract/);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('an empty open deck offers the shuffled discard pile', () => {
  const settings = { draw: 'choice', target: 5, digits: 2, copies: 1 };
  show(['?1', '+1', '?2', '+2'], { settings });
  expect(screen.getByRole('status').textContent).toContain('The discard pile is the new deck.');
  const two = screen.getByRole('button', { name: 'Pick a 2, 1 left' });
  expect(two.getAttribute('aria-disabled')).toBe('false');
});

test('with an open deck, analysis says the forced result of each digit and action', () => {
  const open = { draw: 'choice' };
  const ratings = new Map<string, Value>([
    ['?9', winIn(1)],
    ['?1', lossIn(2)],
    ['?2', unproven],
    ['+9', winIn(1)],
  ]);
  const props = { motion: 'off', hint: '?9', thinking: false, onplay: vi.fn(), ratings } as const;
  render(ConquestTable, { view: digitConquestView([], open), ...props });
  expect(screen.getByRole('button', { name: 'Pick a 9, 4 left, Win in 1 move' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pick a 1, 4 left, Lose in 1 move' })).toBeTruthy();
  const asFarAsSeen = 'Pick a 2, 4 left, Draw, as far as the computer can see';
  expect(screen.getByRole('button', { name: asFarAsSeen })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pick a 5, 4 left' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pick an 8, 4 left' })).toBeTruthy();
  expect(document.querySelectorAll('.glowing')).toHaveLength(1);
  cleanup();
  render(ConquestTable, { view: digitConquestView(['?9'], open), ...props });
  expect(screen.getByRole('button', { name: /Add 9/ }).textContent).toContain('Win in 1 move');
});

test('in an exercise that a move could end, no button and no score says what it leads to', async () => {
  const asked = digitConquestView(['?9', '+9', '?1', '-1', '?2'], { draw: 'choice', target: 10 });
  const { container } = show(['?7'], { view: { ...asked, hidesResults: true } });
  const add = screen.getByRole('button', { name: /Add 2/ });
  await fireEvent.focus(add);
  expect(add.textContent).not.toMatch(/8|10|wins/);
  expect(container.textContent).not.toMatch(/→ 10|wins/);
});
