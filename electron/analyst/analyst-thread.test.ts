import { expect, test } from 'vitest';
import { grades } from '../../engine/capabilities/computer-players.ts';
import type { Analyst } from './analyst.ts';
import { pairAnalysts } from './analyst-thread.ts';

/** An analyst that never comes to an end. */
function busy(): Analyst & { asked: number; closed: boolean } {
  const analyst = {
    asked: 0,
    closed: false,
    ask: () => {
      analyst.asked++;
      return new Promise<never>(() => undefined);
    },
    close: () => void (analyst.closed = true),
  };
  return analyst;
}

test('an easy or medium computer is not kept waiting by what solves a game', () => {
  const [quick, thorough] = [busy(), busy()];
  const pair = pairAnalysts(quick, thorough);
  const game = { game: 'chopsticks', settings: {} };
  const askedOf = (ask: () => unknown) => {
    const before = quick.asked;
    ask();
    return quick.asked > before ? 'quick' : 'thorough';
  };
  const asked = grades.map((difficulty) =>
    askedOf(() => pair.ask({ ...game, wanted: 'move', position: {}, difficulty, seed: 1 })),
  );
  expect(asked).toEqual(['quick', 'quick', 'thorough']);
  expect(askedOf(() => pair.ask({ ...game, wanted: 'values', positions: [] }))).toBe('thorough');
  expect(askedOf(() => pair.ask({ ...game, wanted: 'analysis', position: {} }))).toBe('thorough');
  pair.close();
  expect([quick.closed, thorough.closed]).toEqual([true, true]);
});
