import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { IllegalMove } from '../game.ts';
import { functionTable, type Decided } from './functions.ts';
import type { ScholarsMove, Hand, Held, ScholarsPosition, Target } from './position.ts';
import { whyIllegal } from '../testing/in-notation.ts';
import { combinations, settingsWith, table } from './testing.ts';
import { reasonAgainst } from './legality.ts';

const reasonIn = (...asked: Parameters<typeof reasonAgainst>): string | undefined => {
  const reason = reasonAgainst(...asked);
  return reason && inEnglish(reason);
};
const own = (hand: Hand): Target => ({ seat: 0, hand });
const their = (hand: Hand): Target => ({ seat: 1, hand });
const add = (hand: Hand, target: Target): ScholarsMove => ({ kind: 'add', hand, target });
const use = (hand: Hand, ...targets: Target[]): ScholarsMove => ({ kind: 'use', hand, targets });
const into = (left: Decided, right: Decided): ScholarsMove => ({
  kind: 'redistribute',
  to: [left, right],
});
const notRevived: ScholarsMove = { kind: 'redistribute', to: ['x' as Decided, '4s'] };

test.each<[string, ScholarsMove, string]>([
  ['x x/1 1', add(0, their(0)), 'x+1 can’t be played: The game is over.'],
  ['1 1/x x', add(0, their(0)), '1+x can’t be played: The game is over.'],

  [
    '1 4?/1 1',
    add(0, their(0)),
    '1+1 can’t be played: First decide whether your 4 is scissors or paper.',
  ],
  [
    '1 5?/1 1',
    { kind: 'switch', hand: 1 },
    '5?~ can’t be played: First decide whether your 5 is rock or paper.',
  ],
  [
    '1 4s/1 1',
    { kind: 'decide', hand: 1, to: '4p' },
    '4sp can’t be played: There is nothing to decide about that hand.',
  ],
  [
    '1 4?/1 1',
    { kind: 'decide', hand: 0, to: '4p' },
    '1p can’t be played: There is nothing to decide about that hand.',
  ],
  [
    '1 4?/1 1',
    { kind: 'decide', hand: 1, to: '5r' },
    '4?r can’t be played: A 4 is scissors or paper.',
  ],
  ['1 5?/1 1', { kind: 'decide', hand: 1, to: '4s' }, '5?s can’t be played: A 5 is rock or paper.'],

  [
    '1 2/1 1',
    add(0, own(1)),
    "1+2' can’t be played: You add to a hand of your opponent, not to your own.",
  ],
  ['1 2/1 1', add(0, { seat: 2, hand: 0 }), '1+? can’t be played: There is no such hand.'],
  ['1 2/1 1', { kind: 'switch', hand: 2 as Hand }, '?~ can’t be played: There is no such hand.'],
  ['x 2/1 1', add(0, their(0)), 'x+1 can’t be played: A hand that is out can’t add anything.'],
  ['1 2/x 1', add(0, their(0)), '1+x can’t be played: You can’t add to a hand that is out.'],

  [
    '1 3/1 1',
    { kind: 'switch', hand: 1 },
    '3~ can’t be played: Only a 4 or a 5 has a function to switch.',
  ],
  [
    'x 3/1 1',
    { kind: 'switch', hand: 0 },
    'x~ can’t be played: Only a 4 or a 5 has a function to switch.',
  ],

  ['2 3/1 1', use(0), '2 can’t be played: A function is used on one hand or on two.'],
  [
    '3 4p/4p 4p',
    use(0, own(1), their(0), their(1)),
    "3×4p',4p,R4p can’t be played: A function is used on one hand or on two.",
  ],
  ['2 3/1 1', use(0, { seat: 7, hand: 0 }), '2×? can’t be played: There is no such hand.'],
  ['x 3/1 1', use(0, their(0)), 'x>1 can’t be played: A hand that is out has no function.'],
  ['3 5r/1 1', use(1, own(1)), "5r×5r' can’t be played: A hand can’t act on itself."],
  [
    '2 3/4p 5p',
    use(1, their(0), their(0)),
    '3×4p,4p can’t be played: Two hands must be two different ones.',
  ],
  [
    '2 3/x 5p',
    use(0, their(0)),
    '2×x can’t be played: You can’t use a function on a hand that is out.',
  ],
  ['2 3/1 4s', use(0, their(1)), '2×4s can’t be played: A 2 does nothing to a 4 with scissors.'],
  ['2 3/1 5r', use(0, their(1)), '2×5r can’t be played: A 2 does nothing to a 5 with rock alone.'],
  [
    '2 3/1 5r',
    use(1, their(0), their(1)),
    '3×5r>1 can’t be played: A 3 does nothing to a 1 and a 5 with rock together.',
  ],
  [
    '2 3/4p 5p',
    use(0, their(0), their(1)),
    '2×4p,5p can’t be played: A 2 does nothing to a 4 with paper and a 5 with paper together.',
  ],
  [
    '4s 5p/5r 5r',
    use(0, their(0), their(1)),
    '4s×5r,5r can’t be played: A 4 with scissors does nothing to a 5 with rock and a 5 with rock together.',
  ],

  ['x 4s/1 1', into('1', '3'), 'x 4s=1 3 can’t be played: A hand that is out stays out.'],
  [
    '2 3/1 1',
    into('1', '3'),
    '2 3=1 3 can’t be played: The two hands must add up to 5, as they do now.',
  ],
  [
    '2 3/1 1',
    into('3', '2'),
    '2 3=3 2 can’t be played: The two values must change. Swapping them between your hands isn’t enough.',
  ],
  [
    '4p 4s/1 1',
    into('4p', '4p'),
    '4p 4s=4p 4p can’t be played: The two values must change. Swapping them between your hands isn’t enough.',
  ],
  [
    '1 3/1 1',
    notRevived,
    '1 3=x 4s can’t be played: Each hand must hold 1 to 5, with a function if it needs one.',
  ],
])('in %s: %o is refused, and named', (text, move, message) => {
  const { rules, at } = table();
  const position = at(text);
  expect(whyIllegal(() => rules.play(position, move))).toBe(message);
  const [, reason] = message.split(' can’t be played: ');
  expect(reasonIn(settingsWith(), position, move)).toBe(reason);
});

test('a 3 that must act on two hands says so', () => {
  const { at } = table();
  const strict = settingsWith({ doubleScissors: 'both' });
  expect(reasonIn(strict, at('1 3/1 4p'), use(1, their(1)))).toBe(
    'A 3 does nothing to a 4 with paper alone.',
  );
  expect(reasonIn(strict, at('1 3/1 4p'), use(1, their(0)))).toBe('A 3 does nothing to a 1 alone.');
  expect(reasonAgainst(strict, at('1 3/1 4p'), use(1, their(0), their(1)))).toBeUndefined();
  expect(reasonAgainst(settingsWith(), at('1 3/1 4p'), use(1, their(1)))).toBeUndefined();
});

const hands = Object.keys(functionTable) as Decided[];
const anyHand = fc.constantFrom<Hand>(0, 1);
const anyTarget = fc.record({ seat: fc.constantFrom(0, 1), hand: anyHand });
const anyMove: fc.Arbitrary<ScholarsMove> = fc.oneof(
  fc.record({ kind: fc.constant('decide'), hand: anyHand, to: fc.constantFrom(...hands) }),
  fc.record({ kind: fc.constant('add'), hand: anyHand, target: anyTarget }),
  fc.record({ kind: fc.constant('switch'), hand: anyHand }),
  fc.record({
    kind: fc.constant('use'),
    hand: anyHand,
    targets: fc.array(anyTarget, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('redistribute'),
    to: fc.tuple(fc.constantFrom(...hands), fc.constantFrom(...hands)),
  }),
);
const anyPair = fc.tuple(
  fc.constantFrom<Held>('x', ...hands),
  fc.constantFrom<Held>('x', ...hands),
);
const anyPosition: fc.Arbitrary<ScholarsPosition> = fc.oneof(
  fc.record({ hands: fc.tuple(anyPair, anyPair), turn: fc.constantFrom(0, 1) }),
  fc.record({
    hands: fc.tuple(
      fc.tuple(fc.constantFrom<Held>('4?', '5?'), fc.constantFrom<Held>('x', ...hands)),
      anyPair,
    ),
    turn: fc.constant(0),
  }),
);

test.each(combinations)(
  'under %o exactly the legal moves play',
  { timeout: 30_000 },
  (differing) => {
    const { rules } = table(differing);
    fc.assert(
      fc.property(anyPosition, anyMove, (position, move) => {
        const legal = new Set(rules.moves(position).map(identity));
        if (legal.has(identity(move))) {
          const after = rules.play(position, move);
          expect(after.turn).toBe(move.kind === 'decide' ? position.turn : 1 - position.turn);
        } else {
          expect(() => rules.play(position, move)).toThrow(IllegalMove);
        }
      }),
      { numRuns: 1000 },
    );
  },
);

/** What tells a move from every other one; the order of its targets does not. */
function identity(move: ScholarsMove): string {
  const write = ({ seat, hand }: Target): string => `${seat}.${hand}`;
  switch (move.kind) {
    case 'decide':
      return `decide ${move.hand} ${move.to}`;
    case 'add':
      return `add ${move.hand} ${write(move.target)}`;
    case 'switch':
      return `switch ${move.hand}`;
    case 'use':
      return `use ${move.hand} ${move.targets.map(write).sort().join()}`;
    case 'redistribute':
      return `redistribute ${move.to.join()}`;
  }
}
