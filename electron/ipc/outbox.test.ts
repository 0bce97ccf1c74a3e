import { expect, test } from 'vitest';
import type { Events } from '../api/events.ts';
import { openOutbox } from './outbox.ts';

/** An outbox, and what it has sent since the last question. */
function opened() {
  const sent: unknown[] = [];
  const outbox = openOutbox((name, payload) => void sent.push([name, payload]));
  return { ...outbox, sent: () => sent.splice(0) };
}

const library = (revision: number) => ({ revision });

test('of a state that a page doesn’t keep up with, it gets the newest one', () => {
  const { tell, handled, sent } = opened();
  for (let revision = 1; revision <= 1000; revision++) tell('library', library(revision));
  expect(sent()).toEqual([['library', library(1)]]);
  handled('library');
  expect(sent()).toEqual([['library', library(1000)]]);
  handled('library');
  expect(sent()).toEqual([]);
  tell('library', library(1001));
  expect(sent()).toEqual([['library', library(1001)]]);
});

test('what is no state is sent each time, in its order', () => {
  const { tell, handled, sent } = opened();
  tell('command', 'undo');
  tell('command', 'undo');
  expect(sent()).toHaveLength(2);
  tell('library', library(1));
  tell('library', library(2));
  tell('command', 'table');
  tell('saved', 'a.duel');
  tell('command', 'table');
  tell('library', library(3));
  expect(sent()).toEqual([['library', library(1)]]);
  handled('library');
  expect(sent()).toEqual([
    ['library', library(3)],
    ['command', 'table'],
    ['saved', 'a.duel'],
    ['command', 'table'],
  ]);
});

test('the preferences are sent at once, before the answer to the request that changes them', () => {
  const { tell, sent } = opened();
  for (const volume of [1, 2]) tell('preferences', { volume } as never);
  expect(sent()).toEqual([
    ['preferences', { volume: 1 }],
    ['preferences', { volume: 2 }],
  ]);
});

test('a content is made when it is sent, and not at all if another one replaces it', () => {
  const { tell, handled, sent } = opened();
  let made = 0;
  const content = () => library(++made);
  for (let times = 0; times < 5; times++) tell('library', content);
  expect(made).toBe(1);
  handled('library');
  expect(made).toBe(2);
  expect(sent()).toEqual([
    ['library', library(1)],
    ['library', library(2)],
  ]);
});

test('a content with more parts is asked for each once the last one is handled', () => {
  const { tell, handled, sent } = opened();
  let left = 3;
  const part = () =>
    ({ left: --left, ...(left > 0 && { rest: true }) }) as unknown as Events['view'];
  tell('view', part);
  tell('command', 'table');
  expect(sent()).toEqual([['view', { left: 2, rest: true }]]);
  handled('view');
  expect(sent()).toEqual([['view', { left: 1, rest: true }]]);
  handled('view');
  expect(sent()).toEqual([
    ['view', { left: 0 }],
    ['command', 'table'],
  ]);
});

test('a page that begins anew is busy with nothing', () => {
  const { tell, handled, sent } = opened();
  tell('library', library(1));
  tell('library', library(2));
  handled(undefined);
  expect(sent()).toEqual([
    ['library', library(1)],
    ['library', library(2)],
  ]);
});
