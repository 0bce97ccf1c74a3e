import { expect, test } from 'vitest';
import { namingBySeat } from '../../words/player-names.ts';
import { tablesFrom } from '../testing/records.ts';
import { playerSchema, typedName } from './players.ts';

test.each([
  '\u200b',
  '\u200d\ufeff',
  '\u3164',
  '\u2800 \u2800',
  '\ufe0f',
  '\u{e0041}',
  '\u202e',
  '',
])('a name that nobody sees is none: %j', (name) => {
  expect(typedName.parse(name)).toBe('');
  expect(playerSchema.parse({ kind: 'person', name }).name).toBeUndefined();
  const [table] = tablesFrom(`[Game "chopsticks"] [Player1 "${name}"] [Player2 "Bo${name}"] *`);
  const naming = namingBySeat('en', table?.players ?? []);
  expect([naming(0).name, naming(1).name.slice(0, 2)]).toEqual(['Player 1', 'Bo']);
});
