import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { beginningOf, isolated, printable, visible, within } from './foreign-text.ts';

/** What is left of a text outside its isolates; undefined if one of them has no end, or no beginning. */
function outside(text: string): string | undefined {
  let depth = 0;
  let left = '';
  for (const sign of text) {
    if (/[\u2066-\u2068]/u.test(sign)) depth++;
    else if (sign === '\u2069') depth--;
    else if (depth === 0) left += sign;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? left : undefined;
}

describe('a text of others in a sentence', () => {
  it('stays as it is if it turns nothing', () => {
    for (const text of ['Ann', '', 'Zoë 🖐🏽', '12.5 %', 'a\nb']) expect(isolated(text)).toBe(text);
  });

  it('is an isolate if it has letters from right to left, or controls of direction', () => {
    expect(isolated('דני')).toBe('\u2068דני\u2069');
    expect(isolated('\u202eAnn')).toBe('\u2068\u202eAnn\u2069');
    expect(isolated('1 \u200f2')).toBe('\u20681 \u200f2\u2069');
  });

  it('becomes one only once', () => {
    const once = isolated('דני');
    expect(isolated(once)).toBe(once);
    expect(isolated(`${once} wins`)).toBe(`${once} wins`);
  });

  it('never closes its isolate itself, nor leaves one open, in any of its lines', () => {
    expect(isolated('\u2069\u202eAnn')).toBe('\u2068\u202eAnn\u2069');
    expect(isolated('\u2067Ann')).toBe('\u2068Ann\u2069');
    expect(isolated('\u2067a\nb\u2069')).toBe('\u2068a\u2069\n\u2068b\u2069');
    const signs = fc.constantFrom(
      ...Array.from('aא1 \n\u2028\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200f'),
    );
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
        for (const line of isolated(text).split('\n')) {
          expect(outside(line)).toMatch(/^[a1 \u2028]*$/u);
        }
      }),
    );
  });
});

describe('the beginning of a long text', () => {
  it('comes with the number of all characters', () => {
    expect(beginningOf('1'.repeat(120_000), 5)).toEqual({ start: '1111…', length: 120_000 });
    expect(beginningOf('12345', 5)).toBeUndefined();
  });

  it('is cut between characters as readers see them', () => {
    expect(beginningOf('👩‍👩‍👧🖐🏽e\u0301x', 3)).toEqual({ start: '👩‍👩‍👧🖐🏽…', length: 10 });
    expect(beginningOf('👩‍👩‍👧🖐🏽e\u0301x', 4)).toBeUndefined();
  });

  it('isn’t longer if a character has accents without end', () => {
    const start = beginningOf(`a${'\u0301'.repeat(9999)}`, 5)?.start;
    expect(start).toBe('a\u0301\u0301\u0301…');
    expect(beginningOf(`ab${'\u0301'.repeat(9999)}`, 5)?.start).toBe('a…');
  });

  it('has no half of a character at its end where units are counted', () => {
    expect(within('ab🖐', 3)).toBe('ab');
    expect(within('ab🖐', 4)).toBe('ab🖐');
  });
});

test.each([
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['fillers', '\u3164\uffa0\u115f\u1160'],
  ['the blank of Braille', '\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}'],
  ['controls and marks of direction', '\u202e\u200f\u061c\u0007'],
  ['spaces', ' \u00a0\u3000\u2028'],
  ['soft hyphens and joiners of graphemes', '\u00ad\u034f\u180e'],
])('a reader sees nothing of %s', (_, text) => {
  expect(visible(text)).toBe('');
  expect(visible(`${text}Ann`)).toContain('Ann');
});

test('on a terminal only line ends control anything', () => {
  expect(printable('\u001b[31mred\u009b2J\u202eAnn\u2069\u2028b\nc\r')).toBe(
    '\u{FFFD}[31mred\u{FFFD}2JAnn b\nc\u{FFFD}',
  );
});
