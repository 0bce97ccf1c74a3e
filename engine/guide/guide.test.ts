import { describe, expect, it, test } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { valueOf } from '../testing/in-notation.ts';
import { playIn, positionOf, startMatch, turnOf } from '../match/match.ts';
import { pick, seededRandom } from '../random.ts';
import { adviceAfter, isOnlyGood } from './after.ts';
import { adviceBefore } from './before.ts';
import { withRepetition } from './repetition.ts';
import { guidedGame, type GuidedGame } from './testing.ts';
import { drawn } from '../analysis/value.ts';

const { say } = wordsOf('en', (seat) => ({
  name: seat === 0 ? 'You' : seat === 1 ? 'Computer' : 'Ben',
  isYou: seat === 0,
}));

/** The advice to the player to move, seat 0. */
function before({ rules, at }: GuidedGame, text: string): string[] {
  return adviceBefore(at(text).ratings, 0, rules).map(say);
}

/** The advice after a move of seat 0; the answer is the next player's best move. */
function after({ rules, at }: GuidedGame, text: string, move: string): string | undefined {
  const { position, ratings } = at(text);
  const to = rules.play(position, valueOf(rules.parseMove(position, move)));
  const [next, ends] = [rules.mover(to), rules.turn(to).kind === 'over'];
  const advice = adviceAfter(ratings, rules, { seat: 0, move, next, ends });
  return advice && say(advice);
}

/** The facts that follow from the rules alone, for the player to move. */
function facts({ rules, at }: GuidedGame, text: string): string[] {
  return (rules.advice?.advise(at(text).position) ?? []).map(say);
}

describe('a guide through Chopsticks', () => {
  const game = guidedGame('chopsticks');

  it('says before a move how much there is to win or to lose', () => {
    expect(before(game, '1111')).toEqual([
      'Every move is fine here: with best play it stays a draw.',
    ]);
    expect(before(game, '0312')).toEqual([
      'You can win in 2 moves.',
      'Only one move keeps the win.',
    ]);
    expect(before(game, '0423')).toEqual(['2 of 4 moves hold the draw, the others lose.']);
    expect(before(game, '0202')).toEqual(['Only one move doesn’t lose.']);
    expect(before(game, '0104')).toEqual(['There is only one move.']);
    expect(before(game, '1123')).toEqual([
      'Every move is fine here: with best play it stays a draw.',
    ]);
  });

  it('sees no threat from a player who is out, even with a finger left', () => {
    const rules = { players: 3, suddenDeath: 'instant', overflow: 'rollover' };
    expect(facts(guidedGame('chopsticks', rules), '040102/out=2')).toEqual([]);
  });

  it('says after a move what it did', () => {
    expect(after(game, '1111', 'A-C')).toBe('It is still a draw.');
    expect(after(game, '0423', '04-22')).toBe('You keep the draw.');
    expect(after(game, '0312', 'B-D')).toBe('You keep the win.');
    expect(after(game, '0404', 'B-D')).toBe('You win with that.');
    expect(after(game, '0312', '03-12')).toBe(
      'You threw away the win: with best play it’s a draw now.',
    );
    expect(after(game, '0312', 'B-C')).toBe(
      'You threw away the win, so Computer can win in 1 move.',
    );
    expect(after(game, '1434', 'A-C')).toBe(
      'You threw away the draw, so Computer can win in 2 moves.',
    );
  });

  it('says which hands can be put out', () => {
    expect(facts(game, '0312')).toEqual([
      'You can put Computer’s right hand (2) out.',
      'Computer can put your right hand (3) out next.',
    ]);
    expect(facts(game, '1111')).toEqual([]);
    expect(facts(game, '1434')).toEqual([
      'You can put Computer’s left hand (3) or Computer’s right hand (4) out.',
      'Computer can put your left hand (1) or your right hand (4) out next.',
    ]);
  });
});

describe('a guide through Chopsticks under cutoff with suicide', () => {
  const game = guidedGame('chopsticks', { suicide: true });

  it('says that a game is lost and how long it can last', () => {
    expect(before(game, '1111')).toEqual([
      'You lose in at most 13 moves if the other side makes no mistake. But they still have to find it: hold out.',
    ]);
    const { ratings } = game.at('1111');
    expect(after(game, '1111', ratings.moves[0]?.move ?? '')).toBe(
      'You hold out as long as possible.',
    );
    expect(after(game, '1111', ratings.moves.at(-1)?.move ?? '')).toBe(
      'You lose in 8 moves instead of 13.',
    );
  });
});

describe('a guide where positions repeat', () => {
  const settings = { suicide: true, repetition: 2 };
  const game = guidedGame('chopsticks', settings);

  it('counts a win that would be repeated away as a draw', () => {
    const random = seededRandom(3);
    let found = 0;
    for (let round = 0; round < 40; round++) {
      let match = startMatch(game.rules, settings, 0);
      while (turnOf(match).kind === 'player' && match.at < 60) {
        const position = positionOf(match);
        const { ratings } = game.at(game.rules.formatPosition(position));
        const knowing = withRepetition(match, ratings);
        for (const { move, value } of knowing.moves) {
          const ends = turnOf(playIn(match, valueOf(game.rules.parseMove(position, move))));
          if (ends.kind !== 'over' || ends.outcome.kind !== 'draw') continue;
          expect(value).toEqual(drawn);
          if (ratings.moves.find((each) => each.move === move)?.value.score === 1) found++;
        }
        match = playIn(match, pick(random, game.rules.moves(position)));
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

test.each(['chopsticks', 'scholars-game'])(
  'a guide through %s says the same of moves that differ only by which of two equal hands they name',
  (id) => {
    const { rules, at } = guidedGame(id);
    const random = seededRandom(5);
    const onlyGood = { alone: 0, withTwins: 0 };
    for (let round = 0; round < 40; round++) {
      let match = startMatch(rules, {}, 0);
      while (turnOf(match).kind === 'player' && match.at < 30) {
        const position = positionOf(match);
        const { ratings } = at(rules.formatPosition(position));
        const sayings = new Map<string, unknown[]>();
        for (const { move } of ratings.moves) {
          const to = rules.play(position, valueOf(rules.parseMove(position, move)));
          const [next, ends] = [rules.mover(to), rules.turn(to).kind === 'over'];
          const advice = adviceAfter(ratings, rules, { seat: 0, move, next, ends });
          const said = [advice, isOnlyGood(ratings, rules, position, move)];
          sayings.set(rules.key(to), [...(sayings.get(rules.key(to)) ?? []), said]);
        }
        for (const [first, ...twins] of sayings.values()) {
          for (const twin of twins) expect(twin).toEqual(first);
          if (Array.isArray(first) && first[1] === true) {
            onlyGood[twins.length > 0 ? 'withTwins' : 'alone']++;
          }
        }
        match = playIn(match, pick(random, rules.moves(position)));
      }
    }
    expect(onlyGood.alone).toBeGreaterThan(0);
    expect(onlyGood.withTwins).toBeGreaterThan(0);
  },
);

describe('a guide through the game of three', () => {
  const game = guidedGame('chopsticks', { players: 3 });

  it('says that nothing is certain', () => {
    expect(before(game, '111111')).toEqual([
      'With three or more players nobody knows for certain which move is best.',
    ]);
    expect(after(game, '111111', 'A-C2')).toBeUndefined();
  });

  it('says what is certain', () => {
    expect(before(game, '040401')).toEqual([
      'You are kingmaker: you can’t be sure to win, but you decide which of the two others wins.',
    ]);
    expect(before(game, '331200')).toEqual([
      'You can win against all others together, in 2 moves.',
    ]);
    expect(after(game, '331200', 'A-C2')).toBe(
      'Now you can no longer win against all others together.',
    );
    expect(after(game, '240413', 'B-C3')).toBe('Now the others together can put you out.');
    expect(facts(game, '040401')[1]).toBe('Computer and Ben can put your right hand (4) out next.');
  });
});

describe('a guide through The Scholar’s Game', () => {
  const game = guidedGame('scholars-game');

  it('counts equivalent moves once', () => {
    expect(before(game, 'x 5p/x 2')).toEqual(['Only one move doesn’t lose.']);
    expect(before(game, '1 1/2 5r')).toEqual([
      'You can win in 3 moves.',
      'Only one move keeps the win.',
    ]);
    expect(before(game, '1 1/1 1')).toEqual(['Here it makes no difference which move you play.']);
  });

  it('says which hands can be put out', () => {
    expect(facts(game, 'x 5p/x 2')).toEqual([
      'Computer can put your right hand (5 with paper) out next.',
    ]);
    expect(facts(game, '2 4?/1 2')).toEqual([]);
  });
});

describe('a guide through Summation Duel', () => {
  const game = guidedGame('summation-duel');

  it('says whether the missing number is free', () => {
    expect(facts(game, '-')).toEqual([]);
    expect(facts(game, '1,4,5,6,7,9,10')).toEqual([
      '8 more makes exactly 50, and that number is free.',
    ]);
    expect(facts(game, '1,3,6,7,8,9,10')).toEqual([
      '6 more would make exactly 50, but that number is used.',
    ]);
  });

  it('says when a move wins or takes longer than necessary', () => {
    expect(before(game, '1,4,5,6,7,9,10')).toEqual([
      'You can win in 1 move.',
      'Only one move keeps the win.',
    ]);
    expect(after(game, '6,7,8,9,10', '+1')).toBe('You keep the win, but it takes longer.');
  });
});

describe('a guide through Digit Conquest', () => {
  const game = guidedGame('digit-conquest');

  it('says which digit a player needs and how many are left', () => {
    expect(facts(game, '40:43 002000200 2')).toEqual([
      'Computer needs a 7 for 50: 2 of 4 cards in the deck.',
    ]);
    expect(facts(game, '43:30 344334342 7')).toEqual(['Your 7 makes exactly 50.']);
    expect(after(game, '43:30 344334342 7', '+7')).toBe('You win with that.');
  }, 30_000);

  it('says that the win is certain rather than reached if the next card decides', () => {
    const exact = guidedGame('digit-conquest', { subtraction: 'exact', target: 5, digits: 4 });
    expect(after(exact, '0:3 0002 1', '+1')).toBe('You keep the win.');
    expect(after(exact, '4:3 0002 1', '+1')).toBe('You win with that.');
  });

  it('compares choices if they are certain, and says so if they aren’t', () => {
    expect(before(game, '40:43 002000200 2')).toEqual([
      'One choice is clearly better: it wins 17 more of 100 games.',
    ]);
    expect(after(game, '40:43 002000200 2', '+2')).toBe('With that you win 17 fewer of 100 games.');
    expect(after(game, '40:43 002000200 2', '-2')).toBe('You made the best choice.');
    expect(before(game, '20:46 434443344 7')).toEqual([
      'As far as the computer can see, one choice is clearly better: it wins 5 more of 100 games.',
    ]);
  });
});
