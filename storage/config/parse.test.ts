import { expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { inEnglish, inEnglishAndGerman } from '../../words/testing.ts';
import { appearance } from './appearance.ts';
import { parseConfig } from './parse.ts';

const said = (text: string) => parseConfig(text).notices.map(({ message }) => inEnglish(message));

const gameIds = games.map(({ id }) => id).join(', ');

test('the notice for a bad setting of a game says what is used instead', () => {
  expect(said('{ "chopsticks": { "fingers": 1 } }')).toEqual([
    'chopsticks: fingers can’t be 1. Allowed: 2 to 100. 5 is used.',
  ]);
  expect(said('{ "summation-duel": { "bestOf": 4 } }')).toEqual([
    'summation-duel: bestOf can’t be 4: it must be odd, so that one player wins, or 0. 5 is used.',
  ]);
  expect(said('{ "chopsticks": { "suns": true } }')).toEqual([
    expect.stringMatching(/^chopsticks: suns needs overflow to be rollover: .* false is used\.$/),
  ]);
  expect(said('{ "language": "la" }')).toEqual([
    expect.stringMatching(/^language can’t be "la"\. Allowed: system, en\b.* "system" is used\.$/),
  ]);
});

test('the difficulty may be a character or an erring computer', () => {
  const difficulty = ['traps', 'errs-1-in-7', 'easy'];
  expect(parseConfig(JSON.stringify({ difficulty }))).toMatchObject({
    config: { difficulty },
    notices: [],
  });
  expect(parseConfig('{ "difficulty": "errs-1-in-50" }').config.difficulty).toEqual([
    'errs-1-in-50',
  ]);
  expect(said('{ "difficulty": "errs-1-in-51" }')).toEqual([
    'difficulty can’t be "errs-1-in-51". Allowed: easy, medium, hard, striker, one-ply, three-plies, no-splits, traps, perfect, errs-1-in-2 … errs-1-in-50, or a list of them, one for each seat. "medium" is used.',
  ]);
});

test('an invalid first position is refused in the words of the game', () => {
  expect(said('{ "chopsticks": { "start": "4445" } }')).toEqual([
    'chopsticks: start can’t be “4445”: “4445” has a hand of 5: a hand holds 0 to 4, in whole fingers. "" is used.',
  ]);
  expect(said('{ "chopsticks": { "start": 4444 } }')).toEqual([
    'chopsticks: start can’t be 4444. Allowed: text of at most 80 characters. "" is used.',
  ]);
  expect(said('{ "chopsticks": { "start": "4444", "misere": true } }')).toEqual([]);
  const typed = '{ "chopsticks": { "start": "3112", "suddenDeath": "lives" } }';
  expect(said(typed)).toEqual(['chopsticks: 3112, written 1312']);
  expect(parseConfig(typed).config.settings['chopsticks']).toMatchObject({ start: '1312' });
});

test('a misspelt key is named with the known ones', () => {
  expect(said('{ "apearance": {}, "$schema": "./x.json", "version": 1 }')).toEqual([
    `“apearance” isn’t a known setting and is ignored. Known: game, players, difficulty, names, first, person, language, start, appearance, looks, sound, access, ${gameIds}, keys, presets.`,
  ]);
  const known = appearance.settings.map(({ name }) => name).join(', ');
  expect(said('{ "appearance": { "themes": "dark" } }')).toEqual([
    `“appearance.themes” isn’t a known setting and is ignored. Known: ${known}.`,
  ]);
  expect(said('{ "presets": { "chopstiks": [] } }')).toEqual([
    `“presets.chopstiks” isn’t a known setting and is ignored. Known: ${gameIds}.`,
  ]);
});

test('many misspelt keys give a single notice that names the first ones', () => {
  const keys = Array.from({ length: 300 }, (_, index) => [`key${index}`, index] as const);
  expect(said(JSON.stringify(Object.fromEntries(keys)))).toEqual([
    expect.stringMatching(
      /^300 keys aren’t known settings and are ignored: “key0”, “key1”, “key2” and 297 more\. Known: game,/,
    ),
  ]);
  const section = JSON.stringify({ chopsticks: Object.fromEntries(keys.slice(0, 2)) });
  expect(said(section)).toEqual([
    expect.stringContaining(
      '2 keys aren’t known settings and are ignored: “chopsticks.key0”, “chopsticks.key1”. Known: ',
    ),
  ]);
});

test('of many unreadable presets, a few are named and the others counted', () => {
  expect(said(JSON.stringify({ presets: { chopsticks: Array(300).fill(7) } }))).toEqual([
    expect.stringContaining('Entry 1 of presets.chopsticks is ignored'),
    expect.stringContaining('Entry 2 of presets.chopsticks'),
    expect.stringContaining('Entry 3 of presets.chopsticks'),
    '297 more presets of Chopsticks can’t be read, and are ignored.',
  ]);
});

test.each(['Swaps', 'Logan-Regel', 'from your preferences'])(
  'no preset may have the name %s, which the program uses',
  (name) => {
    const text = JSON.stringify({ presets: { chopsticks: [{ name, settings: {} }] } });
    expect(parseConfig(text).config.presets['chopsticks']).toEqual([]);
    expect(said(text)).toEqual([expect.stringContaining(`The preset “${name}” is ignored`)]);
  },
);

test.each(['[', '{"a":', '[},', '/**/[\n', '{"presets":['])(
  'endless brackets are refused, and overflow no stack: %s',
  (part) => {
    const { config, readable } = parseConfig(part.repeat(20_000));
    expect(readable).toBe(false);
    expect(config).toEqual(parseConfig('').config);
  },
);

test('the notice for brackets nested too deep has their place', () => {
  expect(said(`{ "a":\n ${'['.repeat(20_000)}`)).toEqual([
    'The config file can’t be read: brackets are nested more than 32 deep in line 2, column 33. Defaults are used.',
  ]);
});

test('a syntax error has words in each language', () => {
  const [notice] = parseConfig('{ "difficulty": }').notices;
  expect(notice && inEnglishAndGerman(notice.message)).toEqual([
    'The config file can’t be read: a value is expected in line 1, column 17. Defaults are used.',
    'Die Konfigurationsdatei lässt sich nicht lesen: es fehlt ein Wert, in Zeile 1, Spalte 17. Es gelten die Standardwerte.',
  ]);
});

test('says how the start of a preset is written, and takes the preset', () => {
  const text = `{ "presets": { "chopsticks": [{ "name": "Mine", "settings": { "start": "4132" } }] } }`;
  expect(parseConfig(text).config.presets['chopsticks']).toMatchObject([
    { name: 'Mine', settings: { start: '1423' } },
  ]);
  expect(said(text)).toEqual([
    'The preset “Mine” has a position in another form: 4132, written 1423.',
  ]);
  const many = Array.from({ length: 50 }, (_, index) => ({
    name: `${index}`,
    settings: { start: '4132' },
  }));
  expect(said(JSON.stringify({ presets: { chopsticks: many } }))).toHaveLength(3);
});

test('of two presets with the same name in other capitals, the first one counts', () => {
  const text = `{ "presets": { "chopsticks": [
    { "name": "Mine", "settings": {} }, { "name": "mine", "settings": { "meta": true } }
  ] } }`;
  expect(parseConfig(text).config.presets['chopsticks']).toHaveLength(1);
  expect(said(text)).toEqual(['The preset “mine” is ignored: One before it has the same name.']);
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

test('good values are read beside bad ones', () => {
  const { config } = parseConfig(
    '{ "language": "de", "first": 9, "appearance": { "pace": "fast" } }',
  );
  const { program, appearance } = parseConfig('').config;
  expect(config.program).toEqual({ ...program, language: 'de' });
  expect(config.first).toBe(1);
  expect(config.appearance).toEqual({ ...appearance, pace: 'fast' });
});

test('by default sounds are on, but not for those who want less motion', () => {
  expect(parseConfig('{}').config.sound).toMatchObject({
    on: true,
    volume: 80,
    withLessMotion: false,
    spoken: false,
  });
  expect(said('{ "sound": { "volume": 101 } }')[0]).toContain('Allowed: 0 to 100');
});
