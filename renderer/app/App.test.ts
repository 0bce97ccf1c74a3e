import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import type { TaskView } from '../../electron/api/tasks.ts';
import { saying } from '../../words/testing.ts';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { testMotion, type TestedMotion } from '../table/testing-motion.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { drawApp } from './testing.ts';

let motion: TestedMotion;

beforeEach(() => (motion = testMotion()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  speak('en');
  motion.stop();
});

async function comeToRest(): Promise<void> {
  motion.pass();
  await tick();
}

const toFive = { target: 5 };

/** What comes next on the path is asked, and there is nothing. */
const nothingNext = { path: () => Promise.reject(new Error('Nothing comes next.')) };

test.each<[string, Situation]>([
  ['strike', { settings: { fingers: 3, suddenDeath: 'instant' }, moves: ['A-C', 'A-C', 'A-D'] }],
  ['digit', { game: 'digit-conquest', settings: toFive, moves: ['?5', '+5'] }],
  ['number', { game: 'summation-duel', settings: toFive, moves: ['+5'] }],
])('the end of a game is shown after the animation of the %s', async (_, situation) => {
  const { show } = await drawApp(nothingNext);
  await show(viewAfter({ ...situation, moves: situation.moves?.slice(0, -1) ?? [] }));
  await comeToRest();
  await show(viewAfter(situation));
  expect(motion.moving(), 'what moves').toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Game over' })).toBeNull();
  await comeToRest();
  // The scene comes first, the next step after it.
  const result = screen.getByRole('region', { name: 'Game over' });
  expect(screen.getAllByText('Player 1 wins!')).toEqual([within(result).getByRole('heading')]);
  expect(within(result).queryByRole('button')).toBeNull();
  await comeToRest();
  const again = await within(result).findByRole('button', { name: 'Play again' });
  expect(document.activeElement).toBe(again);
});

const lost: Situation = {
  game: 'summation-duel',
  settings: toFive,
  players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }],
  moves: ['+1', '+4'],
};

test('Enter skips the scene of the end, and then takes the next step: after a loss the review', async () => {
  const { show } = await drawApp(nothingNext);
  await show(viewAfter({ ...lost, moves: ['+1'] }));
  await comeToRest();
  await show(viewAfter(lost));
  await comeToRest();
  const unused = await fireEvent.keyDown(window, { key: 'Enter' });
  const review = await screen.findByRole('button', { name: 'Review' });
  expect([unused, document.activeElement === review]).toEqual([false, true]);
  expect(await fireEvent.keyDown(review, { key: 'Enter' })).toBe(true);
});

/** Enter, pressed at a time (ms since the page was opened). */
function enterAt(time: number, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    cancelable: true,
    bubbles: true,
    ...init,
  });
  vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(time);
  return event;
}

test('without motion, the press that ends the game doesn’t begin another one, held or repeated', async () => {
  const { show } = await drawApp(nothingNext, { appearance: { motion: 'off' } });
  await show(viewAfter({ ...lost, moves: ['+1'] }));
  await show(viewAfter(lost));
  const review = await screen.findByRole('button', { name: 'Review' });
  expect(document.activeElement).toBe(review);
  const press = (init: KeyboardEventInit = {}) => review.dispatchEvent(enterAt(0, init));
  expect(press({ repeat: true })).toBe(false);
  expect(press()).toBe(false);
  expect(press({ key: ' ', repeat: true })).toBe(false);
  expect(press()).toBe(true);
});

test('without motion, Enter takes the next step once the result could be read', async () => {
  const { show } = await drawApp(nothingNext, { appearance: { motion: 'off' } });
  await show(viewAfter({ ...lost, moves: ['+1'] }));
  await show(viewAfter(lost));
  const review = await screen.findByRole('button', { name: 'Review' });
  expect(review.dispatchEvent(enterAt(performance.now() + 500))).toBe(true);
});

test('what plays by itself can be stopped in the header', async () => {
  const { main, show } = await drawApp({ letComputerPlayOn: () => ({ revision: 9 }) });
  const stop = (name: string) => screen.queryAllByRole('button', { name })[0];
  await show({ ...viewAfter({ moves: ['A-C'] }), playedOn: true });
  await fireEvent.click(stop('Stop the demonstration') as HTMLElement);
  expect(main.payloads('letComputerPlayOn')).toEqual([{ on: false }]);
  await show(viewAfter({ moves: ['A-C'], at: 0 }));
  expect(stop('Stop the demonstration')).toBeUndefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
  // The other one is in the panel.
  expect(screen.getAllByRole('button', { name: 'Stop the replay' })).toHaveLength(2);
  await fireEvent.click(stop('Stop the replay') as HTMLElement);
  expect(stop('Stop the replay')).toBeUndefined();
});

test('a demonstration is called one, also at its end', async () => {
  const { show } = await drawApp();
  await show({ ...viewAfter({ ...lost, moves: ['+1'] }), playedOn: true });
  expect(screen.getByText('Demonstration')).toBeTruthy();
  await show({ ...viewAfter(lost), playedOn: true });
  await comeToRest();
  expect(screen.getByText('Demonstration')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Game over' }).textContent).toContain(
    'The demonstration is over',
  );
  expect(screen.queryByRole('heading', { name: /wins/ })).toBeNull();
});

test('the end of a variation says how the match itself ended', async () => {
  const settings = { fingers: 3, suddenDeath: 'instant' };
  const sentence = 'In a variation. The match itself: Computer won.';
  const over = viewAfter({ settings, moves: ['A-C', 'A-C', 'A-D'] });
  const { show } = await drawApp();
  await show({ ...over, variation: saying(sentence) });
  expect(screen.getByRole('region', { name: 'Game over' }).textContent).toContain(sentence);
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

test('the big screen shows the table and tournaments in large letters, and no other page', async () => {
  const { show, command } = await drawApp();
  await show(viewAfter());
  const isBig = () => document.querySelector('.big-screen') !== null;
  await command('big-screen');
  expect(isBig()).toBe(true);
  await command('library');
  await shown('Matches');
  expect(isBig()).toBe(false);
  await command('tournaments');
  await shown('Tournaments');
  expect(isBig()).toBe(true);
  await command('big-screen');
  expect(isBig()).toBe(false);
});

test.each(['home', 'library', 'table'])(
  'a notice that is closed on page %s leaves it the keyboard',
  async (page) => {
    const { main, show, command } = await drawApp({}, { start: 'home' });
    await show(viewAfter());
    await command(page);
    main.tell('saved', '/home/ann/a.duel');
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    await fireEvent.click(close);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  },
);

/** A task that is offered to whoever is at the machine. */
const offered = (id: string): TaskView => ({
  id,
  name: `Task ${id}`,
  instructions: '',
  locks: [],
  minutes: null,
  games: null,
  computers: null,
  folder: null,
  items: [],
  parts: [],
  state: 'offered',
  pupil: null,
  endsAt: null,
  known: [],
});

test('who is playing is asked at each task that is opened, also after another person came', async () => {
  const people = [
    { id: 'a', name: 'Ann', colour: 'blue' },
    { id: 'b', name: 'Ben', colour: 'teal' },
  ] as const;
  const { main, show, prefer, command } = await drawApp();
  const come = async (here: string) => {
    main.tell('person', here);
    await tick();
    await prefer({});
    await show(viewAfter());
    main.tell('people', { people, here });
  };
  const open = async (id: string) => {
    main.tell('task', offered(id));
    await shown(`Task ${id}`);
  };
  const question = () => screen.queryByRole('dialog', { name: 'Who is playing?' });
  await come('a');
  await command('tasks');
  await come('b');
  await open('1');
  expect(await screen.findByRole('dialog', { name: 'Who is playing?' })).toBeTruthy();
  await come('a');
  await open('1');
  await vi.dynamicImportSettled();
  expect(question(), 'who came for this task').toBeNull();
  main.tell('saved', '/results/Ann.duel');
  await screen.findByText(/Ann\.duel/);
  main.tell('task', null);
  await shown('Tasks');
  expect(screen.queryByText(/Ann\.duel/), 'where a pupil saved it').toBeNull();
  await open('2');
  expect(await screen.findByRole('dialog', { name: 'Who is playing?' })).toBeTruthy();
});

test('announcements reach a screen reader', async () => {
  const { show } = await drawApp();
  await show(viewAfter());
  expect(screen.getByRole('log').textContent).toContain('Player 1 to move.');
});

test('the title of the window names the match or the page, in the language of the program', async () => {
  const { main, show, command } = await drawApp();
  await show(
    viewAfter({
      players: [
        { kind: 'person', name: 'אן' },
        { kind: 'computer', difficulty: 'easy' },
      ],
    }),
  );
  expect(document.title).toBe('Chopsticks, \u2068אן\u2069 – Computer · Digit Duels');
  await command('puzzles');
  expect(document.title).toBe('Puzzles · Digit Duels');
  main.tell('preferences', preferencesOf('{}', 'de'));
  await tick();
  expect(document.title).toBe('Aufgaben · Digit Duels');
  await command('home');
  expect(document.title).toBe('Digit Duels');
});
