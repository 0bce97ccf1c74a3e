import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { refusalOf, valueOf, whyIllegal } from '../testing/in-notation.ts';
import { IllegalMove } from '../game.ts';
import { perft } from '../solver/perft.ts';
import { defaultSettings, parseAssignment } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { legendAdvice } from './legend.ts';
import { totalsToReach } from './race.ts';
import { shorthand } from '../settings/shorthand.ts';
import { availableNumbers, totalOf, type SummationPosition } from './position.ts';
import { checkSummation, summationSettings } from './settings.ts';
import { summationDuel, summationRules } from './summation-duel.ts';

const settings = defaultSettings(summationSettings);
const rules = summationRules(settings);

function after(...numbers: number[]): SummationPosition {
  return numbers.reduce((position, number) => rules.play(position, { number }), rules.start(0));
}

function outcomeAfter(...numbers: number[]): unknown {
  const turn = rules.turn(after(...numbers));
  return turn.kind === 'over' ? turn.outcome : turn;
}

describe('Rules and Mechanics', () => {
  it('“On your turn, you must choose an unused number between 1 and 10.”', () => {
    expect(rules.moves(after(7, 10)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
    for (const number of [0, 11, -1, 2.5]) {
      expect(whyIllegal(() => rules.play(after(), { number }))).toContain(
        `Number ${number} is not between 1 and 10.`,
      );
    }
  });

  it('“Once a number is chosen by any player, it cannot be selected again by either player.”', () => {
    for (const position of [after(7), after(7, 8)]) {
      expect(rules.moves(position)).not.toContainEqual({ number: 7 });
      expect(() => rules.play(position, { number: 7 })).toThrow(IllegalMove);
      expect(whyIllegal(() => rules.play(position, { number: 7 }))).toContain(
        '+7 can’t be played: Number 7 has already been used.',
      );
    }
  });

  it('“Add your chosen number to the total sum from the previous turn.”', () => {
    expect(totalOf(after(7))).toBe(7);
    expect(totalOf(after(7, 8))).toBe(15);
  });

  it('“If the total sum is 15 and you choose 7, the new total sum is 22.”', () => {
    expect(totalOf(after(5, 10))).toBe(15);
    expect(totalOf(after(5, 10, 7))).toBe(22);
    expect(inEnglish(rules.describe(after(5, 10), { number: 7 }))).toBe('Adds 7: 15 → 22');
  });

  it('“If your addition brings the total sum to exactly 50, you win immediately.”', () => {
    expect(outcomeAfter(7, 8, 10, 9, 6, 5, 3)).toEqual({ kind: 'player', seat: 1 });
    expect(outcomeAfter(7, 8, 10, 9, 6, 5, 3, 2)).toEqual({
      kind: 'win',
      winner: 1,
      order: [1, 0],
      by: 'exact',
    });
  });

  it('“If your opponent causes the total sum to exceed 50 on their turn, you win.”', () => {
    expect(outcomeAfter(1, 10, 2, 9, 3, 8, 4, 7, 5, 6)).toMatchObject({ winner: 0, by: 'past' });
  });

  it('“If your addition causes the total sum to exceed 50, you lose immediately.”', () => {
    expect(totalOf(after(10, 9, 8, 7, 6, 5, 4))).toBe(49);
    expect(outcomeAfter(10, 9, 8, 7, 6, 5, 4, 3)).toMatchObject({ order: [0, 1], by: 'past' });
    expect(rules.moves(after(10, 9, 8, 7, 6, 5, 4, 3))).toEqual([]);
    expect(whyIllegal(() => rules.play(after(10, 9, 8, 7, 6, 5, 4, 3), { number: 1 }))).toContain(
      'The game is over.',
    );
  });

  it('“Anticipate future moves by considering which numbers remain available.”', () => {
    expect(availableNumbers(settings, after(7, 8, 10))).toEqual([1, 2, 3, 4, 5, 6, 9]);
  });

  it('“Aim to force your opponent into a position where any move they make will cause them to lose.”', () => {
    const helpless = rules.parsePosition('1,2,5,6,7,8,9,10');
    expect(helpless).toEqual({ ok: true, value: { used: [1, 2, 5, 6, 7, 8, 9, 10], turn: 0 } });
    if (!helpless.ok) return;
    expect(
      rules.moves(helpless.value).map((move) => rules.turn(rules.play(helpless.value, move))),
    ).toMatchObject([
      { outcome: { winner: 1, by: 'past' } },
      { outcome: { winner: 1, by: 'past' } },
    ]);
  });

  it('“Maintain a record of numbers used by both players to inform your decisions.”', () => {
    expect(rules.formatPosition(after(7, 8, 10, 9))).toBe('7,8,9,10');
    expect(rules.formatPosition(after())).toBe('-');
  });
});

describe('Examples', () => {
  it('plays scenario 1 to its end', () => {
    const numbers = [6, 9, 10, 8, 7, 5, 4, 1];
    const lines = numbers.map((_, index) => {
      const position = after(...numbers.slice(0, index + 1));
      return `${totalOf(position)} (${rules.formatPosition(position)})`;
    });
    expect(lines).toEqual([
      '6 (6)',
      '15 (6,9)',
      '25 (6,9,10)',
      '33 (6,8,9,10)',
      '40 (6,7,8,9,10)',
      '45 (5,6,7,8,9,10)',
      '49 (4,5,6,7,8,9,10)',
      '50 (1,4,5,6,7,8,9,10)',
    ]);
    expect(shorthand(availableNumbers(settings, after(...numbers.slice(0, 7))))).toBe('1-3');
    expect(outcomeAfter(...numbers)).toMatchObject({ winner: 1, by: 'exact' });
  });

  it('plays scenario 2 to its end', () => {
    const numbers = [1, 10, 2, 9, 3, 8, 4, 7, 5, 6];
    const totals = numbers.map((_, index) => totalOf(after(...numbers.slice(0, index + 1))));
    expect(totals).toEqual([1, 11, 13, 22, 25, 33, 37, 44, 49, 55]);
    expect(shorthand(availableNumbers(settings, after(...numbers.slice(0, 9))))).toBe('6');
    expect(refusalOf(rules.parseMove(after(...numbers.slice(0, 9)), '1'))).toBe(
      'Invalid choice. Number 1 has already been used.',
    );
    expect(outcomeAfter(...numbers)).toMatchObject({ winner: 0, by: 'past' });
  });

  it('plays the transcript, its prompts and its refusal', () => {
    const numbers = [7, 8, 10, 9, 6, 5, 3, 2];
    const prompts = numbers.map((_, index) =>
      shorthand(availableNumbers(settings, after(...numbers.slice(0, index)))),
    );
    expect(prompts).toEqual([
      '1-10',
      '1-6,8-10',
      '1-6,9,10',
      '1-6,9',
      '1-6',
      '1-5',
      '1-4',
      '1,2,4',
    ]);
    expect(refusalOf(rules.parseMove(after(7, 8, 10, 9, 6, 5), '5'))).toBe(
      'Invalid choice. Number 5 has already been used.',
    );
  });

  it('follows the legend of the elevens as scenario 2 does', () => {
    expect(legendAdvice(settings, after(1))).toBe(10);
    expect(legendAdvice(settings, after(1, 10, 2))).toBe(9);
    expect(legendAdvice(settings, after(1, 10, 2, 9, 3, 8, 4))).toBe(7);
    expect(legendAdvice(settings, after(1, 10, 2, 9, 3, 8, 4, 7, 5))).toBeUndefined();
    expect(legendAdvice(settings, after())).toBeUndefined();
  });
});

describe('notation', () => {
  it('takes a bare number for a move', () => {
    expect(valueOf(rules.parseMove(after(), '7'))).toEqual({ number: 7 });
  });

  it('reads the numbers of a position in any order', () => {
    expect(rules.formatPosition(valueOf(rules.parsePosition('10,9,8')))).toBe('8,9,10');
  });

  it.each([
    ['', 'is not a position'],
    ['7;8', 'is not a position'],
    ['7,8,7', 'has the number 7 twice: each is used once.'],
    ['0,7', 'has the number 0: the numbers are 1 to 10.'],
    ['7,11', 'has the number 11: the numbers are 1 to 10.'],
  ])('refuses the position "%s"', (text, sentence) => {
    const result = rules.parsePosition(text);
    expect(refusalOf(result)).toContain(sentence);
  });

  it('refuses a position after the end of the game', () => {
    const small = summationRules({ ...settings, target: 5 });
    expect(small.parsePosition('1,4').ok).toBe(true);
    expect(small.parsePosition('1,3,10').ok).toBe(true);
    expect(refusalOf(small.parsePosition('2,3,5'))).toBe(
      '“2,3,5” adds up to 10: the game was over at 5, before the last of these numbers.',
    );
  });

  it.each([
    ['seven', 'Invalid choice. “seven” is not one of the numbers 1-6,8-10.'],
    ['', 'Invalid choice. “” is not one of the numbers 1-6,8-10.'],
    ['-3', 'Invalid choice. “-3” is not one of the numbers 1-6,8-10.'],
    ['11', 'Invalid choice. Number 11 is not between 1 and 10.'],
    ['0', 'Invalid choice. Number 0 is not between 1 and 10.'],
    ['7', 'Invalid choice. Number 7 has already been used.'],
  ])('refuses the move "%s" in a sentence', (text, error) => {
    expect(refusalOf(rules.parseMove(after(7), text))).toBe(error);
  });
});

describe('sentences', () => {
  it('say what a last move does', () => {
    expect(inEnglish(rules.describe(after(7, 8, 10, 9, 6, 5, 3), { number: 2 }))).toBe(
      'Adds 2: 48 → 50',
    );
    expect(inEnglish(rules.describe(after(7, 8, 10, 9, 6, 5, 3), { number: 4 }))).toBe(
      'Adds 4: 48 → 52, which is past 50',
    );
  });

  it('say how a game ended', () => {
    const exact = { kind: 'win', winner: 1, order: [1, 0], by: 'exact' } as const;
    expect(inEnglish(rules.describeOutcome(exact))).toBe('The total is exactly 50.');
    expect(inEnglish(rules.describeOutcome({ ...exact, by: 'past' }))).toBe(
      'The total went past 50.',
    );
    expect(inEnglish(rules.describeOutcome({ kind: 'draw', by: 'numbers' }))).toBe(
      'Every number is used, and the total is short of 50.',
    );
  });
});

describe('settings', () => {
  it('refuse a target out of reach, naming the largest', () => {
    expect(checkSummation({ ...settings, numbers: 10, target: 55 })).toEqual([]);
    const [problem] = checkSummation({ ...settings, numbers: 10, target: 56 });
    expect(problem).toMatchObject({ name: 'target', instead: 55 });
    expect(problem && inEnglish(problem.message)).toBe(
      'target can’t be 56: the numbers 1 to 10 add up to 55, so 55 is the largest possible target.',
    );
  });

  it('refuse an even number of games', () => {
    expect(checkSummation({ ...settings, bestOf: 0 })).toEqual([]);
    expect(checkSummation({ ...settings, bestOf: 4 }).map((problem) => problem.name)).toEqual([
      'bestOf',
    ]);
  });

  it('have presets that can be played', () => {
    for (const preset of summationDuel.presets) {
      expect(checkSummation({ ...settings, ...preset.settings })).toEqual([]);
    }
  });

  it('draw if the numbers run out below the target', () => {
    const short = summationRules({ ...settings, numbers: 3, target: 7 });
    const end = [1, 2, 3].reduce((position, number) => short.play(position, { number }), {
      used: [] as readonly number[],
      turn: 0,
    });
    expect(short.turn(end)).toEqual({ kind: 'over', outcome: { kind: 'draw', by: 'numbers' } });
  });
});

describe('copies', () => {
  const under = (more: Partial<typeof settings>) => summationRules({ ...settings, ...more });
  const thirtyOne = under({ numbers: 6, copies: 4, target: 31 });
  const race = under({ copies: 'unlimited' });
  const played = (game: typeof rules, ...numbers: number[]) =>
    numbers.reduce((position, number) => game.play(position, { number }), game.start(0));

  /** Plies to the end for the winner by the rules alone, found from the number of cards of each number. */
  function byRules(numbers: number, copies: number, target: number): number {
    const known = new Map<string, number>();
    /** Positive if the mover wins in so many plies, negative if the mover loses. */
    const value = (cards: readonly number[], total: number): number => {
      const key = cards.join();
      const has = known.get(key);
      if (has !== undefined) return has;
      const values = cards.flatMap((left, index) => {
        if (left === 0) return [];
        const after = total + index + 1;
        if (after === target) return [1];
        if (after > target) return [-1];
        const next = value(cards.with(index, left - 1), after);
        return [next > 0 ? -next - 1 : 1 - next];
      });
      const wins = values.filter((each) => each > 0);
      const best = wins.length > 0 ? Math.min(...wins) : Math.min(...values);
      known.set(key, best);
      return best;
    };
    return value(Array<number>(numbers).fill(copies), 0);
  }

  it.each([
    [6, 4, 31, 9],
    [4, 2, 13, 6],
    [5, 2, 20, 8],
    [6, 2, 22, 8],
    [10, 1, 50, 10],
    [4, 1, 5, -2],
    [6, 1, 14, -4],
    [3, 3, 17, undefined],
    [5, 3, 11, undefined],
  ])('%i numbers, %i of each, to %i', (numbers, copies, target, plies) => {
    const found = byRules(numbers, copies, target);
    if (plies !== undefined) expect(found).toBe(plies);
    const game = under({ numbers, copies, target });
    const { score, remoteness } = solve(game).evaluate(game.start(0));
    expect(score === 1 ? remoteness : -(remoteness ?? NaN)).toBe(found);
  });

  it('use a number up with its last card, and repeat it in notation', () => {
    const position = played(thirtyOne, 1, 4, 1);
    expect(thirtyOne.formatPosition(position)).toBe('1,1,4');
    expect(valueOf(thirtyOne.parsePosition('4,1,1', position.turn))).toEqual(position);
    expect(thirtyOne.moves(position)).toHaveLength(6);
    const out = played(thirtyOne, 1, 1, 1, 1);
    expect(thirtyOne.moves(out).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(refusalOf(thirtyOne.parseMove(out, '1'))).toBe(
      'Invalid choice. All 4 cards of the number 1 have already been used.',
    );
    expect(refusalOf(thirtyOne.parsePosition('1,1,1,1,1'))).toBe(
      '“1,1,1,1,1” has the number 1 5 times: each is used at most 4 times.',
    );
    expect(thirtyOne.display?.refused?.(out)).toHaveLength(1);
  });

  it('unlimited: no number is used up, and a position is its total', () => {
    const position = played(race, 10, 10, 3);
    expect(race.formatPosition(position)).toBe('=23');
    expect(valueOf(race.parsePosition('=23', 1))).toEqual(position);
    expect(race.formatPosition(race.start(0))).toBe('=0');
    expect(race.moves(position)).toHaveLength(10);
    expect(race.turn(played(race, 10, 10, 10, 10, 10))).toMatchObject({ outcome: { winner: 0 } });
    expect(race.turn(played(race, 10, 10, 10, 10, 9, 2))).toMatchObject({ outcome: { winner: 0 } });
    expect(race.display?.refused?.(position)).toEqual([]);
    for (const text of ['7,8', '-', '23', '=x']) {
      expect(refusalOf(race.parsePosition(text))).toContain('write the total, such as =23.');
    }
    expect(refusalOf(race.parsePosition('=60'))).toContain('the game was over at 50');
    expect(refusalOf(rules.parsePosition('=23'))).toContain('write the used numbers');
  });

  it('unlimited: 6, 17, 28 and 39 are the totals to reach, and only there', () => {
    const solution = solve(race);
    const lost = Array.from({ length: 50 }, (_, total) => total).filter(
      (total) => solution.evaluate({ used: [], total, turn: 0 }).score === 0,
    );
    expect(lost).toEqual([6, 17, 28, 39]);
    expect(totalsToReach({ numbers: 10, target: 50 })).toEqual(lost);
    expect(totalsToReach({ numbers: 10, target: 33 })).toEqual([11, 22]);
    const advice = (total: number) =>
      race.advice?.advise({ used: [], total, turn: 0 }).map((said) => inEnglish(said));
    expect(advice(23)).toEqual([
      '5 more makes 28, one of the totals to reach (6, 17, 28, 39, 50): from there every number is answered so that both make 11.',
    ]);
    expect(advice(45)).toEqual(['5 more makes exactly 50.']);
    expect(advice(28)?.[0]).toContain('The total is 28, 11 short of the next one to reach');
    expect(inEnglish(rules.advice?.saying?.(after()).name ?? expect.fail())).toContain('legend');
    const { name, move } = race.advice?.saying?.(played(race, 10)) ?? expect.fail();
    expect([inEnglish(name), move]).toEqual([
      'The list of totals to reach (6, 17, 28, 39, 50)',
      { number: 7 },
    ]);
  });

  it('name a target out of reach with the largest possible one', () => {
    const [problem] = checkSummation({ ...settings, copies: 2, target: 111 });
    expect(problem && inEnglish(problem.message)).toBe(
      'target can’t be 111: 2 cards each of the numbers 1 to 10 add up to 110, so 110 is the largest possible target.',
    );
    expect(checkSummation({ ...settings, copies: 'unlimited', target: 840 })).toEqual([]);
    expect(parseAssignment(summationDuel, 'copies=unlimited')).toEqual({
      ok: true,
      value: ['copies', 'unlimited'],
    });
    expect(refusalOf(parseAssignment(summationDuel, 'copies=5'))).toMatch(/1 to 4/);
  });
});

describe('perft', () => {
  it('counts the sequences of moves', () => {
    expect([1, 2, 3].map((depth) => perft(rules, rules.start(0), depth).nodes)).toEqual([
      10, 90, 720,
    ]);
    // The first total that can pass 50 takes seven numbers, 4 to 10 in any order but those that
    // pass 50 with six, of which there are none: 5 + … + 10 = 45.
    expect(perft(rules, rules.start(0), 6).nodes).toBe(10 * 9 * 8 * 7 * 6 * 5);
  });
});
