import { expect, test, vi } from 'vitest';
import { spoken } from '../../words/testing.ts';
import { seededRandom } from '../../engine/random.ts';
import { fakeAnalyst, stepTo, tableOf, twoPersons, wonGame } from '../match/testing.ts';
import { MatchSession } from '../match/session.ts';
import { ReviewHost } from './review-host.ts';
import { drawn, lossIn, winIn } from '../../engine/analysis/value.ts';

function setUp(config: unknown = twoPersons, moves: readonly string[] = wonGame) {
  const analyst = fakeAnalyst();
  const done = vi.fn();
  const session = new MatchSession(tableOf(config, moves), seededRandom(1), () =>
    host.onMatchChanged(),
  );
  const host = new ReviewHost(() => session.state(), analyst, done);
  const review = () => host.handlers.review({ revision: session.state().revision }, vi.fn());
  return { analyst, done, session, host, review };
}

test('a review shows where the match turned, what was better and how the mistake is punished', async () => {
  const { analyst, done, review } = setUp();
  const asked = review();
  await analyst.answer('review');
  const view = await asked;
  expect(spoken(view?.turningPoints)).toMatchObject([
    {
      seat: 1,
      at: 7,
      to: 8,
      mark: 'mistake',
      loss: 0.5,
      played: ['B-D'],
      retry: true,
      before: drawn,
      after: lossIn(2),
      better: [{ moves: ['B-C'], text: expect.stringContaining('trike') as unknown }],
      punishment: [{ seat: 0, moves: ['B-D'] }],
    },
  ]);
  expect(view?.plies).toHaveLength(9);
  expect(view?.values).toHaveLength(10);
  expect(view?.values[8]).toMatchObject({ seat: 0, value: winIn(1) });
  expect(view).toMatchObject({ chance: false, by: 'values' });
  expect(done).toHaveBeenCalledOnce();
});

test('going to another move changes nothing, and the match is reviewed once', async () => {
  const { analyst, session, host, review } = setUp();
  const first = review();
  stepTo(session, 3);
  const again = review();
  await analyst.answer('review');
  expect((await first)?.turningPoints).toHaveLength(1);
  expect((await again)?.turningPoints).toHaveLength(1);
  void host.handlers.leaveReview(undefined, vi.fn());
  expect((await review())?.turningPoints).toHaveLength(1);
  expect(analyst.asked('review')).toBe(1);
});

test('a review is cancelled when the user leaves it or the match changes', async () => {
  const { analyst, session, host, review, done } = setUp(twoPersons, wonGame.slice(0, 4));
  const left = review();
  void host.handlers.leaveReview(undefined, vi.fn());
  expect(await left).toBeNull();
  const outdated = review();
  session.play('A-D', session.state().revision);
  expect(await outdated).toBeNull();
  expect(analyst.waiting('review')).toEqual([]);
  expect(await host.handlers.review({ revision: 0 }, vi.fn())).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

test('a review by proven values is made once more on request, and then kept', async () => {
  const { analyst, host, session, review, done } = setUp();
  const { revision } = session.state();
  const prove = () => host.handlers.review({ revision, proven: true }, vi.fn());
  const first = review();
  await analyst.answer('review');
  await first;
  const proven = prove();
  expect(analyst.waiting('review')).toMatchObject([{ proven: true }]);
  await analyst.answer('review');
  expect((await proven)?.turningPoints).toHaveLength(1);
  expect(await prove()).toEqual(await review());
  expect(analyst.asked('review')).toBe(2);
  expect(done).toHaveBeenCalledTimes(2);
});

test('a finished review stays until its proof is there', async () => {
  const { analyst, host, session, review } = setUp();
  const { revision } = session.state();
  const prove = () => host.handlers.review({ revision, proven: true }, vi.fn());
  const first = review();
  await analyst.answer('review');
  await first;
  const left = prove();
  expect(host.found()).toBeDefined();
  void host.handlers.leaveReview(undefined, vi.fn());
  expect(await left).toBeNull();
  expect(await review()).toEqual(await first);
  const failing = prove();
  await analyst.answer('review', new Error('no memory'));
  await expect(failing).rejects.toMatchObject({ reason: { code: 'review.failed' } });
  expect(await review()).toEqual(await first);
  expect(analyst.asked('review')).toBe(3);
});

test('a failed review is refused in words, and may succeed the next time', async () => {
  const { analyst, review } = setUp();
  const failing = review();
  await analyst.answer('review', new Error('no memory'));
  await expect(failing).rejects.toMatchObject({ reason: { code: 'review.failed' } });
  const again = review();
  await analyst.answer('review');
  expect((await again)?.turningPoints).toHaveLength(1);
});

test('a computer’s error can’t be retried', async () => {
  const { analyst, review } = setUp({ players: ['person', 'hard'] });
  const asked = review();
  await analyst.answer('review');
  expect((await asked)?.turningPoints).toMatchObject([{ seat: 1, retry: false }]);
});

test('with three players only certain facts are reported', async () => {
  const three = { chopsticks: { players: 3 }, players: ['person', 'person', 'person'] };
  const { analyst, review } = setUp(three, ['A-C2']);
  const asked = review();
  await analyst.answer('review');
  const view = await asked;
  expect(view?.plies).toMatchObject([{ mark: null }]);
  expect(view).toMatchObject({ by: 'certain', turningPoints: [] });
});
