import { expect, test } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { chairsOf, namesOf, playerOf } from './chairs.ts';

test('those who sat there last sit there again, with their names', () => {
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

test('nobody is called by nothing but space, and no name is kept for it', () => {
  const chairs = chairsOf(preferencesOf('{}'));
  const named = chairs.map((chair, seat) => ({
    ...chair,
    name: ['  Ann ', '  ', 'Cy'][seat] ?? '',
  }));
  expect(named.slice(0, 2).map((chair) => playerOf(chair).name)).toEqual(['Ann', undefined]);
  expect(namesOf(named)).toEqual(['Ann', '', 'Cy']);
  expect(namesOf(chairs)).toEqual([]);
});
