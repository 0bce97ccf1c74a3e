// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { MoveView } from '../../../electron/api/match-view.ts';
import { viewAfter, type Situation } from '../../table/testing.ts';
import { speak } from '../../words.svelte.ts';
import { summationInWords } from './position-words.ts';
import { namingOf } from '../../../words/player-names.ts';
import Builder from './Builder.svelte';
import SummationTable from './SummationTable.svelte';
import { lossIn } from '../../../engine/analysis/value.ts';

afterEach(() => {
  cleanup();
  speak('en');
});

const view = (moves: readonly string[] = [], more: Situation<undefined> = {}) =>
  viewAfter({ moves, ...more, game: 'summation-duel' });

function show(moves: readonly string[], more: Record<string, unknown> = {}) {
  const onplay = vi.fn<(move: MoveView) => void>();
  const props = { motion: 'off', hint: undefined, ratings: new Map(), thinking: false } as const;
  const shown = render(SummationTable, { view: view(moves), ...props, onplay, ...more });
  return { ...shown, played: () => onplay.mock.calls.map(([{ notation }]) => notation) };
}

const card = (name: string | RegExp) => screen.getByRole('button', { name });
const total = () => screen.getByRole('meter', { name: 'Total' });
const sum = () => screen.getByRole('region', { name: 'Total' }).textContent.replace(/\s+/g, ' ');

test('a click plays a number, and the card says the new total', async () => {
  const { played } = show(['+6', '+9']);
  await fireEvent.click(card('4, makes 19'));
  expect(played()).toEqual(['+4']);
});

test('a used number says who used it, and can’t be played again', async () => {
  const { played } = show(['+6', '+9']);
  await fireEvent.click(card('9, used by Player 2'));
  expect(card('6, used by Player 1').getAttribute('aria-disabled')).toBe('true');
  expect(played()).toEqual([]);
});

test('the last move is marked: its card, and the sum that it made', async () => {
  const { container, rerender } = show(['+6', '+9'], { lastMove: true });
  const ringed = () => container.querySelector('.card.ringed .middle')?.textContent;
  expect(sum()).toMatch(/6 \+ 9 = 15/);
  expect(ringed()).toBe('9');
  await rerender({ lastMove: false });
  expect([sum().includes('6 + 9'), ringed()]).toEqual([false, undefined]);
});

test.each([
  [{}, 'Use each number only once'],
  [{ copies: 2 }, 'Use each number up to 2 times'],
  [{ copies: 'unlimited' }, 'Numbers are never used up'],
])('with %j it says how often a number can be used', (settings, sentence) => {
  show([], { view: view([], { settings }) });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('a hint takes the place of a typed number', async () => {
  const { rerender } = show(['+6']);
  await fireEvent.keyDown(document.body, { key: '9' });
  expect(screen.getByText(/^Enter plays/)).toBeTruthy();
  await rerender({ hint: '+5' });
  expect(screen.queryByText(/^Enter plays/)).toBeNull();
});

test('a typed number says that Enter plays it, until it is erased', async () => {
  show(['+6']);
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  await press('9');
  expect(screen.getByText('Enter plays 9: 6 → 15.')).toBeTruthy();
  await press('Backspace');
  expect(screen.queryByText(/^Enter plays/)).toBeNull();
});

test('a refusal is said in the language of the moment', async () => {
  show(['+6', '+9']);
  await fireEvent.keyDown(document.body, { key: '9' });
  expect(screen.getByRole('status').textContent).toBe('Number 9 has already been used.');
  speak('de');
  await tick();
  expect(screen.getByRole('status').textContent).toBe('Die Zahl 9 ist schon verbraucht.');
});

test('a set-up position starts with its used numbers', async () => {
  const setUp = { position: '7,8,9,10' };
  const { rerender } = show([], { view: view([], setUp) });
  expect(sum()).toContain('34 of 50');
  expect(card('7, used from the start').querySelector('.cross')).toBeTruthy();
  expect(card('1, makes 35').textContent).toContain('35');
  await rerender({ view: view(['+2'], setUp) });
  expect(total().getAttribute('aria-valuetext')).toBe('36 of 50');
  expect(card('2, used by Player 1')).toBeTruthy();
  expect(summationInWords(view(['+2'], setUp))).toEqual([
    'The total is 36 of 50',
    'Used: 2, 7, 8, 9, 10',
  ]);
});

test('with several cards of each number, a card says how many are left, and is crossed out at the last', () => {
  const settings = { copies: 2 };
  show([], { view: view(['+6', '+9', '+6'], { settings }) });
  expect(card('9, 1 card left, makes 30').querySelector('.cross')).toBeNull();
  expect(card('4, 2 cards left, makes 25').textContent).toContain('×2');
  expect(card('6, used by Player 1').querySelector('.cross')).toBeTruthy();
  cleanup();
  show([], { view: view(['+4'], { settings, position: '4,6' }) });
  expect(card('4, used by Player 1')).toBeTruthy();
  expect(card('6, 1 card left, makes 20')).toBeTruthy();
  expect(total().getAttribute('aria-valuetext')).toBe('14 of 50');
});

test('in the race no number is crossed out, and the hint names the totals to reach', () => {
  const settings = { copies: 'unlimited' };
  show([], { view: view(['+6', '+6'], { settings }), hint: '+5' });
  expect(document.querySelector('.cross')).toBeNull();
  expect(sum()).toContain('Hint: 5, which makes 17, one of the totals to reach (6, 17, 28, 39).');
  expect(card('5, makes 17, hint').textContent).not.toContain('×');
  cleanup();
  show([], { view: view(['+5'], { settings, position: '=23' }) });
  expect(total().getAttribute('aria-valuetext')).toBe('28 of 50');
  expect(summationInWords(view(['+5'], { settings, position: '=23' }))).toEqual([
    'The total is 28 of 50',
  ]);
});

test('a position is built with several cards of a number, or by its total', async () => {
  const onchange = vi.fn<(position: unknown) => void>();
  const naming = namingOf('en', [{ kind: 'person' }, { kind: 'person' }]);
  const two = view([], { settings: { copies: 2 }, position: '6,7' });
  render(Builder, { position: two.position, settings: two.settings, naming, onchange });
  await fireEvent.click(screen.getByRole('button', { name: '6 ×1' }));
  expect(onchange).toHaveBeenLastCalledWith({ used: [6, 6, 7], turn: 0 });
  cleanup();
  const race = view([], { settings: { copies: 'unlimited' }, position: '=23' });
  render(Builder, { position: race.position, settings: race.settings, naming, onchange });
  await fireEvent.click(screen.getByRole('button', { name: /more|increase|up|\+/i }));
  expect(onchange).toHaveBeenLastCalledWith({ used: [], total: 24, turn: 0 });
});

test('the total says how far the target is', () => {
  show(['+6', '+9']);
  expect(total().getAttribute('aria-valuetext')).toBe('15 of 50');
  expect(sum()).toContain('15 of 50');
});

test('looking at a number shows where it leads', async () => {
  show(['+6', '+9', '+10', '+8', '+7']);
  await fireEvent.pointerEnter(card(/^5,/));
  expect(sum()).toContain('→ 45');
  await fireEvent.pointerLeave(card(/^5,/));
  expect(sum()).toContain('of 50');
});

test('numbers that win or exceed the target say so before they are played', async () => {
  show(['+6', '+9', '+10', '+8', '+7', '+5']);
  await fireEvent.focus(card(/^4,/));
  expect(sum()).toMatch(/→ 49/);
  cleanup();
  show(['+6', '+9', '+10', '+8', '+7', '+5', '+1']);
  await fireEvent.focus(card(/^4,/));
  expect(sum()).toMatch(/→ 50 wins/);
  cleanup();
  show(['+6', '+9', '+10', '+8', '+7', '+5', '+2']);
  await fireEvent.focus(card(/^4,/));
  expect(sum()).toMatch(/→ 51 past 50/);
});

test('typed digits select a card, two digits the ten', async () => {
  show([]);
  await fireEvent.keyDown(window, { key: '1' });
  expect(document.activeElement).toBe(card(/^1,/));
  await fireEvent.keyDown(window, { key: '0' });
  expect(document.activeElement).toBe(card(/^10,/));
});

test('on the computer’s turn, a move is answered with whose turn it is, until that turn ends', async () => {
  const players = [
    { kind: 'person' },
    { kind: 'computer', name: 'Computer', difficulty: 'hard' },
  ] as const;
  const computers = view(['+6'], { players });
  const { played, rerender } = show([], { view: computers });
  const said = () => screen.getByRole('status').textContent;
  await fireEvent.keyDown(window, { key: '7' });
  expect(said()).toBe('It is the computer’s turn.');
  await rerender({ view: view(['+6', '+9']) });
  expect(said()).toBe('');
  await rerender({ view: computers });
  await fireEvent.click(card('7'));
  expect(said()).toBe('It is the computer’s turn.');
  expect(played()).toEqual([]);
});

test('a number that doesn’t exist is refused in a sentence, and its first digit isn’t played', async () => {
  const { played } = show([]);
  await fireEvent.keyDown(window, { key: '7' });
  expect(document.activeElement).toBe(card(/^7,/));
  await fireEvent.keyDown(window, { key: '7' });
  expect(screen.getByRole('status').textContent).toBe('Number 77 is not between 1 and 10.');
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
  expect(played()).toEqual([]);
});

test('a used number says why it can’t be played, whether typed or clicked', async () => {
  show(['+6', '+9']);
  const said = () => screen.getByRole('status').textContent;
  await fireEvent.keyDown(window, { key: '9' });
  expect(said()).toBe('Number 9 has already been used.');
  cleanup();
  show(['+6', '+9']);
  expect(said()).toBe('');
  await fireEvent.click(card(/^6,/));
  expect(said()).toBe('Number 6 has already been used.');
});

test('each card says its result', () => {
  show(['+6', '+9', '+10', '+8', '+7', '+5', '+2']);
  expect(card('1, makes 48').textContent).toContain('48');
  expect(card('3, makes 50, wins').textContent).toContain('wins');
  expect(card('4, makes 51, busts').textContent).toContain('busts');
});

test('the last move is shown, or a hint in its place', async () => {
  const { rerender } = show(['+6', '+9']);
  expect(screen.getByText('Player 2 added 9: 6 → 15.')).toBeTruthy();
  await rerender({ hint: '+8' });
  expect(screen.getByText('Hint: 8, which makes 23.')).toBeTruthy();
  expect(card('8, makes 23, hint').querySelector('.hint-mark')).toBeTruthy();
});

test('a digit typed after a move begins a new number', async () => {
  const { rerender } = show([]);
  await fireEvent.keyDown(window, { key: '1' });
  await rerender({ view: view(['+1']) });
  await fireEvent.keyDown(window, { key: '0' });
  expect(document.activeElement).not.toBe(card(/^10,/));
});

test('nothing can be played on the computer’s turn', async () => {
  const players = [
    { kind: 'person' },
    { kind: 'computer', name: 'Computer', difficulty: 'hard' },
  ] as const;
  const { played } = show([], { view: view(['+6'], { players }) });
  await fireEvent.click(card('4'));
  await fireEvent.pointerEnter(card('4'));
  expect(played()).toEqual([]);
  expect(sum()).toContain('6 of 50');
});

test('analysis is shown on the cards, and so is the recommendation of the legend', () => {
  const lost = lossIn(7);
  const saying = { name: 'The legend “aim for 11, 22, 33, 44”', move: '+8', text: '' };
  show(['+6', '+9', '+10'], { ratings: new Map([['+8', lost]]), saying });
  expect(card(/^8, makes 33/).textContent).toMatch(/lose in 3.*legend/i);
  expect(card(/^7, makes 32/).textContent).not.toMatch(/legend/);
});

test('the toss says who begins until the first number is played', async () => {
  const { rerender } = show([], { view: { ...view(), tossed: true } });
  expect(screen.getByText('Chosen at random: Player 1 goes first.')).toBeTruthy();
  await rerender({ view: { ...view(['+6']), tossed: true } });
  expect(screen.queryByText(/Chosen at random/)).toBeNull();
});

test('the user of a number is named in the grammar of each language', () => {
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }] as const;
  show([], { view: view(['+6', '+9', '+10', '+8', '+7', '+5', '+2'], { players }) });
  expect(card('6, used by you')).toBeTruthy();
  expect(card('9, used by Computer')).toBeTruthy();
  cleanup();
  speak('de');
  show([], { view: view(['+6', '+9', '+10', '+8', '+7', '+5', '+2'], { players }) });
  const german = ['6, von dir verbraucht', '9, vom Computer verbraucht'];
  for (const name of german) expect(card(name)).toBeTruthy();
  cleanup();
  show(['+6', '+9', '+10', '+8', '+7', '+5', '+2'], { hint: '+3' });
  expect(card('1, macht 48')).toBeTruthy();
  expect(card('3, macht 50, gewinnt, Tipp')).toBeTruthy();
  expect(card('4, macht 51, zu viel').textContent).toContain('zu viel');
});

test('in an exercise that a number could end, no card and no total says what it makes', async () => {
  const asked = view(['+6', '+9', '+10', '+8', '+7', '+5', '+2']);
  const { container } = show([], { view: { ...asked, hidesResults: true } });
  await fireEvent.focus(card('3'));
  await fireEvent.keyDown(window, { key: '3' });
  expect(screen.getByText('Enter plays 3.')).toBeTruthy();
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect([...names, container.textContent].join(' ')).not.toMatch(/50 wins|wins|busts|→|makes/);
});

test('the moves of a plan are numbered on their cards', () => {
  const before = view(['+6', '+7', '+8', '+9']).position;
  const plan = [10, 5, 2].map((number, index) => {
    return { number: index + 1, move: { number }, seat: index % 2, before };
  });
  const { container } = show(['+6', '+7', '+8', '+9'], { hint: '+10', plan });
  const marks = [...container.querySelectorAll('[data-number]')].flatMap((each) => {
    const mark = each.querySelector('.hint-mark')?.textContent.trim();
    return mark === undefined ? [] : [[each.getAttribute('data-number'), mark]];
  });
  expect(marks).toEqual([
    ['2', '3'],
    ['5', '2'],
    ['10', '1'],
  ]);
});
