import { expect, test } from 'vitest';
import { formatTask } from '../task/format-task.ts';
import { isTask, parseTask } from '../task/parse-task.ts';
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
  expect(examples).not.toHaveLength(0);
  for (const text of examples) {
    const task = isTask(text) ? parseTask(text) : undefined;
    const parsed = parseDuel(text);
    if (!parsed.ok || task?.ok === false) throw new Error(`${JSON.stringify(parsed)}\n${text}`);
    expect(task ? formatTask(task.value) : formatDuel(parsed.value)).toBe(text);
  }
});

test('the document names every tag of a record', () => {
  for (const [, name = ''] of examples.join('').matchAll(/^\[([A-Z]\w*)/gm)) {
    expect(page).toMatch(new RegExp(`\`${name}\``));
  }
});
