import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { formatDuel } from './format-duel.ts';
import { parseDuel } from './parse-duel.ts';

const pages = import.meta.glob<string>('../../docs/duel-format.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [page = ''] = Object.values(pages);
const examples = [...page.matchAll(/```duel\n([\s\S]*?)```/g)].map(([, text = '']) => text);

test('every example of the document is read and written as it stands there', () => {
  const shown = examples.flatMap((text) => {
    const parsed = parseDuel(text);
    if (!parsed.ok) throw new Error(`${JSON.stringify(parsed)}\n${text}`);
    expect(formatDuel(parsed.value)).toBe(text);
    return parsed.value.map(({ game }) => game);
  });
  expect([...new Set(shown)].sort()).toEqual(games.map(({ id }) => id).sort());
});

test('the document names every tag of a record', () => {
  for (const [, name = ''] of examples.join('').matchAll(/^\[([A-Z]\w*)/gm)) {
    expect(page).toMatch(new RegExp(`\`${name}\``));
  }
});
