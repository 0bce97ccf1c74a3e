import type { WebContents } from 'electron';
import { Emitter } from './events.ts';

/** What is done to the text of a page: in its field with the focus, as by keys. */
export abstract class EditableContents
  extends Emitter
  implements Pick<WebContents, 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll'>
{
  /** Has Chromium carry out one of its editing commands. */
  abstract edit(command: string): void;

  undo(): void {
    this.edit('Undo');
  }

  redo(): void {
    this.edit('Redo');
  }

  cut(): void {
    this.edit('Cut');
  }

  copy(): void {
    this.edit('Copy');
  }

  paste(): void {
    this.edit('Paste');
  }

  selectAll(): void {
    this.edit('SelectAll');
  }
}
