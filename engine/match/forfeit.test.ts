import { expect, test } from 'vitest';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { gameOf } from '../games.ts';
import { formatDuel } from '../records/format-duel.ts';
import { parseDuel } from '../records/parse-duel.ts';
import { defaultSettings } from '../settings/settings.ts';
import { describeEnd } from './adjudication.ts';
import { forfeits } from './forfeit.ts';
import { adjudicate, mainEndOf, playIn, startMatch } from './match.ts';

const game = gameOf('chopsticks');
const settings = defaultSettings(game.settings);
const rules = game.rules(settings);
const begun = playIn(startMatch(rules, settings, 0), rules.moves(rules.start(0))[0]);

test.each(forfeits)('a game lost by %s is kept with its reason', (by) => {
  const match = adjudicate(begun, { kind: 'win', winner: 0, by });
  const players = [
    { kind: 'person' },
    { kind: 'computer', difficulty: 'program:0123abcd', name: 'Fewest replies' },
  ] as const;
  const text = formatDuel([{ game: game.id, players, first: 0, match }]);
  expect(text).toContain(`[Termination "${by}"]`);
  const read = parseDuel(text);
  if (!read.ok) throw new Error(inEnglishAndGerman(read.error)[0]);
  const [table] = read.value;
  expect(table?.players).toEqual(players);
  expect(table?.match.adjudication).toEqual({ kind: 'win', winner: 0, by });
  expect(formatDuel(read.value)).toBe(text);
  const outcome = mainEndOf(match) ?? expect.fail('It isn’t over.');
  expect(inEnglishAndGerman(describeEnd(rules, outcome))[0]).toMatch(/^2 loses: the program /);
});

test('another termination stays as it is, and decides nothing', () => {
  const text =
    '[Format "1"]\n[Game "chopsticks"]\n[First "1"]\n[Termination "time forfeit"]\n\n1. A-C 1-0\n';
  const read = parseDuel(text);
  if (!read.ok) throw new Error(inEnglishAndGerman(read.error)[0]);
  expect(read.value[0]?.match.adjudication).toEqual({ kind: 'win', winner: 0 });
  expect(formatDuel(read.value)).toContain('[Termination "time forfeit"]');
});
