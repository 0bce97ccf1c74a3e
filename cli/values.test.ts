import { expect, test } from 'vitest';
import { chanceOf, estimateOf } from '../engine/analysis/value.ts';
import { gameOf } from '../engine/games.ts';
import { defaultSettings } from '../engine/settings/settings.ts';
import { valueOf } from '../engine/testing/in-notation.ts';
import { inEnglish } from '../words/testing.ts';
import { positionValueInWords, valueFigures, valueInWords } from './values.ts';

const game = gameOf('digit-conquest');
const rules = game.rules(defaultSettings(game.settings));
const position = valueOf(rules.parsePosition('31:44 443442344 7', 0));

test.each([
  [chanceOf(0.34936, true), '34.9360%.', '34.9360%', { exact: true }],
  [
    chanceOf(0.34936, false),
    '34.9360%. An estimate, found by looking ahead.',
    '34.9360%',
    { exact: false },
  ],
  [
    estimateOf(0.34936, 0.00025),
    '34.94% ± 0.03. The largest possible error is proven.',
    '34.94% ± 0.03',
    { exact: false, within: 0.00025 },
  ],
])('a probability says how certain it is', (value, ending, short, certainty) => {
  expect(inEnglish(positionValueInWords(rules, position, value))).toBe(
    `In 31:44 443442344 7, the side to move wins with a probability of ${ending}`,
  );
  expect(inEnglish(valueInWords(rules, value))).toBe(short);
  expect(valueFigures(rules, value)).toEqual({ value: 0.34936, ...certainty });
});
