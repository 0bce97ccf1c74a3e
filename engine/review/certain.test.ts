import { expect, it } from 'vitest';
import { gameOf } from '../games.ts';
import { replayed } from '../match/replay.ts';
import { defaultSettings } from '../settings/settings.ts';
import { solveCoalitions } from '../solver/coalition.ts';
import { valueOf } from '../testing/in-notation.ts';
import { certainLosses } from './certain.ts';

const game = gameOf('chopsticks');
const settings = { ...defaultSettings(game.settings), players: 3 };
const rules = game.rules(settings);

/** The certain losses in a match of three from a position. */
function lost(text: string, moves: readonly string[]) {
  const match = valueOf(replayed(rules, settings, valueOf(rules.parsePosition(text)), moves));
  if (rules.solver?.numbered === undefined) throw new Error('Three players are numbered.');
  return certainLosses(match, solveCoalitions(rules, rules.solver.numbered()));
}

it('finds the move by which a player of three allows being put out', () => {
  expect(lost('240413', ['B-C3'])).toMatchObject([
    { seat: 0, at: 0, move: 'B-C3', before: 'safe', after: 'loses', better: ['A-D2', 'B-D2'] },
  ]);
  expect(lost('240413', ['A-D2'])).toEqual([]);
});

it('reports nothing if any two can put out the third from the start', () => {
  expect(lost('111111', ['A-C2', 'A-C3'])).toEqual([]);
});
