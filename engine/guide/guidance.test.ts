import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../words/testing.ts';
import { wordsOf } from '../../words/say.ts';
import { randomPlay } from '../explorer/random-play.ts';
import { gameOf, type GameId } from '../games.ts';
import { playIn, positionOf, resolveChance, startMatch, turnOf } from '../match/match.ts';
import { pick, seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { essentialAt } from '../decision/essential.ts';
import { explainedGame } from '../testing/wrong-plies.ts';
import { valueOf } from '../testing/in-notation.ts';
import { effectOf, losesNothing } from './after.ts';
import { guidanceAt } from './guidance.ts';

const { say } = wordsOf('en', (seat) => ({
  name: seat === 0 ? 'You' : 'Computer',
  isYou: seat === 0,
}));

/** A game with what the guide knows of it. */
function guided(id: GameId, differing: Settings = {}) {
  const game = gameOf(id);
  const rules = game.rules({ ...defaultSettings(game.settings), ...differing });
  const random = randomPlay(rules, rules.start(0));
  const { valuer } = explainedGame(rules);
  const at = (position: unknown, before?: unknown) =>
    guidanceAt(rules, valuer, { position, before, randomResults: (each) => random.results(each) });
  return {
    rules,
    valuer,
    at,
    text: (position: string, before?: string) => {
      const parsed = (text: string, mover: number) => valueOf(rules.parsePosition(text, mover));
      const found = at(parsed(position, 0), before === undefined ? undefined : parsed(before, 1));
      return found && [say(found.tells), say(found.asks), found.line?.map((ply) => ply.join(' '))];
    },
  };
}

test('says the most useful thing: a win with its plan, a threat, a move to be careful with, problems to set', () => {
  const { text } = guided('chopsticks');
  expect(text('0312')).toEqual([
    expect.stringMatching(
      /^You can win in 2 moves\. Start like this: Right hand strikes their right: 2 is out\. If Computer gives the best answer \(.*\), continue like this: .* is out\.$/,
    ),
    'You can win in 2 moves. How?',
    ['B-D', expect.any(String), expect.any(String)],
  ]);
  expect(text('0404')?.[0]).toMatch(/^You can win with this move: /);
  expect(text('0202')).toEqual([
    expect.stringMatching(/^Be careful with this move: .* After that Computer can win at once: /),
    'Only one move doesn’t lose.',
    undefined,
  ]);
  expect(text('0423')?.[0]).toMatch(/^Computer threatens to win with this: /);
});

test('says that a digit wins at once, rather than how much more it is worth', () => {
  expect(guided('digit-conquest').text('43:30 344334342 7')).toEqual([
    expect.stringMatching(/^You can win with this move: Add 7: 43 → 50/),
    'You can win with one move. How?',
    ['+7'],
  ]);
});

test.each<[GameId, Settings]>([
  ['chopsticks', {}],
  ['chopsticks', { misere: true }],
  ['chopsticks', { suicide: true }],
  ['scholars-game', {}],
  ['summation-duel', {}],
  ['digit-conquest', { target: 12, digits: 4 }],
])(
  'never advises a move of %s under %o that is blamed once it is played, and says whole sentences',
  (id, differing) => {
    const { rules, valuer, at } = guided(id, differing);
    const least = rules.chance && 'estimated';
    const random = seededRandom(7);
    let advised = 0;
    // Values with chance take longer.
    const games = rules.chance === undefined ? 20 : 3;
    for (let game = 0; game < games; game++) {
      let match = resolveChance(startMatch(rules, {}, 0), random);
      let before: unknown;
      while (turnOf(match).kind === 'player' && match.at < 40) {
        const position = positionOf(match);
        const found = at(position, before);
        if (found === undefined) throw new RangeError(rules.key(position));
        for (const said of [found.tells, found.asks]) {
          expect(inEveryLanguage(said).every((sentence) => /[.?]$/.test(sentence))).toBe(true);
        }
        // In a lost position it may still be said how long it takes.
        if (found.tells.code === 'guide.same-moves') {
          expect(essentialAt(rules, valuer, position)?.best.score).toBe(0.5);
        }
        let place = position;
        for (const ply of found.line ?? []) {
          const key = rules.key(place);
          const { ways, best } = essentialAt(rules, valuer, place, least) ?? expect.fail(key);
          const seat = rules.mover(place);
          place = ply.reduce(
            (from, text) => rules.play(from, valueOf(rules.parseMove(from, text))),
            place,
          );
          const own = ways.find((way) => way.key === rules.key(place)) ?? expect.fail(key);
          const range = { best, worst: ways.at(-1)?.value ?? best };
          const ends = rules.turn(place).kind === 'over';
          const effect = effectOf(rules, range, own.value, { seat, next: 1 - seat, ends });
          expect([key, effect, losesNothing(effect)]).toEqual([key, effect, true]);
          advised++;
        }
        before = position;
        match = resolveChance(playIn(match, pick(random, rules.moves(position))), random);
      }
    }
    expect(advised).toBeGreaterThan(20);
  },
  60_000,
);
