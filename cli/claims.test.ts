import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonOf } from './testing.ts';

const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'claims.md'), 'utf8');

/** The commands of the page and their results there. */
const rows = [...page.matchAll(/\| ([^|]+?) +\| `(solve [^`]+)` +\|/g)].map(
  ([, solved = '', command = '']) => [command, solved] as const,
);

const names: Readonly<Record<string, string>> = { win: 'win', lose: 'loss', draw: 'draw' };

test('every row has its command', () => {
  const lines = page.split('\n').filter((line) => /^\| .*`solve /.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows).toHaveLength(lines.length);
});

test.each(rows)('%s: %s', async (command, solved) => {
  const answer = await jsonOf(command.split(' '));
  const { value, remoteness } = answer['start'] as { value: string; remoteness: number | null };
  const name = names[value];
  expect(remoteness === null ? name : `${name} in ${remoteness}`).toBe(solved);
});
