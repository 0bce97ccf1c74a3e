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
      const index = new Uint8Array(pixels.length);
      for (let at = 0; at < pixels.length; at++) {
        const pixel = pixels[at] ?? 0;
        index[at] =
          before?.[at] === pixel ? unchanged : ditherOf(pixel, at % width, Math.floor(at / width));
      }
      const first = before === undefined;
      before = pixels;
      encoder.writeFrame(index, width, height, {
        delay: stay,
        dispose: 1,
        ...(first ? { palette: all, repeat: 0 } : {}),
        ...(!first && { transparent: true, transparentIndex: unchanged }),
      });
    },
    finish() {
      encoder.finish();
      return encoder.bytes();
    },
  };
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
