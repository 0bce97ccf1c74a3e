import { keysOf, type CommandName } from '../../electron/api/commands.ts';
import { keyName } from './key-names.ts';

/** The keys of something in the menu: as a person reads them, and as assistive technology does. */
export interface Shortcut {
  /** `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
  readonly text: string;
  /** The value of `aria-keyshortcuts`: `Control+Shift+Z`. */
  readonly aria: string;
}

const platform = /mac/i.test(navigator.platform)
  ? 'darwin'
  : /win/i.test(navigator.platform)
    ? 'win32'
    : 'linux';

/** The keys that something has on a platform, on this one unless said otherwise. */
export function shortcutOf(name: CommandName, on = platform): Shortcut | undefined {
  const accelerator = keysOf(name, on);
  return accelerator === undefined ? undefined : shortcutFor(accelerator, on);
}

/** Whether a key and what is held with it are those of something in the menu. */
export function hasKeysOf(name: CommandName, event: KeyboardEvent, on = platform): boolean {
  const held = [
    event.ctrlKey && 'Control',
    event.metaKey && 'Meta',
    event.shiftKey && 'Shift',
    event.altKey && 'Alt',
    event.key.toUpperCase(),
  ];
  return shortcutOf(name, on)?.aria === held.filter((key) => key !== false).join('+');
}

/** Keys that Electron writes as an accelerator: `CmdOrCtrl+Shift+Z`. */
export function shortcutFor(accelerator: string, on = platform): Shortcut {
  const keys = accelerator.split('+');
  const mac = on === 'darwin';
  const text = mac
    ? [...keys]
        .sort((one, other) => macOrder.indexOf(other) - macOrder.indexOf(one))
        .map((key) => macSigns.get(key) ?? keyName(key))
        .join('')
    : keys.map(keyName).join('+');
  const aria = keys
    .map((key) =>
      key === 'CmdOrCtrl' ? (mac ? 'Meta' : 'Control') : key === 'Ctrl' ? 'Control' : key,
    )
    .join('+');
  return { text, aria };
}

/** The attributes of a button that a menu item with keys has as its double; its words go into the tooltip. */
export function shortcutAttributes(
  name: CommandName,
  words: string,
): { title: string; 'aria-keyshortcuts'?: string } {
  const shortcut = shortcutOf(name);
  return shortcut === undefined
    ? { title: words }
    : { title: `${words} (${shortcut.text})`, 'aria-keyshortcuts': shortcut.aria };
}

/** The other way round from how a Mac writes them; anything else comes last. */
const macOrder = ['', 'CmdOrCtrl', 'Shift', 'Alt'];

const macSigns = new Map([
  ['CmdOrCtrl', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
]);
