import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { sleeveColours, sleeves } from './looks.ts';
import { parseConfig } from './parse.ts';

function worn(looks: object): { colours: readonly string[]; said: readonly string[] } {
  const { config, notices } = parseConfig(JSON.stringify({ looks }));
  return {
    colours: sleeves.map((sleeve) => config.looks[sleeve]),
    said: notices.map(({ message }) => inEnglish(message)),
  };
}

test('every player has a different colour by default', () => {
  expect(worn({})).toEqual({ colours: sleeveColours, said: [] });
});

test('a colour set by the user counts, and the player with it by default gets the free one', () => {
  expect(worn({ sleeve2: 'blue' })).toEqual({
    colours: ['orange', 'blue', 'teal', 'yellow', 'plum', 'sky'],
    said: [],
  });
  expect(worn({ sleeve2: 'blue', sleeve1: 'plum' })).toEqual({
    colours: ['plum', 'blue', 'teal', 'yellow', 'orange', 'sky'],
    said: [],
  });
});

test('of two players set to the same colour, the later one gets another, with a notice', () => {
  const { colours, said } = worn({ sleeve1: 'plum', sleeve2: 'plum', sleeve3: 'plum' });
  expect(new Set(colours).size).toBe(sleeveColours.length);
  expect(colours[0]).toBe('plum');
  expect(said).toEqual([
    expect.stringMatching(/^looks: sleeve2 can’t be plum: player 1 has it\. ".*" is used\.$/),
    expect.stringMatching(/^looks: sleeve3 can’t be plum: player 1 has it\. ".*" is used\.$/),
  ]);
});

test('names are trimmed to one line', () => {
  const { config, notices } = parseConfig('{ "names": ["  Ann ", "", "B\\u0000\\no", "\\u001b"] }');
  expect(config.names).toEqual(['Ann', '', 'B o', '']);
  expect(notices).toEqual([]);
  const [notice] = parseConfig('{ "names": [7] }').notices;
  expect(notice && inEnglish(notice.message)).toMatch(
    /^names can’t be \[7\]\. Allowed: a list of names/,
  );
});
