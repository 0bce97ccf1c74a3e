import { flushSync } from 'svelte';
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

test('a sentence that is taken back where it is no longer shown takes no other with it', () => {
  const announcer = new Announcer();
  let shown = $state(true);
  const end = $effect.root(() => {
    $effect(() => (shown ? announcer.say('Strike with the 3.') : undefined));
  });
  flushSync();
  shown = false;
  announcer.say('New game of Chopsticks.');
  flushSync();
  expect(announcer.said.map(({ text }) => text)).toEqual(['New game of Chopsticks.']);
  end();
});
