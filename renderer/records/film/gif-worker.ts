// The worker that builds a GIF for `gif-thread.ts`. Each message is answered by one.
import { makeGif, type GifMaker } from './gif.ts';
import type { GifAnswer, GifMessage } from './gif-thread.ts';

let gif: GifMaker | undefined;

addEventListener('message', ({ data: message }: MessageEvent<GifMessage>) => {
  const bytes = perform(message);
  postMessage({ bytes } satisfies GifAnswer, {
    transfer: bytes === undefined ? [] : [bytes.buffer],
  });
});

function perform(message: GifMessage): Uint8Array<ArrayBuffer> | undefined {
  if (message.kind === 'start') gif = makeGif(message.samples);
  else if (gif === undefined) throw new Error('No GIF has been started.');
  else if (message.kind === 'finish') return gif.finish();
  else {
    for (const [index, picture] of message.pictures.entries()) {
      gif.add(picture, message.stays[index] ?? 0);
    }
  }
  return undefined;
}
