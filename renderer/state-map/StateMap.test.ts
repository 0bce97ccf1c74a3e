import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tableOf } from '../../storage/library/testing.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { mainThatExplores } from '../explorer/testing.ts';
import { gameViewOf, preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { StateMapPage, type PositionOnMap } from './state-map-page.svelte.ts';
import StateMap from './StateMap.svelte';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param sent - the position that the page opens with. */
async function show(moves: readonly string[] = [], config: object = {}, sent?: PositionOnMap) {
  const main = mainThatExplores({ table: tableOf(moves) });
  const app = appWith({ config, view: viewAfter({ moves }) });
  const { services } = app;
  const page = services.kept('state-map', () => new StateMapPage(services.predictions));
  services.router.go('state-map', sent);
  renderIn(app, StateMap, {});
  await vi.waitFor(() => expect(page.map ?? page.refusal.sentence).toBeTruthy(), 5000);
  return { main, page, services };
}

const map = () => screen.getByRole('listbox', { name: 'The map' });
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(map(), { key, ...more });
const chosen = () =>
  screen
    .queryAllByRole('option', { selected: true })
    .map((each) => each.getAttribute('aria-label'));

/** Clicks a position like a mouse that the map has captured. */
async function click(name: string): Promise<void> {
  const node = screen.getByRole('option', { name });
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(node);
  map().setPointerCapture = () => undefined;
  const where = { clientX: 10, clientY: 10, button: 0, pointerId: 1 };
  await fireEvent.pointerDown(map(), where);
  await fireEvent.pointerUp(map(), where);
}

test('every position is on the map, coloured by its value, and counted', async () => {
  await show();
  const nodes = screen.getAllByRole('option');
  expect(nodes).toHaveLength(171);
  const coloured = (value: string) => nodes.filter(({ classList }) => classList.contains(value));
  expect(['win', 'draw', 'lose'].map((value) => coloured(value).length)).toEqual([42, 111, 18]);
  expect(screen.getByRole('option', { name: '1401: Win in 1 move' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '0034: over, Lose' })).toBeTruthy();
  const overview = screen.getByRole('region', { name: 'Overview' });
  expect(overview.textContent).toContain('160 unfinished positions, 422 moves between them');
  const counts = within(overview).getAllByRole('listitem');
  expect(counts.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Won for the side to move 42',
    'Drawn 111',
    'Lost for the side to move 7',
    'The game is over 11',
    'Start',
    'The path of the match on the table',
  ]);
}, 30_000);

test('a click selects a position, shows its moves, and can go on from there', async () => {
  const { main, page, services } = await show();
  await click('0113: Draw');
  const side = screen.getByRole('region', { name: 'The position' });
  const moves = await within(side).findAllByRole('button', { name: /strikes/ });
  expect(moves.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Draw B-C Right hand strikes their left: 1 becomes 2',
    'Lose in 1 move 1 B-D Right hand strikes their right: 3 becomes 4',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'Explore from here' }));
  expect(services.router.take('explorer')).toMatchObject({ notation: '0113' });
  await fireEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(main.payloads('newMatch')).toMatchObject([{ position: '0113', first: 0 }]);
  await fireEvent.click(moves[1] ?? side);
  expect(chosen()).toEqual(['1401: Win in 1 move']);
  await press('Backspace');
  expect(chosen()).toEqual(['0113: Draw']);
  expect(page.node).toBe(page.nodeOf('0113'));
}, 30_000);

test("arrow keys follow moves from the match's position, and Enter explores", async () => {
  const { page, services } = await show(['A-C', 'B-C']);
  const { router } = services;
  await vi.waitFor(() => expect(page.path).toHaveLength(3));
  await press('ArrowRight');
  expect(chosen()).toEqual(['1312: Draw']);
  expect(map().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await press('ArrowRight');
  const [reached] = chosen();
  expect(reached).not.toBe('1312: Draw');
  await press('Enter');
  expect(router.page).toBe('explorer');
  router.back();
  await press('Home');
  expect(chosen()).toEqual(['1111: Draw']);
  await press('ArrowLeft');
  expect(screen.getByText('No move leads that way.')).toBeTruthy();
  await press('End');
  expect(chosen()).toEqual(['1312: Draw']);
  await press('Escape');
  expect(chosen()).toEqual([]);
  expect(router.page).toBe('state-map');
  await press('Escape');
  expect(router.page).toBe('home');
}, 30_000);

test('plus and minus zoom, zero shows the whole map, and arrows with Shift move it', async () => {
  const { page } = await show();
  const { viewport } = page;
  viewport.resize(1000, 600);
  const { scale } = viewport;
  await press('+');
  expect(viewport.scale).toBeCloseTo(scale * 1.25, 6);
  const { x } = viewport;
  await press('ArrowRight', { shiftKey: true });
  expect(viewport.x).toBeLessThan(x);
  expect(page.node).toBeUndefined();
  await press('-');
  await press('0');
  expect(viewport.scale).toBeCloseTo(scale, 6);
}, 30_000);

test('the line of a match is only on the map of its rules', async () => {
  const { page, services } = await show(['A-C'], { chopsticks: { suicide: true } });
  const { view } = services.preferences;
  await vi.waitFor(() => expect(page.path).toHaveLength(2));
  const game = view?.games[0] ?? expect.fail('There is no game.');
  await page.choose(game, 'set', services.match.view);
  await vi.waitFor(() => expect(page.map?.nodes).toHaveLength(191));
  expect(page.path).toEqual([]);
}, 30_000);

test('if there can be no map, it says why and what to change', async () => {
  const { page } = await show();
  const [game] = preferencesOf(JSON.stringify({ chopsticks: { fingers: 20 } })).games;
  await page.choose(game ?? expect.fail('There is no game.'), 'set', undefined);
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'This game has no map: more than 4,000 positions can be reached. Rules with fewer fingers, hands or numbers have fewer positions.',
    ),
  );
  const conquest = gameViewOf('digit-conquest');
  await page.choose(conquest, 'set', undefined);
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('cards are drawn at random'),
  );
}, 20_000);

test('a map that opens with a position is requested once, with the available room', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420);
  onTestFinished(() => void vi.restoreAllMocks());
  const { id, settings, seats } = gameViewOf('chopsticks');
  const chosenRules = { rules: 'set', chosen: { game: id, settings, seats } } as const;
  const { main, page } = await show([], {}, { ...chosenRules, key: '0113' });
  expect(chosen()).toEqual(['0113: Draw']);
  expect(main.payloads('stateMap')).toEqual([expect.objectContaining({ aspect: 2 })]);
  expect(page.node).toBe(page.nodeOf('0113'));
}, 30_000);

test('the map follows the rules as they are now', async () => {
  const { page, main, services } = await show([], { game: 'chopsticks' });
  const game = gameViewOf('chopsticks');
  await page.choose(game, 'set', undefined);
  await click('0113: Draw');
  services.preferences.view = preferencesOf('{ "summation-duel": { "target": 9 } }');
  await tick();
  expect(chosen()).toEqual(['0113: Draw']);
  services.preferences.view = preferencesOf('{ "chopsticks": { "suicide": true } }');
  await tick();
  await vi.waitFor(() => expect(page.map?.nodes).toHaveLength(191), 5000);
  expect(main.payloads('stateMap')).toHaveLength(2);
  expect(chosen()).toEqual([]);
}, 30_000);
