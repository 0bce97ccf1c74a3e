import { expect, test } from 'vitest';
import { Announcer } from './announcer.svelte.ts';

test('a repeated sentence is announced again, and an empty one is not', () => {
  const announcer = new Announcer();
  for (const text of ['Draw.', '', 'Draw.']) announcer.say(text);
  expect(announcer.said.map(({ text }) => text)).toEqual(['Draw.', 'Draw.']);
  expect(new Set(announcer.said.map(({ id }) => id)).size).toBe(2);
});

test('old sentences are forgotten, and the newest comes last', () => {
  const announcer = new Announcer();
  for (let count = 1; count <= 100; count++) announcer.say(String(count));
  expect(announcer.said.length).toBeLessThan(20);
  expect(announcer.said.at(-1)?.text).toBe('100');
});
