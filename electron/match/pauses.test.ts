import { expect, test } from 'vitest';
import { parseConfig } from '../../config/parse.ts';
import { pausesFor } from './pauses.ts';

function pauses(appearance: object, playedOn = false) {
  const { config, notices } = parseConfig(JSON.stringify({ appearance }));
  expect(notices).toEqual([]);
  return pausesFor(config.appearance, playedOn);
}

test('what a computer draws can be read, even where nothing moves', () => {
  for (const motion of ['full', 'reduced', 'off']) {
    const { turn, part } = pauses({ motion });
    expect(turn + part).toBeGreaterThan(1500);
  }
});

test('slow is slower than normal, and normal than fast', () => {
  const waits = ['slow', 'normal', 'fast'].map((pace) => pauses({ pace }).turn);
  expect(waits).toEqual([...waits].sort((one, other) => other - one));
  expect(new Set(waits).size).toBe(3);
});

test('a match that is played on goes fast, and at once where nothing moves', () => {
  expect(pauses({ pace: 'slow' }, true)).toEqual(pauses({ pace: 'fast' }));
  expect(pauses({ pace: 'fast', motion: 'off' })).toEqual({ turn: 0, part: 0 });
});
