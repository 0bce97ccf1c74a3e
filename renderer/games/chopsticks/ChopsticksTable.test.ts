import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { testMotion } from '../../table/testing-motion.ts';
import { twoPersons, viewAfter } from '../../table/testing.ts';
import ChopsticksTable from './ChopsticksTable.svelte';
import { lossIn, winIn, type Value } from '../../../engine/analysis/value.ts';

const onplay = vi.fn<(move: MoveView) => void>();
beforeEach(() => onplay.mockReset());
afterEach(cleanup);

const againstComputer = [
  { kind: 'person' },
  { kind: 'computer', name: 'Computer', difficulty: 'hard' },
] as const;

/** Player 2 to move, with 0 and 3 against 3 and 2. */
const oneHandDead = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'];

function draw(view: MatchViewOf<'chopsticks'>, motion: Motion = 'off') {
  const props = {
    motion,
    hint: undefined,
    ratings: new Map(),
    thinking: false,
    onplay,
  } as const;
  return render(ChopsticksTable, { view, ...props });
}

const hand = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const played = () => onplay.mock.calls.map(([move]) => move.notation);

test('on the computer’s turn, a move says whose turn it is, until that is over', async () => {
  const { rerender } = draw(viewAfter({ moves: ['B-C'], players: againstComputer }));
  const said = () => screen.getByRole('status').textContent.trim();
  await fireEvent.keyDown(window, { key: 's' });
  expect(said()).toBe('It is the computer’s turn.');
  await rerender({ view: viewAfter({ moves: ['B-C', 'B-C'], players: againstComputer }) });
  expect(said()).toBe('');
  await rerender({ view: viewAfter({ moves: ['B-C'], players: againstComputer }) });
  await fireEvent.click(hand('You: Left hand'));
  expect(said()).toBe('It is the computer’s turn.');
  expect(played()).toEqual([]);
});

test('after a move the keyboard is back on the hand that struck, and stays there', async () => {
  const { rerender } = draw(viewAfter({ players: againstComputer }));
  hand('You: Left').focus();
  hand('Computer: Right').focus();
  await rerender({ view: viewAfter({ moves: ['A-C'], players: againstComputer }) });
  await tick();
  expect(document.activeElement).toBe(hand('You: Left'));
  hand('Computer: Right').focus();
  await rerender({ view: viewAfter({ moves: ['A-C', 'A-C'], players: againstComputer }) });
  await tick();
  expect(document.activeElement).toBe(hand('Computer: Right'));
});

test('the hands of who has won cheer, once what ends the game has been seen', async () => {
  const motion = testMotion();
  onTestFinished(() => motion.stop());
  const animate = vi.spyOn(Element.prototype, 'animate');
  const almost = viewAfter({ position: '1104' });
  const last = almost.moves.find(({ move }) => move.kind === 'attack');
  const { rerender } = draw(almost, 'full');
  await rerender({ view: viewAfter({ position: '1104', moves: [last?.notation ?? ''] }) });
  motion.pass(320);
  await tick();
  animate.mockClear();
  expect(hand('Player 2: Right').getAttribute('aria-label')).toMatch(/out$/);
  motion.pass();
  expect(animate.mock.contexts).toEqual([hand('Player 1: Left'), hand('Player 1: Right')]);
});

test('every hand says whose it is, which, and how many fingers it holds', () => {
  draw(viewAfter({ moves: oneHandDead }));
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '');
  expect(names.toSorted()).toEqual([
    'Player 1: Left hand, 3 fingers',
    'Player 1: Right hand, 2 fingers',
    'Player 2: Left hand, out',
    'Player 2: Right hand, 3 fingers',
  ]);
});

test('a click on the own hand and one on another play the move', async () => {
  draw(viewAfter());
  await fireEvent.click(hand('Player 1: Right'));
  expect(hand('Player 1: Right').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(hand('Player 2: Left'));
  expect(played()).toEqual(['B-C']);
});

test('a newcomer hears of splitting when the hands can be split', async () => {
  const { rerender } = draw(viewAfter());
  await rerender({ firstMoves: true });
  expect(screen.getByText('Choose the hand you want to strike with.')).toBeTruthy();
  await rerender({ view: viewAfter({ position: '3111' }) });
  expect(screen.getByText('Choose the hand to strike with, or press S to split.')).toBeTruthy();
  await fireEvent.click(hand('Player 1: Left'));
  expect(
    screen.getByText('Now choose the hand to strike, or your other hand to split.'),
  ).toBeTruthy();
});

test('what a hand would hold is said while it can be struck', async () => {
  draw(viewAfter({ moves: oneHandDead }));
  await fireEvent.click(hand('Player 2: Right'));
  expect(hand('Player 1: Left').getAttribute('aria-label')).toBe(
    'Player 1: Left hand, 3 fingers, would be out',
  );
  expect(hand('Player 1: Right').getAttribute('aria-label')).toBe(
    'Player 1: Right hand, 2 fingers, would be out',
  );
  await fireEvent.click(hand('Player 2: Right'));
  expect(hand('Player 1: Left').getAttribute('aria-label')).toBe('Player 1: Left hand, 3 fingers');
});

test('under rollover a hand lives on with what is left over', async () => {
  draw(
    viewAfter({ settings: { overflow: 'rollover' }, moves: ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'] }),
  );
  await fireEvent.click(hand('Player 2: Right'));
  expect(hand('Player 1: Left').getAttribute('aria-label')).toContain('would hold 1');
});

test('an opponent’s hand does nothing before one’s own is picked up', async () => {
  draw(viewAfter());
  expect(hand('Player 2: Left').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(hand('Player 2: Left'));
  expect(played()).toEqual([]);
});

test('Escape puts a hand down', async () => {
  draw(viewAfter());
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(hand('Player 1: Left').getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(hand('Player 2: Left'));
  expect(played()).toEqual([]);
});

test('S lays the ways to split open, and one of them is played', async () => {
  draw(viewAfter({ moves: oneHandDead }));
  await fireEvent.keyDown(window, { key: 's' });
  await fireEvent.click(screen.getByRole('button', { name: '1 left, 2 right' }));
  expect(played()).toEqual(['03-12']);
});

test('a split that is looked at stands beside the hands, which stay as they are', async () => {
  draw(viewAfter({ moves: oneHandDead }));
  await fireEvent.keyDown(window, { key: 's' });
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe(
    'Player 2: Left hand, out, would hold 1',
  );
  expect(hand('Player 2: Right').getAttribute('aria-label')).toBe(
    'Player 2: Right hand, 3 fingers, would hold 2',
  );
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe('Player 2: Left hand, out');
});

test('the hands wear the letters that notation has for them', () => {
  const { container } = draw(viewAfter({ moves: oneHandDead }));
  const letters = [...container.querySelectorAll('.place')].map((place) => [
    place.getAttribute('data-place'),
    place.querySelector('.letter')?.textContent,
  ]);
  // The greater of two hands is B or D: a dead one has no letter.
  expect(Object.fromEntries(letters)).toEqual({
    '1-0': undefined,
    '1-1': 'B',
    '0-0': 'D',
    '0-1': 'C',
  });
});

test('a hint says what comes of a strike', () => {
  const props = { motion: 'off', ratings: new Map(), thinking: false, onplay } as const;
  render(ChopsticksTable, { view: viewAfter(), hint: 'A-D', ...props });
  expect(screen.getByText('Strike: 1 → 2')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(
    'Strike: 1 → 2. Player 1, left hand to Player 2, right hand.',
  );
});

test('the keyboard goes back to a hand when what it was on is gone', async () => {
  draw(viewAfter({ moves: oneHandDead }));
  hand('Player 2: Right').focus();
  await fireEvent.keyDown(window, { key: 's' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1 left, 2 right');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.activeElement).toBe(hand('Player 2: Right'));
});

test('both own hands, one after the other, mean a split', async () => {
  draw(viewAfter({ settings: { suicide: true } }));
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.click(hand('Player 1: Right'));
  expect(screen.getByRole('group', { name: 'Split your hands' })).toBeTruthy();
});

test('P passes where the rules allow it', async () => {
  draw(viewAfter({ settings: { passEquivalentTransfers: true } }));
  await fireEvent.keyDown(window, { key: 'p' });
  expect(played()).toEqual(['--']);
});

test('P says why where they don’t', async () => {
  draw(viewAfter());
  await fireEvent.keyDown(window, { key: 'p' });
  expect(screen.getByRole('status').textContent).toContain(
    'You can’t pass: the rule “Pass-equivalent transfers” is off.',
  );
  expect(played()).toEqual([]);
});

test('keys with Ctrl are the menu’s', async () => {
  draw(viewAfter({ moves: oneHandDead }));
  await fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(screen.queryByRole('group')).toBeNull();
});

test('on the computer’s turn no hand does anything', async () => {
  draw(viewAfter({ players: againstComputer, moves: ['A-C'] }));
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
  }
  await fireEvent.keyDown(window, { key: 's' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(played()).toEqual([]);
});

test('a new view puts down what was picked up', async () => {
  const { rerender } = draw(viewAfter());
  await fireEvent.click(hand('Player 1: Left'));
  await rerender({ view: viewAfter({ position: '3111' }) });
  expect(hand('Player 1: Left').getAttribute('aria-pressed')).toBe('false');
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe('Player 2: Left hand, 2 fingers');
});

test('the person sits at the bottom, wherever the seat is', () => {
  const players = [againstComputer[1], againstComputer[0]];
  const { container } = draw(viewAfter({ players }));
  const seats = [...container.querySelectorAll('section')].map((seat) =>
    seat.getAttribute('aria-label'),
  );
  expect(seats).toEqual(['Computer', 'You']);
});

test('three persons sit round the table', async () => {
  const players = [...twoPersons, { kind: 'person', name: 'Player 3' } as const];
  draw(viewAfter({ settings: { players: 3 }, players }));
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.click(hand('Player 3: Right'));
  expect(played()).toEqual(['A-D3']);
});

test('a toss says who begins until somebody has moved', async () => {
  const { rerender } = draw({ ...viewAfter(), tossed: true });
  expect(screen.getByText('Chosen at random: Player 1 goes first.')).toBeTruthy();
  await rerender({ view: { ...viewAfter({ moves: ['A-C'] }), tossed: true } });
  expect(screen.queryByText(/Chosen at random/)).toBeNull();
});

test('what a move is worth is said with the hand it is marked on', async () => {
  const ratings = new Map<string, Value>([
    ['A-D', winIn(7)],
    ['A-C', lossIn(4)],
  ]);
  const props = { motion: 'off', hint: undefined, thinking: false, onplay, ratings } as const;
  render(ChopsticksTable, { view: viewAfter(), ...props });
  const name = (text: string) => hand(text).getAttribute('aria-label');
  expect(name('Player 1: Left')).toBe('Player 1: Left hand, 1 finger, Win in 7 turns');
  await fireEvent.click(hand('Player 1: Left'));
  expect(name('Player 2: Left')).toContain('Lose in 4 turns');
  expect(name('Player 2: Right')).toContain('Win in 7 turns');
});
