import { expect, test } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { replayed } from '../../engine/match/replay.ts';
import { lineOf } from '../../engine/match/match.ts';
import { lastOf } from '../match/testing.ts';
import { performJudgement, performReview } from './perform-review.ts';

function judge(id: string, text: string, moves: readonly string[], values = {}) {
  const game = gameOf(id);
  const { settings } = parseSettings(game, values);
  const position = valueOf(game.rules(settings).parsePosition(text));
  return performJudgement({ wanted: 'judgement', game: id, settings, position, moves });
}

test('any ply that keeps the value is right, and what gives it away is punished', () => {
  expect(judge('chopsticks', '1404', ['B-D'])).toMatchObject({ kind: 'right' });
  expect(judge('chopsticks', '1404', ['A-D'])).toMatchObject({ kind: 'right', reply: [] });
  const wrong = judge('chopsticks', '1404', ['14-23']);
  expect(wrong).toMatchObject({ kind: 'wrong', message: { code: 'guide.after.gave-win' } });
  expect(wrong.kind === 'wrong' && wrong.reply).not.toEqual([]);
});

test('a ply of two decisions is judged when both are made', () => {
  const open = { draw: 'choice' };
  expect(judge('digit-conquest', '41:49 100000003 -', ['?9'], open)).toEqual({
    kind: 'incomplete',
  });
  const whole = judge('digit-conquest', '41:49 100000003 -', ['?9', '+9'], open);
  expect(whole).toMatchObject({ kind: 'right' });
});

test('what can’t be played, or is not certain, is not judged', () => {
  expect(judge('chopsticks', '1404', ['A-B'])).toMatchObject({ kind: 'unknown' });
  expect(judge('chopsticks', '1404', ['B-D', 'B-D'])).toMatchObject({ kind: 'unknown' });
  expect(judge('chopsticks', '111111', ['A-C2'], { players: 3 })).toMatchObject({
    kind: 'unknown',
  });
});

test('a review by proven values rests on no estimate', () => {
  const game = gameOf('digit-conquest');
  const { settings } = parseSettings(game, {});
  const rules = game.rules(settings);
  const start = valueOf(rules.parsePosition('31:44 322222222 -'));
  const match = lineOf(valueOf(replayed(rules, settings, start, ['?1', '+1', '?2', '-2'])));
  const task = { wanted: 'review', game: game.id, settings, match } as const;
  const estimatedIn = (proven: boolean) => {
    const { review } = lastOf(performReview({ ...task, proven }));
    expect(review.plies).toHaveLength(2);
    return review.players.map(({ estimated }) => estimated);
  };
  expect(estimatedIn(false)).toEqual([1, 0]);
  expect(estimatedIn(true)).toEqual([0, 0]);
});
