import { execFileSync } from 'node:child_process';
import {
  existsSync,
  utimesSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { ConfigFile } from './config-file.ts';
import { folder } from '../../storage/files/testing.ts';
import {
  defaultConfig,
  file,
  inConfigFolders,
  kept,
  onDisk,
  open,
  schema,
  sentences,
  set,
} from './testing.ts';

inConfigFolders();

test('a missing file is created, with its schema beside it', () => {
  const config = open();
  expect(config.config()).toEqual(defaultConfig);
  expect(config.notices()).toEqual([]);
  expect(onDisk()).toContain('"version": 1');
  expect(JSON.parse(schema())).toHaveProperty('properties.chopsticks.properties.overflow');
});

test('a missing folder is created, too', () => {
  const at = path.join(folder, 'deep', 'down', 'config.jsonc');
  expect(open({ at }).notices()).toEqual([]);
  expect(readFileSync(at, 'utf8')).toContain('"version": 1');
});

test('an empty file is filled like a fresh one', () => {
  writeFileSync(file, '');
  expect(open().notices()).toEqual([]);
  expect(onDisk()).toContain('"version": 1');
});

test('comments and trailing commas are no fault', () => {
  const text = '// mine\n{ "difficulty": "hard", /* why */ "players": ["person",], }\n';
  writeFileSync(file, text);
  const config = open();
  expect(config.config().difficulty).toEqual(['hard']);
  expect(config.notices()).toEqual([]);
  expect(onDisk()).toBe(text);
});

test('the schema is in the language that the file asks for', () => {
  writeFileSync(file, '{ "language": "de" }');
  open();
  expect(schema()).toContain('Farbschema');
});

test.each([
  ['a bracket too few', '{\n  "game": "chopsticks"\n', /line 3, column 1/],
  ['a value missing', '{\n  "difficulty": ,\n}', /a value is expected in line 2, column 17/],
  ['no object', '[1, 2]', /one object/],
])('%s: defaults, a notice, a copy beside', (_, text, notice) => {
  writeFileSync(file, text);
  const config = open();
  expect(config.config()).toEqual(defaultConfig);
  expect(kept()).toHaveLength(1);
  expect(readFileSync(path.join(folder, kept()[0] ?? ''), 'utf8')).toBe(text);
  expect(onDisk()).toBe(text);
  expect(sentences(config)).toEqual([expect.stringMatching(notice)]);
  expect(sentences(config)[0]).toContain(kept()[0]);
});

test.each([
  ['20,000 brackets', '['.repeat(20_000), /brackets are nested more than 32 deep in line 1/],
  ['2 MB', Buffer.alloc(2 * 2 ** 20, 32), /larger than 1 MB/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), /save it as UTF-8/],
  ['Latin-1', Buffer.from('{ "first": 2 } // schön', 'latin1'), /save it as UTF-8/],
  ['UTF-16', Buffer.from('\u{FEFF}{ "first": 2 }', 'utf16le'), /written in UTF-16/],
])('%s: defaults and a notice, and a change leaves what was there in a copy', (_, held, notice) => {
  writeFileSync(file, held);
  const config = open();
  expect(config.config()).toEqual(defaultConfig);
  expect(sentences(config)).toEqual([expect.stringMatching(notice)]);
  set(config, ['first'], 3);
  expect(open().config().first).toBe(3);
  const copies = kept().map((name) => readFileSync(path.join(folder, name)));
  expect(copies.map((copy) => copy.equals(Buffer.from(held)))).toEqual([true]);
});

test('a byte order mark is no fault, and stays', () => {
  writeFileSync(file, '\u{FEFF}{ "first": 2 }');
  const config = open();
  expect(config.notices()).toEqual([]);
  set(config, ['first'], 3);
  expect(onDisk()).toBe('\u{FEFF}{ "first": 3 }');
});

test.skipIf(process.platform === 'win32')('a pipe is never waited for, nor written into', () => {
  execFileSync('mkfifo', [file]);
  const config = open();
  expect(sentences(config)[0]).toContain('it isn’t an ordinary file, but a pipe');
  set(config, ['first'], 2);
  expect(config.config().first).toBe(2);
  expect(lstatSync(file).isFIFO()).toBe(true);
});

test('a fresh file explains itself in the current language', () => {
  const config = new ConfigFile(file, { changed: () => undefined, words: () => wordsOf('de') });
  config.close();
  expect(onDisk()).toMatch(/^\/\/ Digit Duels liest diese Datei/);
});

test('temporary files of a killed start are removed', () => {
  const stale = path.join(folder, '.digit-duels-7-0123456789ab.tmp');
  writeFileSync(stale, '{');
  utimesSync(stale, 0, 0);
  open();
  expect(existsSync(stale)).toBe(false);
});

test('a file that stays broken is copied once', () => {
  // As an editor may save it that writes no UTF-8.
  const latin = Buffer.from('{ "difficulty": "schwör', 'latin1');
  writeFileSync(file, latin);
  for (let start = 1; start <= 3; start++) expect(sentences(open())[0]).toContain(kept()[0]);
  expect(kept().map((name) => readFileSync(path.join(folder, name)))).toEqual([latin]);
  writeFileSync(file, '{ "game": ');
  open();
  expect(kept()).toHaveLength(2);
});

test('a bad value is replaced by its default, and a notice has the key, the value and what is allowed', () => {
  writeFileSync(file, '{ "first": "me", "appearance": { "theme": "pink", "motion": "off" } }');
  const config = open();
  expect(config.config().first).toBe(defaultConfig.first);
  expect(config.config().appearance).toMatchObject({ theme: 'system', motion: 'off' });
  expect(config.notices().map(({ key }) => key)).toEqual(['first', 'appearance.theme']);
  expect(sentences(config)[1]).toMatch(/appearance: theme.*"pink".*system, light or dark/);
  expect(kept()).toEqual([]);
});

test('a file that can’t be read has a notice, and is left alone', () => {
  mkdirSync(file);
  const config = open();
  expect(config.config()).toEqual(defaultConfig);
  expect(sentences(config)[0]).toContain('could not be read: it is a folder, not a file.');
  expect(sentences(config)[0]).toContain(file);
  expect(lstatSync(file).isDirectory()).toBe(true);
});

test('a file that can’t be read is not overwritten', () => {
  // Stands for a file without the right to read it, which a superuser always has.
  symlinkSync('config.jsonc', file);
  const config = open();
  set(config, ['difficulty'], 'hard');
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(sentences(config).join(' ')).toContain('could not be saved');
});
