import * as fc from 'fast-check';

/** A file after something happened to its text. */
export interface Damaged {
  /** The kind of damage. */
  readonly name: string;
  readonly bytes: Buffer;
}

const junk = ['{', '[', '}', ']', '"', ',', ':', '//', '/*', '\0', '\u{FEFF}', '-1', '1e999'];

const values = [
  'null',
  '5',
  '"dark"',
  '[]',
  '{}',
  '[{}]',
  '-200',
  'true',
  '1e400',
  `"${'x'.repeat(9000)}"`,
];

/** What may happen to the text of a file, from a flipped bit to another encoding. The text must not be empty. */
const damages: Readonly<Record<string, (text: string) => fc.Arbitrary<Buffer | string>>> = {
  unchanged: (text) => fc.constant(text),
  bits: (text) =>
    fc
      .array(fc.nat(Buffer.byteLength(text) * 8 - 1), { minLength: 1, maxLength: 4 })
      .map((flipped) => {
        const bytes = Buffer.from(text);
        for (const bit of flipped)
          bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        return bytes;
      }),
  cut: (text) => placeIn(text).map((at) => Buffer.from(text).subarray(0, at)),
  removed: (text) =>
    fc
      .tuple(placeIn(text), fc.integer({ min: 1, max: 12 }))
      .map(([at, length]) => text.slice(0, at) + text.slice(at + length)),
  inserted: (text) =>
    fc
      .tuple(placeIn(text), fc.constantFrom(...junk))
      .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at)),
  repeated: (text) =>
    fc
      .tuple(placeIn(text), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2, max: 4 }))
      .map(
        ([at, length, times]) =>
          text.slice(0, at) + text.slice(at, at + length).repeat(times) + text.slice(at),
      ),
  line: (text) => {
    const lines = text.split('\n');
    return fc
      .tuple(fc.nat(lines.length - 1), fc.nat(1), fc.constantFrom(...lines))
      .map(([at, removed, line]) => lines.toSpliced(at, removed, line).join('\n'));
  },
  nested: (text) =>
    fc
      .tuple(
        placeIn(text),
        fc.constantFrom('[', '{"a":', '{"appearance":', '[},'),
        fc.constantFrom(5, 31, 32, 33, 20_000),
      )
      .map(([at, open, depth]) => text.slice(0, at) + open.repeat(depth) + text.slice(at)),
  retyped(text) {
    const found = [...text.matchAll(/: ?("[^"]*"|\d+|true|false|\[[^[\]]*\]|\{[^{}]*\})/g)];
    const value = fc.constantFrom(...values);
    if (found.length === 0) return value;
    return fc
      .tuple(fc.constantFrom(...found), value)
      .map(
        ([{ index, 0: whole }, other]) =>
          `${text.slice(0, index)}: ${other}${text.slice(index + whole.length)}`,
      );
  },
  renamed(text) {
    const keys = /"\w+"(?= ?:)/g;
    const count = text.match(keys)?.length ?? 0;
    return fc.array(fc.nat(3), { minLength: count, maxLength: count }).map((chances) => {
      let next = 0;
      return text.replace(keys, (key) => (chances[next++] === 0 ? `"x${key.slice(1)}` : key));
    });
  },
  many(text) {
    const keys = Array.from({ length: 300 }, (_, index) => `"key${index}": ${index}`);
    return fc.constant(text.replace('{', `{ ${keys.join(', ')}, `));
  },
  latin: (text) => fc.constant(Buffer.from(`${text}// schwör`, 'latin1')),
  wide: (text) => fc.constant(Buffer.from(`\u{FEFF}${text}`, 'utf16le')),
  swapped: (text) => fc.constant(Buffer.from(`\u{FEFF}${text}`, 'utf16le').swap16()),
  marked: (text) => fc.constant(`\u{FEFF}${text}`),
  windows: (text) => fc.constant(text.replaceAll('\n', '\r\n')),
  noise: () => fc.uint8Array({ minLength: 300, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  large: (text) =>
    fc.integer({ min: 1, max: 3 }).map((megabytes) => text + ' '.repeat(2 ** 20 * megabytes)),
  empty: () => fc.constant(''),
};

/** A text after one damage, each kind as likely as another. */
export function damaged(text: string): fc.Arbitrary<Damaged> {
  return fc.oneof(
    ...Object.entries(damages).map(([name, damage]) =>
      damage(text).map((changed): Damaged => ({ name, bytes: Buffer.from(changed) })),
    ),
  );
}

function placeIn(text: string): fc.Arbitrary<number> {
  return fc.nat(text.length - 1);
}
