import { expect, test } from 'vitest';
import { tableFrom } from '../../engine/testing/records.ts';
import { lineOf } from '../../engine/match/match.ts';
import { fakeAnalyst } from '../match/testing.ts';
import { askReview, pliesToReview } from './ask-review.ts';

test('a long line reaches the thread in texts that are written in steps, a short one at once', async () => {
  const head = '[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n';
  const tableWith = (count: number) =>
    tableFrom(`${head}${'11-02 11-02 02-11 02-11 '.repeat(count)}*`);
  const analyst = fakeAnalyst();
  const short = tableWith(2);
  void askReview(analyst, short, false).catch(() => undefined);
  expect(analyst.waiting('review').map(({ match }) => match.plies.length)).toEqual([8]);
  const long = tableWith(1000);
  let turns = 0;
  void askReview(analyst, long, false).catch(() => undefined);
  while (analyst.waiting('review').length < 2) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  expect(turns).toBeGreaterThanOrEqual(4);
  const sent = analyst.waiting('review').map(({ match }) => pliesToReview(match));
  expect(sent).toEqual([short, long].map(({ match }) => lineOf(match).plies));
});
