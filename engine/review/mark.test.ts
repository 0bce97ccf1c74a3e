import { describe, expect, it, test } from 'vitest';
import { accuracyOn } from './accuracy.ts';
import { markOf } from './mark.ts';

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

describe('accuracy', () => {
  it('counts critical plies only', () => {
    expect(
      accuracyOn([
        { loss: 0, greatestLoss: 1, meanLoss: 0.5 },
        { loss: 0.5, greatestLoss: 0.5, meanLoss: 0.25 },
        { loss: 0, greatestLoss: 0, meanLoss: 0 },
      ]),
    ).toEqual({ critical: 2, held: 1, accuracy: 1 - 0.5 / 1.5, random: 0.5 });
  });

  it('is no figure where nothing was critical', () => {
    expect(accuracyOn([{ loss: 0, greatestLoss: 0, meanLoss: 0 }])).toEqual({
      critical: 0,
      held: 0,
      accuracy: null,
      random: null,
    });
  });
});
