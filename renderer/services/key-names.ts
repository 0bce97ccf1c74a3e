import { words } from '../words.svelte.ts';

/** The name of a key, given as in `KeyboardEvent.key` or an accelerator. */
export function keyName(key: string): string {
  switch (key) {
    case 'CmdOrCtrl':
    case 'Ctrl':
      return words().text('board.key.control');
    case 'Shift':
      return words().text('board.key.shift');
    case 'ArrowLeft':
    case 'Left':
      return '←';
    case 'ArrowRight':
    case 'Right':
      return '→';
    case 'ArrowUp':
    case 'Up':
      return '↑';
    case 'ArrowDown':
    case 'Down':
      return '↓';
    case 'Enter':
      return words().text('key-sheet.key.enter');
    case 'Escape':
      return words().text('key-sheet.key.escape');
    case 'Home':
      return words().text('key-sheet.key.home');
    case 'End':
      return words().text('key-sheet.key.end');
    case 'PageUp':
      return words().text('key-sheet.key.page-up');
    case 'PageDown':
      return words().text('key-sheet.key.page-down');
    case 'Backspace':
      return words().text('key-sheet.key.backspace');
    case 'Delete':
      return words().text('key-sheet.key.delete');
    case 'Plus':
      return '+';
    case 'Insert':
      return words().text('key-sheet.key.insert');
    default:
      return key;
  }
}
