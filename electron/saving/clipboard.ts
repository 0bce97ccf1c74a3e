import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The system's clipboard. */
export interface Clipboard {
  readText(): Promise<string>;
  writeText(text: string): Promise<void>;
  /** @param png - the bytes of a picture. */
  writePicture(png: Buffer): Promise<void>;
}

/** A clipboard whose failures are refusals. */
export function refusingClipboard(clipboard: Clipboard): Clipboard {
  return {
    readText: () => clipboard.readText(),
    writeText: (text) => written(() => clipboard.writeText(text)),
    writePicture: (png) => written(() => clipboard.writePicture(png)),
  };
}

/** @throws Refusal if it can't be written. */
async function written(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(message('records.not-copied', { reason }));
  }
}
