import { expect, test } from 'vitest';
import { namingOf } from './player-names.ts';

test.each([
  [
    ['person', 'computer'],
    ['You', 'Computer'],
    ['Du', 'Computer'],
  ],
  [
    ['computer', 'person'],
    ['Computer', 'You'],
    ['Computer', 'Du'],
  ],
  [
    ['person', 'person'],
    ['Player 1', 'Player 2'],
    ['Spieler 1', 'Spieler 2'],
  ],
  [
    ['computer', 'computer'],
    ['Computer 1', 'Computer 2'],
    ['Computer 1', 'Computer 2'],
  ],
  [
    ['computer', 'person', 'computer'],
    ['Computer 1', 'You', 'Computer 2'],
    ['Computer 1', 'Du', 'Computer 2'],
  ],
  [
    ['person', 'computer', 'person'],
    ['Player 1', 'Computer', 'Player 3'],
    ['Spieler 1', 'Computer', 'Spieler 3'],
  ],
] as const)('%j are called %j, in German %j', (kinds, english, german) => {
  const players = kinds.map((kind) => ({ kind }));
  const names = (language: 'en' | 'de') =>
    players.map((_, seat) => namingOf(language, players)(seat).name);
  expect(names('en')).toEqual(english);
  expect(names('de')).toEqual(german);
});

test('only one who is alone, and has no name, is "you"', () => {
  const isYou = (players: Parameters<typeof namingOf>[1]) =>
    players.map((_, seat) => namingOf('en', players)(seat).isYou);
  expect(isYou([{ kind: 'person' }, { kind: 'computer' }])).toEqual([true, false]);
  expect(isYou([{ kind: 'person', name: 'Ann' }, { kind: 'computer' }])).toEqual([false, false]);
  expect(isYou([{ kind: 'person' }, { kind: 'person' }])).toEqual([false, false]);
  const another = [{ kind: 'person', isAnother: true }, { kind: 'computer' }] as const;
  expect(isYou(another)).toEqual([false, false]);
  expect([namingOf('en', another)(0).name, namingOf('de', another)(0).name]).toEqual([
    'Someone',
    'Jemand',
  ]);
});
