import { expect, test } from 'vitest';
import { gainOf, isAudible, toggled, type Hearing } from './audible.ts';

const usual = { on: true, volume: 80, withLessMotion: false, spoken: false, voice: '' };
const hearing = (sound: Partial<Hearing['sound']>, lessMotion = false): Hearing => ({
  sound: { ...usual, ...sound },
  lessMotion,
});

test.each([
  [hearing({}), true],
  [hearing({ on: false }), false],
  [hearing({ volume: 0 }), false],
  [hearing({}, true), false],
  [hearing({ withLessMotion: true }, true), true],
])('%j is audible: %s', (heard, expected) => {
  expect(isAudible(heard)).toBe(expected);
});

test('turning the sound off and on again keeps the volume', () => {
  expect(toggled(hearing({ volume: 30 }))).toEqual({ on: false });
  expect(toggled(hearing({ volume: 30, on: false }))).toEqual({ on: true });
});

test.each([
  hearing({ on: false }),
  hearing({ volume: 0 }),
  hearing({}, true),
  hearing({ on: false, volume: 0 }, true),
])('turning the sound on makes it audible: %j', (silent) => {
  expect(isAudible({ ...silent, sound: { ...silent.sound, ...toggled(silent) } })).toBe(true);
});

test('the lowest volume is silent, and the highest is full scale', () => {
  expect([0, 100].map(gainOf)).toEqual([0, 1]);
  expect(gainOf(50)).toBeLessThan(0.5);
});
