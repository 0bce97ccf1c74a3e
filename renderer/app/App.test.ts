import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMotion, type TestedMotion } from '../table/testing-motion.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import { drawApp } from './testing.ts';

let motion: TestedMotion;

beforeEach(() => (motion = testMotion()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  motion.stop();
});

async function comeToRest(): Promise<void> {
  motion.pass();
  await tick();
}

const toFive = { target: 5 };

test.each<[string, Situation]>([
  ['strike', { settings: { fingers: 3, suddenDeath: 'instant' }, moves: ['A-C', 'A-C', 'A-D'] }],
  ['digit', { game: 'digit-conquest', settings: toFive, moves: ['?5', '+5'] }],
  ['number', { game: 'summation-duel', settings: toFive, moves: ['+5'] }],
])('the end of a game is shown after the animation of the %s', async (_, situation) => {
  const { show } = await drawApp();
  await show(viewAfter({ ...situation, moves: situation.moves?.slice(0, -1) ?? [] }));
  await comeToRest();
  await show(viewAfter(situation));
  expect(motion.moving(), 'what moves').toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Game over' })).toBeNull();
  expect(screen.queryByText('won')).toBeNull();
  await comeToRest();
  expect(screen.getByText('won')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Game over' }));
});

test('the end of a variation says how the match itself ended', async () => {
  const settings = { fingers: 3, suddenDeath: 'instant' };
  const sentence = 'In a variation. The match itself: Computer won.';
  const over = viewAfter({ settings, moves: ['A-C', 'A-C', 'A-D'] });
  const { show } = await drawApp();
  await show({ ...over, variation: saying(sentence) });
  expect(screen.getByRole('region', { name: 'Game over' }).textContent).toContain(sentence);
  expect(screen.getByText('Variation: Player 1 wins!')).toBeTruthy();
  await show(over);
  expect(screen.getByRole('region', { name: 'Game over' }).textContent).not.toContain(sentence);
});

test('a match that is over already shows its result at once', async () => {
  const { show } = await drawApp();
  await show(viewAfter({ game: 'summation-duel', settings: toFive, moves: ['+5'] }));
  expect(screen.getByRole('region', { name: 'Game over' })).toBeTruthy();
});

const shown = (name: string) => screen.findByRole('heading', { level: 1, name });
const side = (button: number) => fireEvent.mouseUp(window, { button });

test('commands open pages, and the side buttons of a mouse go back and forward', async () => {
  const { show, command } = await drawApp({}, { start: 'home' });
  await show(viewAfter());
  await shown('Digit Duels');
  await command('library');
  await shown('Matches');
  await command('statistics');
  await shown('Statistics');
  await side(3);
  await shown('Matches');
  await side(4);
  await shown('Statistics');
});

test('announcements reach a screen reader', async () => {
  const { show } = await drawApp();
  await show(viewAfter());
  expect(screen.getByRole('log').textContent).toContain('Player 1 to move.');
});
