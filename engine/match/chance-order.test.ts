import { describe, expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { pick, seededRandom } from '../random.ts';
import { parseSettings, type Settings } from '../settings/settings.ts';
import { longMatch } from '../testing/long-match.ts';
import { chanceOrder, type ChanceOrder } from './chance-order.ts';
import {
  goTo,
  legalMovesOf,
  nodesOf,
  playIn,
  positionOf,
  startMatch,
  type Match,
} from './match.ts';
import { play } from './variations.ts';

type AnyMatch = Match<unknown, unknown>;

/** Nine cards, so that decks are shuffled often, and a target that games take long to reach. */
const shortDeck = { copies: 1, target: 200 };

function start(settings: Settings = shortDeck): AnyMatch {
  const game = gameOf('digit-conquest');
  const checked = parseSettings(game, settings).settings;
  return startMatch(game.rules(checked), checked, 0);
}

/** Plays turns with moves that `choose` picks among the legal ones. */
function played(
  from: AnyMatch,
  chance: ChanceOrder,
  turns: number,
  choose: (moves: readonly unknown[]) => unknown,
): AnyMatch {
  let match = chance.resolve(from);
  for (let turn = 0; turn < turns; turn++) {
    match = chance.resolve(playIn(match, choose(legalMovesOf(match))));
  }
  return match;
}

function drawnIn(match: AnyMatch): string[] {
  return nodesOf(match).flatMap(({ ply }) => (ply.seat === null ? [ply.notation] : []));
}

describe('the order of a deck', () => {
  test('doesn’t depend on what is decided, across shuffles', () => {
    const adding = played(start(), chanceOrder(7), 40, ([first]) => first);
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed);
      const other = played(start(), chanceOrder(7), 40, (moves) => pick(random, moves));
      expect(drawnIn(other)).toEqual(drawnIn(adding));
    }
    expect(drawnIn(played(start(), chanceOrder(8), 40, ([first]) => first))).not.toEqual(
      drawnIn(adding),
    );
  });

  test('is the same in a variation, and for who opens the match again', () => {
    const resolve = (order: ChanceOrder) => (match: AnyMatch) => order.resolve(match);
    const order = chanceOrder(7);
    const main = played(start(), order, 5, ([first]) => first);
    const back = goTo(main, 3);
    const turn = (match: AnyMatch, by: ChanceOrder) => {
      const next = play(match, legalMovesOf(match).at(-1), resolve(by));
      return next.ok ? next.value : expect.fail('It can’t be played.');
    };
    expect(drawnIn(turn(back, order))).toEqual(drawnIn(main).slice(0, 3));
    expect(drawnIn(turn(back, chanceOrder(7, main.moves)))).toEqual(drawnIn(main).slice(0, 3));
  });

  test('is that of the moves of a record, whatever the seed', () => {
    const main = played(start(), chanceOrder(7), 20, ([first]) => first);
    const order = chanceOrder(99, main.moves);
    expect(drawnIn(played(start(), order, 20, (moves) => moves.at(-1)))).toEqual(drawnIn(main));
    const from = { ...start(), start: positionOf(goTo(main, 6)) };
    const later = played(from, order.after(main, 6), 17, (moves) => moves.at(-1));
    expect(drawnIn(later)).toEqual(drawnIn(main).slice(3));
  });

  test('begins with the given cards', () => {
    const order = chanceOrder(7, [], ['?7', '?5', '?8']);
    const once = played(start(), order, 4, ([first]) => first);
    const again = played(goTo(once, 1), order, 4, (moves) => moves.at(-1));
    expect(drawnIn(once).slice(0, 3)).toEqual(['?7', '?5', '?8']);
    expect(drawnIn(again)).toEqual(drawnIn(once));
  });

  test('has every order of three cards equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const match = start({ digits: 3, copies: 1, target: 200 });
      const cards = drawnIn(played(match, chanceOrder(seed), 2, ([first]) => first)).join('');
      counts.set(cards, (counts.get(cards) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  test('reads nothing of a match without chance', () => {
    const settings = parseSettings(gameOf('chopsticks'), {}).settings;
    const match = startMatch<unknown, unknown>(gameOf('chopsticks').rules(settings), settings, 0);
    const read = () => expect.fail('It was read.');
    const moves = new Proxy(match.moves, { get: read });
    expect(chanceOrder(1, moves).resolve({ ...match, moves }).at).toBe(0);
  });

  test('costs little in a long match', () => {
    let reads = 0;
    const match = longMatch(500);
    const moves = match.moves.map(({ ply }) => ({
      ply: {
        ...ply,
        get seat() {
          reads++;
          return ply.seat;
        },
      },
    }));
    const order = chanceOrder(1);
    const resolved = order.resolve({ ...match, moves });
    const [move] = resolved.rules.moves(positionOf(resolved));
    reads = 0;
    order.resolve(playIn(resolved, move));
    expect(reads).toBeLessThan(10);
  });
});
