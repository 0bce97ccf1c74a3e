import type { MenuName } from '../../electron/api/menu.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import { isUnusedKey } from '../design/single-keys.svelte.ts';
import { words } from '../words.svelte.ts';
import { keyName } from './key-names.ts';

/** The keys of a command: for display, and for assistive technology. */
export interface Shortcut {
  /** `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
  readonly text: string;
  /** The value of `aria-keyshortcuts`: `Control+Shift+Z`. */
  readonly aria: string;
}

/** Undefined in the main process, which lists the commands in its menu bar. */
const { navigator } = globalThis as Partial<typeof globalThis>;

/** The platform, by its name in Node. */
export const platform = /mac/i.test(navigator?.platform ?? '')
  ? 'darwin'
  : /win/i.test(navigator?.platform ?? '')
    ? 'win32'
    : 'linux';

/** The keys of something that has some. */
export interface Keyed {
  /** Its keys, in Electron's notation: `CmdOrCtrl+Shift+Z`. */
  readonly keys?: string | undefined;
  /** Other keys on one platform. */
  readonly keysOn?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Whether the page handles the keys, whatever they are: in the menu bar, they would not reach text fields. */
  readonly heardByPage?: true;
}

/** The keys that the user has given to commands, by their ids; empty if a command has none. */
export type OwnKeys = PreferencesView['keys'];

/** Commands with the user's own keys. A command whose usual keys the user has given to another one has none. */
export function withOwnKeys<Command extends Keyed & { readonly id: string }>(
  commands: readonly Command[],
  own: OwnKeys,
  on = platform,
): readonly Command[] {
  const given = new Set(
    Object.values(own).flatMap((keys) => (keys === '' ? [] : shortcutFor(keys, on).aria)),
  );
  return commands.map((command) => {
    const keys = own[command.id];
    const usual = shortcutOf(command, on);
    if (keys === undefined && (usual === undefined || !given.has(usual.aria))) return command;
    return { ...command, keys: keys || undefined, keysOn: undefined };
  });
}

/** A command's keys on a platform, in Electron's notation; undefined if it has none, or if single keys are off. */
export function keysOf({ keys, keysOn }: Keyed, on = platform): string | undefined {
  const own = keysOn?.[on] ?? keys;
  return own === undefined || isUnusedKey(own) ? undefined : own;
}

/** Keys that a menu bar handles on every keyboard: a modifier with a letter, a digit or a named key, or a function key. */
const inMenuBar =
  /^(?:(?:CmdOrCtrl|Ctrl|Alt)\+(?:Shift\+)?(?:[A-Z0-9,[\]]|[A-Z]\w+)|(?:\w+\+)?F\d+)$/;

/**
 * Whether the page handles a command's keys: signs, which lie elsewhere on each keyboard, and keys without a modifier,
 * which would not reach text fields from the menu bar.
 */
export function isHeardByPage(command: Keyed, on = platform): boolean {
  const keys = keysOf(command, on);
  return keys !== undefined && (command.heardByPage === true || !inMenuBar.test(keys));
}

/** A command's shortcut on a platform, by default on this one. */
export function shortcutOf(command: Keyed, on = platform): Shortcut | undefined {
  const accelerator = keysOf(command, on);
  return accelerator === undefined ? undefined : shortcutFor(accelerator, on);
}

/** Whether a key event matches a command's keys and modifiers; AltGr only writes signs. */
export function hasKeysOf(command: Keyed, event: KeyboardEvent, on = platform): boolean {
  if (event.getModifierState('AltGraph')) return false;
  const { key } = event;
  const held = [
    event.ctrlKey && 'Control',
    event.metaKey && 'Meta',
    event.shiftKey && !isSign(key) && 'Shift',
    event.altKey && 'Alt',
    key,
  ];
  const pressed = held.filter((each) => each !== false).join('+');
  return shortcutOf(command, on)?.aria.toUpperCase() === pressed.toUpperCase();
}

/** Whether a key writes a sign, such as `?`: its Shift is part of it on many keyboards. */
function isSign(key: string): boolean {
  return key.length === 1 && key.toUpperCase() === key.toLowerCase();
}

/** Keys that commands can have: those that write something, and some named ones. */
const forCommands = /^(?:[^ ]|F\d+|Home|End|Page(?:Up|Down)|Arrow\w+|Insert|Delete)$/u;

/**
 * The keys of an event as Electron writes them.
 *
 * @returns undefined if a command can't have them: without Ctrl, arrows move and Delete deletes; Alt with a letter opens
 * a menu, or writes a sign, as AltGr does, which on Windows counts as Ctrl and Alt.
 */
export function keysPressed(event: KeyboardEvent, on = platform): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const mac = on === 'darwin';
  if (!forCommands.test(key) || (metaKey && !mac)) return undefined;
  if (event.getModifierState('AltGraph')) return undefined;
  // Only letters with one capital: ß has two.
  const upper = key.toUpperCase();
  const written = upper.length === 1 ? upper : key;
  const name = [...ariaNames].find(([, aria]) => aria === key)?.[0] ?? written.replace('Arrow', '');
  const held = ctrlKey || metaKey;
  const isLetter = key.length === 1;
  if (!held && (isLetter ? altKey : !altKey && /^(?:Arrow|Delete|Insert)/.test(key)))
    return undefined;
  const keys = [
    (mac ? metaKey : ctrlKey) && 'CmdOrCtrl',
    mac && ctrlKey && 'Ctrl',
    event.shiftKey && !isSign(key) && 'Shift',
    altKey && 'Alt',
    name,
  ];
  return keys.filter((each) => each !== false).join('+');
}

/** The shortcut of an Electron accelerator: `CmdOrCtrl+Shift+Z`. */
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

/** The attributes of a button that runs a command; the label goes into the tooltip. */
export function shortcutAttributes(
  command: Keyed,
  label: string,
): { title: string; 'aria-keyshortcuts'?: string } {
  const shortcut = shortcutOf(command);
  return shortcut === undefined
    ? { title: label }
    : { title: `${label} (${shortcut.text})`, 'aria-keyshortcuts': shortcut.aria };
}

/** The title of a menu, without its mnemonic. */
export function menuTitle(menu: MenuName): string {
  return words().text(`menu.bar.${menu}`).replace('&', '');
}

/** The keys whose names for assistive technology differ from Electron's. */
const ariaNames = new Map([
  ['CmdOrCtrl', 'Control'],
  ['Ctrl', 'Control'],
  ['Left', 'ArrowLeft'],
  ['Right', 'ArrowRight'],
  ['Up', 'ArrowUp'],
  ['Down', 'ArrowDown'],
  ['Plus', '+'],
]);

/** The reverse of the order in which a Mac writes modifiers; anything else comes last. */
const macOrder = ['', 'CmdOrCtrl', 'Shift', 'Alt', 'Ctrl'];

const macSigns = new Map([
  ['CmdOrCtrl', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
  ['Ctrl', '⌃'],
]);
