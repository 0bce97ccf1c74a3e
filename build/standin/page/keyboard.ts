import type { PageMessage } from '../common/messages.ts';

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead']);
/** Chromium's own editing commands for keys with Control, or with Command on macOS. */
const editing: Readonly<Record<string, string>> = {
  a: 'selectAll',
  c: 'copy',
  v: 'paste',
  x: 'cut',
  y: 'redo',
  z: 'undo',
  'shift+v': 'paste',
  'shift+z': 'redo',
};
// With these keys Chromium would do something that no Electron window does.
const chromiumLetters = new Set(
  'd e f g h j k l n o p r s t u w 0 1 2 3 4 5 6 7 8 9 + - = tab f4 enter'.split(' '),
);
const chromiumKeys = new Set(['F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12']);

/** Reports every key that the page doesn't handle to the main process, for menu shortcuts. */
export function watchKeyboard(post: (message: PageMessage) => void, mac: boolean): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || modifiers.has(event.key)) return;
      // Checked now, because the command may disable itself.
      const edits = isEditing(event, mac);
      let finished = false;
      const finish = () => {
        if (finished) return;
        finished = true;
        if (!event.defaultPrevented && !edits) leftAlone(event, post, mac);
      };
      // Added while the event travels, so it runs after all of the page's listeners.
      window.addEventListener('keydown', finish, { once: true });
      // It doesn't run if the page stops the event's propagation.
      setTimeout(() => {
        window.removeEventListener('keydown', finish);
        finish();
      });
    },
    true,
  );
}

function leftAlone(event: KeyboardEvent, post: (message: PageMessage) => void, mac: boolean): void {
  const command = mac ? event.metaKey : event.ctrlKey;
  if (chromiumKeys.has(event.key) || (command && chromiumLetters.has(event.key.toLowerCase()))) {
    event.preventDefault();
  }
  post({
    type: 'key',
    stroke: {
      keyCode: codeOf(event),
      control: event.ctrlKey,
      alt: event.altKey,
      shift: event.shiftKey,
      meta: event.metaKey,
    },
  });
}

/** Whether Chromium edits with a key; it does only if there is something to copy, undo and so on. */
function isEditing(event: KeyboardEvent, mac: boolean): boolean {
  if (event.altKey || !(mac ? event.metaKey : event.ctrlKey)) return false;
  const command = editing[`${event.shiftKey ? 'shift+' : ''}${letterOf(event)}`];
  // Pages can't know whether something can be pasted.
  if (command === undefined || command === 'paste')
    return command !== undefined && isEditable(event);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says what Chromium would do.
  return document.queryCommandEnabled(command);
}

const letterOf = (event: KeyboardEvent): string => String.fromCharCode(codeOf(event)).toLowerCase();

// oxlint-disable-next-line typescript/no-deprecated -- Chromium compares keys by it.
const codeOf = (event: KeyboardEvent): number => event.keyCode;

function isEditable(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) {
    return !['button', 'checkbox', 'color', 'radio', 'range', 'submit'].includes(target.type);
  }
  return target instanceof HTMLElement && target.isContentEditable;
}
