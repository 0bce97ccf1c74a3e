import { expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { inEnglish } from '../../words/testing.ts';
import type { MatchView } from '../api/match-view.ts';
import type { RequestOf } from '../api/requests.ts';
import { Refusal } from '../ipc/refusal.ts';
import { practiceHandlers } from './practice-handlers.ts';

const persons = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'person' as const }));

const { practiceView } = practiceHandlers();
const view = (request: Partial<RequestOf<'practiceView'>>) =>
  practiceView(
    {
      ...{ game: 'chopsticks', settings: {}, first: 0, players: persons(2), moves: [], seed: 1 },
      ...request,
    },
    () => undefined,
  ) as MatchView;

/** What is said where it can't be. */
function refusal(request: Partial<RequestOf<'practiceView'>>): string {
  try {
    view(request);
  } catch (error) {
    if (error instanceof Refusal) return inEnglish(error.told);
    throw error;
  }
  return '';
}

test.each(games.map(({ id }) => id))('%s is practised from its start, move by move', (game) => {
  const start = view({ game });
  expect(start.state.kind).toBe('person');
  const [move] = start.moves;
  const played = view({
    game,
    moves: [...start.history.map(({ notation }) => notation), move?.notation ?? ''],
  });
  expect(played.history.map(({ seat }) => seat)).toContain(0);
  expect(played.history.length).toBeGreaterThan(start.history.length);
});

test('the same number brings the same draws', () => {
  const drawn = (seed: number) =>
    view({ game: 'digit-conquest', seed }).history.map(({ notation }) => notation);
  const all = Array.from({ length: 20 }, (_, seed) => drawn(seed));
  expect(all.map((_, seed) => drawn(seed))).toEqual(all);
  expect(new Set(all.map(String)).size).toBeGreaterThan(3);
});

test('begins at a position, with whoever is to move there', () => {
  const from = view({ position: '1123', first: 1 });
  expect(from.state).toMatchObject({ kind: 'person', seat: 1 });
  expect(
    view({
      ...{ position: '1123', first: 0 },
      players: [{ kind: 'computer', difficulty: 'hard' }, { kind: 'person' }],
    }).moves,
  ).toEqual([]);
});

test('what was played before leaves the hands where they are, and is no part of what is practised', () => {
  const before = ['A-D', 'A-D', 'A-C', '22-13', 'B-C', 'A-D'];
  const from = view({ before });
  expect(from.position).toMatchObject({ hands: [[1, 0], expect.anything()] });
  expect(from.history).toEqual([]);
  const { moves, history } = view({ before, moves: ['B-C'] });
  expect([moves.length > 0, history.map(({ notation }) => notation)]).toEqual([true, ['B-C']]);
});

test('whoever is offered moves for a computer leaves it its name', () => {
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }] as const;
  const open = view({ players: [...players], first: 1, open: 1, moves: [] });
  expect(open.state).toMatchObject({ kind: 'person', seat: 1 });
  expect(open.moves.length).toBeGreaterThan(0);
  expect(open.players).toEqual(players);
  const { history } = view({ players: [...players], first: 1, open: 1, moves: ['A-C'] });
  expect(history[0]?.told).toMatch(/^Computer: /);
});

test.each([
  ['a game', { game: 'draughts' }],
  ['a setting', { settings: { fingers: 1 } }],
  ['a position', { position: '99999' }],
  ['a move', { moves: ['Z-Z'] }],
  ['what was played before', { before: ['Z-Z'] }],
  ['players', { players: persons(3) }],
])('says what is wrong with %s', (_, request) => {
  expect(refusal(request)).toMatch(/^[^{}]+\.$/);
});
