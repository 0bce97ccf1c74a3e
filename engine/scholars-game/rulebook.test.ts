import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { functionTable, type Decided } from './functions.ts';
import { formsOf } from './position.ts';
import { table } from './testing.ts';

const { rules, at, moveAt, moves, after } = table();

/** The lone targets of a function, and what they become. */
function usedAlone(actor: Decided): Record<string, string> {
  const targets = Object.keys(functionTable) as Decided[];
  return Object.fromEntries(
    targets.flatMap((target): [string, string][] => {
      const position = at(`x ${actor}/x ${target}`);
      const use = rules.moves(position).find((move) => move.kind === 'use');
      if (use === undefined) return [];
      return [[target, rules.formatPosition(rules.play(position, use)).replace(/\/.*/, '')]];
    }),
  );
}

/** The hands that eliminate a target alone. */
function beatenBy(target: Decided): string[] {
  return Object.keys(functionTable).filter(
    (actor) => usedAlone(actor as Decided)[target] === 'x x',
  );
}

function pairUses(position: string): string[] {
  return moves(position).filter((move) => /[×>].*[,>]/.test(move));
}

describe('3. Adding Values', () => {
  test("During a player's turn, they can add the current value of one of their own hands to the value of one of their opponent's hands.", () => {
    expect(moves('1 2/2 3').filter((move) => move.includes('+'))).toEqual([
      '1+2',
      '1+3',
      '2+2',
      '2+3',
    ]);
    expect(after('1 2/1 2', '2+1')).toBe('2 3/1 2');
    expect(after('1 2/1 2', '1+2')).toBe('1 3/1 2');
  });

  test('If the sum of the values exceeds 5, subtract 5 to determine the new value (rolling over).', () => {
    expect(after('1 3/3 3', '3+3')).toBe('1 3/1 3');
    expect(after('1 3/1 5r', '3+5r')).toBe('1 3/1 3');
    expect(after('1 4p/1 4s', '4p+4s')).toBe('1 3/1 4p');
    expect(after('1 5p/1 4s', '1+4s')).toBe('1 5?/1 5p');
  });

  test.each(['1', '2', '3', '4p', '4s', '5p', '5r'])('adding 5 leaves %s as it is', (hand) => {
    expect(after(`x 5r/x ${hand}`, `5r+${hand}`)).toBe(`x ${hand}/x 5r`);
  });
});

describe('4. Switching Functionality', () => {
  test('A player can switch the functionality of one of their own hands with the value 4 or 5.', () => {
    expect(moves('4p 5r/4s 5p').filter((move) => move.includes('~'))).toEqual(['4p~', '5r~']);
    expect(moves('2 3/4s 5p').filter((move) => move.includes('~'))).toEqual([]);
    expect(after('1 4p/1 1', '4p~')).toBe('1 1/1 4s');
    expect(after('1 4s/1 1', '4s~')).toBe('1 1/1 4p');
    expect(after('1 5p/1 1', '5p~')).toBe('1 1/1 5r');
    expect(after('1 5r/1 1', '5r~')).toBe('1 1/1 5p');
  });

  test("Switching functionality consumes the player's turn.", () => {
    const before = at('1 4p/1 1');
    expect(rules.turn(before)).toEqual({ kind: 'player', seat: 0 });
    expect(rules.turn(rules.play(before, moveAt('1 4p/1 1', '4p~')))).toEqual({
      kind: 'player',
      seat: 1,
    });
  });
});

describe('5. Value Functions', () => {
  describe('Value 1', () => {
    test('Defeats value 5 when assigned the rock function.', () => {
      expect(usedAlone('1')).toEqual({ '5r': 'x x' });
      expect(pairUses('x 1/5r 5r')).toEqual([]);
    });
  });

  describe('Value 2', () => {
    test('Scissors function.', () => {
      expect(functionTable[2].kind).toBe('scissors');
      expect(usedAlone('2')).toEqual(usedAlone('4s'));
    });

    test('Defeats 4 or 5 with paper function.', () => {
      expect(usedAlone('2')).toMatchObject({ '4p': 'x x', '5p': 'x x' });
      expect(pairUses('x 2/4p 5p')).toEqual([]);
    });

    test('Transforms a 1 into a 5 with rock function.', () => {
      expect(usedAlone('2')).toEqual({ '1': 'x 5r', '4p': 'x x', '5p': 'x x' });
      expect(pairUses('x 2/1 1')).toEqual([]);
      expect(pairUses('x 2/1 4p')).toEqual([]);
    });

    test('Defeated by value 5 with rock function.', () => {
      expect(beatenBy('2')).toEqual(['5r']);
    });

    test('Can simultaneously defeat two rocks.', () => {
      expect(after('x 2/5r 5r', '2×5r,5r')).toBe('x x/x 2');
      expect(moves('x 2/x 5r')).not.toContain('2×5r');
    });
  });

  describe('Value 3', () => {
    test('Double scissors function.', () => {
      expect(functionTable[3].kind).toBe('scissors');
      expect(usedAlone('3')).toEqual({ '1': 'x 5r', '4p': 'x x', '5p': 'x x' });
    });

    test('Simultaneously eliminates two hands with paper function or eliminates one hand with paper function while transforming another from 1 to 5 with rock function.', () => {
      expect(after('x 3/4p 5p', '3×4p,5p')).toBe('x x/x 3');
      expect(after('x 3/5p 5p', '3×5p,5p')).toBe('x x/x 3');
      expect(after('x 3/1 4p', '3×4p>1')).toBe('x 5r/x 3');
      expect(pairUses('x 3/1 1')).toEqual([]);
    });

    test('Simultaneously defeats two rocks.', () => {
      expect(after('x 3/5r 5r', '3×5r,5r')).toBe('x x/x 3');
      expect(pairUses('x 3/4p 5r')).toEqual([]);
      expect(pairUses('x 3/1 5r')).toEqual([]);
    });

    test('Defeated by value 5 with rock function.', () => {
      expect(beatenBy('3')).toEqual(['5r']);
    });
  });

  describe('Value 4', () => {
    test('Can be assigned either scissors or paper function.', () => {
      expect(formsOf(4)).toEqual(['4s', '4p']);
      expect(moves('1 4?/1 1')).toEqual(['4?s', '4?p']);
      expect(usedAlone('4s')).toEqual({ '1': 'x 5r', '4p': 'x x', '5p': 'x x' });
      expect(usedAlone('4p')).toEqual({ '5r': 'x x' });
    });

    test('If scissors, lacks the ability to simultaneously defeat two rocks.', () => {
      expect(pairUses('x 4s/5r 5r')).toEqual([]);
      expect(pairUses('x 2/5r 5r')).toEqual(['2×5r,5r']);
    });

    test('If at any time the value 4 appears, the player whose hand holds that value must immediately decide which of the two functions to assign to that hand.', () => {
      const appeared = rules.play(at('1 3/1 1'), moveAt('1 3/1 1', '3+1'));
      expect(rules.formatPosition(appeared)).toBe('1 4?/1 3');
      expect(rules.turn(appeared)).toEqual({ kind: 'player', seat: 1, decision: 'decide' });
      expect(rules.moves(appeared).every((move) => move.kind === 'decide')).toBe(true);
      expect(moves('2 3/1 1').filter((move) => move.includes('='))).toEqual([
        '2 3=1 4s',
        '2 3=1 4p',
      ]);
      expect(moves('3 5r/1 1').filter((move) => move.includes('='))).toEqual([
        '3 5r=4s 4s',
        '3 5r=4p 4s',
        '3 5r=4p 4p',
      ]);
    });

    test('This initial choice does not constitute a "switch" and therefore does not consume a turn.', () => {
      const decided = rules.play(at('1 4?/1 3'), moveAt('1 4?/1 3', '4?s'));
      expect(rules.formatPosition(decided)).toBe('1 4s/1 3');
      expect(rules.turn(decided)).toEqual({ kind: 'player', seat: 0 });
    });
  });

  describe('Value 5', () => {
    test('Can be assigned either rock or paper function.', () => {
      expect(formsOf(5)).toEqual(['5r', '5p']);
      expect(moves('1 5?/1 1')).toEqual(['5?r', '5?p']);
      expect(usedAlone('5r')).toEqual({ '2': 'x x', '3': 'x x', '4s': 'x x' });
      expect(usedAlone('5p')).toEqual({ '5r': 'x x' });
    });

    test('Defeated by value 1 with rock function.', () => {
      expect(beatenBy('5r')).toContain('1');
      expect(beatenBy('5p')).not.toContain('1');
    });

    test('Defeated by scissors or double scissors with rock function only when used on two rocks simultaneously.', () => {
      expect(beatenBy('5r')).not.toContain('2');
      expect(beatenBy('5r')).not.toContain('3');
      expect(pairUses('x 2/5r 5r')).toEqual(['2×5r,5r']);
      expect(pairUses('x 3/5r 5r')).toEqual(['3×5r,5r']);
    });

    test('Can also be defeated by paper.', () => {
      expect(beatenBy('5r')).toEqual(['1', '4p', '5p']);
    });

    test('If at any time the value 5 appears, the player whose hand holds that value must immediately decide which of the two functions to assign to that hand.', () => {
      const appeared = rules.play(at('1 3/1 2'), moveAt('1 3/1 2', '3+2'));
      expect(rules.formatPosition(appeared)).toBe('1 5?/1 3');
      expect(rules.turn(appeared)).toEqual({ kind: 'player', seat: 1, decision: 'decide' });
      expect(rules.moves(appeared).every((move) => move.kind === 'decide')).toBe(true);
      expect(moves('3 3/1 1').filter((move) => move.includes('='))).toEqual([
        '3 3=1 5r',
        '3 3=1 5p',
        '3 3=2 4s',
        '3 3=2 4p',
      ]);
    });

    test('This initial choice does not constitute a "switch" and therefore does not consume a turn.', () => {
      const decided = rules.play(at('1 5?/1 3'), moveAt('1 5?/1 3', '5?p'));
      expect(rules.formatPosition(decided)).toBe('1 5p/1 3');
      expect(rules.turn(decided)).toEqual({ kind: 'player', seat: 0 });
    });
  });
});

describe('6. Using Functions', () => {
  test("When a player consumes their turn to use one of the functions allowed by the values, they can use these functions on either their opponent's hands or their own hands.", () => {
    expect(moves('2 4p/1 4p')).toEqual(expect.arrayContaining(['2×4p', "2×4p'", '2>1']));
    expect(after('2 4p/1 3', "2×4p'")).toBe('1 3/x 2');
    expect(after('1 2/3 3', "2>1'")).toBe('3 3/2 5r');
    expect(after('1 5r/3 3', "1×5r'")).toBe('3 3/x 1');
  });

  test("In the case of scissors and double scissors, which can act on multiple hands at once, the player may choose either the pair of their opponent's hands or one of their own hands and one of their opponent's hands.", () => {
    expect(pairUses('3 4p/1 4p')).toEqual(['3×4p>1', "3×4p'>1", "3×4p',4p"]);
    expect(pairUses('2 5r/5r 5r')).toEqual(['2×5r,5r', "2×5r',5r"]);
    expect(pairUses('1 3/3 4p')).toEqual(["3×4p>1'"]);
    expect(after('2 5r/1 5r', "2×5r',5r")).toBe('x 1/x 2');
    expect(after('3 4p/1 4p', "3×4p'>1")).toBe('4p 5r/x 3');
  });
});

describe('7. Redistributing Total Value', () => {
  test('A player can consume their turn by redistributing the total value of their two hands added together between the two individual hands, provided that the redistribution changes the game state by resulting in a pair of values different from the initial pair of values regardless of hand assignment.', () => {
    const split = (position: string): string[] =>
      moves(position).filter((move) => move.includes('='));
    expect(split('1 1/1 1')).toEqual([]);
    expect(split('1 2/1 1')).toEqual([]);
    expect(split('1 3/1 1')).toEqual(['1 3=2 2']);
    expect(split('4p 5r/1 1')).toEqual([]);
    expect(split('4p 4s/1 1')).toEqual(['4p 4s=3 5r', '4p 4s=3 5p']);
    expect(after('1 3/1 2', '1 3=2 2')).toBe('1 2/2 2');
    expect(rules.moves(at('2 2/1 1')).filter((move) => move.kind === 'redistribute')).toEqual([
      { kind: 'redistribute', to: ['1', '3'] },
      { kind: 'redistribute', to: ['3', '1'] },
    ]);
  });

  test('an eliminated hand stays eliminated, unless the setting revival brings it back', () => {
    const split = (differing: { revival: boolean }): string[] =>
      table(differing)
        .moves('x 5r/1 1')
        .filter((move) => move.includes('='));
    expect(split({ revival: false })).toEqual([]);
    expect(split({ revival: true })).toEqual(['x 5r=1 4s', 'x 5r=1 4p', 'x 5r=2 3']);
    expect(table({ revival: true }).after('x 2/1 1', 'x 2=1 1')).toBe('1 1/1 1');
    expect(table({ revival: true }).moves('x 1/1 1')).toEqual(['1+1']);
  });
});

describe('8. Winning', () => {
  test("The game ends when a player eliminates both of their opponent's hands.", () => {
    const last = at('x 1/x 5r');
    const won = rules.play(last, moveAt('x 1/x 5r', '1×5r'));
    expect(rules.turn(last)).toEqual({ kind: 'player', seat: 0 });
    expect(rules.turn(won)).toEqual({
      kind: 'over',
      outcome: { kind: 'win', winner: 0, order: [0, 1], by: 'hands' },
    });
    expect(rules.moves(won)).toEqual([]);
    expect(
      inEnglish(rules.describeOutcome({ kind: 'win', winner: 0, order: [0, 1], by: 'hands' })),
    ).toBe('Player 2 has no hands left.');
    expect(inEnglish(rules.describeOutcome({ kind: 'draw', by: 'repetition' }))).toBe(
      'The same position kept coming up.',
    );
  });

  test('one hand left is enough to play on', () => {
    expect(rules.turn(at('x 1/1 1')).kind).toBe('player');
    expect(rules.turn(at('1 1/x 1')).kind).toBe('player');
  });
});

test('double scissors that must act on two hands can’t be used on a lone hand', () => {
  const strict = table({ doubleScissors: 'both' });
  expect(strict.moves('x 3/x 4p')).toEqual(['3+4p']);
  expect(strict.moves('x 3/1 4p')).toEqual(['3+1', '3+4p', '3×4p>1']);
  expect(moves('x 3/1 4p')).toEqual(['3+1', '3+4p', '3>1', '3×4p', '3×4p>1']);
  expect(strict.moves('x 2/x 4p')).toContain('2×4p');
});

test.each([
  ['1 2/1 1', '2+1', 'Right hand adds 2 to left hand: 1 becomes 3'],
  ['1 2/1 1', '2+R1', 'Right hand adds 2 to right hand: 1 becomes 3'],
  ['1 3/1 1', '3+1', 'Right hand adds 3 to left hand: 1 becomes 4'],
  ['1 5r/1 4p', '5r+4p', 'Right hand adds 5 to right hand: 4 with paper stays'],
  ['1 4?/1 1', '4?s', 'Right hand (4) is scissors'],
  ['1 5?/1 1', '5?p', 'Right hand (5) is paper'],
  ['1 5p/1 1', '5p~', 'Right hand switches: 5 with paper becomes 5 with rock'],
  ['2 3/1 5p', '2>1', 'Left hand (2) transforms their left hand (1) into 5 with rock'],
  ['3 5r/2 5p', "5r×3'", 'Right hand (5 with rock) puts out own left hand (3)'],
  ['2 3/5r 5r', '2×5r,5r', 'Left hand (2) puts out both hands (5 with rock, 5 with rock)'],
  [
    '3 4p/1 5p',
    "3×4p',5p",
    'Left hand (3) puts out own right hand (4 with paper) and their right hand (5 with paper)',
  ],
  [
    '2 3/1 5p',
    '3×5p>1',
    'Right hand (3) puts out their right hand (5 with paper) and transforms their left hand (1) into 5 with rock',
  ],
  ['2 3/1 1', '2 3=1 4s', 'Redistributes 2 and 3 into 1 and 4 with scissors'],
])('in %s, %s is described: %s', (position, move, sentence) => {
  expect(inEnglish(rules.describe(at(position), moveAt(position, move)))).toBe(sentence);
});

test('a revival is described by the hand that shares', () => {
  const revival = table({ revival: true });
  const move = revival.moveAt('x 4s/1 1', 'x 4s=2 2');
  expect(inEnglish(revival.rules.describe(revival.at('x 4s/1 1'), move))).toBe(
    'Redistributes 4 with scissors into 2 and 2',
  );
});
