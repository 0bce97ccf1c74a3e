import { expect, test } from 'vitest';
import { isOfPayloadSize } from './payload-size.ts';

test('ordinary requests are small enough', () => {
  expect(isOfPayloadSize(undefined)).toBe(true);
  const sentences = Array.from({ length: 300 }, (_, index) => `${index} ${'a'.repeat(200)}`);
  expect(isOfPayloadSize({ sentences })).toBe(true);
});

test('a request that brings a file may be larger', () => {
  const text = { text: 'a'.repeat(300_000) };
  expect(isOfPayloadSize(text, 400_000)).toBe(true);
  expect(isOfPayloadSize(text, 250_000)).toBe(false);
});

test('what lies within an array, a map or a set counts, once for each value', () => {
  const texts = Array.from({ length: 4000 }, (_, index) => `${index}`);
  for (const payload of [texts, new Set(texts), new Map(texts.slice(2000).entries())]) {
    expect(isOfPayloadSize({ payload })).toBe(true);
    expect(isOfPayloadSize({ payload, more: texts })).toBe(false);
  }
  expect(isOfPayloadSize([1n, new Date(), /a/, new Error('why'), new Array(9)])).toBe(true);
});

const endless: Record<string, unknown> = {};
endless['self'] = [endless, endless];

const deep = JSON.parse(`${'['.repeat(6000)}${']'.repeat(6000)}`) as unknown;

test.each<[string, unknown]>([
  ['a long text', { move: 'a'.repeat(300_000) }],
  ['long names', { settings: { ['a'.repeat(300_000)]: 1 } }],
  ['many values', { parts: Array.from({ length: 1e6 }, () => 'a') }],
  ['an array of nothing', { parts: Array.from({ length: 6000 }) }],
  ['holes', { hands: [new Array(1e7), [1, 1]] }],
  ['more holes than memory', [new Array(2 ** 32 - 1)]],
  ['holes in a map', new Map([['hands', new Array(1e7)]])],
  ['holes as a key', new Map([[new Array(1e7), 'hands']])],
  ['holes in a set', new Set([new Array(1e7)])],
  ['many small objects', Array.from({ length: 2000 }, () => ({ one: 1, two: [2] }))],
  ['one array many times', Array.from({ length: 100 }, () => new Array<number>(100).fill(0))],
  ['a large set', new Set(Array.from({ length: 6000 }).keys())],
  ['a large map', new Map(Array.from({ length: 3000 }).entries())],
  ['a long integer', { revision: 10n ** 100_000n }],
  ['a long negative one', -(10n ** 100_000n)],
  ['a long text as an object', [Object('a'.repeat(300_000))]],
  ['something in itself', endless],
  ['something deep', deep],
  ['bytes', new Uint8Array(1e7)],
  ['bytes below', { parts: [new Uint8Array(10).buffer] }],
])('%s is not', (_, payload) => {
  expect(isOfPayloadSize(payload)).toBe(false);
});
