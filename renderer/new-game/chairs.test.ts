import { expect, test } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { chairsOf, namesOf, playerOf } from './chairs.ts';

test('the last players keep their seats and names', () => {
  const chairs = chairsOf(
    preferencesOf('{ "players": ["person"], "difficulty": ["hard"], "names": ["Ann", "Hal"] }'),
  );
  expect(chairs).toHaveLength(6);
  expect(chairs.slice(0, 3).map(playerOf)).toEqual([
    { kind: 'person', name: 'Ann' },
    { kind: 'computer', difficulty: 'hard', name: 'Hal' },
    { kind: 'computer', difficulty: 'hard' },
  ]);
});

test.each(['  ', '\u3164\u200b'])(
  'a name that shows nothing, %j, is no name, and is not saved',
  (blank) => {
    const chairs = chairsOf(preferencesOf('{}'));
    const named = chairs.map((chair, seat) => ({
      ...chair,
      name: ['  Ann ', blank, 'Cy'][seat] ?? '',
    }));
    expect(named.slice(0, 2).map((chair) => playerOf(chair).name)).toEqual(['Ann', undefined]);
    expect(namesOf(named)).toEqual(['Ann', '', 'Cy']);
    expect(namesOf(chairs)).toEqual([]);
  },
);
