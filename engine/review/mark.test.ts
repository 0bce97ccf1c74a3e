import { describe, expect, it, test } from 'vitest';
import { accuracyOn } from './accuracy.ts';
import { estimateOf } from '../analysis/value.ts';
import { isMarkCertain, judged, markOf } from './mark.ts';

const value = (score: number, remoteness: number | null = null) => ({
  score,
  remoteness,
  exact: true,
});

describe('marks', () => {
  test.each([
    ['best', value(1, 3), value(1, 3), value(0.5)],
    ['best', value(1, 3), value(1, 3), value(1, 5)],
    ['fine', value(1, 3), value(1, 3), value(1, 3)],
    ['slower', value(1, 3), value(1, 5), value(1, 5)],
    ['best', value(0, 6), value(0, 6), value(0, 2)],
    ['fine', value(0, 6), value(0, 6), value(0, 6)],
    ['slower', value(0, 6), value(0, 2), value(0, 2)],
    ['fine', value(0.5), value(0.5), value(0.5)],
    ['best', value(0.5), value(0.5), value(0, 4)],
    ['mistake', value(1, 3), value(0.5), value(0.5)],
    ['mistake', value(0.5), value(0, 9), value(0, 9)],
    ['blunder', value(1, 3), value(0, 9), value(0, 9)],
  ])('in points: %s', (mark, best, played, worst) => {
    expect(markOf({ best, worst }, played, false)).toBe(mark);
  });

  test.each([
    ['best', 0],
    ['best', 1e-9],
    ['fine', 0.049],
    ['inaccuracy', 0.05],
    ['mistake', 0.1],
    ['blunder', 0.15],
    ['blunder', 0.7],
  ])('in probabilities: %s for %d', (mark, loss) => {
    const range = { best: value(0.8), worst: value(0.1) };
    expect(markOf(range, value(0.8 - loss), true)).toBe(mark);
  });
});

describe('marks by estimates with proven errors', () => {
  const within = 0.0003;
  test.each([
    ['the best by more than both errors', true, 0.5, [0.4993]],
    ['perhaps not the best', false, 0.5, [0.4995]],
    ['surely worse, and surely by little', true, 0.49, [0.5]],
    ['perhaps an inaccuracy', false, 0.45, [0.5]],
    ['surely an inaccuracy', true, 0.449, [0.5]],
    ['the best, but perhaps the other one is no error', false, 0.5, [0.4504]],
    ['the only choice', true, 0.5, []],
  ])('%s: %s', (_, certain, played, others) => {
    const values = others.map((score) => estimateOf(score, within));
    expect(isMarkCertain(estimateOf(played, within), values)).toBe(certain);
  });

  it('are uncertain if nothing is proven about a value', () => {
    const unknown = { ...value(0.1), exact: false };
    expect(isMarkCertain(value(0.9), [unknown])).toBe(false);
    expect(isMarkCertain(value(0.9), [value(0.1)])).toBe(true);
  });
});

describe('accuracy', () => {
  const ways = [value(0.8), value(0.78), value(0.7), value(0.8)].map((each, index) => ({
    value: each,
    probability: index === 0 ? 0.4 : 0.2,
  }));
  const range = { best: value(0.8), worst: value(0.7), ways };

  it('asks the same of every game: was an error possible, and was one made', () => {
    const decided = { critical: true, heldAtRandom: expect.closeTo(0.8, 9) as number };
    expect(judged(range, value(0.78), true)).toEqual({ ...decided, held: true });
    expect(judged(range, value(0.7), true)).toEqual({ ...decided, held: false });
    // Without chance, the smallest loss is half a point.
    expect(judged(range, value(0.7), false)).toMatchObject({ critical: false, held: true });
  });

  it('counts only critical plies', () => {
    expect(
      accuracyOn([
        { critical: true, held: true, heldAtRandom: 0.5 },
        { critical: true, held: false, heldAtRandom: 0.25 },
        { critical: false, held: true, heldAtRandom: 1 },
      ]),
    ).toEqual({ critical: 2, held: 1, accuracy: 0.5, random: 0.375 });
  });

  it('is undefined if nothing was critical', () => {
    expect(accuracyOn([{ critical: false, held: true, heldAtRandom: 1 }])).toEqual({
      critical: 0,
      held: 0,
      accuracy: null,
      random: null,
    });
  });
});
