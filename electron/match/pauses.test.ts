import { expect, test } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { pausesFor } from './computers.ts';

function pauses(appearance: object) {
  const { config, notices } = parseConfig(JSON.stringify({ appearance }));
  expect(notices).toEqual([]);
  return pausesFor(config.appearance);
}

test('a computer pauses after a draw, even without motion', () => {
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

test('at a fast pace without motion there is almost no pause', () => {
  expect(pauses({ pace: 'fast', motion: 'off' })).toEqual({ turn: 0, part: 0 });
});

test('at the fastest pace there is no pause, not even after a toss', () => {
  expect(pauses({ pace: 'fastest' })).toEqual({ turn: 0, part: 0, toss: 0 });
});
