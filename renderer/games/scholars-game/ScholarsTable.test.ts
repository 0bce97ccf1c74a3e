import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoveView } from '../../../electron/api/match-view.ts';
import { twoRocks } from '../../../engine/scholars-game/testing.ts';
import { viewAfter, type Situation } from '../../table/testing.ts';
import ScholarsTable from './ScholarsTable.svelte';
import { drawn, winIn, type Value } from '../../../engine/analysis/value.ts';

const onplay = vi.fn<(move: MoveView) => void>();
beforeEach(() => onplay.mockReset());
afterEach(cleanup);

/** Player 2 has 2 and 5 (rock), Player 1 has 1 and 1. */
const scissorsAndRock = ['1+1', "2>1'", '1+2', '3 5r=4p 4p', '1+4p'];

function draw(
  situation: Situation<undefined> = {},
  ratings: ReadonlyMap<string, Value> = new Map(),
) {
  return render(ScholarsTable, {
    view: viewAfter({ ...situation, game: 'scholars-game' }),
    motion: 'off',
    hint: undefined,
    ratings,
    saying: null,
    pace: 'normal',
    cardCounting: true,
    thinking: false,
    onplay,
  });
}

const hand = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const chooser = (name: RegExp) => within(screen.getByRole('group', { name }));
const optionsOf = (name: RegExp) =>
  chooser(name)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
const played = () => onplay.mock.calls.map(([move]) => move.notation);
const note = () => screen.getByRole('status').textContent.trim();

test('every hand says what it holds, and what would become of it', async () => {
  draw();
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe('Player 2: Left hand, 1 finger');
  await fireEvent.click(hand('Player 1: Left'));
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe(
    'Player 2: Left hand, 1 finger, would hold 2, scissors',
  );
});

test('if only one move is possible, it is played at once', async () => {
  draw();
  await fireEvent.click(hand('Player 1: Right'));
  await fireEvent.click(hand('Player 2: Left'));
  expect(played()).toEqual(['R1+1']);
});

test('if two hands can do nothing together, the second one is picked up', async () => {
  draw();
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.click(hand('Player 1: Right'));
  expect(hand('Player 1: Right').getAttribute('aria-pressed')).toBe('true');
});

test('if several moves are possible, they are listed with their results', async () => {
  draw({ moves: ['1+1'] });
  await fireEvent.click(hand('Player 2: Left'));
  await fireEvent.click(hand('Player 1: Left'));
  expect(played()).toEqual([]);
  expect(optionsOf(/What should this hand get/)).toEqual([
    'Add 2: 1 becomes 3, double scissors',
    'Transform: 1 becomes 5, rock',
    'Cancel',
  ]);
  await fireEvent.click(chooser(/What should/).getByRole('button', { name: /^Transform/ }));
  expect(played()).toEqual(['2>1']);
});

test('a result whose function its owner will choose is explained where it is offered', async () => {
  draw({ moves: ['1+1', '1+1'] });
  const explained = () => screen.queryByText(/^4\? means: they choose whether/);
  expect(explained()).toBeNull();
  await fireEvent.click(hand('Player 1: \\w+ hand, .*scissors'));
  expect(explained()).toBeTruthy();
});

test('a move on one’s own hand is never played by a single click', async () => {
  draw({ moves: ['1+1'] });
  await fireEvent.click(hand('Player 2: Left'));
  await fireEvent.click(hand('Player 2: Right'));
  expect(optionsOf(/What should your right hand get/)).toEqual([
    'Transform: 1 becomes 5, rock',
    'Cancel',
  ]);
});

test('a move with two targets is offered on each of them', async () => {
  for (const side of ['Left', 'Right']) {
    draw({ moves: twoRocks });
    await fireEvent.click(hand('Player 1: Left'));
    await fireEvent.click(hand(`Player 2: ${side}`));
    await fireEvent.click(chooser(/What should/).getByRole('button', { name: /^Put both out/ }));
    cleanup();
  }
  expect(played()).toEqual(['2×5r,5r', '2×5r,5r']);
});

test('a new 5 is decided in place, before anything else', async () => {
  draw({ moves: scissorsAndRock });
  expect(optionsOf(/What should the 5 on your left hand be/)).toEqual(['Rock', 'Paper']);
  await fireEvent.keyDown(window, { key: 'Escape' });
  await fireEvent.click(hand('Player 2: Right'));
  expect(played()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Paper' }));
  expect(played()).toEqual(['5?p']);
});

test('an option that is looked at is shown beside the hand, which stays as it is', () => {
  draw({ moves: scissorsAndRock });
  expect(hand('Player 2: Left').getAttribute('aria-label')).toBe(
    'Player 2: Left hand, 5 fingers, would hold 5, rock',
  );
});

test('an option’s value is spoken with it', () => {
  const ratings = new Map<string, Value>([
    ['5?p', winIn(7)],
    ['5?r', drawn],
  ]);
  draw({ moves: scissorsAndRock }, ratings);
  expect(optionsOf(/What should the 5 on your left hand be/)).toEqual([
    'Rock, Draw',
    'Paper, Win in 4 moves',
  ]);
});

test('redistributing asks for values first, then for functions if there are any', async () => {
  draw({ moves: twoRocks.slice(0, 3) });
  await fireEvent.keyDown(window, { key: 'r' });
  expect(optionsOf(/Redistribute the hands/)).toEqual(['4 left, 4 right', 'Cancel']);
  await fireEvent.click(screen.getByRole('button', { name: '4 left, 4 right' }));
  expect(optionsOf(/Choose what the new hands are/)).toEqual([
    '4, scissors left; 4, scissors right',
    '4, scissors left; 4, paper right',
    '4, paper left; 4, scissors right',
    '4, paper left; 4, paper right',
    'Back',
  ]);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(optionsOf(/Redistribute the hands/)).toContain('4 left, 4 right');
  await fireEvent.click(screen.getByRole('button', { name: '4 left, 4 right' }));
  await fireEvent.click(screen.getByRole('button', { name: /^4, paper left; 4, scissors/ }));
  expect(played()).toEqual(['3 5r=4p 4s']);
});

test('a click on the emblem, or F, switches', async () => {
  draw({ moves: twoRocks.slice(0, 9) });
  const emblem = screen.getByRole('button', { name: 'Switch the right hand to scissors' });
  await fireEvent.click(emblem);
  await fireEvent.keyDown(window, { key: 'f' });
  expect(played()).toEqual(['4p~', '4p~']);
});

test('an impossible move gives the reason', async () => {
  draw();
  await fireEvent.keyDown(window, { key: 'f' });
  expect(note()).toBe('Only a 4 or a 5 has a function to switch.');
  await fireEvent.keyDown(window, { key: 'r' });
  expect(note()).toBe('The two values must change. Swapping them between your hands isn’t enough.');
  hand('Player 2: Left').focus();
  await fireEvent.keyDown(window, { key: 'w' });
  expect(note()).toBe('First pick a hand to use.');
  await fireEvent.click(hand('Player 1: Left'));
  expect(hand('Player 2: Left').title).toBe('A 1 does nothing to a 1.');
  await fireEvent.keyDown(window, { key: 'w' });
  expect(note()).toBe('A 1 does nothing to a 1.');
});

test('Escape closes a choice, then puts the hand down', async () => {
  draw({ moves: ['1+1'] });
  await fireEvent.click(hand('Player 2: Left'));
  await fireEvent.click(hand('Player 1: Left'));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(hand('Player 2: Left').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(hand('Player 2: Left').getAttribute('aria-pressed')).toBe('false');
});

test('nothing can be started while the computer is to move', async () => {
  draw({
    players: [{ kind: 'computer', name: 'Computer', difficulty: 'hard' }, { kind: 'person' }],
  });
  for (const name of ['Computer: Left', 'You: Left']) {
    expect(hand(name).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(hand(name));
  }
  await fireEvent.keyDown(window, { key: 'r' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(played()).toEqual([]);
});

test('in an exercise that a move could end, no hand and no choice says what would become of it', async () => {
  const asked = viewAfter({ game: 'scholars-game', moves: scissorsAndRock });
  render(ScholarsTable, {
    view: { ...asked, hidesResults: true },
    motion: 'off',
    hint: undefined,
    ratings: new Map(),
    thinking: false,
    onplay,
  });
  const names = () =>
    screen
      .getAllByRole('button')
      .map((each) => `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`)
      .join();
  for (const own of screen.getAllByRole('button', { name: /^Player [12]/ })) {
    await fireEvent.click(own);
    expect(names()).not.toMatch(/would|Put out|becomes/);
  }
});
