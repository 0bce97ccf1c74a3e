import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../../words/message.ts';
import { wordsOf } from '../../words/say.ts';
import { inEnglish } from '../../words/testing.ts';
import { perft } from '../solver/perft.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings } from '../settings/settings.ts';
import { refusalOf, valueOf, whyIllegal } from '../testing/in-notation.ts';
import { conquestRules } from './digit-conquest.ts';
import type { ConquestMove, ConquestPosition } from './position.ts';
import { conquestSettings, type ConquestSettings } from './settings.ts';
import { reasonToDiscard, reasonAgainstAdding, reasonAgainstSubtracting } from './legality.ts';

// These tests are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const settings = defaultSettings(conquestSettings);
const exact: ConquestSettings = { ...settings, subtraction: 'exact' };
const choice: ConquestSettings = { ...settings, draw: 'choice' };
const rules = conquestRules(settings);

function at(text: string, under = settings): ConquestPosition {
  return valueOf(conquestRules(under).parsePosition(text));
}

/** Plays moves in notation, such as `?7 +7`. */
function play(from: ConquestPosition, moves: string, under = settings): ConquestPosition {
  const game = conquestRules(under);
  return moves.split(' ').reduce((position, text) => {
    return game.play(position, valueOf(game.parseMove(position, text)));
  }, from);
}

function legal(text: string, under = settings): string[] {
  const game = conquestRules(under);
  const position = at(text, under);
  return game.moves(position).map((move) => game.formatMove(position, move));
}

/** The words of a reason, if there is one. */
function words(reason: Message | undefined): string | undefined {
  return reason && inEnglish(reason);
}

const full = '444444444';
/** The full deck without a digit that is in hand. */
const without = (digit: number): string => `${full.slice(0, digit - 1)}3${full.slice(digit)}`;

describe('Rules and Mechanics', () => {
  it('“You cannot make a move that would cause your own score to exceed 50.”', () => {
    expect(legal(`45:20 ${without(5)} 5`)).toContain('+5');
    expect(legal(`45:20 ${without(6)} 6`)).not.toContain('+6');
    expect(
      whyIllegal(() => rules.play(at(`45:20 ${without(6)} 6`), { kind: 'add', digit: 6 })),
    ).toContain('+6 can’t be played: Adding 6 to 45 would exceed 50: 45 + 6 = 51.');
  });

  it('“If adding a digit to your score would exceed 50, you must subtract it from your opponent’s score.”', () => {
    expect(legal(`45:20 ${without(6)} 6`)).toEqual(['-6']);
    expect(legal(`45:20 ${without(6)} 6`, exact)).toEqual(['-6']);
    expect(
      whyIllegal(() => rules.play(at(`45:20 ${without(6)} 6`), { kind: 'discard', digit: 6 })),
    ).toContain('You can discard only a digit that can be neither added nor subtracted.');
  });

  it('“If neither adding to your score nor subtracting from your opponent’s score is possible […], discard the digit and end your turn.”', () => {
    expect(legal(`45:0 ${without(6)} 6`)).toEqual(['x6']);
    expect(legal(`45:3 ${without(6)} 6`)).toEqual(['-6']);
    expect(legal(`45:3 ${without(6)} 6`, exact)).toEqual(['x6']);
    const position = play(at('45:0 444443444 6'), 'x6');
    expect(rules.formatPosition(position)).toBe('0:45 444443444 -');
    expect(position.turn).toBe(1);
    expect(words(reasonToDiscard(settings, at(`45:0 ${without(6)} 6`), 6))).toBe(
      'Adding 6 to 45 would exceed 50: 45 + 6 = 51. There is nothing to subtract: the opponent’s score is 0.',
    );
    expect(words(reasonToDiscard(exact, at(`45:3 ${without(6)} 6`), 6))).toBe(
      'Adding 6 to 45 would exceed 50: 45 + 6 = 51. Subtracting 6 from 3 would go below 0.',
    );
    expect(reasonToDiscard(settings, at(`44:0 ${without(6)} 6`), 6)).toBeUndefined();
  });

  it('“A player’s score cannot exceed 50.”', () => {
    for (let own = 0; own < 50; own++) {
      for (let digit = 1; digit <= 9; digit++) {
        const position = at(`${own}:20 ${without(digit)} ${digit}`);
        for (const move of rules.moves(position)) {
          expect(Math.max(...rules.play(position, move).scores)).toBeLessThanOrEqual(50);
        }
      }
    }
    expect(refusalOf(rules.parsePosition(`51:0 ${full} -`))).toBe(
      `“51:0 ${full} -” has a score of 51: the target is 50.`,
    );
  });

  it('“A player’s score cannot go below 0.”', () => {
    const position = play(at(`20:5 ${without(8)} 8`), '-8');
    expect(position.scores).toEqual([20, 0]);
    expect(legal(`20:5 ${without(8)} 8`, exact)).toEqual(['+8']);
    expect(words(reasonAgainstSubtracting(exact, at(`20:5 ${without(8)} 8`), 8))).toBe(
      'Subtracting 8 from 5 would go below 0.',
    );
    expect(reasonAgainstSubtracting(settings, at(`20:5 ${without(8)} 8`), 8)).toBeUndefined();
    expect(legal(`20:0 ${without(8)} 8`)).toEqual(['+8', '-8']);
  });

  it('“The first player to reach exactly 50 points wins the game.”', () => {
    const won = play(at(`47:49 ${without(3)} 3`), '+3');
    expect(rules.turn(won)).toEqual({
      kind: 'over',
      outcome: { kind: 'win', winner: 0, order: [0, 1], by: 'target' },
    });
    expect(rules.moves(won)).toEqual([]);
    expect(rules.chance?.outcomes(won)).toEqual([]);
    expect(whyIllegal(() => rules.play(won, { kind: 'draw', digit: 1 }))).toContain(
      'The game is over.',
    );
    const notYet = play(at(`46:49 ${without(3)} 3`), '+3');
    expect(rules.turn(notYet)).toEqual({ kind: 'chance' });
  });

  it('“The game continues until one player reaches exactly 50 points; there are no draws.”', () => {
    const random = seededRandom(5);
    let position = rules.start(0);
    let turns = 0;
    for (let turn = rules.turn(position); turn.kind !== 'over'; turn = rules.turn(position)) {
      const moves: readonly ConquestMove[] =
        turn.kind === 'chance'
          ? (rules.chance?.outcomes(position) ?? []).map(({ move }) => move)
          : rules.moves(position);
      const move = moves[random.below(moves.length)];
      if (move === undefined) throw new RangeError('Somebody must be able to move.');
      position = rules.play(position, move);
      if (turn.kind === 'player') turns++;
    }
    expect(turns).toBeGreaterThan(36);
    expect(position.scores).toContain(50);
    expect(rules.turn(position)).toMatchObject({ outcome: { kind: 'win' } });
  });

  it('“Players must decide when it’s more advantageous to boost their own score or hinder their opponent’s progress.”', () => {
    const position = at(`20:30 ${without(7)} 7`);
    expect(
      rules.moves(position).map((move) => rules.formatPosition(rules.play(position, move))),
    ).toEqual([`30:27 ${without(7)} -`, `23:20 ${without(7)} -`]);
  });
});

describe('Turns and deck', () => {
  it('“each digit appearing four times […] a deck of 36 cards”', () => {
    const chanceOutcomes = rules.chance?.outcomes(rules.start(0)) ?? [];
    expect(chanceOutcomes).toHaveLength(9);
    expect(chanceOutcomes.map(({ probability }) => probability)).toEqual(Array(9).fill(4 / 36));
    expect(rules.formatPosition(rules.start(0))).toBe(`0:0 ${full} -`);
  });

  it('“At the beginning of your turn, draw a digit from the shared deck.”', () => {
    expect(rules.turn(rules.start(0))).toEqual({ kind: 'chance' });
    expect(whyIllegal(() => rules.play(rules.start(0), { kind: 'add', digit: 7 }))).toContain(
      'Draw a digit first.',
    );
    const drawn = play(rules.start(0), '?7');
    expect(rules.formatPosition(drawn)).toBe('0:0 444444344 7');
    expect(rules.turn(drawn)).toEqual({ kind: 'player', seat: 0 });
    expect(whyIllegal(() => rules.play(drawn, { kind: 'draw', digit: 1 }))).toContain(
      'Play the 7 in your hand first.',
    );
    expect(whyIllegal(() => rules.play(drawn, { kind: 'add', digit: 6 }))).toContain(
      'The digit in hand is 7.',
    );
    expect(
      whyIllegal(() => rules.play(at('0:0 044444444 -'), { kind: 'draw', digit: 1 })),
    ).toContain('There is no 1 left in the deck.');
  });

  it('“the player can choose from available digits”: choice mode', () => {
    const game = conquestRules(choice);
    const start = game.start(1);
    expect(game.turn(start)).toEqual({ kind: 'player', seat: 1, decision: 'pick' });
    expect('chance' in game).toBe(false);
    expect(legal('0:0 040404040 -', choice)).toEqual(['?2', '?4', '?6', '?8']);
    expect(legal('45:0 000000100 -', choice)).toEqual(['?7']);
    expect(legal('45:0 000000000 7', choice)).toEqual(['x7']);
    expect(inEnglish(game.describe(start, { kind: 'draw', digit: 7 }))).toBe('Picks 7');
  });

  it('“If the deck runs out of cards before either player reaches 50, reshuffle the discard pile to form a new deck.”', () => {
    const last = play(at('10:10 000000001 -'), '?9 +9');
    expect(rules.formatPosition(last)).toBe('10:19 000000000 -');
    expect(rules.chance?.outcomes(last)).toHaveLength(9);
    expect(rules.key(last)).toBe(`10:19 ${full} -`);
    expect(inEnglish(rules.describe(last, { kind: 'draw', digit: 2 }))).toBe(
      'Shuffles the discard pile into a new deck and draws 2',
    );
    expect(rules.formatPosition(play(last, '?2'))).toBe('10:19 434444444 2');
    expect(rules.key(at('10:19 000000000 2'))).toBe('10:19 000000000 2');
    const chosen = play(at('10:10 000000001 -', choice), '?9 +9', choice);
    expect(conquestRules(choice).moves(chosen)).toHaveLength(9);
  });
});

describe('Examples', () => {
  it('plays the six turns of the example, with the options it lists', () => {
    const turns = ['?7 +7', '?5 +5', '?8 +8', '?9 -9', '?6 +6', '?3 +3'];
    const options = [
      ['+7', '-7'],
      ['+5', '-5'],
      ['+8', '-8'],
      ['+9', '-9'],
      ['+6', '-6'],
      ['+3', '-3'],
    ];
    let position = rules.start(0);
    const scores: string[] = [];
    turns.forEach((turn, index) => {
      const [draw = '', action = ''] = turn.split(' ');
      position = play(position, draw);
      const moves = rules.moves(position).map((move) => rules.formatMove(position, move));
      expect(moves).toEqual(options[index]);
      position = play(position, action);
      scores.push(position.scores.join());
    });
    expect(scores).toEqual(['7,0', '7,5', '15,5', '6,5', '12,5', '12,8']);
    expect(rules.formatPosition(position)).toBe('12:8 443433333 -');
  });

  it('ends as the example does: 47 and a 3', () => {
    const position = at(`47:20 ${without(3)} 3`);
    const move: ConquestMove = { kind: 'add', digit: 3 };
    expect(inEnglish(rules.describe(position, move))).toBe('Adds 3: 47 → 50');
    const turn = rules.turn(rules.play(position, move));
    expect(turn.kind === 'over' && inEnglish(rules.describeOutcome(turn.outcome))).toBe(
      'Exactly 50 points.',
    );
  });

  it('still offers subtraction from 0, as in the transcript', () => {
    expect(legal('0:0 444444344 7')).toEqual(['+7', '-7']);
    expect(legal('0:0 444444344 7', exact)).toEqual(['+7']);
  });
});

describe('turn limit', () => {
  it('draws the game at the limit', () => {
    const limited = { ...settings, turnLimit: 2 };
    const game = conquestRules(limited);
    const end = play(game.start(0), '?1 +1 ?1 +1', limited);
    expect(end.turns).toBe(2);
    const turn = game.turn(end);
    expect(turn).toEqual({ kind: 'over', outcome: { kind: 'draw', by: 'turn-limit' } });
    expect(turn.kind === 'over' && inEnglish(game.describeOutcome(turn.outcome))).toBe(
      'The move limit is reached.',
    );
    expect(game.moves(end)).toEqual([]);
    expect(game.chance?.outcomes(end)).toEqual([]);
  });

  it('lets a win on the last turn stand', () => {
    const limited = { ...settings, turnLimit: 20 };
    const end = play(at(`47:0 ${without(3)} 3/turns=19`, limited), '+3', limited);
    expect(conquestRules(limited).turn(end)).toMatchObject({ outcome: { kind: 'win' } });
  });

  it('is 400 in choice mode, which might never end, and unlimited otherwise', () => {
    const end = at(`0:0 ${full} -/turns=400`, choice);
    expect(conquestRules(choice).turn(end)).toMatchObject({ outcome: { kind: 'draw' } });
    expect(conquestRules(choice).turn(at(`0:0 ${full} -/turns=399`, choice)).kind).toBe('player');
    expect(rules.start(0).turns).toBeUndefined();
    expect(at(`0:0 ${full} -/turns=3`, { ...choice, turnLimit: 10 }).turns).toBe(3);
  });
});

describe('notation', () => {
  it('reads the example of the rules', () => {
    const position = at('31:44 443442344 7');
    expect(position).toEqual({
      scores: [31, 44],
      turn: 0,
      deck: [4, 4, 3, 4, 4, 2, 3, 4, 4],
      hand: 7,
    });
    expect(rules.formatPosition(position)).toBe('31:44 443442344 7');
    expect(rules.formatPosition({ ...position, turn: 1 })).toBe('44:31 443442344 7');
  });

  it('writes counts of ten and more in brackets', () => {
    const many = { ...settings, copies: 12 };
    const game = conquestRules(many);
    const text = '0:0 [12][12][12][12][12][12][12][12][12] -';
    expect(game.formatPosition(game.start(0))).toBe(text);
    expect(at('3:4 [10]9[11]000007 2', many).deck).toEqual([10, 9, 11, 0, 0, 0, 0, 0, 7]);
  });

  it.each([
    ['', 'is not a position of these settings'],
    ['0:0 44444444 -', 'is not a position of these settings'],
    ['0:0 4444444444 -', 'is not a position of these settings'],
    [`0-0 ${full} -`, 'is not a position of these settings'],
    [`0:0 ${full}`, 'is not a position of these settings'],
    [`50:50 ${full} -`, 'has two players at 50'],
    ['0:0 544444444 -', 'has 5 cards of the digit 1: there are only 4.'],
    [`0:0 ${full} 0`, 'has a hand of 0: the digits are 1 to 9.'],
    ['31:44 443442444 7', 'has a 7 in hand and 4 in the deck: there are 4 of them.'],
    ['50:0 443444444 3', 'has a digit in hand after the end of the game.'],
    [`0:0 ${full} -/turns=3`, 'counts moves, which has no use without a move limit.'],
  ])('refuses the position "%s"', (text, sentence) => {
    expect(refusalOf(rules.parsePosition(text))).toContain(`“${text}” ${sentence}`);
  });

  it.each([
    ['', '“” is not a move. Legal: +7, -7.'],
    ['7', '“7” is not a move. Legal: +7, -7.'],
    ['+6', '“+6” can’t be played in 20:30 444444344 7: The digit in hand is 7.'],
    ['?6', '“?6” can’t be played in 20:30 444444344 7: Play the 7 in your hand first.'],
  ])('refuses the move "%s" in a sentence', (text, sentence) => {
    expect(refusalOf(rules.parseMove(at('20:30 444444344 7'), text))).toBe(sentence);
  });

  it('lists the draws of chance, and no moves after the end', () => {
    expect(refusalOf(rules.parseMove(at('20:30 004000001 -'), 'foo'))).toBe(
      '“foo” is not a move. Legal: ?3, ?9.',
    );
    expect(refusalOf(rules.parseMove(at('50:30 444444444 -'), 'foo'))).toBe(
      '“foo” is not a move. There is no legal move.',
    );
  });
});

describe('sentences', () => {
  it('say what a move does', () => {
    const position = at(`12:8 ${without(9)} 9`);
    expect(inEnglish(rules.describe(position, { kind: 'add', digit: 9 }))).toBe('Adds 9: 12 → 21');
    expect(inEnglish(rules.describe(position, { kind: 'subtract', digit: 9 }))).toBe(
      'Subtracts 9 from Player 2’s score: 8 → 0',
    );
    expect(
      inEnglish(rules.describe(at(`12:9 ${without(9)} 9`), { kind: 'subtract', digit: 9 })),
    ).toBe('Subtracts 9 from Player 2’s score: 9 → 0');
    const discarding = at(`48:0 ${without(9)} 9`);
    expect(inEnglish(rules.describe(discarding, { kind: 'discard', digit: 9 }))).toBe(
      'Discards 9 without effect',
    );
    expect(rules.display?.refused?.(discarding).map(({ reason }) => inEnglish(reason))).toEqual([
      'Adding 9 to 48 would exceed 50: 48 + 9 = 57.',
      'There is nothing to subtract: the opponent’s score is 0.',
    ]);
    expect(inEnglish(rules.describe(rules.start(0), { kind: 'draw', digit: 9 }))).toBe('Draws 9');
  });

  it('say what a player did', () => {
    const english = wordsOf('en', (seat) =>
      seat === 0 ? { name: 'You', isYou: true } : { name: 'Computer', isYou: false },
    );
    const recounted = (position: string, notation: string, game = rules): string => {
      const before = at(position);
      const recount = game.display?.recount?.(before, valueOf(game.parseMove(before, notation)));
      return recount === undefined ? '' : english.say(recount);
    };
    expect(recounted(`12:8 ${without(9)} 9`, '+9')).toBe('You drew 9 and added it: 12 → 21.');
    expect(recounted(`41:8 ${without(9)} 9`, '+9')).toBe('You drew 9 and added it: 41 → 50.');
    expect(recounted(`12:8 ${without(9)} 9`, '-9')).toBe(
      'You drew 9 and subtracted it from Computer’s score: 8 → 0.',
    );
    expect(recounted(`12:0 ${without(9)} 9`, '-9')).toContain(
      'from Computer’s score: it stays at 0.',
    );
    expect(recounted(`12:8 ${full} -`, '?9')).toBe('You drew 9.');
    expect(recounted(`48:0 ${without(9)} 9`, 'x9')).toBe(
      'You drew 9 and discarded it: it could be neither added nor subtracted.',
    );
    const answer = { ...at(`9:0 ${without(9)} 9`), turn: 1 };
    const recount = rules.display?.recount?.(answer, { kind: 'subtract', digit: 9 });
    expect(recount && english.say(recount)).toBe(
      'Computer drew 9 and subtracted it from your score: 9 → 0.',
    );
  });

  it('say why a digit can’t be added', () => {
    expect(words(reasonAgainstAdding(settings, at(`42:0 ${without(9)} 9`), 9))).toBe(
      'Adding 9 to 42 would exceed 50: 42 + 9 = 51.',
    );
    expect(reasonAgainstAdding(settings, at(`41:0 ${without(9)} 9`), 9)).toBeUndefined();
  });
});

describe('perft', () => {
  it('counts draws and actions', () => {
    expect([1, 2, 3].map((depth) => perft(rules, rules.start(0), depth).nodes)).toEqual([
      9, 18, 162,
    ]);
    const strict = conquestRules(exact);
    // From 0 to 0 nothing can be subtracted.
    expect(perft(strict, strict.start(0), 2).nodes).toBe(9);
    const open = conquestRules(choice);
    expect(perft(open, open.start(0), 2).nodes).toBe(18);
  });
});

it('says how much of a digit was wasted on an opponent with less', () => {
  const wasted = (text: string, move: ConquestMove) => {
    const said = rules.advice?.wasted?.(at(text), move);
    return said && wordsOf('en', (seat) => ({ name: `P${seat + 1}`, isYou: false })).say(said);
  };
  const subtract = (digit: number) => ({ kind: 'subtract', digit }) as const;
  expect(wasted('12:0 444444344 7', subtract(7))).toBe('Nothing came of the 7: P2 was at 0.');
  expect(wasted('12:3 444444344 7', subtract(7))).toBe('Only 3 of the 7 counted: P2 had no more.');
  expect(wasted('12:9 444444344 7', subtract(7))).toBeUndefined();
  expect(wasted('12:0 444444344 7', { kind: 'add', digit: 7 })).toBeUndefined();
  // No other action was possible.
  expect(wasted('48:3 444444344 7', subtract(7))).toBeUndefined();
});
