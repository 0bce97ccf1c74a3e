import type { PageMessage } from '../common/messages.ts';

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead']);
const editing = new Set(['a', 'c', 'v', 'x', 'y', 'z']);
// With these Chromium would do something of its own that no Electron window does.
const chromiumLetters = new Set(
  'd e f g h j k l n o p r s t u w 0 1 2 3 4 5 6 7 8 9 + - = tab f4 enter'.split(' '),
);
const chromiumKeys = new Set(['F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12']);

/** Tells the main process of every key that the page left alone, for the menu's shortcuts. */
export function watchKeyboard(post: (message: PageMessage) => void, mac: boolean): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || modifiers.has(event.key)) return;
      let finished = false;
      const finish = () => {
        if (finished) return;
        finished = true;
        if (!event.defaultPrevented) leftAlone(event, post, mac);
      };
      // Added while the event travels, so it runs after every listener of the page's.
      window.addEventListener('keydown', finish, { once: true });
      // Not even that one runs when the page stops the event on its way.
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
  // Text fields undo, copy and paste by themselves before a menu hears of it.
  if (command && !event.altKey && editing.has(event.key.toLowerCase()) && isEditable(event)) return;
  if (chromiumKeys.has(event.key) || (command && chromiumLetters.has(event.key.toLowerCase()))) {
    event.preventDefault();
  }
  post({
    type: 'key',
    stroke: {
      key: event.key,
      code: event.code,
      control: event.ctrlKey,
      alt: event.altKey,
      shift: event.shiftKey,
      meta: event.metaKey,
    },
  });
}

function isEditable(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) {
    return !['button', 'checkbox', 'color', 'radio', 'range', 'submit'].includes(target.type);
  }
  return target instanceof HTMLElement && target.isContentEditable;
}
