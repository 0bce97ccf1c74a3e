import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../words/testing.ts';
import { wordsOf } from '../../words/say.ts';
import { randomPlay } from '../explorer/random-play.ts';
import { gameOf, type GameId } from '../games.ts';
import { playIn, positionOf, startMatch, turnOf } from '../match/match.ts';
import { pick, seededRandom } from '../random.ts';
import { defaultSettings } from '../settings/settings.ts';
import { essentialAt } from '../decision/essential.ts';
import { lossOf } from '../analysis/value.ts';
import { explainedGame } from '../testing/wrong-plies.ts';
import { valueOf } from '../testing/in-notation.ts';
import { guidanceAt } from './guidance.ts';

const { say } = wordsOf('en', (seat) => ({
  name: seat === 0 ? 'You' : 'Computer',
  isYou: seat === 0,
}));

/** A game with what the guide knows of it. */
function guided(id: GameId) {
  const game = gameOf(id);
  const rules = game.rules(defaultSettings(game.settings));
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
      /^You can win in 2 moves\. Start like this: Right hand strikes their right: 2 is out\. If Computer answers as well as possible \(.*\), continue like this: .* is out\.$/,
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

test.each<GameId>(['chopsticks', 'scholars-game', 'summation-duel'])(
  'never advises a move of %s that loses something, and says whole sentences',
  (id) => {
    const { rules, valuer, at } = guided(id);
    const random = seededRandom(7);
    let advised = 0;
    for (let game = 0; game < 20; game++) {
      let match = startMatch(rules, {}, 0);
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
          const { ways, best } = essentialAt(rules, valuer, place) ?? expect.fail(key);
          place = ply.reduce(
            (from, text) => rules.play(from, valueOf(rules.parseMove(from, text))),
            place,
          );
          const played = ways.filter((way) => rules.key(way.after) === rules.key(place));
          const losses = played.map(({ value }) => lossOf(best, value));
          expect([key, Math.min(...losses)]).toEqual([key, 0]);
          advised++;
        }
        before = position;
        match = playIn(match, pick(random, rules.moves(position)));
      }
    }
    expect(advised).toBeGreaterThan(20);
  },
  60_000,
);
