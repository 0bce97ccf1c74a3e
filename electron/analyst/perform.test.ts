import { describe, expect, test } from 'vitest';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { gameOf } from '../../engine/games.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { performAnalysis, performMove, performValues } from './perform.ts';
import { drawn, lossIn, unproven, winIn } from '../../engine/analysis/value.ts';

/** A position of a game as tasks name it; the start by default. */
function at(id: string, values: Readonly<Record<string, unknown>> = {}, text?: string) {
  const game = gameOf(id);
  const settings: Settings = parseSettings(game, values).settings;
  const rules = game.rules(settings);
  const position = text === undefined ? rules.start(0) : valueOf(rules.parsePosition(text));
  return { game: id, settings, rules, position };
}

const analysis = (...where: Parameters<typeof at>) =>
  performAnalysis({ wanted: 'analysis', ...at(...where) });

describe('a computer', () => {
  const play = (difficulty: Difficulty, seed: number, text: string) =>
    performMove({ wanted: 'move', difficulty, seed, ...at('chopsticks', {}, text) });

  test.each(['easy', 'medium', 'hard'] as const)('%s plays a legal move', (difficulty) => {
    for (const text of ['1111', '0123', '2434', '0104']) {
      const { rules, position } = at('chopsticks', {}, text);
      expect(rules.parseMove(position, play(difficulty, 3, text)).ok).toBe(true);
    }
  });

  test('plays the same from the same seed', () => {
    expect(new Set(Array.from({ length: 5 }, () => play('easy', 11, '1111'))).size).toBe(1);
  });

  test('that is hard takes a win that is there', () => {
    expect(play('hard', 1, '1404')).toMatch(/^[AB]-D$/);
  });
});

describe('the analysis', () => {
  test('of the default start: a draw', () => {
    const { value, moves } = analysis('chopsticks');
    expect(value).toEqual(drawn);
    expect(moves.map(({ move }) => move).sort()).toEqual(['A-C', 'A-D', 'B-C', 'B-D']);
    expect(moves.map((move) => move.value)).toEqual(moves.map(() => drawn));
  });

  test('with suicide: the first player loses in 26', () => {
    const { value, moves } = analysis('chopsticks', { suicide: true });
    expect(value).toEqual(lossIn(26));
    expect(moves[0]?.value).toEqual(lossIn(26));
  });

  test('has the best move first, and marks the moves that are only mirror images', () => {
    const { value, moves } = analysis('chopsticks', {}, '1404');
    expect(value).toEqual(winIn(1));
    expect(moves[0]?.value).toEqual(winIn(1));
    const splits = moves.filter(({ move }) => move.startsWith('14-'));
    expect(splits.map(({ move, essential }) => [move, essential])).toEqual(
      expect.arrayContaining([
        ['14-23', true],
        ['14-32', false],
      ]),
    );
  });

  test('with more than two players is an estimate', () => {
    const { value: here, moves } = analysis('chopsticks', { players: 3 });
    expect(here?.exact).toBe(false);
    // Each of the two hands may strike each of four others.
    expect(moves).toHaveLength(8);
    for (const { value } of moves) {
      expect(value.exact).toBe(false);
      expect(value.score).toBeGreaterThan(0);
      expect(value.score).toBeLessThan(1);
    }
  });

  test('of three players says beside it what is certain', () => {
    const { value, coalition } = analysis('chopsticks', { players: 3 }, '040403');
    expect(value?.exact).toBe(false);
    expect(coalition?.kingmaker).toBe(true);
    const winners = coalition?.moves.map((each) => [
      each.move,
      each.players.findIndex(({ wins }) => wins !== null),
    ]);
    expect(winners).toContainEqual(['B-D2', 2]);
    expect(winners).toContainEqual(['B-D3', 1]);
  });

  test.each([{ players: 4 }, { players: 3, fingers: 20 }])(
    'of %o stays an estimate alone',
    (settings) => {
      const { value, coalition } = analysis('chopsticks', settings);
      expect(value?.exact).toBe(false);
      expect(coalition).toBeUndefined();
    },
  );

  test('of an open deck says what can’t be followed to its end', () => {
    const open = { draw: 'choice' };
    expect(analysis('digit-conquest', open, '41:49 100000003 -')).toMatchObject({
      value: winIn(1),
      moves: [
        { move: '?9', value: winIn(1) },
        { move: '?1', value: drawn },
      ],
    });
    expect(analysis('digit-conquest', open, '31:44 444444443 -').value).toEqual(unproven);
  });
});

test('the values of a match come one after the other', () => {
  const { game, settings, rules, position } = at('chopsticks', {}, '1404');
  const positions = [position, rules.start(0), position];
  const steps = performValues({ wanted: 'values', game, settings, positions });
  for (let step = 0; step < positions.length; step++) expect(steps.next().done).toBe(false);
  expect(steps.next().value).toEqual([winIn(1), drawn, winIn(1)]);
});
