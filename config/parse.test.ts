import { expect, test } from 'vitest';
import { games } from '../engine/games.ts';
import { inEnglish } from '../words/testing.ts';
import { parseConfig } from './parse.ts';

const said = (text: string) => parseConfig(text).notices.map(({ message }) => inEnglish(message));

const gameIds = games.map(({ id }) => id).join(', ');

test('a rule that is wrong says what is used instead, as everything else does', () => {
  expect(said('{ "chopsticks": { "fingers": 1 } }')).toEqual([
    'chopsticks: fingers can’t be 1. Allowed: 2 to 100. 5 is used.',
  ]);
  expect(said('{ "summation-duel": { "bestOf": 4 } }')).toEqual([
    'summation-duel: bestOf can’t be 4: it must be odd, so that somebody wins, or 0. 5 is used.',
  ]);
  expect(said('{ "chopsticks": { "suns": true } }')).toEqual([
    expect.stringMatching(/^chopsticks: suns needs overflow to be rollover: .* false is used\.$/),
  ]);
  expect(said('{ "language": "fr" }')).toEqual([
    'language can’t be "fr". Allowed: system, en or de. "system" is used.',
  ]);
});

test('a misspelt key is named wherever it stands, with those that there are', () => {
  expect(said('{ "apearance": {}, "$schema": "./x.json", "version": 1 }')).toEqual([
    `“apearance” means nothing here, and is passed over. Known: game, players, difficulty, first, language, appearance, ${gameIds}, presets.`,
  ]);
  expect(said('{ "appearance": { "themes": "dark" } }')).toEqual([
    'appearance: There is no setting “themes”. Settings: theme, motion, pace, cardCounting, textSize.',
  ]);
  expect(said('{ "presets": { "chopstiks": [] } }')).toEqual([
    `“presets.chopstiks” means nothing here, and is passed over. Known: ${gameIds}.`,
  ]);
});

test('of two presets of the same name in other capitals the first one counts', () => {
  const text = `{ "presets": { "chopsticks": [
    { "name": "Mine", "settings": {} }, { "name": "mine", "settings": { "meta": true } }
  ] } }`;
  expect(parseConfig(text).config.presets['chopsticks']).toHaveLength(1);
  expect(said(text)).toEqual([
    'The preset “mine” is passed over: One before it has the same name.',
  ]);
});

test('a long value or key is cut short', () => {
  const long = 'x'.repeat(5000);
  for (const text of [
    { first: long },
    { [long]: 1 },
    { chopsticks: { [long]: 1, fingers: long } },
  ]) {
    for (const sentence of said(JSON.stringify(text))) expect(sentence.length).toBeLessThan(500);
  }
});

test('what is set is read beside what is wrong', () => {
  const { config } = parseConfig(
    '{ "language": "de", "first": 9, "appearance": { "pace": "fast" } }',
  );
  expect(config.program).toEqual({ language: 'de' });
  expect(config.first).toBe(1);
  expect(config.appearance).toEqual({
    theme: 'system',
    motion: 'system',
    pace: 'fast',
    cardCounting: true,
    textSize: 100,
  });
});
