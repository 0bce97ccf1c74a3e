import { expect, test } from 'vitest';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { wordsOf } from '../../words/say.ts';
import { parseSettings, type Settings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { chopsticks } from './chopsticks.ts';

test('among three, a strike says whose hand it hits', () => {
  const rules = chopsticks.rules(parseSettings(chopsticks, { players: 3 }).settings);
  const start = rules.start(1);
  const english = wordsOf('en', (seat) => ({
    name: ['You', 'Ann', 'Ben'][seat] ?? '',
    isYou: seat === 0,
  }));
  const words = rules.moves(start).map((move) => english.say(rules.describe(start, move)));
  expect(words).toContain('Left hand strikes your right hand: 1 becomes 2');
  expect(words).toContain('Left hand strikes Ben’s right hand: 1 becomes 2');
});

/** The words of a move in English and in German. */
function words(settings: Settings, position: string, move: string): string[] {
  const rules = chopsticks.rules(parseSettings(chopsticks, settings).settings);
  const at = valueOf(rules.parsePosition(position));
  return inEnglishAndGerman(rules.describe(at, valueOf(rules.parseMove(at, move))));
}

test.each<[Settings, string, string, string[]]>([
  [
    { selfAttack: true },
    '1211',
    'A-B',
    [
      'Left hand strikes own right hand: 2 becomes 3',
      'Linke Hand schlägt die eigene rechte Hand: 2 wird 3',
    ],
  ],
  [
    { selfAdd: true },
    '1411',
    '+B',
    ['One finger more on right hand: 4 is out', 'Ein Finger mehr an der rechten Hand: 4 ist tot'],
  ],
  [
    { integers: true },
    '1211',
    '-A',
    ['Left hand turns over: 1 becomes −1', 'Linke Hand dreht sich um: 1 wird −1'],
  ],
  [
    { cherryBomb: true },
    '1322',
    'B-C',
    [
      'Right hand strikes their left: 2 is out, and the striking 3 becomes 1',
      'Rechte Hand schlägt die gegnerische linke: 2 ist tot, und die schlagende 3 wird 1',
    ],
  ],
  [
    { cherryBomb: true },
    '1302',
    'B-D',
    [
      'Right hand strikes their right: 2 is out',
      'Rechte Hand schlägt die gegnerische rechte: 2 ist tot',
    ],
  ],
  [
    { hands: 1 },
    '12',
    'A-B',
    ['The hand strikes the other: 2 becomes 3', 'Die Hand schlägt die andere: 2 wird 3'],
  ],
  [
    { hands: 1, selfAdd: true },
    '12',
    '+A',
    ['One finger more on the hand: 1 becomes 2', 'Ein Finger mehr an der Hand: 1 wird 2'],
  ],
  [
    { hands: 3 },
    '114111',
    '114-123',
    ['Splits 1 and 4 into 2 and 3', 'Teilt 1 und 4 in 2 und 3 auf'],
  ],
  [
    { hands: 3 },
    '114112',
    'B-F',
    [
      'Middle hand strikes their right: 2 becomes 3',
      'Mittlere Hand schlägt die gegnerische rechte: 2 wird 3',
    ],
  ],
])('%j says at %s of %s what it does', (settings, position, move, expected) => {
  expect(words(settings, position, move)).toEqual(expected);
});
