import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The system's clipboard. */
export interface Clipboard {
  readText(): Promise<string>;
  writeText(text: string): Promise<void>;
  /** @param png - the bytes of a picture. */
  writePicture(png: Buffer): Promise<void>;
}

/** The same clipboard, which says in words what can't be put on it. */
export function refusingClipboard(clipboard: Clipboard): Clipboard {
  return {
    readText: () => clipboard.readText(),
    writeText: (text) => written(() => clipboard.writeText(text)),
    writePicture: (png) => written(() => clipboard.writePicture(png)),
  };
}

/** @throws Refusal where it can't be written. */
async function written(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(message('records.not-copied', { reason }));
  }
}
