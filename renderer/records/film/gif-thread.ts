import type { Pixels } from './gif.ts';

/** What `gif-worker.ts` is to do. */
export type GifMessage =
  | { readonly kind: 'start'; readonly samples: readonly Pixels[] }
  | {
      readonly kind: 'add';
      readonly pictures: readonly Pixels[];
      readonly stays: readonly number[];
    }
  | { readonly kind: 'finish' };

/** The file, after `finish`. */
export interface GifAnswer {
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** A GIF that a thread of its own builds, so that the page answers meanwhile. */
export interface GifThread {
  /** Adds pictures with their durations (ms); resolves when they are in the file. */
  add(pictures: readonly ImageData[], stays: readonly number[]): Promise<void>;
  /** Completes the file. */
  finish(): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread, whatever it does. */
  close(): void;
}

/**
 * Starts a GIF.
 *
 * @param samples - pictures that together contain all colours.
 */
export function startGif(samples: readonly ImageData[]): GifThread {
  const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' });

  function ask(message: GifMessage, moved: readonly Transferable[] = []): Promise<GifAnswer> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => resolve(data);
      worker.onerror = ({ message: reason }) => reject(new Error(reason));
      worker.postMessage(message, [...moved]);
    });
  }

  const started = ask({ kind: 'start', samples: samples.map(pixels) }, samples.map(buffer));
  return {
    async add(pictures, stays) {
      await started;
      await ask({ kind: 'add', pictures: pictures.map(pixels), stays }, pictures.map(buffer));
    },
    async finish() {
      await started;
      const { bytes } = await ask({ kind: 'finish' });
      if (bytes === undefined) throw new Error('The animation has no bytes.');
      return bytes;
    },
    close: () => worker.terminate(),
  };
}

/** Without the rest of `ImageData`, whose pixels would be copied rather than moved to the thread. */
function pixels({ data, width, height }: ImageData): Pixels {
  return { data, width, height };
}

function buffer({ data }: ImageData): ArrayBuffer {
  return data.buffer;
}
