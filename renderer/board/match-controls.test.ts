import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { RequestName } from '../../electron/api/requests.ts';
import { drawApp, type DrawnApp } from '../app/testing.ts';
import { speech } from '../sound/sound.ts';
import { testMotion, type TestedMotion } from '../table/testing-motion.ts';
import { viewAfter, type Situation } from '../table/testing.ts';

let app: DrawnApp;
let motion: TestedMotion;

beforeEach(() => {
  // A hidden page waits for no animation frames; the motion under test requests none.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  motion = testMotion();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  motion.stop();
});

/** Opens the table with a match. */
async function open(
  situation: Situation,
  change: Partial<MatchView> = {},
  answers: Parameters<typeof drawApp>[0] = {},
): Promise<void> {
  app = await drawApp(answers);
  await show(situation, change);
  await vi.dynamicImportSettled();
  await tick();
}

const show = (situation: Situation, change: Partial<MatchView> = {}) =>
  app.show({ ...viewAfter(situation as Situation<undefined>), ...change } as MatchView);

const press = (key: string, held: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
const command = (id: string) => app.command(id);
const askedFor = (name: RequestName) => app.main.payloads(name);
/** The requests about the match, without those every board makes at its start. */
const doneWith = () =>
  app.main.asked
    .filter(({ name }) => !['view', 'preferences', 'people', 'task', 'firstMoves'].includes(name))
    .map(({ name }) => name);

const moves = ['B-C', 'B-C'];
/** The request to go to the position after a number of moves. */
const goingTo = (at: number) => ({ place: { path: [], at }, notation: at === 0 ? null : 'B-C' });
const ended = { ...viewAfter({ moves }).controls, finished: true };
const person = { kind: 'person' } as const;
const computer = { kind: 'computer', difficulty: 'easy' } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('resigning asks first, and resigns for the player to move', async () => {
  await open({ moves });
  await command('resign');
  const question = screen.getByRole('alertdialog', { name: 'Resign for Player 1?' });
  expect(question.textContent).toContain('Player 2 wins. You can undo this.');
  expect(doneWith()).toEqual([]);
  await fireEvent.click(within(question).getByRole('button', { name: 'Resign' }));
  expect(askedFor('resign')).toEqual([{ revision: 1 }]);
});

test('resigning promises no undo where the match forbids it', async () => {
  await open({ moves });
  await show({ moves }, { controls: { ...viewAfter({ moves }).controls, undoes: false } });
  await command('resign');
  const question = screen.getByRole('alertdialog', { name: 'Resign for Player 1?' });
  expect(question.textContent).toContain('Player 2 wins.');
  expect(question.textContent).not.toContain('undo');
});

test('the question closes when resigning is no longer possible', async () => {
  await open({ moves });
  await command('resign');
  await show({ moves }, { controls: { ...ended, resigns: null } });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a running match restarts only after a question, a finished one at once', async () => {
  await open({ moves });
  await command('restart');
  const question = screen.getByRole('alertdialog', { name: 'Restart this match?' });
  await fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(doneWith()).toEqual([]);
  await show({ moves }, { controls: { ...ended, restarts: true } });
  await command('restart');
  expect(askedFor('restart')).toEqual([{ revision: 2 }]);
});

test('claiming a draw asks first', async () => {
  await open({ moves }, { controls: { ...viewAfter({ moves }).controls, claimsDraw: true } });
  await command('claim-draw');
  const question = screen.getByRole('alertdialog', { name: 'Claim a draw?' });
  expect(doneWith()).toEqual([]);
  await fireEvent.click(within(question).getByRole('button', { name: 'Claim' }));
  expect(askedFor('claimDraw')).toEqual([{ revision: 1 }]);
});

test('a draw offer to another person is shown on screen', async () => {
  await open({ moves });
  await command('offer-draw');
  const offer = screen.getByRole('alertdialog', { name: 'Player 1 offers a draw' });
  expect(offer.textContent).toContain('Player 2, do you accept?');
  await fireEvent.click(within(offer).getByRole('button', { name: 'Accept' }));
  expect(askedFor('agreeDraw')).toEqual([{ revision: 1 }]);
});

test('a computer answers a draw offer in words', async () => {
  const answered = 'The computer declines: it expects to win.';
  const offerDraw = () => ({ revision: 1, accepted: false, answered });
  await open({ players: [person, computer] }, {}, { offerDraw });
  await command('offer-draw');
  const question = screen.getByRole('alertdialog', { name: 'Offer a draw?' });
  expect(doneWith()).toEqual([]);
  await fireEvent.click(within(question).getByRole('button', { name: 'Offer' }));
  await settled();
  const answer = screen.getByRole('dialog', { name: 'Offer a draw' });
  expect(within(answer).getByRole('status').textContent).toBe(answered);
});

test('the table turns between persons, or to a computer as well, until that is turned off', async () => {
  for (const [opponent, chosen] of [
    [person, 'persons'],
    [computer, 'always'],
  ] as const) {
    await open({ players: [person, opponent] }, {}, { setPreference: () => null });
    await command('turn-table');
    await settled();
    await app.prefer({ appearance: { turnTable: chosen } });
    await command('turn-table');
    expect(askedFor('setPreference')).toEqual(
      [chosen, 'off'].map((value) => ({ path: ['appearance', 'turnTable'], value })),
    );
    cleanup();
  }
});

test('in a finished match, arrow keys, Home and End step through the moves', async () => {
  await open({ moves, at: 1 }, { controls: ended });
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']) {
    await press(key);
  }
  expect(askedFor('goTo')).toEqual([0, 2, 0, 2, 0, 2].map(goingTo));
});

test('during a match, arrow keys move from hand to hand', async () => {
  await open({ moves, at: 1 });
  await press('ArrowLeft');
  expect(askedFor('goTo')).toEqual([]);
  expect(document.activeElement?.matches('[data-hand]')).toBe(true);
  await press('PageUp');
  expect(askedFor('goTo')).toEqual([goingTo(0)]);
});

test('P pauses computers, and a full stop lets them make one move', async () => {
  const pauseComputers = () => ({ revision: 2 });
  await open({ players: [computer, computer] }, {}, { pauseComputers });
  await press('.');
  await press('p');
  expect(askedFor('pauseComputers')).toEqual([{ on: true }]);
  const waits = { ...viewAfter({ players: [computer, computer] }).controls, computers: 'wait' };
  await show({ players: [computer, computer] }, { controls: waits as MatchView['controls'] });
  expect(screen.getByText('Paused', { selector: '.turn > span' })).toBeTruthy();
  await press('.');
  expect(doneWith()).toEqual(['pauseComputers', 'stepComputers']);
  await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(askedFor('pauseComputers')).toEqual([{ on: true }, { on: false }]);
});

const onTable = () => screen.queryByRole('button', { name: 'Menu' }) !== null;

test("Escape puts down what is picked up, but doesn't leave the table", async () => {
  await open({});
  await command('home');
  expect(await screen.findByRole('heading', { name: 'Digit Duels' })).toBeTruthy();
  await command('table');
  const hand = await screen.findByRole('button', { name: /^Player 1: Right hand/ });
  await fireEvent.click(hand);
  expect(hand.getAttribute('aria-pressed')).toBe('true');
  await press('Escape');
  expect(hand.getAttribute('aria-pressed')).toBe('false');
  await press('Escape');
  expect(onTable()).toBe(true);
});

test.each([
  ['digit-conquest', ['?7']],
  ['summation-duel', []],
  ['scholars-game', []],
] as const)('Escape does not leave a table of %s', async (game, played) => {
  await open({ game, moves: played });
  await press('Escape');
  expect(onTable()).toBe(true);
});

test('Ctrl and a question mark list all keys, including those of the table', async () => {
  await open({ game: 'scholars-game' });
  await press('?', { ctrlKey: true });
  const sheet = screen.getByRole('dialog', { name: 'Keys' });
  const table = within(sheet).getByRole('region', { name: 'At the table' });
  expect(table.textContent).toContain('Redistribute your hands');
  const rows = [...sheet.querySelectorAll('.row')];
  expect(rows.length).toBeGreaterThan(30);
  // Every command has a key.
  expect(rows.filter((row) => row.querySelector('kbd') === null)).toEqual([]);
  await press('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Every character that a keyboard writes without a modifier. */
const characters = 'abcdefghijklmnopqrstuvwxyz0123456789+-.,?'.split('');

test.each([
  ['chopsticks', 's', []],
  ['scholars-game', 'r', []],
  ['digit-conquest', 's', ['?7']],
  ['summation-duel', '3', []],
] as const)(
  'with single keys off, nothing at the table of %s answers a letter',
  async (game, key, played) => {
    await open({ game, moves: played });
    const untouched = document.body.innerHTML;
    await app.prefer({ access: { singleKeys: false } });
    for (const each of characters) await press(each);
    expect(doneWith()).toEqual([]);
    const marks = / ?(?:<kbd[^>]*>[A-Z]<\/kbd>|aria-keyshortcuts="."|title="[^"]*")/g;
    const drawn = () => document.body.innerHTML.replaceAll(marks, '');
    expect(drawn()).toBe(untouched.replaceAll(marks, ''));
    await command('keys');
    const listed = [...screen.getByRole('dialog').querySelectorAll('kbd')];
    expect(listed.filter((kbd) => /^[A-Z\d+−.?]$/.test(kbd.textContent))).toEqual([]);
    await press('Escape');
    await app.prefer({ access: { singleKeys: true } });
    await press(key);
    expect(drawn()).not.toBe(untouched);
  },
);

test('spoken moves are the sentences that a screen reader gets, if the user wants that', async () => {
  const say = vi.spyOn(speech, 'say').mockReturnValue();
  await open({ moves: ['B-C'] });
  await show({ moves });
  expect(say).not.toHaveBeenCalled();
  await app.prefer({ sound: { spoken: true, voice: 'Zoe' } });
  await show({ moves: ['B-C', 'B-C', 'B-D'] });
  const heard = document.querySelector('[role=log] p:last-child')?.textContent;
  expect(say).toHaveBeenCalledExactlyOnceWith(
    heard,
    expect.objectContaining({ language: 'en', voice: 'Zoe', volume: 80 }),
  );
  expect(heard).toContain('Player 1');
  await app.prefer({ sound: { spoken: true, on: false } });
  await show({ moves });
  expect(say).toHaveBeenCalledOnce();
});

test('a replay stops at a key or a click, but not at its own controls', async () => {
  await open({ moves, at: 0 }, { controls: ended }, { goTo: () => ({ revision: 1 }) });
  const group = screen.getByRole('group', { name: 'Replay' });
  const button = (name: string) => within(group).getByRole('button', { name });
  await fireEvent.click(button('Replay'));
  await fireEvent.pointerDown(within(group).getByLabelText('Speed of the replay'));
  expect(button('Stop the replay')).toBeTruthy();
  await press('x');
  expect(button('Replay')).toBeTruthy();
  await fireEvent.click(button('Replay'));
  await fireEvent.pointerDown(document.body);
  expect(button('Replay')).toBeTruthy();
});

/** Opens the menu down to the ways to end a game. */
async function unfoldEndings(): Promise<void> {
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Menu' }));
  await press('Enter');
  await tick();
  for (const name of ['Match', 'Draw or resign']) {
    const menu = screen.getByRole('menuitem', { name });
    menu.focus();
    await fireEvent.keyDown(menu, { key: 'ArrowRight' });
    await tick();
  }
}

test.each<[string, Situation, string, string, string]>([
  [
    'more than two play',
    { settings: { players: 3, repetition: 0 }, players: [person, person, person] },
    'Possible between two players',
    'Possible once the same position has come up three times',
    'Possible between two players',
  ],
  [
    'there are no draws',
    { game: 'summation-duel' },
    'These rules know no draw',
    'No draw can be claimed in this match',
    '',
  ],
])('the menu says why a game can’t be ended: %s', async (_, situation, offer, claim, resign) => {
  await open(situation);
  await unfoldEndings();
  expect(document.activeElement?.textContent, 'reached by keys').toContain(offer);
  for (const [name, reason] of [
    [/^Offer a draw/, offer],
    [/^Claim a draw/, claim],
    [/^Resign/, resign],
  ] as const) {
    const line = screen.getByRole('menuitem', { name });
    expect(line.textContent).toContain(reason);
    expect(line.getAttribute('aria-disabled') === 'true').toBe(reason !== '');
  }
});

const pairing = { id: 'club', round: 0, table: 0, game: 0 };

test('the way back from a game of a tournament leads to that one', async () => {
  const answers = {
    tournaments: () => ({ tournaments: [], problems: [] }),
    tournament: () => new Promise(() => undefined),
  };
  await open({ players: [person, person], moves }, { pairing }, answers);
  await fireEvent.click(screen.getByRole('button', { name: 'Back to the tournament' }));
  await vi.waitFor(() => expect(askedFor('tournament')).toEqual([{ id: 'club' }]));
});

test('the bar above the table says why there is no help in a game of a tournament', async () => {
  await open({ players: [person, person], moves }, { pairing, counts: true });
  for (const name of ['Undo', 'Hint', 'Analysis']) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.title).toMatch(/^\w+ \(Ctrl\+\w\)\nNot during a game of a tournament$/);
    button.focus();
    expect(document.activeElement, 'reached by keys').toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
  }
  expect([...app.main.payloads('undo'), ...app.main.payloads('analyse')]).toEqual([]);
});

test('the bar above the table says that there is nothing to undo or redo, and whether the rules allow it', async () => {
  const titleOf = (name: string) => screen.getByRole('button', { name }).title.split('\n')[1];
  await open({ players: [person, person] });
  expect([titleOf('Undo'), titleOf('Redo')]).toEqual(['Nothing to undo yet', 'Nothing to redo']);
  await show({ players: [person, person], moves: ['A-C', 'A-C'], at: 1 });
  expect([titleOf('Undo'), titleOf('Redo')]).toEqual([undefined, undefined]);
  await show({ game: 'summation-duel', settings: { undo: false }, moves: ['3'] });
  expect(titleOf('Undo')).toBe('In this match nothing can be undone.');
});

test('the menu lists the commands', async () => {
  await open({ players: [person, computer], moves });
  await unfoldEndings();
  const possible = screen
    .queryAllByRole('menuitem')
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent.trim());
  for (const item of [/^Restart/, /^Swap seats/, /^Offer a draw/, /^Resign/]) {
    expect(possible.filter((text) => item.test(text))).toHaveLength(1);
  }
  expect(possible.some((text) => text.startsWith('Claim'))).toBe(false);
});

test('an open submenu stays open, with the item pointed at, if preferences change meanwhile', async () => {
  await open({ players: [person, computer], moves });
  await unfoldEndings();
  const resign = screen.getByRole('menuitem', { name: /^Resign/ });
  await app.prefer({ sound: { on: false } });
  expect(screen.getByRole('menuitem', { name: /^Resign/ })).toBe(resign);
});
