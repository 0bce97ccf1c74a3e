import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { markedMeasures, measuresIn } from './marks.mjs';
import { tableOf } from './table.mjs';

test('every one of the twenty items of the checklist has a measure', () => {
  const items = new Set(markedMeasures().flatMap(({ item }) => item ?? []));
  expect([...items]).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('docs/security.md has the table of the measures, which npm run security -- --write writes', () => {
  const text = fs.readFileSync(inRoot('docs', 'security.md'), 'utf8');
  expect(unpadded(text)).toContain(unpadded(tableOf(markedMeasures())));
});

/** A table without the spaces and dashes that align its columns. */
function unpadded(table: string): string {
  return table.replace(/ +/g, ' ').replace(/-{3,}/g, '---').replace(/-+:/g, '-:');
}

test.each([
  ['a guard', '@if (bad) refuse();', 'if (false) refuse();'],
  ['a switch', 'const a = { @sandbox: true };', 'const a = { sandbox: false };'],
  ['a property', 'const a = { @most: 5, other };', 'const a = { other };'],
  ['a limit', '@const most = 2 ** 20;', 'const most = Infinity;'],
  ['a call', 'before(); @lockDown();', 'before();'],
  ['the first operand', 'const own = @ours && known;', 'const own = true && known;'],
  ['another operand', 'const own = ours && @known;', 'const own = ours && true;'],
  ['one of flags', 'open(O_CREAT | @O_EXCL);', 'open(O_CREAT | 0);'],
  ['an element', "const all = [ @'none', 'other'];", "const all = [ 'other'];"],
])('%s is taken away', (_, code, left) => {
  const [measure] = measuresIn('a/b.ts', code.replace('@', '\n// Security 1: A rule.\n'));
  expect(measure?.without.replace(/\s*\/\/.*\s*/, ' ').trim()).toBe(left);
});

test('an absence is taken away by putting there what must not be', () => {
  const code = '// Security, held by c.test.ts, never `leak();`: A rule.\nrest();';
  expect(measuresIn('a/b.ts', code)).toEqual([
    {
      item: undefined,
      rule: 'A rule.',
      file: 'a/b.ts',
      test: 'a/c.test.ts',
      without: code.replace('\nrest', '\nleak();\nrest'),
    },
  ]);
});

test.each(['function some() { call(); }', 'return limit; call();', 'export { some }; call();'])(
  'a mark before what can’t be taken away is refused: %s',
  (code) => {
    expect(() => measuresIn('a/b.ts', `// Security 1: A rule.\n${code}`)).toThrow(
      'what follows "A rule." can\'t be taken away',
    );
  },
);
