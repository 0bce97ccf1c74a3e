import type { WebContents } from 'electron';
import { Emitter } from './events.ts';

/** Edits the text of the focused field, as keys would. */
export abstract class EditableContents
  extends Emitter
  implements Pick<WebContents, 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll'>
{
  /** Runs one of Chromium's editing commands. */
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
