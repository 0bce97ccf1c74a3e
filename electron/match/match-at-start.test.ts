import { expect, test } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { seededRandom } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { nextRound } from '../../engine/match/series.ts';
import { matchAtStart } from './new-match.ts';
import { tableOf, twoPersons, wonGame } from './testing.ts';

const { config } = parseConfig('{ "game": "digit-conquest" }');
const series = { ...twoPersons, game: 'summation-duel', 'summation-duel': { bestOf: 3 } };
const round = ['+6', '+9', '+10', '+8', '+7', '+5', '+4', '+1'];

const usual = tableOf(twoPersons);
const setUp = {
  ...usual,
  match: { ...usual.match, start: valueOf(usual.match.rules.parsePosition('1234')) },
};

const begunWith = (last: SeatedMatch | undefined) => matchAtStart(last, config, seededRandom(1));

test.each([
  ['one that was broken off', tableOf(twoPersons, ['A-C'])],
  ['one of which something was taken back', tableOf(twoPersons, ['A-C', 'A-C'], 1)],
  ['one of which everything was taken back', tableOf(twoPersons, ['A-C'], 0)],
  ['one that is over and was looked through', tableOf(twoPersons, wonGame, 1)],
  ['one that was set up', setUp],
  ['a series whose next game is to come', tableOf(series, round)],
  ['a series whose next game has just begun', nextRound(tableOf(series, round))],
])('%s goes on', (_, last) => {
  expect(begunWith(last)).toBe(last);
});

test.each([
  ['none', undefined],
  ['one that was not begun', tableOf(twoPersons)],
  ['one that is over', tableOf(twoPersons, wonGame)],
])('after %s the config file says what is played', (_, last) => {
  expect(begunWith(last).game).toBe('digit-conquest');
});
