import { expect, test, vi } from 'vitest';
import { spoken } from '../../words/testing.ts';
import { games } from '../../engine/games.ts';
import { positionOf } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { refusalOf } from '../ipc/testing.ts';
import { newMatch } from './new-match.ts';
import { positionHandlers } from './position-handlers.ts';
import { MatchSession } from './session.ts';
import { tableOf, twoPersons } from './testing.ts';

const session = new MatchSession(tableOf(twoPersons, ['A-C']), seededRandom(1), vi.fn());
const copy = vi.fn();
const { checkPosition, copyPosition } = positionHandlers(session, copy);
const check = (request: Parameters<typeof checkPosition>[0]) => checkPosition(request, vi.fn());
const settings = {};

test.each(games)('$id: what is built is the position that its notation says', async ({ id }) => {
  for (const first of [0, 1]) {
    const start = await check({ game: id, settings, first });
    const { notation, position } = start;
    const built = position as Record<string, unknown>;
    expect(await check({ game: id, settings, first, position: { built } })).toEqual(start);
    expect(await check({ game: id, settings, first, position: { notation } })).toEqual(start);
  }
});

test('built hands have the letters of the notation where they are, not where it writes them', async () => {
  const hands = [
    [3, 1],
    [0, 2],
  ];
  const request = { game: 'chopsticks', settings, first: 0 };
  const built = await check({ ...request, position: { built: { hands, out: [] } } });
  expect(built.notation).toBe('1302');
  expect(built.handLabels).toEqual([
    ['B', 'A'],
    ['', 'D'],
  ]);
  expect((await check({ ...request, game: 'digit-conquest' })).handLabels).toBeNull();
});

test('an invalid position is refused in words, and a finished one says so', async () => {
  const hands = { game: 'chopsticks', settings, first: 0 };
  expect(refusalOf(() => check({ ...hands, position: { notation: '1911' } }))).toMatch(/hand of 9/);
  expect(refusalOf(() => check({ ...hands, position: { built: { hands: 7 } } }))).toMatch(
    /can’t be a position/,
  );
  const lost = await check({ ...hands, position: { notation: '0011' } });
  const won = await check({ ...hands, position: { notation: '1100' } });
  expect(spoken([lost.over, won.over])).toEqual([
    'Player 1 has no hands left.',
    'Player 2 has no hands left.',
  ]);
  const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const request = { ...hands, players, position: '0011' };
  expect(refusalOf(() => newMatch(request, seededRandom(1)))).toMatch(/game is over/);
});

test('a match begins at a position with the player to move', () => {
  const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const request = { game: 'chopsticks', settings, players, first: 1, position: '0213' };
  const { match, first } = newMatch(request, seededRandom(1));
  expect(first).toBe(1);
  expect(positionOf(match)).toMatchObject({
    hands: [
      [1, 3],
      [0, 2],
    ],
    turn: 1,
  });
});

test('the position on the table is copied, unless another one is given', async () => {
  await copyPosition({}, vi.fn());
  await copyPosition({ notation: '0213' }, vi.fn());
  expect(copy.mock.calls).toEqual([['1211'], ['0213']]);
});

test('a copy is answered once it is on the clipboard, and a failure is passed on', async () => {
  let done: () => void = () => undefined;
  copy.mockReturnValueOnce(new Promise<void>((resolve) => (done = resolve)));
  const answered = vi.fn();
  const copying = Promise.resolve(copyPosition({}, vi.fn())).then(answered);
  await Promise.resolve();
  expect(answered).not.toHaveBeenCalled();
  done();
  await copying;
  copy.mockRejectedValueOnce(new Error('No clipboard.'));
  await expect(copyPosition({}, vi.fn())).rejects.toThrow('No clipboard.');
});
