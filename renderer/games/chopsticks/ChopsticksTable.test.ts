import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { testMotion } from '../../table/testing-motion.ts';
import { twoPersons, viewAfter } from '../../table/testing.ts';
import { speak } from '../../words.svelte.ts';
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
const oneHandOut = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'];

function draw(view: MatchViewOf<'chopsticks'>, motion: Motion = 'off', more = {}) {
  const props = {
    motion,
    hint: undefined,
    ratings: new Map(),
    thinking: false,
    onplay,
  } as const;
  return render(ChopsticksTable, { view, ...props, ...more });
}

const hand = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const played = () => onplay.mock.calls.map(([move]) => move.notation);

test('on the computer’s turn, a move is answered with whose turn it is, until that turn ends', async () => {
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

test('why something is impossible is said in the language of the moment', async () => {
  onTestFinished(() => speak('en'));
  draw(viewAfter());
  const said = () => screen.getByRole('status').textContent.trim();
  await fireEvent.keyDown(window, { key: 's' });
  expect(said()).toBe('These hands can’t be split.');
  speak('de');
  await tick();
  expect(said()).toBe('Diese Hände lassen sich nicht aufteilen.');
});

test('after a move the focus returns to the hand that struck, and stays there', async () => {
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

test('the winner’s hands cheer after the last move has been animated', async () => {
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

test('every hand says its player, its side, and its number of fingers', () => {
  draw(viewAfter({ moves: oneHandOut }));
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

test('clicking one’s own hand and then the opponent’s plays a strike', async () => {
  draw(viewAfter());
  await fireEvent.click(hand('Player 1: Right'));
  expect(hand('Player 1: Right').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(hand('Player 2: Left'));
  expect(played()).toEqual(['B-C']);
});

test('a newcomer hears of splitting when the hands can be split', async () => {
  const { rerender } = draw(viewAfter());
  await rerender({ firstMoves: true });
  expect(
    screen.getByText('Put all their hands out (5 fingers): choose a hand to strike with.'),
  ).toBeTruthy();
  await rerender({ view: viewAfter({ position: '3111' }) });
  expect(screen.getByText('Choose a hand to strike with, or to split.')).toBeTruthy();
  await fireEvent.click(hand('Player 1: Left'));
  expect(
    screen.getByText('Now choose the hand to strike, or your other hand to split.'),
  ).toBeTruthy();
});

test('a hand that can be struck says what it would hold', async () => {
  draw(viewAfter({ moves: oneHandOut }));
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

test('under rollover a hand stays in play with the remainder', async () => {
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

test('S opens the list of splits, and one of them can be played', async () => {
  draw(viewAfter({ moves: oneHandOut }));
  await fireEvent.keyDown(window, { key: 's' });
  await fireEvent.click(screen.getByRole('button', { name: '1 left, 2 right' }));
  expect(played()).toEqual(['03-12']);
});

test('a split that is looked at is shown beside the hands, which stay as they are', async () => {
  draw(viewAfter({ moves: oneHandOut }));
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

test('the hands show their letters from notation', () => {
  const { container } = draw(viewAfter({ moves: oneHandOut }));
  const letters = [...container.querySelectorAll('.place')].map((place) => [
    place.getAttribute('data-place'),
    place.querySelector('.letter')?.textContent,
  ]);
  // The greater of two hands is B or D, and a hand that is out has no letter.
  expect(Object.fromEntries(letters)).toEqual({
    '1-0': undefined,
    '1-1': 'B',
    '0-0': 'D',
    '0-1': 'C',
  });
});

test('a hint says the result of a strike', () => {
  const props = { motion: 'off', ratings: new Map(), thinking: false, onplay } as const;
  render(ChopsticksTable, { view: viewAfter(), hint: 'A-D', ...props });
  expect(screen.getByText('Strike: 1 → 2')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(
    'Strike: 1 → 2. Player 1, left hand to Player 2, right hand.',
  );
});

test('the focus returns to a hand when the focused element disappears', async () => {
  draw(viewAfter({ moves: oneHandOut }));
  hand('Player 2: Right').focus();
  await fireEvent.keyDown(window, { key: 's' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1 left, 2 right');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.activeElement).toBe(hand('Player 2: Right'));
});

test('clicking both of one’s own hands splits', async () => {
  draw(viewAfter({ settings: { suicide: true } }));
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.click(hand('Player 1: Right'));
  expect(screen.getByRole('group', { name: 'Split the hands' })).toBeTruthy();
});

test('P passes if the rules allow it', async () => {
  draw(viewAfter({ settings: { passEquivalentTransfers: true } }));
  await fireEvent.keyDown(window, { key: 'p' });
  expect(played()).toEqual(['--']);
});

test('P gives the reason if they don’t', async () => {
  draw(viewAfter());
  await fireEvent.keyDown(window, { key: 'p' });
  expect(screen.getByRole('status').textContent).toContain(
    'You can’t pass: the rule “Pass-equivalent transfers” is off.',
  );
  expect(played()).toEqual([]);
});

test('keys with Ctrl belong to the menu', async () => {
  draw(viewAfter({ moves: oneHandOut }));
  await fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(screen.queryByRole('group')).toBeNull();
});

test('hands do nothing on the computer’s turn', async () => {
  draw(viewAfter({ players: againstComputer, moves: ['A-C'] }));
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
  }
  await fireEvent.keyDown(window, { key: 's' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(played()).toEqual([]);
});

test('a new view puts down a hand that was picked up', async () => {
  const { rerender } = draw(viewAfter());
  await fireEvent.click(hand('Player 1: Left'));
  await rerender({ view: viewAfter({ moves: ['A-C', 'A-C'] }) });
  expect(hand('Player 1: Left').getAttribute('aria-pressed')).toBe('false');
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe('Player 2: Left hand, 2 fingers');
});

test('the person sits at the bottom, whatever the seat', () => {
  const players = [againstComputer[1], againstComputer[0]];
  const { container } = draw(viewAfter({ players }));
  const seats = [...container.querySelectorAll('section')].map((seat) =>
    seat.getAttribute('aria-label'),
  );
  expect(seats).toEqual(['Computer', 'You']);
});

test('three persons sit around the table', async () => {
  const players = [...twoPersons, { kind: 'person', name: 'Player 3' } as const];
  draw(viewAfter({ settings: { players: 3 }, players }));
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.click(hand('Player 3: Right'));
  expect(played()).toEqual(['A-D3']);
});

test('a toss says who begins until the first move', async () => {
  const { rerender } = draw({ ...viewAfter(), tossed: true });
  expect(screen.getByText('Chosen at random: Player 1 goes first.')).toBeTruthy();
  await rerender({ view: { ...viewAfter({ moves: ['A-C'] }), tossed: true } });
  expect(screen.queryByText(/Chosen at random/)).toBeNull();
});

test('a move’s value is spoken with the hand that shows it', async () => {
  const ratings = new Map<string, Value>([
    ['A-D', winIn(7)],
    ['A-C', lossIn(4)],
  ]);
  const props = { motion: 'off', hint: undefined, thinking: false, onplay, ratings } as const;
  render(ChopsticksTable, { view: viewAfter(), ...props });
  const name = (text: string) => hand(text).getAttribute('aria-label');
  expect(name('Player 1: Left')).toBe('Player 1: Left hand, 1 finger, Win in 4 moves');
  await fireEvent.click(hand('Player 1: Left'));
  expect(name('Player 2: Left')).toContain('Lose in 2 moves');
  expect(name('Player 2: Right')).toContain('Win in 4 moves');
});

test('the last move stays on the table until the next one: who struck, and what became of the number', async () => {
  const after = (...moves: string[]) => viewAfter({ moves, players: againstComputer });
  const { container, rerender } = draw(after('A-C', 'A-D'));
  const marked = () =>
    [...container.querySelectorAll<HTMLElement>('.acted, .changed')].map(
      ({ dataset, classList, textContent }) =>
        `${dataset['place']} ${classList.contains('acted') ? 'struck' : textContent.replace(/\D+/g, '')}`,
    );
  const arrows = () => container.querySelectorAll('.arrows.last').length;
  expect([marked(), arrows()], 'off').toEqual([[], 0]);
  await rerender({ lastMove: true });
  expect([marked().toSorted(), arrows()]).toEqual([['0-1 12', '1-1 struck'], 1]);
  // Taken back, it gives way to the move before.
  await rerender({ view: after('A-C') });
  expect([marked().toSorted(), arrows()]).toEqual([['0-0 struck', '1-0 12'], 1]);
  await rerender({ view: after() });
  expect([marked(), arrows()]).toEqual([[], 0]);
});

test('among several computers each move since the person’s own stays, the earlier ones fainter', () => {
  const computer = { kind: 'computer', difficulty: 'easy' } as const;
  const situation = {
    settings: { players: 3 },
    players: [{ kind: 'person' }, computer, computer],
  } as const;
  const { container } = draw(viewAfter({ ...situation, moves: ['A-C2', 'B-C2', 'B-C2'] }), 'off', {
    lastMove: true,
  });
  const colours = (of: string) =>
    [...container.querySelectorAll<SVGElement>(`.arrows.${of}`)].map(({ style }) =>
      style.getPropertyValue('--colour'),
    );
  expect([colours('last'), colours('earlier')]).toEqual([['var(--player-3)'], ['var(--player-2)']]);
});

test('a pass, which no hand shows, is said on the table', async () => {
  const passed = viewAfter({
    settings: { passEquivalentTransfers: true },
    players: againstComputer,
    moves: ['A-C', '--'],
  });
  const { rerender } = draw(passed, 'off', { lastMove: true });
  expect(screen.getByText('Computer: Passes.')).toBeTruthy();
  await rerender({ lastMove: false });
  expect(screen.queryByText('Computer: Passes.')).toBeNull();
});

test('a split is an arrow between one’s own hands, and both numbers are marked', () => {
  const before = viewAfter({ position: '0211' });
  const split = before.moves.find(({ move }) => move.kind === 'split');
  const view = viewAfter({ position: '0211', moves: [split?.notation ?? ''] });
  const { container } = draw(view, 'off', { lastMove: true });
  expect(container.querySelectorAll('[data-place^="0-"].changed')).toHaveLength(2);
  expect(container.querySelectorAll('.arrows.last .arrow polygon')).toHaveLength(2);
});

test('in an exercise that a strike could end, no hand says what it would hold', async () => {
  const asked = viewAfter({ moves: oneHandOut });
  draw({ ...asked, hidesResults: true });
  await fireEvent.click(hand('Player 2: Right'));
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? '');
  expect(names.join()).not.toContain('would');
  await fireEvent.click(hand('Player 1: Left'));
  expect(played()).toEqual(['B-D']);
});

test('the moves of a plan are numbered arrows, drawn with the hint that begins it', async () => {
  const view = viewAfter({ position: '0312' });
  const strike = (seat: number, hand: number, target: number) => {
    const move = { kind: 'attack', hand, seat: 1 - seat, target } as const;
    return { move, seat, before: view.position };
  };
  const plan = [strike(0, 1, 1), strike(1, 0, 1), strike(0, 1, 0)];
  const more = { plan: plan.map((each, index) => ({ ...each, number: index + 1 })) };
  const { container, rerender } = draw(view, 'off', { ...more, hint: 'B-D' });
  const numbers = () =>
    [...container.querySelectorAll('svg .number')].map((each) => each.textContent);
  await tick();
  expect(numbers().toSorted()).toEqual(['1', '2', '3']);
  await rerender({ plan: [] });
  expect(numbers()).toEqual([]);
});
