import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { testMotion, type TestedMotion } from '../table/testing-motion.ts';
import { viewAfter } from '../table/testing.ts';
import { ExplorerPage } from './explorer-page.svelte.ts';
import Explorer from './Explorer.svelte';
import { mainThatExplores, type Known } from './testing.ts';

let motion: TestedMotion;
beforeEach(() => (motion = testMotion()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  motion.stop();
});

interface Shown extends Known {
  readonly config?: object;
  /** The moves of the match on the table. */
  readonly moves?: readonly string[];
}

async function show({ config = {}, moves = [], ...known }: Shown = {}) {
  const main = mainThatExplores({ table: tableOf(moves), ...known });
  const match = viewAfter({ moves });
  const app = appWith({ config, view: match });
  const { services } = app;
  const page = services.kept('explorer', () => new ExplorerPage());
  services.router.go('explorer', moves.length > 0 ? { match } : undefined);
  renderIn(app, Explorer, {});
  await vi.waitFor(() => expect(page.exploration).toBeTruthy(), patience);
  return { main, page, services };
}

/** A busy machine needs this long (ms). */
const patience = 10_000;

const side = () => screen.getByRole('region', { name: 'Moves' });
const rows = () =>
  within(within(side()).getByRole('list', { name: 'Moves' })).getAllByRole('button');
const row = async (move: string) =>
  vi.waitFor(() => {
    const found = rows().find((each) => each.textContent.includes(move));
    if (found === undefined) throw new Error(`${move} is not listed.`);
    return found;
  });
const trail = () =>
  within(screen.getByRole('navigation', { name: 'Moves so far' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());
const current = () =>
  within(screen.getByRole('navigation'))
    .getByRole('button', { current: 'step' })
    .textContent.trim();
const text = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ').trim();

test('each move shows its value, how often it was played and its results at random', async () => {
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }] as const;
  await show({ played: [tableOf(wonMoves, { players }), tableOf(['A-C'], { players })] });
  await vi.waitFor(() => expect(text(rows()[0] ?? side())).toContain('50.7%'));
  expect(text(rows()[0] ?? side())).toBe(
    'Draw A-C ×4 Stands for 4 moves with the same result Left hand strikes their left: 1 becomes 2 You: 2×: won 1 2× +1 At random: 50.7%',
  );
  expect(side().textContent).toContain('You were here 2×: won 1');
  expect(side().textContent).toContain('Random players would win: Player 1 50.7%, Player 2 49.3%.');
}, 30_000);

test('a click on a move plays it, and back, forward and start step along the line', async () => {
  const { page } = await show();
  await fireEvent.click(await row('A-C'));
  await vi.waitFor(() => expect(trail()).toEqual(['Start', 'A-C']));
  await fireEvent.click(await row('B-C'));
  await vi.waitFor(() => expect(trail()).toEqual(['Start', 'A-C', 'B-C']));
  await fireEvent.click(screen.getByRole('button', { name: 'One move back' }));
  await vi.waitFor(() => expect(current()).toBe('A-C'));
  expect(trail()).toEqual(['Start', 'A-C', 'B-C']);
  await fireEvent.click(screen.getByRole('button', { name: 'One move forward' }));
  await vi.waitFor(() => expect(current()).toBe('B-C'));
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(current()).toBe('Start'));
  // Another line begins where it leaves the previous one.
  await fireEvent.click(screen.getByRole('button', { name: 'One move forward' }));
  await vi.waitFor(() => expect(current()).toBe('A-C'));
  await fireEvent.click(await row('A-C'));
  await vi.waitFor(() => expect(trail()).toEqual(['Start', 'A-C', 'A-C']));
  expect(page.canGoForward).toBe(false);
}, 30_000);

test('as many rows as legal moves are shown, so that their shares add up', async () => {
  const { page } = await show();
  for (const move of ['A-C', 'B-C', 'A-C']) {
    await page.play(move);
    await vi.waitFor(() => {
      const { exploration, random, practice } = page;
      if (random?.kind !== 'known') throw new Error('It is not known yet.');
      const legal = practice.view?.moves.length ?? 0;
      const rows = exploration?.moves ?? [];
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(legal);
      const wins = rows.map(({ move, count }) => {
        const after = random.moves.find((each) => each.move === move);
        return count * (after?.results.wins[0] ?? NaN);
      });
      const mean = wins.reduce((sum, share) => sum + share, 0) / legal;
      expect(mean).toBeCloseTo(random.here.wins[0] ?? NaN, 6);
    }, patience);
  }
}, 30_000);

test('if predictions are on, the user predicts a value before it is shown, and the score is kept', async () => {
  const { main } = await show({ config: { appearance: { predict: true } } });
  expect(text(side())).toContain('What will it be with best play?');
  expect(text(side())).not.toMatch(/50\.7%|A-C/);
  expect(main.payloads('valueSeen')).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Win' }));
  await row('A-C');
  expect(text(side())).toContain('You said win: it is a draw.');
  const place = { game: 'chopsticks', position: '1111' };
  expect(main.payloads('valueSeen')).toMatchObject([place]);
  expect(main.payloads('keepPrediction')).toMatchObject([{ place, said: 'win', right: false }]);
}, 30_000);

test('keys step through the moves and along the line, and the focus stays in the list', async () => {
  const { page } = await show();
  await fireEvent.click(await row('A-C'));
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const first = await row('A-C');
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(rows()[1]);
  await fireEvent.click(document.activeElement ?? document.body);
  await vi.waitFor(() => {
    expect(page.at).toBe(2);
    expect(rows()).toContain(document.activeElement);
  });
  await fireEvent.keyDown(document.body, { key: 'PageUp' });
  await vi.waitFor(() => expect(page.at).toBe(1));
  await fireEvent.keyDown(document.body, { key: 'End' });
  await vi.waitFor(() => expect(page.at).toBe(2));
  await fireEvent.keyDown(document.body, { key: 'Home' });
  await vi.waitFor(() => expect(page.at).toBe(0));
}, 30_000);

test('opened from a match, it begins at its position, and another match starts over', async () => {
  const { main, services } = await show({ moves: ['A-C', 'B-C', 'A-C'] });
  expect(trail()).toEqual(['Start', 'A-C', 'B-C', 'A-C']);
  expect(side().textContent).toContain('Player 2 to move');
  await fireEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(main.payloads('newMatch')).toMatchObject([
    { game: 'chopsticks', first: 1, position: '2213' },
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'On the state map' }));
  expect(services.router.take('state-map')?.key).toBe('2213');
}, 30_000);

test('a finished game says so and has no moves', async () => {
  const { main } = await show({ moves: wonMoves });
  expect(side().textContent).toContain('Player 1 wins');
  expect(main.payloads('exploreAtRandom')).toEqual([]);
  expect(within(side()).queryByRole('list')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play from here' }).disabled).toBe(
    true,
  );
}, 30_000);

test('an unknown value is said to be unknown', async () => {
  const { page } = await show({ config: { game: 'digit-conquest' } });
  await vi.waitFor(
    () => expect(side().textContent).toContain('winning chance is about 54.9%'),
    20_000,
  );
  await vi.waitFor(
    () => expect(side().textContent).toContain('more than 60,000 positions can be reached'),
    20_000,
  );
  // A draw from the deck is no decision to take back.
  expect(page.canGoBack).toBe(false);
}, 40_000);

test('leaving the page cancels its work', async () => {
  const { main } = await show();
  cleanup();
  expect(main.payloads('leaveExplorer')).toHaveLength(1);
}, 30_000);

test('other rules are explored from the start position', async () => {
  const { page } = await show({ config: { chopsticks: { suicide: true } } });
  await vi.waitFor(() => expect(side().textContent).toContain('Lose in 13 moves'));
  const [game] = preferencesOf('{}').games;
  if (game === undefined) throw new RangeError('There is no game.');
  await page.choose(game, 'set', undefined);
  await vi.waitFor(() => expect(text(side())).toContain('Player 1 to move Draw'));
}, 30_000);

test('rules from the preferences follow the preferences', async () => {
  const { page, services } = await show();
  await fireEvent.click(await row('A-C'));
  await vi.waitFor(() => expect(page.at).toBe(1));
  // A setting that these rules don't use leaves the position as it is.
  services.preferences.view = preferencesOf('{ "summation-duel": { "target": 9 } }');
  await tick();
  expect(page.at).toBe(1);
  services.preferences.view = preferencesOf('{ "chopsticks": { "fingers": 7 } }');
  await tick();
  await vi.waitFor(() => expect(page.practice.view?.settings).toMatchObject({ fingers: 7 }));
  expect(page.at).toBe(0);
  services.preferences.view = preferencesOf('{ "chopsticks": { "players": 3 } }');
  await tick();
  await vi.waitFor(() => expect(page.practice.view?.players).toHaveLength(3));
}, 30_000);

test('rules of the match on the table are those of the current match', async () => {
  const { page, services } = await show({ moves: ['A-C'] });
  const one = { fingers: 6 };
  services.match.view = viewAfter({ moves: ['A-D', 'B-D'] });
  await tick();
  expect(trail()).toEqual(['Start', 'A-C']);
  services.match.view = viewAfter({ settings: one, moves: ['A-D', 'B-D'] });
  await tick();
  await vi.waitFor(() => expect(trail()).toEqual(['Start', 'A-D', 'B-D']));
  expect(page.chosen?.settings).toMatchObject(one);
  expect(page.rules).toBe('table');
  services.match.view = viewAfter({ game: 'summation-duel' });
  await tick();
  await vi.waitFor(() => expect(page.chosen?.settings).toMatchObject({ fingers: 5 }));
  expect(page.rules).toBe('set');
}, 30_000);

test('choosing the same rules again keeps the position', async () => {
  const { page } = await show();
  await fireEvent.click(await row('A-C'));
  await vi.waitFor(() => expect(page.at).toBe(1));
  const [game] = preferencesOf('{}').games;
  await page.choose(game ?? expect.fail('There is no game.'), 'set', undefined);
  expect(page.at).toBe(1);
}, 30_000);
