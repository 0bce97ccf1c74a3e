import fs from 'node:fs';
import path from 'node:path';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import { fileName, type Saved } from './save-file.ts';

/** A file to drag out of the window. */
export interface Dragged extends Pick<Saved, 'as' | 'content'> {
  /** Its name without the extension, with any letters. */
  readonly name: string;
}

/**
 * Drags files into other programs, in two steps: what is written may take a while, and a drag may only start while the mouse
 * button is down, which the page knows.
 */
export interface DragOut {
  /** Writes a file to drag. @returns its number. @throws Refusal if it can't be written. */
  readonly write: (dragged: Dragged) => number;
  /** Starts dragging the file with a number. @throws Refusal if there is none. */
  readonly start: (drag: number) => void;
  /** Removes the files that were written. */
  readonly close: () => void;
}

/**
 * Makes what drags files out of the window.
 *
 * @param folder - a folder for nothing else, which is removed.
 * @param startDrag - has the system drag a file.
 */
export function dragsFrom(folder: string, startDrag: (file: string) => void): DragOut {
  const written: string[] = [];
  const close = (): void => {
    try {
      fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      // Windows removes no file that another program is reading; the next start does.
    }
  };
  // A process that was killed may have left some.
  close();
  return {
    close,
    write({ name, as, content }) {
      const file = fileName(name, as);
      try {
        fs.mkdirSync(folder, { recursive: true });
        // A folder for each: a program that took an earlier file of this name may read it only later.
        const whole = path.join(fs.mkdtempSync(path.join(folder, 'drag-')), file);
        fs.writeFileSync(whole, content);
        return written.push(whole) - 1;
      } catch (error) {
        throw new Refusal(message('records.not-written', { file, reason: fileReason(error) }));
      }
    },
    start(drag) {
      // Security 17: A page drags nothing out but what the program has written for it.
      const file = written[drag];
      if (file === undefined) throw new Refusal(message('records.nothing-to-drag'));
      startDrag(file);
    },
  };
}
