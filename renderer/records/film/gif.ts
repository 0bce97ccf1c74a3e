import { GIFEncoder, quantize } from 'gifenc';
import { ditheredBy } from './dither.ts';

/** Builds an animated GIF picture by picture. */
export interface GifMaker {
  /** Adds a picture with its duration (ms). */
  add(picture: ImageData, stay: number): void;
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
export function makeGif(samples: readonly ImageData[]): GifMaker {
  const palette = quantize(pixelsOf(samples), mostColours);
  const unchanged = palette.length;
  const all: typeof palette = [...palette, [0, 0, 0]];
  const encoder = GIFEncoder();
  const ditherOf = ditheredBy(palette);
  let before: Uint32Array | undefined;

  return {
    add({ data, width, height }, stay) {
      const pixels = new Uint32Array(data.buffer.slice(0));
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

function pixelsOf(samples: readonly ImageData[]): Uint8Array {
  const parts = samples.map(({ data }) => {
    const pixels = new Uint32Array(data.buffer);
    return pixels.filter((_, at) => at % sampled === 0);
  });
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(all.buffer);
}
