import { afterEach, expect, test } from 'vitest';
import { table, twoRocks } from '../../../engine/scholars-game/testing.ts';
import { viewAfter } from '../../table/testing.ts';
import { speak } from '../../words.svelte.ts';
import { hintOf } from './hint.ts';

afterEach(() => speak('en'));

const hintAfter = (moves: readonly string[], hint: string) =>
  hintOf(viewAfter({ game: 'scholars-game', moves }), hint);

test('an addition says its target and its result', () => {
  expect(hintAfter([], '1+1')).toMatchObject({
    words: 'Add 1: 1 becomes 2, scissors',
    arrows: [{ from: { seat: 0, hand: 0 }, to: { seat: 1, hand: 0 } }],
  });
});

test('one’s own hand can be transformed', () => {
  expect(hintAfter(['1+1'], "2>1'")).toMatchObject({
    words: 'Transform: 1 becomes 5, rock',
    arrows: [{ from: { seat: 1, hand: 0 }, to: { seat: 1, hand: 1 } }],
  });
});

test('a move with two targets has two arrows', () => {
  const hint = hintAfter(twoRocks, '2×5r,5r');
  expect(hint?.words).toBe('Put both out');
  expect(hint?.arrows).toHaveLength(2);
});

test('redistributing, deciding and switching point at one’s own hands', () => {
  expect(hintAfter(twoRocks.slice(0, 3), '3 5r=4p 4s')).toMatchObject({
    words: 'Redistribute: left 4, paper; right 4, scissors',
    arrows: [{ mutual: true }],
  });
  expect(hintAfter(twoRocks.slice(0, 5), '5?p')).toMatchObject({
    words: 'Make the left hand paper',
    arrows: [],
  });
  expect(hintAfter(twoRocks.slice(0, 9), '4p~')).toMatchObject({
    words: 'Switch the right hand to scissors',
    arrows: [],
  });
});

test('in German, functions are nouns', () => {
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
    '1 dazugeben: 1 wird 2, Schere',
    'Verwandeln: 1 wird 5, Stein',
    'Verwandeln: 1 wird 5, Stein',
    'Beide ausschalten',
    'Neu verteilen: links 4, Papier; rechts 4, Schere',
    'Entscheide dich bei der linken Hand für Papier',
    'Die rechte Hand zu Schere wechseln',
  ]);
});

test('with two targets, it says the result for the one that stays in', () => {
  const { rules, at, moveAt } = table();
  const words = (notation: string): string | undefined => {
    const position = at('3 4p/1 4p');
    const move = moveAt('3 4p/1 4p', notation);
    const moves = [{ notation, move, after: rules.play(position, move) }];
    return hintOf({ ...viewAfter({ game: 'scholars-game' }), position, moves }, notation)?.words;
  };
  expect([words('3×4p>1'), words("3×4p'>1")]).toEqual([
    'Put out and transform: 1 becomes 5, rock',
    'Put out and transform: 1 becomes 5, rock',
  ]);
});
