import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { twoRocks } from '../../engine/scholars-game/testing.ts';
import { drawApp, type DrawnApp } from '../app/testing.ts';
import { sound } from '../sound/sound.ts';
import type { SoundName } from '../sound/sounds.ts';
import { testMotion, type TestedMotion } from '../table/testing-motion.ts';
import { viewAfter, type Situation } from '../table/testing.ts';

let app: DrawnApp;
let motion: TestedMotion;
/** The sounds played so far. */
let heard: SoundName[] = [];

beforeEach(() => {
  motion = testMotion();
  heard = [];
  vi.spyOn(sound, 'play').mockImplementation((name) => void heard.push(name));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  motion.stop();
});

async function open(config: object = {}): Promise<void> {
  app = await drawApp({ setPreference: () => null }, config);
}

async function pass(milliseconds?: number): Promise<void> {
  motion.pass(milliseconds);
  await tick();
}

/** Opens a board on a match without its last moves, and then plays these. */
async function playLast(situation: Situation, count = 1, config: object = {}): Promise<void> {
  await open(config);
  const { moves = [] } = situation;
  await app.show(viewAfter({ ...situation, moves: moves.slice(0, moves.length - count) }));
  await pass();
  heard = [];
  await app.show(viewAfter(situation));
}

const computerToo = [{ kind: 'computer', difficulty: 'easy' }, { kind: 'person' }] as const;
const still = { appearance: { motion: 'off' } };
const scholars = { game: 'scholars-game' } as const;
const toDecide = ['1+1', "2>1'", '1+2', '3 5r=4p 4p', '1+4p'];
const summation = { game: 'summation-duel', settings: { target: 5 } } as const;
const conquest = { game: 'digit-conquest' } as const;

const plies: readonly [string, Situation, number, readonly SoundName[]][] = [
  ['a strike', { moves: ['A-C'] }, 1, ['tap']],
  [
    'a strike that puts a hand out',
    { settings: { fingers: 3 }, moves: ['A-C', 'B-C'] },
    1,
    ['tap', 'fold'],
  ],
  ['a split', { moves: ['A-C', 'B-C', '13-22'] }, 1, ['unfold']],
  ['an addition', { ...scholars, moves: ['1+1'] }, 1, ['tap']],
  ['a number', { game: 'summation-duel', moves: ['+5'] }, 1, ['place']],
  [
    'a digit that is added',
    { ...conquest, moves: ['?5', '+5', '?7'] },
    2,
    ['place', 'flip', 'deal'],
  ],
  [
    'a digit that is discarded',
    { ...conquest, settings: { target: 5, subtraction: 'exact' }, moves: ['?7', 'x7', '?8'] },
    2,
    ['deal', 'flip', 'deal'],
  ],
  [
    'a digit that is picked',
    { ...conquest, settings: { draw: 'choice' }, moves: ['?5'] },
    1,
    ['deal'],
  ],
  [
    'a digit after a shuffle',
    { ...conquest, settings: { digits: 2, copies: 1 }, moves: ['?1', '+1', '?2', '+2', '?1'] },
    2,
    ['place', 'shuffle', 'flip', 'deal'],
  ],
  ['the number that wins', { ...summation, moves: ['+5'] }, 1, ['place', 'win']],
  [
    'the number that loses to a computer',
    { ...summation, players: computerToo, moves: ['+5'] },
    1,
    ['place', 'lose'],
  ],
];

test.each(plies)('%s is heard when it lands', async (_, situation, count, sounds) => {
  await playLast(situation, count);
  expect(heard).toEqual([]);
  await pass();
  await pass();
  expect([...heard].sort()).toEqual([...sounds].sort());
});

test.each(plies)('%s is heard at once without motion', async (_, situation, count, sounds) => {
  await playLast(situation, count, still);
  expect([...heard].sort()).toEqual([...sounds].sort());
});

test('a chosen function is heard at once', async () => {
  await playLast({ ...scholars, moves: [...toDecide, '5?r'] });
  expect(heard).toEqual(['unfold']);
});

test('a strike is heard at contact, and only then', async () => {
  await playLast({ moves: ['A-C'] });
  await pass(120);
  expect(heard).toEqual([]);
  await pass(40);
  expect(heard).toEqual(['tap']);
  await pass();
  expect(heard).toEqual(['tap']);
});

test('the end of a game is silent if it is over on opening or only looked at', async () => {
  const won = { ...summation, moves: ['+5'] };
  await open(still);
  await app.show(viewAfter(won));
  await app.show(viewAfter({ ...won, at: 0 }));
  await app.show(viewAfter(won));
  expect(heard).not.toContain('win');
  expect(heard).not.toContain('place');
});

test('a double strike is heard twice', async () => {
  await playLast({ ...scholars, moves: [...twoRocks, '2×5r,5r'] });
  await pass();
  expect(heard).toEqual(['tap', 'fold', 'tap', 'fold', 'win']);
});

test('a coin is heard when it lands, and then the first card', async () => {
  await open();
  await app.show(viewAfter({ moves: ['A-C'] }));
  await app.show({ ...viewAfter({ ...conquest, moves: ['?7'] }), tossed: true, gameNumber: 1 });
  await pass(550);
  expect(heard).toEqual([]);
  await pass(50);
  expect(heard).toEqual(['coin']);
  await pass();
  expect(heard).toEqual(['coin', 'flip', 'deal']);
});

test('a move that is taken back or played again is a soft tap', async () => {
  await playLast({ moves: ['A-C', 'A-C'] });
  await pass();
  heard = [];
  await app.show(viewAfter({ moves: ['A-C', 'A-C'], at: 1 }));
  await pass();
  expect(heard).toEqual(['softTap']);
  await app.show(viewAfter({ moves: ['A-C', 'A-C'] }));
  await pass();
  expect(heard).toEqual(['softTap', 'softTap']);
});

test('looking back at moves is silent', async () => {
  await playLast({ moves: ['A-C', 'A-C'] });
  await pass();
  heard = [];
  await fireEvent.click(screen.getByRole('button', { name: 'One move back' }));
  expect(app.main.asked.at(-1)).toEqual({
    name: 'goTo',
    payload: { place: { path: [], at: 1 }, notation: 'A-C' },
  });
  await app.show(viewAfter({ moves: ['A-C', 'A-C'], at: 1 }));
  await pass();
  expect(heard).toEqual([]);
});

test('sounds are as loud and as fast as the preferences say', async () => {
  const tune = vi.spyOn(sound, 'tune');
  await open();
  expect(tune.mock.calls[0], 'before the preferences are here').toEqual([
    { gain: 0, pace: 'normal' },
  ]);
  await app.prefer({ sound: { volume: 100 }, appearance: { pace: 'fast' } });
  expect(tune).toHaveBeenLastCalledWith({ gain: 1, pace: 'fast' });
  await app.prefer({ sound: { on: false, volume: 100 } });
  expect(tune).toHaveBeenLastCalledWith({ gain: 0, pace: 'normal' });
});

const settled = () => app.main.payloads('setPreference');

test('M turns the sound off and on, and a screen reader announces it', async () => {
  await open();
  await app.show(viewAfter());
  await fireEvent.keyDown(document.body, { key: 'm' });
  expect(settled().at(-1)).toEqual({ path: ['sound', 'on'], value: false });
  expect(await screen.findByText('The sound is off.')).toBeTruthy();
  await app.prefer({ sound: { on: false } });
  expect(screen.getByRole('button', { name: 'Switch the sound on' }).title).toMatch(/\(M\)$/);
  await fireEvent.keyDown(document.body, { key: 'M' });
  expect(settled().at(-1)).toEqual({ path: ['sound', 'on'], value: true });
  expect(await screen.findByText('The sound is on.')).toBeTruthy();
});

test('an M that is typed or part of a shortcut does nothing', async () => {
  await open();
  await app.show(viewAfter());
  const field = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(field, { key: 'm' });
  await fireEvent.keyDown(document.body, { key: 'm', ctrlKey: true });
  field.remove();
  expect(settled()).toEqual([]);
});
