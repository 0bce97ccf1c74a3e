import { clipboard as system, ClipboardItem } from 'electron';

/** The part of the system's clipboard that the program uses. */
export const clipboard = {
  readText: () => system.readText(),
  writeText: (text: string) => system.writeText(text),
  writePicture: (png: Buffer) =>
    system.write([
      new ClipboardItem({ 'image/png': new Blob([new Uint8Array(png)], { type: 'image/png' }) }),
    ]),
};
