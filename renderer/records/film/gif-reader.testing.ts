/** The parts of a GIF's picture that tests check. */
export interface GifPicture {
  /** The duration (ms). */
  readonly stay: number;
  readonly transparent: boolean;
  /** The first column and the number of columns that it changes. */
  readonly columns: readonly [from: number, count: number];
}

/** Reads the pictures of a GIF. @throws if it isn't a GIF. */
export function readGif(bytes: Uint8Array): {
  readonly width: number;
  readonly height: number;
  readonly loops: boolean;
  readonly pictures: readonly GifPicture[];
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const byte = (at: number): number => view.getUint8(at);
  if (String.fromCharCode(...bytes.subarray(0, 6)) !== 'GIF89a') throw new Error('It is no GIF.');
  const tableSize = (flags: number): number =>
    (flags & 128) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
  const pictures: GifPicture[] = [];
  let loops = false;
  let control = { stay: 0, transparent: false };
  let at = 13 + tableSize(byte(10));
  const skipBlocks = (): void => {
    while (byte(at) !== 0) at += 1 + byte(at);
    at++;
  };
  for (;;) {
    const kind = byte(at++);
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = byte(at++);
      if (label === 0xff) loops = true;
      if (label === 0xf9) {
        control = {
          stay: view.getUint16(at + 2, true) * 10,
          transparent: (byte(at + 1) & 1) === 1,
        };
      }
    } else if (kind === 0x2c) {
      const flags = byte(at + 8);
      const columns = [view.getUint16(at, true), view.getUint16(at + 4, true)] as const;
      at += 9 + tableSize(flags) + 1;
      pictures.push({ ...control, columns });
    } else throw new Error(`Block ${kind} at ${at - 1} is unknown.`);
    skipBlocks();
  }
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), loops, pictures };
}
