import { afterEach, expect, test } from 'vitest';
import { table } from '../../../engine/scholars-game/testing.ts';
import { viewAfter } from '../../table/testing.ts';
import { speak } from '../../words.svelte.ts';
import { hintOf } from './hint.ts';

afterEach(() => speak('en'));

/** Player 1 to move, with 2 and 3 against two rocks. */
const twoRocks = [
  ...['1+1', "2>1'", '1+2', '3 5r=4p 4p', 'R1+4p', '5?r', '4p+1', '5?r', '1+5r', '4p~'],
  ...['1 5r=4s 2', '4s+4s', '2+1', '3 4s=2 5r', '3+2', '5?r', '5r+2'],
];
const hintAfter = (moves: readonly string[], hint: string) =>
  hintOf(viewAfter({ game: 'scholars-game', moves }), hint);

test('what is added to, and what comes of it', () => {
  expect(hintAfter([], '1+1')).toEqual({
    words: 'Add your left hand’s 1 to their left hand: 1 becomes 2, scissors',
    arrows: [{ from: { seat: 0, hand: 0 }, to: { seat: 1, hand: 0 } }],
  });
});

test('an own hand that is transformed', () => {
  expect(hintAfter(['1+1'], "2>1'")).toEqual({
    words: 'Transform your right hand into 5, rock with your left hand',
    arrows: [{ from: { seat: 1, hand: 0 }, to: { seat: 1, hand: 1 } }],
  });
});

test('two at once have an arrow each', () => {
  const hint = hintAfter(twoRocks, '2×5r,5r');
  expect(hint?.words).toBe(
    'Eliminate their left hand and eliminate their right hand with your left hand',
  );
  expect(hint?.arrows).toHaveLength(2);
});

test('redistributing, deciding and switching concern the own hands', () => {
  expect(hintAfter(twoRocks.slice(0, 3), '3 5r=4p 4s')).toMatchObject({
    words: 'Redistribute your hands: left 4, paper; right 4, scissors',
    arrows: [{ mutual: true }],
  });
  expect(hintAfter(twoRocks.slice(0, 5), '5?p')).toEqual({
    words: 'Make your left hand paper',
    arrows: [],
  });
  expect(hintAfter(twoRocks.slice(0, 9), '4p~')).toEqual({
    words: 'Switch your right hand to scissors',
    arrows: [],
  });
});

test('in German, each hand stands in its case, and functions are nouns', () => {
  speak('de');
  const words = (moves: readonly string[], hint: string) => hintAfter(moves, hint)?.words;
  expect([
    words([], '1+1'),
    words(['1+1'], "2>1'"),
    words(['1+1'], '2>1'),
    words(twoRocks, '2×5r,5r'),
    words(twoRocks.slice(0, 3), '3 5r=4p 4s'),
    words(twoRocks.slice(0, 5), '5?p'),
    words(twoRocks.slice(0, 9), '4p~'),
  ]).toEqual([
    'Gib die 1 deiner linken Hand zur linken des Gegners: aus 1 wird 2, Schere',
    'Verwandle mit deiner linken Hand deine rechte Hand in 5, Stein',
    'Verwandle mit deiner linken Hand die linke Hand des Gegners in 5, Stein',
    'Wirf mit deiner linken Hand die linke Hand des Gegners und die rechte Hand des Gegners hinaus',
    'Verteil deine Hände neu: links 4, Papier; rechts 4, Schere',
    'Entscheide dich bei deiner linken Hand für Papier',
    'Deine rechte Hand zu Schere wechseln',
  ]);
});

test('of two hands, the one that is eliminated comes first, wherever it is', () => {
  const { rules, at, moveAt } = table();
  const words = (notation: string): string | undefined => {
    const position = at('3 4p/1 4p');
    const move = moveAt('3 4p/1 4p', notation);
    const moves = [{ notation, move, after: rules.play(position, move) }];
    return hintOf({ ...viewAfter({ game: 'scholars-game' }), position, moves }, notation)?.words;
  };
  const transformed = 'transform their left hand into 5, rock with your left hand';
  expect([words('3×4p>1'), words("3×4p'>1")]).toEqual([
    `Eliminate their right hand and ${transformed}`,
    `Eliminate your right hand and ${transformed}`,
  ]);
  speak('de');
  expect(words('3×4p')).toBe('Wirf mit deiner linken Hand die rechte Hand des Gegners hinaus');
  expect(words("3×4p'>1")).toBe(
    'Wirf mit deiner linken Hand deine rechte Hand hinaus und verwandle die linke Hand des Gegners in 5, Stein',
  );
});
