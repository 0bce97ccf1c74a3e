import { expect, test } from 'vitest';
import { catalogueOf } from '../../words/catalogue.ts';
import { gameOf, games, type GameId } from '../games.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { pliesFrom } from '../solver/plies.ts';
import { explainedGame, wrongPlies } from '../testing/wrong-plies.ts';
import { whyOf } from '../why/why.ts';
import { ruleTaughtBy, taughtBy } from './patterns.ts';

/** A phrase within a reason. */
const phrases = ['summation-duel.why.pair'];

test('every pattern is taught by a step that exists, and every reason of a game’s own has one', () => {
  const codes = [...catalogueOf('en').keys()].filter((code) => !phrases.includes(code));
  for (const game of games) {
    const patterns = Object.entries(game.patterns ?? {});
    for (const [code, [lesson, step]] of patterns) {
      expect(codes).toContain(code);
      const steps = game.lessons?.find(({ id }) => id === lesson)?.steps.map(({ id }) => id);
      expect(steps, `${game.id}: ${code}`).toContain(step);
    }
    const own = codes.filter((code) => code.startsWith(`${game.id}.why.`));
    expect(patterns.map(([code]) => code)).toEqual(expect.arrayContaining(own));
  }
});

test.each(games)(
  'each rule of the relatives in the ladder of $id is taught by a step that has it',
  (game) => {
    for (const settings of game.ladderRules ?? []) {
      const names = Object.keys(settings);
      const taught = ruleTaughtBy(game, settings);
      const lesson = game.lessons?.find(({ id }) => id === taught?.lesson);
      const step = lesson?.steps.find(({ id }) => id === taught?.step);
      const shown = Object.keys(step?.settings ?? {});
      expect(names).toEqual(expect.arrayContaining(shown));
      expect(shown.length > 0, names.join()).toBe(names.length > 0);
    }
  },
);

test.each<[GameId, Settings]>([
  ['chopsticks', {}],
  ['chopsticks', { suicide: true }],
  ['chopsticks', { misere: true }],
  ['scholars-game', {}],
  ['summation-duel', {}],
  ['summation-duel', { copies: 'unlimited' }],
  ['summation-duel', { numbers: 6, copies: 4, target: 31 }],
  ['digit-conquest', { target: 12, digits: 4, copies: 2 }],
])(
  'whatever reason %s under %o gives has a lesson',
  (id, differing) => {
    const game = gameOf(id);
    const known = explainedGame(game.rules({ ...defaultSettings(game.settings), ...differing }));
    const { rules, valuer } = known;
    const untaught = new Set<string>();
    for (const { from } of wrongPlies(known, seededRandom(5), 100)) {
      for (const to of pliesFrom(rules, from)) {
        const why = whyOf(rules, valuer, from, to);
        if (why !== undefined && taughtBy(game, why) === undefined)
          untaught.add(JSON.stringify(why));
      }
    }
    expect([...untaught]).toEqual([]);
  },
  60_000,
);
