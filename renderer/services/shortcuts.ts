import type { MenuName } from '../../electron/api/menu.ts';
import { words } from '../words.svelte.ts';
import type { Command } from './commands.svelte.ts';
import { keyName } from './key-names.ts';

/** The keys of something in the menu: as a person reads them, and as assistive technology does. */
export interface Shortcut {
  /** `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
  readonly text: string;
  /** The value of `aria-keyshortcuts`: `Control+Shift+Z`. */
  readonly aria: string;
}

/** Nothing where a page is drawn before there is one. */
const { navigator } = globalThis as Partial<typeof globalThis>;

/** What the system is, as Node calls it. */
const platform = /mac/i.test(navigator?.platform ?? '')
  ? 'darwin'
  : /win/i.test(navigator?.platform ?? '')
    ? 'win32'
    : 'linux';

/** The keys of a command, and those that it has on one platform only. */
type Keyed = Pick<Command, 'keys' | 'keysOn'>;

/** The keys that a command has on a platform, as Electron writes them. */
export function keysOf({ keys, keysOn }: Keyed, on: string): string | undefined {
  return keysOn?.[on] ?? keys;
}

/** The keys that a command has on a platform, on this one unless another is given. */
export function shortcutOf(command: Keyed, on = platform): Shortcut | undefined {
  const accelerator = keysOf(command, on);
  return accelerator === undefined ? undefined : shortcutFor(accelerator, on);
}

/** Whether a key and what is held with it are those of a command. */
export function hasKeysOf(command: Keyed, event: KeyboardEvent, on = platform): boolean {
  const held = [
    event.ctrlKey && 'Control',
    event.metaKey && 'Meta',
    event.shiftKey && 'Shift',
    event.altKey && 'Alt',
    event.key.toUpperCase(),
  ];
  return shortcutOf(command, on)?.aria === held.filter((key) => key !== false).join('+');
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
    .map((key) => (key === 'CmdOrCtrl' && mac ? 'Meta' : (ariaNames.get(key) ?? key)))
    .join('+');
  return { text, aria };
}

/** The attributes of a button that does what a command does; its words go into the tooltip. */
export function shortcutAttributes(
  command: Keyed,
  label: string,
): { title: string; 'aria-keyshortcuts'?: string } {
  const shortcut = shortcutOf(command);
  return shortcut === undefined
    ? { title: label }
    : { title: `${label} (${shortcut.text})`, 'aria-keyshortcuts': shortcut.aria };
}

/** What a menu is called, without the sign for its key. */
export function menuTitle(menu: MenuName): string {
  return words().text(`menu.bar.${menu}`).replace('&', '');
}

/** What keys are called otherwise by assistive technology than by Electron. */
const ariaNames = new Map([
  ['CmdOrCtrl', 'Control'],
  ['Ctrl', 'Control'],
  ['Left', 'ArrowLeft'],
  ['Right', 'ArrowRight'],
]);

/** The other way round from how a Mac writes them; anything else comes last. */
const macOrder = ['', 'CmdOrCtrl', 'Shift', 'Alt'];

const macSigns = new Map([
  ['CmdOrCtrl', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
]);
