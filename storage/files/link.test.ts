import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { linkOf, textOfLink } from './link.ts';

function read(link: string): string {
  const text = textOfLink(link, 1);
  return text.ok ? text.value : inEnglish(text.error);
}

test('repetitive text becomes short', async () => {
  expect((await linkOf('1. A-C 2. A-D '.repeat(100))).length).toBeLessThan(100);
});

test('a link to a text that is too large is never unpacked', () => {
  const packed = deflateRawSync(Buffer.alloc(64 * 2 ** 20)).toString('base64url');
  expect(packed.length).toBeLessThan(2 ** 20);
  // A text of 64 MB would not fit into the report of a failure.
  expect(read(`duel:${packed}`).slice(0, 80)).toBe('This link would unpack to more than 1 MB.');
  expect(read(`duel:${'A'.repeat(2 ** 20)}`)).toBe('This link would unpack to more than 1 MB.');
});

test.each([
  ['nothing', ''],
  ['no text', 'duel:'],
  ['another link', 'https://example.org'],
  ['a part of one', (await linkOf('1. A-C 2. A-D')).slice(0, -4)],
  ['one with another beginning', (await linkOf('1. A-C')).replace('duel', 'game')],
  ['one with other letters', `${await linkOf('1. A-C')}!`],
  ['noise', 'duel:abcdefgh'],
  ['what is no text', `duel:${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`],
])('%s is refused', (_, link) => {
  expect(read(link)).toBe('This link is damaged or not complete.');
});

test('any link is read or refused', () => {
  fc.assert(
    fc.property(fc.base64String(), (text) => {
      expect(() => read(`duel:${text}`)).not.toThrow();
    }),
  );
});

test(
  'any text survives in letters that mail programs don’t change',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const link = await linkOf(text);
        expect(link).toMatch(/^duel:[\w-]+$/);
        expect(read(link)).toBe(text);
        expect(read(` ${link.replace(/.{20}/g, '$&\r\n')}\n`)).toBe(text);
      }),
      { numRuns: 30 },
    );
  },
);
