import { afterEach, expect, test } from 'vitest';
import { viewAfter, type Situation } from '../../table/testing.ts';
import { speak } from '../../words.svelte.ts';
import { hintOf } from './hint.ts';
import { chopsticksInWords } from './position-words.ts';

afterEach(() => speak('en'));

/** Player 2 to move, with 0 and 3 against 3 and 2. */
const oneHandOut = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'];
const words = (hint: string, situation: Situation<undefined> = {}) =>
  hintOf(viewAfter(situation), hint)?.words;

test('a hint says a strike with its sum', () => {
  expect(words('B-C')).toBe('Strike: 1 → 2');
  expect(words('B-C', { moves: oneHandOut })).toBe('Strike: 2 → 5, out');
  const settings = { overflow: 'rollover' };
  expect(words('B-D', { settings, moves: oneHandOut })).toBe('Strike: 3 → 1, as 3 + 3 = 6');
});

test('it points from the striking hand to its target', () => {
  expect(hintOf(viewAfter(), 'B-C')?.arrows).toEqual([
    { from: { seat: 0, hand: 1 }, to: { seat: 1, hand: 0 } },
  ]);
});

test('for a split it points between one’s own hands', () => {
  expect(hintOf(viewAfter({ moves: oneHandOut }), '03-21')).toMatchObject({
    words: 'Split: 2 on the left, 1 on the right',
    arrows: [{ from: { seat: 1, hand: 0 }, to: { seat: 1, hand: 1 }, mutual: true }],
  });
});

test('without a hint it says nothing', () => {
  expect(hintOf(viewAfter(), undefined)).toBeUndefined();
});

test('it says the same in German', () => {
  speak('de');
  expect(words('B-C')).toBe('Schlagen: 1 → 2');
  expect(words('B-C', { moves: oneHandOut })).toContain('2 → 5, tot');
  const settings = { overflow: 'rollover' };
  expect(words('B-D', { settings, moves: oneHandOut })).toContain('3 → 1, denn 3 + 3 = 6');
  expect(words('03-21', { moves: oneHandOut })).toBe('Aufteilen: 2 links, 1 rechts');
});

test('lives are spoken with the hands, in both languages', () => {
  const view = viewAfter({ settings: { suddenDeath: 'lives', lives: 1 } });
  expect(chopsticksInWords(view)[0]).toBe(
    'Player 1: left hand, 1 finger; right hand, 1 finger; 1 life',
  );
  speak('de');
  expect(chopsticksInWords(view)[0]).toBe(
    'Spieler 1: linke Hand, 1 Finger; rechte Hand, 1 Finger; 1 Leben',
  );
});

test('a cherry bomb says what it leaves on the striking hand', () => {
  const view = viewAfter({ settings: { cherryBomb: true }, position: '1312' });
  expect(hintOf(view, 'B-D')?.words).toBe('Strike: 2 → 5, out; the right hand becomes 1');
});

test('for a strike on one’s own hand it points from one to the other', () => {
  const view = viewAfter({ settings: { selfAttack: true } });
  const hint = hintOf(view, 'A-B');
  expect(hint?.words).toBe('Strike: 1 → 2');
  expect(hint?.arrows).toEqual([{ from: { seat: 0, hand: 0 }, to: { seat: 0, hand: 1 } }]);
});
