import { GIFEncoder, quantize } from 'gifenc';
import { ditheredBy } from './dither.ts';

/** A picture: red, green, blue and alpha of each pixel, row by row, as in `ImageData`. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Builds an animated GIF picture by picture. */
export interface GifMaker {
  /** Adds a picture with its duration (ms). It keeps the pixels until the next picture. */
  add(picture: Pixels, stay: number): void;
  /** Completes the file. */
  finish(): Uint8Array<ArrayBuffer>;
}

/** One of the 256 colours means "unchanged since the previous picture". */
const mostColours = 255;

/** Every third pixel is enough to find a picture's colours. */
const sampled = 3;

/**
 * Starts a GIF. All pictures share one palette, and each stores only what has changed, to keep the
 * file small.
 *
 * @param samples - pictures that together contain all colours.
 */
export function makeGif(samples: readonly Pixels[]): GifMaker {
  const palette = quantize(pixelsOf(samples), mostColours);
  const unchanged = palette.length;
  const all: typeof palette = [...palette, [0, 0, 0]];
  const encoder = GIFEncoder();
  const ditherOf = ditheredBy(palette);
  let before: Uint32Array | undefined;

  return {
    add({ data, width, height }, stay) {
      const pixels = wholePixels(data);
      const first = before === undefined;
      const { left, top, right, bottom } = changedArea(pixels, before, width, height);
      const index = new Uint8Array((right - left) * (bottom - top));
      let to = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const at = y * width + x;
          const pixel = pixels[at] ?? 0;
          index[to++] = before?.[at] === pixel ? unchanged : ditherOf(pixel, x, y);
        }
      }
      before = pixels;
      const start = encoder.bytesView().length;
      encoder.writeFrame(index, right - left, bottom - top, {
        delay: stay,
        dispose: 1,
        ...(first ? { palette: all, repeat: 0 } : {}),
        ...(!first && { transparent: true, transparentIndex: unchanged }),
      });
      if (!first) moveFrame(encoder.bytesView().subarray(start), left, top);
    },
    finish() {
      encoder.finish();
      return encoder.bytes();
    },
  };
}

/** The smallest rectangle with all pixels that differ: one pixel if none does, all of a first picture. */
function changedArea(
  pixels: Uint32Array,
  before: Uint32Array | undefined,
  width: number,
  height: number,
): { left: number; top: number; right: number; bottom: number } {
  if (before === undefined) return { left: 0, top: 0, right: width, bottom: height };
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let from = 0;
    while (from < width && pixels[row + from] === before[row + from]) from++;
    if (from === width) continue;
    let to = width;
    while (pixels[row + to - 1] === before[row + to - 1]) to--;
    left = Math.min(left, from);
    right = Math.max(right, to);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
}

/** The length of the block with the duration and the transparent colour of a frame, which is before its image. */
const controlLength = 8;

/** Moves a frame to its place, since gifenc puts every frame into the upper left corner. */
function moveFrame(frame: Uint8Array, left: number, top: number): void {
  const image = new DataView(frame.buffer, frame.byteOffset + controlLength);
  image.setUint16(1, left, true);
  image.setUint16(3, top, true);
}

/** The pixels as one number each, red in the lowest byte. */
function wholePixels({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

function pixelsOf(samples: readonly Pixels[]): Uint8Array {
  const parts = samples.map(({ data }) => wholePixels(data).filter((_, at) => at % sampled === 0));
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(all.buffer);
}
