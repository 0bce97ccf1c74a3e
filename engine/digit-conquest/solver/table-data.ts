import { tableSize, type Race } from './race.ts';

/** A solved table in the source. */
export interface TableData {
  readonly race: Race;
  /** The most that one more pass over the deck changes. */
  readonly residual: number;
  /** The largest error of any value, as `npm run tables -- check` proves. */
  readonly within: number;
  /** The largest error of any value of any deck in fixed point, as `npm run tables -- bounds` proves. */
  readonly inFixedPoint: number;
  /** The CRC-32 of the bytes. */
  readonly checksum: number;
  /** The rows of the table without the last one, which is all 1: little-endian numbers of 8 bytes. */
  readonly base64: string;
}

/** Decodes a table. @throws RangeError if its checksum is wrong. */
export function readTable({ race, checksum, base64 }: TableData): Float64Array {
  const bytes = fromBase64(base64);
  if (checksumOf(bytes) !== checksum) throw new RangeError('The table of the deck is damaged.');
  const table = new Float64Array(tableSize(race)).fill(1);
  table.set(new Float64Array(bytes.buffer));
  return table;
}

/** The CRC-32 of some bytes, as zip files have it. */
export function checksumOf(bytes: Uint8Array): number {
  let register = 0xffffffff;
  for (const byte of bytes) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      register = (register >>> 1) ^ ((register & 1) === 1 ? 0xedb88320 : 0);
    }
  }
  return (register ^ 0xffffffff) >>> 0;
}

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64. Not every runtime of the engine has a decoder. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Map(Array.from(base64Letters, (letter, value) => [letter, value]));
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of digits) {
    held = ((held << 6) | (values.get(letter) ?? 0)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 0xff;
    }
  }
  return bytes;
}
