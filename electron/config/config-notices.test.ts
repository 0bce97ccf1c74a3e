import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resetChanges } from './setting-changes.ts';
import { everySettingOf, file, inConfigFolders, open, sentences, set } from './testing.ts';

inConfigFolders();

test('a change removes the notice about that value, and no other', () => {
  writeFileSync(file, '{ "first": "me", "difficulty": "godlike" }');
  const config = open();
  set(config, ['first'], 2);
  expect(config.notices().map(({ key }) => key)).toEqual(['difficulty']);
});

test('resetting removes the notices about that part', () => {
  writeFileSync(file, '{ "first": "me", "appearance": { "theme": "pink" } }');
  const config = open();
  config.edit((now) => resetChanges(now, everySettingOf('appearance')));
  expect(config.notices().map(({ key }) => key)).toEqual(['first']);
});

test('only notices that were shown can be dismissed', () => {
  writeFileSync(file, '{ "first": "me", "difficulty": "godlike" }');
  const config = open();
  const [first = -1, ...others] = config.notices().map(({ id }) => id);
  config.dismissNotices([first]);
  expect(config.notices().map(({ id }) => id)).toEqual(others);
  config.dismissNotices(others);
  expect(config.notices()).toEqual([]);
});

test('a long value is cut short in its notice', () => {
  writeFileSync(file, JSON.stringify({ first: 'x'.repeat(5000) }));
  expect(sentences(open())[0]).toMatch(/^first can’t be "x{39}…" \(5,000 characters\)\. Allowed: /);
});
