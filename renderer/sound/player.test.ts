import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Player, mostVoices } from './player.ts';
import { sounds, type SoundName } from './sounds.ts';
import { testAudio, type TestedAudio } from './testing.ts';

let audio: TestedAudio;
let player: Player;
let stop: () => void;

beforeEach(() => {
  audio = testAudio();
  player = new Player(audio.make);
  player.tune({ gain: 0.5, pace: 'normal' });
  stop = player.awaitGesture();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
/** The time from the start of the first source to the end of the last. */
const whole = () =>
  Math.max(...audio.started.map(({ end }) => end)) -
  Math.min(...audio.started.map(({ from }) => from));

test.each([
  ['a key', () => new KeyboardEvent('keydown', { key: 'a' })],
  ['a pointer', () => new PointerEvent('pointerdown')],
])('there is neither sound nor context before the user presses %s', (_, gesture) => {
  player.play('tap');
  expect(audio.made()).toBe(0);
  dispatchEvent(gesture());
  player.play('tap');
  expect(audio.made()).toBe(1);
  expect(audio.started).toHaveLength(sounds.tap.layers.length);
  expect(audio.gain()).toBe(0.5);
});

test('a player that is off creates no context, and turning it off silences it at once', () => {
  player.tune({ gain: 0, pace: 'normal' });
  press();
  player.play('win');
  expect(audio.made()).toBe(0);
  player.tune({ gain: 1, pace: 'normal' });
  player.play('win');
  expect(audio.gain()).toBe(1);
  player.tune({ gain: 0, pace: 'normal' });
  expect(audio.gain()).toBe(0);
});

test('a hidden window is silent', () => {
  press();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  player.play('tap');
  expect(audio.started).toEqual([]);
});

test('a fast pace shortens sounds', () => {
  press();
  player.play('shuffle');
  const usual = whole();
  audio.started.splice(0);
  audio.pass(2);
  player.tune({ gain: 0.5, pace: 'fast' });
  player.play('shuffle');
  expect(whole()).toBeLessThan(0.7 * usual);
});

test('only a limited number of sounds play at once, until some have faded', () => {
  press();
  const layers = (names: readonly SoundName[]) =>
    names.reduce((sum, name) => sum + sounds[name].layers.length, 0);
  const many = ['win', 'lose', 'draw', 'coin'] as const;
  expect(many).toHaveLength(mostVoices);
  for (const name of [...many, 'tap'] as const) player.play(name);
  expect(audio.started).toHaveLength(layers(many));
  audio.pass(3);
  player.play('tap');
  expect(audio.started).toHaveLength(layers([...many, 'tap']));
});

test('the same sound doesn’t play twice at the same moment', () => {
  press();
  player.play('deal', 1);
  player.play('deal', 2);
  expect(audio.started).toHaveLength(sounds.deal.layers.length);
  audio.pass(0.1);
  player.play('deal', 3);
  expect(audio.started).toHaveLength(2 * sounds.deal.layers.length);
});

test('a sound varies a little from ply to ply, and is the same for the same ply', () => {
  press();
  const pitchAt = (ply: number) => {
    audio.pass(1);
    player.play('tap', ply);
    return audio.started.at(-sounds.tap.layers.length)?.frequency ?? 0;
  };
  const plies = Array.from({ length: 12 }, (_, ply) => ply);
  const pitches = plies.map(pitchAt);
  expect(new Set(pitches).size).toBe(plies.length);
  // A semitone is the twelfth root of 2.
  expect(Math.max(...pitches) / Math.min(...pitches)).toBeLessThan(2 ** (2 / 12));
  expect(plies.map(pitchAt)).toEqual(pitches);
});

test.each([
  ['plays if it is still in time', 100, sounds.tap.layers.length],
  ['does not play if it is late', 1000, 0],
])('a sound that waits for the context %s', async (_, waited, heard) => {
  audio = testAudio('suspended');
  stop();
  player = new Player(audio.make);
  stop = player.awaitGesture();
  player.tune({ gain: 1, pace: 'normal' });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  press();
  player.play('tap');
  expect(audio.started).toEqual([]);
  clock.mockReturnValue(waited);
  await audio.settle();
  expect(audio.started).toHaveLength(heard);
});

test('the context rests when nothing was heard or pressed for a while', async () => {
  vi.useFakeTimers();
  press();
  await vi.advanceTimersByTimeAsync(9000);
  player.play('tap');
  await vi.advanceTimersByTimeAsync(9000);
  expect(audio.isRunning()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(audio.isRunning()).toBe(false);
  vi.useRealTimers();
});

test('a machine without sound stays silent, and is asked once', () => {
  stop();
  const make = vi.fn(() => {
    throw new Error('no device');
  });
  player = new Player(make);
  stop = player.awaitGesture();
  player.tune({ gain: 1, pace: 'normal' });
  press();
  player.play('tap');
  expect(make).toHaveBeenCalledOnce();
});
