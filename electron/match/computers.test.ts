import { expect, test, vi } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { longMatch } from '../../engine/testing/long-match.ts';
import type { Message } from '../../words/message.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { letComputerPlay } from './computers.ts';
import { MatchSession } from './session.ts';
import { fakeAnalyst, tableOf } from './testing.ts';

const endless = { repetition: 0, overflow: 'rollover', fingers: 9 };

/** Lets the computer to move play in a game of that many moves without a draw by repetition. */
function played(moves: number, players: readonly string[]) {
  const table = { ...tableOf({ players }), match: longMatch(moves, 'chopsticks', endless) };
  const session = new MatchSession(table, seededRandom(1), () => undefined);
  const analyst = fakeAnalyst();
  const failed = vi.fn<(problem: Message) => void>();
  const ended = new AbortController();
  const pauses = () => ({ turn: 0, part: 0 });
  const done = letComputerPlay(
    session,
    { analyst, random: seededRandom(1), pauses, failed },
    ended.signal,
  );
  return { session, asked: analyst.asked('move'), failed, done };
}

test('computers alone are stopped after 1,000 moves, with a sentence', async () => {
  const { session, asked, failed, done } = played(1000, ['computer', 'computer']);
  await done;
  expect(asked).toBe(0);
  expect(session.state().computers).toBe('wait');
  expect(failed.mock.calls.map(([problem]) => inEnglishAndGerman(problem))).toEqual([
    [
      'Cut short after 1,000 moves: computers alone could play like this for ever.',
      'Nach 1.000 Zügen abgebrochen: Computer allein könnten ewig so weiterspielen.',
    ],
  ]);
});

test.each([
  [999, ['computer', 'computer']],
  [1000, ['computer', 'person']],
  [1001, ['person', 'computer']],
])('after %i moves of %j a computer plays on', (moves, players) => {
  const { asked, failed } = played(moves, players);
  expect(asked).toBe(1);
  expect(failed).not.toHaveBeenCalled();
});
