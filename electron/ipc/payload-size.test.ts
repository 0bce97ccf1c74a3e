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

const endless: Record<string, unknown> = {};
endless['self'] = [endless, endless];

const deep = JSON.parse(`${'['.repeat(6000)}${']'.repeat(6000)}`) as unknown;

test.each([
  ['a long text', { move: 'a'.repeat(300_000) }],
  ['long names', { settings: { ['a'.repeat(300_000)]: 1 } }],
  ['many values', { parts: Array.from({ length: 1e6 }, () => 'a') }],
  ['an array of nothing', { parts: Array.from({ length: 6000 }) }],
  ['something in itself', endless],
  ['something deep', deep],
  ['bytes', new Uint8Array(1e7)],
  ['bytes below', { parts: [new Uint8Array(10).buffer] }],
])('%s is not', (_, payload) => {
  expect(isOfPayloadSize(payload)).toBe(false);
});
