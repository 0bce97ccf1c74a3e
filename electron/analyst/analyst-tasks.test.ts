import { MessageChannel } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { gameOf } from '../../engine/games.ts';
import { parseSettings } from '../../engine/settings.ts';
import { perform, startAnalyst, type Task, type TaskResult } from './analyst-tasks.ts';

const chopsticks = gameOf('chopsticks');

function settingsWith(values: Readonly<Record<string, unknown>>): Task['settings'] {
  return parseSettings(chopsticks, values).settings;
}

/** Asks about a position of Chopsticks; the default start, unless said otherwise. */
function ask(
  wanted: Task['wanted'],
  { values = {}, text }: { values?: Readonly<Record<string, unknown>>; text?: string } = {},
): TaskResult {
  const settings = settingsWith(values);
  const rules = chopsticks.rules(settings);
  const parsed = text === undefined ? undefined : rules.parsePosition(text);
  const position = parsed?.ok === true ? parsed.value : rules.start(0);
  return perform({ id: 7, game: 'chopsticks', settings, position, wanted });
}

describe('a computer', () => {
  test.each(['easy', 'medium', 'hard'] as const)('%s plays a legal move', (difficulty) => {
    for (const text of ['1111', '0123', '2434', '0104']) {
      const rules = chopsticks.rules(settingsWith({}));
      const { id, move = '', error } = ask({ difficulty, seed: 3 }, { text });
      expect({ id, error }).toEqual({ id: 7, error: undefined });
      const position = rules.parsePosition(text);
      expect(position.ok && rules.parseMove(position.value, move).ok).toBe(true);
    }
  });

  test('plays the same from the same seed', () => {
    const moves = Array.from({ length: 5 }, () => ask({ difficulty: 'easy', seed: 11 }).move);
    expect(new Set(moves).size).toBe(1);
  });

  test('that is hard takes a win that is there', () => {
    expect(ask({ difficulty: 'hard', seed: 1 }, { text: '1404' }).move).toMatch(/^[AB]-D$/);
  });
});

describe('the analysis', () => {
  test('of the default start: a draw', () => {
    const { analysis } = ask('analysis');
    expect(analysis?.exact).toEqual({ value: 'draw', remoteness: null });
    expect(analysis?.moves.map(({ move }) => move).sort()).toEqual(['A-C', 'A-D', 'B-C', 'B-D']);
    expect(analysis?.moves.every(({ value }) => value === 'draw')).toBe(true);
  });

  test('with suicide: the first player loses in 26', () => {
    const { analysis } = ask('analysis', { values: { suicide: true } });
    expect(analysis?.exact).toEqual({ value: 'lose', remoteness: 26 });
    expect(analysis?.moves[0]).toMatchObject({ value: 'lose', remoteness: 26 });
  });

  test('has the best move first, and marks the moves that are only mirror images', () => {
    const { analysis } = ask('analysis', { text: '1404' });
    expect(analysis?.exact).toEqual({ value: 'win', remoteness: 1 });
    expect(analysis?.moves[0]).toMatchObject({ value: 'win', remoteness: 1 });
    const splits = analysis?.moves.filter(({ move }) => move.startsWith('14-')) ?? [];
    expect(splits.map(({ move, essential }) => [move, essential])).toEqual(
      expect.arrayContaining([
        ['14-23', true],
        ['14-32', false],
      ]),
    );
  });

  test('of the value alone has no moves', () => {
    expect(ask('value', { text: '1404' }).analysis).toEqual({
      exact: { value: 'win', remoteness: 1 },
      moves: [],
    });
  });

  test('with more than two players is an estimate', () => {
    const { analysis } = ask('analysis', { values: { players: 3 } });
    expect(analysis).toMatchObject({ exact: null, moves: [], odds: { exact: false } });
    // Each of the two hands may strike each of four others.
    expect(analysis?.odds?.moves).toHaveLength(8);
    for (const { value } of analysis?.odds?.moves ?? []) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });
});

test('what goes wrong is an answer, too', () => {
  const result = perform({ id: 9, game: 'chess', settings: {}, position: {}, wanted: 'analysis' });
  expect(result).toEqual({ id: 9, error: expect.stringContaining('"chess"') as unknown });
});

test('a move is not kept waiting by the values of the history', async () => {
  const { port1: asker, port2: analyst } = new MessageChannel();
  startAnalyst(analyst);
  const settings = settingsWith({});
  const position = chopsticks.rules(settings).start(0);
  const task = { game: 'chopsticks', settings, position };
  const answered: number[] = [];
  const all = new Promise<void>((resolve) => {
    asker.on('message', ({ id }: TaskResult) => {
      answered.push(id);
      if (answered.length === 4) resolve();
    });
  });
  for (const id of [1, 2, 3]) asker.postMessage({ ...task, id, wanted: 'value' });
  asker.postMessage({ ...task, id: 4, wanted: { difficulty: 'easy', seed: 1 } });
  await all;
  asker.close();
  expect(answered).toEqual([4, 1, 2, 3]);
});

test('an open deck is solved, and what can’t be followed to its end says so', () => {
  const game = gameOf('digit-conquest');
  const { settings } = parseSettings(game, { draw: 'choice' });
  const rules = game.rules(settings);
  const analysisAt = (text: string) => {
    const parsed = rules.parsePosition(text);
    if (!parsed.ok) throw new RangeError(inEnglish(parsed.error));
    const { value: position } = parsed;
    return perform({ id: 1, game: game.id, settings, position, wanted: 'analysis' }).analysis;
  };
  expect(analysisAt('41:49 100000003 -')).toMatchObject({
    exact: { value: 'win', remoteness: 1 },
    moves: [
      { move: '?9', value: 'win', remoteness: 1 },
      { move: '?1', value: 'draw' },
    ],
  });
  expect(analysisAt('31:44 444444443 -')?.exact).toMatchObject({ value: 'draw', proven: false });
});
