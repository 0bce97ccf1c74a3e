import { expect, test } from 'vitest';
import { reshuffleTimes } from './reshuffle.ts';

test.each([
  ['slow', 1600],
  ['normal', 1000],
  ['fast', 400],
] as const)('at %s pace the card arrives within %i milliseconds', (pace, most) => {
  const { use, gather, riffle, draw } = reshuffleTimes(pace);
  const starts = [use, gather, riffle, draw].map(({ after }) => after);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  expect(draw.after + draw.duration).toBeLessThan(most);
});
