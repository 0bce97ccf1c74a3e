import { pick, type Random } from '../../engine/random.ts';

type Mutation = (text: string, random: Random) => Buffer | string;

const junk = [
  '{',
  '[',
  '}',
  ']',
  '"',
  ',',
  ':',
  '//',
  '/*',
  '\0',
  '\u{FEFF}',
  '-1',
  '1e999',
  'null',
];

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
  '"' + 'x'.repeat(9000) + '"',
];

/** What may happen to the text of a file, from a flipped bit to another encoding. */
const mutations: Readonly<Record<string, Mutation>> = {
  unchanged: (text) => text,
  bits(text, random) {
    const bytes = Buffer.from(text);
    for (let count = 0; count <= random.below(4); count++) {
      const at = random.below(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.below(8)), at);
    }
    return bytes;
  },
  cut: (text, random) => Buffer.from(text).subarray(0, random.below(text.length)),
  removed(text, random) {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(12));
  },
  inserted(text, random) {
    const at = random.below(text.length);
    return text.slice(0, at) + pick(random, junk) + text.slice(at);
  },
  repeated(text, random) {
    const at = random.below(text.length);
    const part = text.slice(at, at + 1 + random.below(60));
    return text.slice(0, at) + part.repeat(2 + random.below(3)) + text.slice(at);
  },
  line(text, random) {
    const lines = text.split('\n');
    lines.splice(random.below(lines.length), random.below(2), pick(random, lines));
    return lines.join('\n');
  },
  nested(text, random) {
    const depth = pick(random, [5, 31, 32, 33, 20_000]);
    const open = pick(random, ['[', '{"a":', '{"appearance":', '[},']);
    const at = random.below(text.length);
    return text.slice(0, at) + open.repeat(depth) + text.slice(at);
  },
  retyped(text, random) {
    const found = [...text.matchAll(/: ?("[^"]*"|\d+|true|false|\[[^[\]]*\]|\{[^{}]*\})/g)];
    if (found.length === 0) return pick(random, values);
    const { index, 0: whole } = pick(random, found);
    return `${text.slice(0, index)}: ${pick(random, values)}${text.slice(index + whole.length)}`;
  },
  renamed: (text, random) =>
    text.replace(/"\w+"(?= ?:)/g, (key) => (random.below(4) === 0 ? `"x${key.slice(1)}` : key)),
  many(text) {
    const keys = Array.from({ length: 300 }, (_, index) => `"key${index}": ${index}`);
    return text.replace('{', `{ ${keys.join(', ')}, `);
  },
  latin: (text) => Buffer.from(`${text}// schwör`, 'latin1'),
  wide: (text) => Buffer.from(`\u{FEFF}${text}`, 'utf16le'),
  swapped: (text) => Buffer.from(`\u{FEFF}${text}`, 'utf16le').swap16(),
  marked: (text) => `\u{FEFF}${text}`,
  windows: (text) => text.replaceAll('\n', '\r\n'),
  noise: (_, random) => Buffer.from(Array.from({ length: 300 }, () => random.below(256))),
  large: (text, random) => text + ' '.repeat(2 ** 20 * (1 + random.below(3))),
  empty: () => '',
};

/** A text after something happened to it. */
export interface Mutated {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Does something at random to a text. */
export function mutated(text: string, random: Random): Mutated {
  const [name, mutation] = pick(random, Object.entries(mutations));
  return { name, bytes: Buffer.from(mutation(text, random)) };
}
