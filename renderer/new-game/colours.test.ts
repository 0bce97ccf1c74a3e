import { expect, test } from 'vitest';
import { settingChanges } from '../../electron/config/setting-changes.ts';
import { parseConfig } from '../../storage/config/parse.ts';
import { colourChanges, coloursOf, withColour } from './colours.ts';

const usual = parseConfig('{}').config.looks;

test('a player who takes another’s colour gives away their own', () => {
  const taken = withColour(coloursOf(usual), 0, 'teal');
  expect(taken).toEqual(['teal', 'orange', 'blue', 'yellow', 'plum', 'sky']);
  expect(withColour(taken, 0, 'teal')).toEqual(taken);
});

test('the changes produce the chosen colours, in whatever order they were exchanged', () => {
  let wanted = coloursOf(usual);
  for (const [seat, dye] of [
    [0, 'sky'],
    [3, 'blue'],
    [1, 'sky'],
    [5, 'teal'],
  ] as const) {
    wanted = withColour(wanted, seat, dye);
  }
  let { config } = parseConfig('{}');
  for (const [sleeve, dye] of colourChanges(config.looks, wanted)) {
    const changes = settingChanges(config, ['looks', sleeve], dye);
    const set = Object.fromEntries(
      changes.map(({ keys, value }): [string, unknown] => [String(keys.at(-1)), value]),
    );
    const looks = { ...config.looks, ...set };
    config = parseConfig(JSON.stringify({ looks })).config;
  }
  expect(coloursOf(config.looks)).toEqual(wanted);
  expect(new Set(wanted).size).toBe(6);
  expect(colourChanges(config.looks, wanted)).toEqual([]);
});
