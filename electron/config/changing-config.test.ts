import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { resetChanges } from './setting-changes.ts';
import { folder } from '../../storage/files/testing.ts';
import {
  defaultConfig,
  everySettingOf,
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

test('changes one value and nothing else', () => {
  const text = `// mine
{
"unknown": { "a": 1 }, // kept
"chopsticks": { "overflow": "cutoff" /* for now */ },
}
`;
  writeFileSync(file, text);
  const config = open();
  set(config, ['chopsticks', 'overflow'], 'rollover');
  expect(onDisk()).toBe(text.replace('"cutoff"', '"rollover"'));
  expect(config.config().settings['chopsticks']).toMatchObject({ overflow: 'rollover' });
});

test('adds missing keys', () => {
  const config = open();
  set(config, ['appearance', 'textSize'], 150);
  expect(config.config().appearance.textSize).toBe(150);
  expect(open().config().appearance.textSize).toBe(150);
});

test('another language is written at once in the schema', () => {
  writeFileSync(file, '{ "first": "me" }');
  const config = open();
  set(config, ['language'], 'de');
  expect(schema()).toContain('Farbschema');
});

test('a broken file is replaced by a whole one, and a copy of it stays', () => {
  writeFileSync(file, '{ "difficulty": ');
  const config = open();
  set(config, ['difficulty'], 'easy');
  expect(open().config().difficulty).toEqual(['easy']);
  expect(open().notices()).toEqual([]);
  expect(kept()).toHaveLength(1);
});

test('does not undo what another program wrote a moment before', () => {
  const config = open();
  writeFileSync(file, '{ "difficulty": "hard" }');
  set(config, ['first'], 2);
  expect(config.config()).toMatchObject({ difficulty: ['hard'], first: 2 });
  expect(open().config()).toMatchObject({ difficulty: ['hard'], first: 2 });
});

test('resetting a part restores its defaults, and everything else stays as it was written', () => {
  const text = `// mine
{
"first": 2,
"appearance": { "theme": "dark" /* at night */, "glow": 3, "textSize": 150 },
"chopsticks": { "overflow": "rollover" },
}
`;
  writeFileSync(file, text);
  const config = open();
  config.edit((now) => resetChanges(now, everySettingOf('appearance')));
  expect(config.config()).toMatchObject({ first: 2, appearance: defaultConfig.appearance });
  expect(config.config().settings['chopsticks']).toMatchObject({ overflow: 'rollover' });
  expect(onDisk()).toContain('// mine');
  expect(onDisk()).toContain('"glow": 3');
  expect(onDisk()).not.toMatch(/theme|textSize/);
  config.edit((now) =>
    resetChanges(now, ['chopsticks', 'summation-duel', 'appearance'].flatMap(everySettingOf)),
  );
  expect(config.config()).toEqual({ ...defaultConfig, first: 2 });
  expect(open().config()).toEqual({ ...defaultConfig, first: 2 });
});

test.each(['"dark"', '5', '[]', 'null'])(
  'where %s stands in the place of a section, a change is made and the old file kept',
  (malformed) => {
    const text = `{ "appearance": ${malformed}, "first": 2 }`;
    writeFileSync(file, text);
    const config = open();
    set(config, ['appearance', 'theme'], 'light');
    expect(sentences(config)).toEqual([expect.stringContaining(kept()[0] ?? 'no copy')]);
    expect(kept().map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([text]);
    set(config, ['difficulty'], 'hard');
    expect(open().config()).toMatchObject({
      appearance: { theme: 'light' },
      first: 2,
      difficulty: ['hard'],
    });
    expect(kept()).toHaveLength(1);
  },
);

test('an edit is asked for its changes once', () => {
  const edit = vi.fn(() => [{ keys: ['first'], value: 2 }]);
  open().edit(edit);
  expect(edit).toHaveBeenCalledOnce();
});

test('an impossible change is refused, and later changes are made', () => {
  const config = open();
  const before = onDisk();
  expect(() =>
    config.edit(() => {
      throw new RangeError('It is taken.');
    }),
  ).toThrow('It is taken.');
  expect(onDisk()).toBe(before);
  set(config, ['first'], 2);
  expect(open().config().first).toBe(2);
});

test.skipIf(process.platform === 'win32')(
  'a link stays one, and what it leads to is written',
  () => {
    const target = path.join(folder, 'dotfiles', 'digits.jsonc');
    mkdirSync(path.dirname(target));
    symlinkSync(target, file);
    set(open(), ['first'], 2);
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toContain('"first": 2');
  },
);
