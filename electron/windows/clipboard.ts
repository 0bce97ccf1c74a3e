import { clipboard as system, ClipboardItem } from 'electron';

/** The system's clipboard, as far as the program uses it. */
export const clipboard = {
  readText: () => system.readText(),
  writeText: (text: string) => system.writeText(text),
  writePicture: (png: Buffer) =>
    system.write([
      new ClipboardItem({ 'image/png': new Blob([new Uint8Array(png)], { type: 'image/png' }) }),
    ]),
};
