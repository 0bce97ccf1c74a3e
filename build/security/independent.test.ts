import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { independentGroups } from './independent.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'digit-duels-'));

afterAll(() => rmSync(root, { recursive: true }));

const measure = (file: string, test = file.replace('.ts', '.test.ts')) => ({
  item: undefined,
  rule: file,
  file,
  test,
  without: '',
});

test('measures are taken away together only if no test loads another’s file', () => {
  const files = {
    'a/door.test.ts': "import { door } from './door.ts';",
    'a/door.ts': "import { lock } from '../b/lock.ts';",
    'b/lock.test.ts': "import { lock } from './lock.ts';",
    'b/lock.ts': "const worker = new URL('./bolt.ts', import.meta.url);",
    'b/bolt.test.ts': "const bolt = await import('./bolt.ts');",
    'b/wall.test.ts': "import './wall.ts';",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const all = ['a/door.ts', 'b/lock.ts', 'b/bolt.ts', 'b/wall.ts', 'b/wall.ts'].map((file) =>
    measure(file),
  );
  const groups = independentGroups([...all, measure('c/list.yml', 'd/reader.test.ts')], root);
  expect(groups.map((group) => group.map(({ file }) => file))).toEqual([
    ['a/door.ts', 'b/wall.ts'],
    ['b/lock.ts', 'b/wall.ts'],
    ['b/bolt.ts'],
    ['c/list.yml'],
  ]);
});
