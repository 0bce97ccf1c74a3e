import { expect, test } from 'vitest';
import { scholarsLessons } from './lessons.ts';

test('the first lesson has only hands that it has explained: 1, 2 and 5, and a 4 once it is to be decided', () => {
  const steps = scholarsLessons[0]?.steps ?? [];
  for (const { id, position, wanted, before = [] } of steps) {
    const moves = wanted === 'any' ? [] : wanted;
    const hands = [position, ...before, ...moves].join(' ').match(/[1-5]/g) ?? [];
    const known = id === 'decide' ? ['1', '2', '4', '5'] : ['1', '2', '5'];
    expect(
      hands.filter((hand) => !known.includes(hand)),
      id,
    ).toEqual([]);
  }
});
