import { describe, expect, it } from 'vitest';
import { decode, encode } from './codec.ts';

const copy = (value: unknown) => decode(encode(value));

describe('codec', () => {
  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['text', 'app://bundle/ ünï'],
    ['numbers', [0, -0, 1.5, NaN, Infinity, -Infinity]],
    ['large numbers', 2n ** 70n],
    ['a date', new Date(1234)],
    ['a pattern', /a+b/giu],
    ['a map of sets', new Map([['k', new Set([1, { two: 2 }])]])],
    ['bytes', new Uint8Array([1, 2, 255])],
    ['other views', new Float64Array([1.5, -2])],
    ['a buffer', new Uint8Array([7, 8]).buffer],
    ['nested objects', { a: [{ b: { c: undefined } }], '#': ['seen', 0] }],
  ])('copies %s', (_name, value) => {
    expect(copy(value)).toStrictEqual(value);
  });

  it('copies errors with their kind', () => {
    const error = copy(new RangeError('too far'));
    expect(error).toBeInstanceOf(RangeError);
    expect((error as Error).message).toBe('too far');
  });

  it('keeps cycles and shared references', () => {
    const shared = { name: 'shared' };
    const value: Record<string, unknown> = { first: shared, second: shared };
    value.self = value;
    const result = copy(value) as typeof value;
    expect(result.self).toBe(result);
    expect(result.first).toBe(result.second);
  });

  it('keeps holes in lists', () => {
    const list: unknown[] = [];
    list[2] = 'third';
    const result = copy(list) as unknown[];
    expect(result).toHaveLength(3);
    expect(0 in result).toBe(false);
  });

  it('treats a key named __proto__ as any other', () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}}') as object;
    const result = copy(value) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual(['__proto__']);
    expect(result.polluted).toBeUndefined();
  });

  it.each([
    ['functions', () => 1],
    ['symbols', Symbol('s')],
    ['promises', Promise.resolve()],
    ['weak maps', new WeakMap()],
    // UI frameworks wrap their state in proxies.
    ['proxies', new Proxy({ digit: 5 }, {})],
    ['proxies of lists', new Proxy([5], {})],
  ])('refuses %s', (_name, value) => {
    expect(() => encode({ value })).toThrow(/^An object could not be cloned\.$/);
  });

  it('copies instances as plain objects and drops symbols', () => {
    class Card {
      readonly digit = 5;
    }
    expect(
      copy([Object.assign(new Card(), { [Symbol('secret')]: true }), Object.create(null)]),
    ).toStrictEqual([{ digit: 5 }, {}]);
  });

  it('copies an invalid date', () => {
    expect(copy(new Date(NaN))).toEqual(new Date(NaN));
  });

  it('copies views of part of a buffer', () => {
    const bytes = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
    expect(copy(bytes)).toEqual(new Uint8Array([2, 3]));
  });
});
