import { expect, test } from 'vitest';
import { erringIn, oftenest, seldomest } from '../../engine/capabilities/computer-players.ts';
import { allResults } from '../../engine/capabilities/measured-results.ts';
import { gameOf, games } from '../../engine/games.ts';
import { namedComputersOf } from '../../engine/computer/characters.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { jsonOf } from '../testing.ts';

const computersOf = (id: string) => {
  const game = gameOf(id);
  return namedComputersOf(game.rules(defaultSettings(game.settings)));
};

const resultsOf = (id: string) => allResults(gameOf(id).measured ?? expect.fail('None.'));

/** Those that play a match in no time. */
const quick = ['chopsticks', 'scholars-game', 'summation-duel'];

const fewGames = 30;

/** Thirty games differ from the measured ones by luck: by less than three standard deviations. */
const luck = 0.28;

test.each(quick.flatMap((game) => computersOf(game).map((computer) => ({ game, computer }))))(
  '$computer does in $game about as is said of it',
  async ({ game, computer }) => {
    const said = resultsOf(game)[computer] ?? expect.fail('It was not measured.');
    const args = ['--one', computer, '--two', said.against, '--games', String(fewGames)];
    const played = await jsonOf(['versus', game, ...args, '--seed', '7']);
    expect(Math.abs(Number(played['wins']) / fewGames - said.wins / 10)).toBeLessThan(luck);
    expect(Math.abs(Number(played['losses']) / fewGames - said.losses / 10)).toBeLessThan(luck);
  },
  60_000,
);

test('every named computer of every game was measured', () => {
  for (const { id } of games.filter(({ measured }) => measured !== undefined)) {
    const named = Object.keys(resultsOf(id)).filter((name) => !name.startsWith('errs'));
    expect(named.sort()).toEqual(computersOf(id).sort());
  }
});

test('a computer loses less the more rarely it errs', () => {
  const results = resultsOf('chopsticks');
  const losses = Array.from(
    { length: seldomest - oftenest + 1 },
    (_, index) => results[erringIn(oftenest + index)]?.losses ?? expect.fail('Not measured.'),
  );
  expect(losses).toEqual(losses.toSorted((one, other) => other - one));
  expect(losses[0]).toBeGreaterThan(losses.at(-1) ?? NaN);
});

test('nothing is said of an erring computer in a game in which none was measured', () => {
  expect(resultsOf('digit-conquest')[erringIn(5)]).toBeUndefined();
});
