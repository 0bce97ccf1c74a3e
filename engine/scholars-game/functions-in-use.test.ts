import { expect, test } from 'vitest';
import { functionsInUse } from './functions-in-use.ts';
import { combinations, settingsWith, table } from './testing.ts';

test('one row says what a hand can do to one hand and to two', () => {
  const rows = functionsInUse(settingsWith());
  expect(rows.map(({ actor }) => actor)).toEqual(['1', '2', '3', '4p', '4s', '5p', '5r']);
  expect(rows.find(({ actor }) => actor === '2')?.uses).toEqual([
    { targets: [{ held: ['4p', '5p'], becomes: 'x' }] },
    { targets: [{ held: ['1'], becomes: '5r' }] },
    {
      targets: [
        { held: ['5r'], becomes: 'x' },
        { held: ['5r'], becomes: 'x' },
      ],
    },
  ]);
  expect(rows.find(({ actor }) => actor === '5r')?.uses).toEqual([
    { targets: [{ held: ['2', '3', '4s'], becomes: 'x' }] },
  ]);
});

test.each(combinations)('each single use is a legal move, and vice versa: %o', (differing) => {
  const { rules, at } = table(differing);
  const rows = functionsInUse(settingsWith(differing));
  for (const { actor, uses } of rows) {
    const beaten = uses
      .filter(({ targets }) => targets.length === 1)
      .flatMap(({ targets }) => targets.flatMap(({ held }) => held));
    for (const { actor: target } of rows) {
      const position = at(`x ${actor}/x ${target}`);
      const used = rules.moves(position).some((move) => move.kind === 'use');
      expect(used, `${actor} on ${target}`).toBe(beaten.includes(target));
    }
  }
});
