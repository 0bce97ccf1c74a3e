import type { KeyStroke } from '../common/messages.ts';
import { unsupported } from '../common/strict.ts';

/** A menu item's shortcut: a Windows key code, as Chromium compares them, and its modifiers. */
type Accelerator = KeyStroke;

type Modifier = Exclude<keyof Accelerator, 'keyCode'>;

const modifiers: Readonly<Record<string, (mac: boolean) => Modifier>> = {
  command: () => 'meta',
  cmd: () => 'meta',
  control: () => 'control',
  ctrl: () => 'control',
  commandorcontrol: (mac) => (mac ? 'meta' : 'control'),
  cmdorctrl: (mac) => (mac ? 'meta' : 'control'),
  alt: () => 'alt',
  option: () => 'alt',
  altgr: () => unsupported('the modifier AltGr'),
  shift: () => 'shift',
  super: () => 'meta',
  meta: () => 'meta',
};

const named: Readonly<Record<string, number>> = {
  backspace: 8,
  tab: 9,
  enter: 13,
  return: 13,
  capslock: 20,
  esc: 27,
  escape: 27,
  space: 32,
  pageup: 33,
  pagedown: 34,
  end: 35,
  home: 36,
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  printscreen: 44,
  insert: 45,
  delete: 46,
  nummult: 106,
  numadd: 107,
  numsub: 109,
  numdec: 110,
  numdiv: 111,
  numlock: 144,
  scrolllock: 145,
};

/** The characters of an American keyboard by key code, without and with Shift. */
const signs: readonly (readonly [keyCode: number, plain: string, shifted: string])[] = [
  [186, ';', ':'],
  [187, '=', '+'],
  [188, ',', '<'],
  [189, '-', '_'],
  [190, '.', '>'],
  [191, '/', '?'],
  [192, '`', '~'],
  [219, '[', '{'],
  [220, '\\', '|'],
  [221, ']', '}'],
  [222, "'", '"'],
  ...Array.from(')!@#$%^&*(', (shifted, digit) => [48 + digit, String(digit), shifted] as const),
];

/**
 * Reads an accelerator such as `CmdOrCtrl+Shift+Z` as Electron does on this platform.
 *
 * @returns null if it doesn't name a key.
 */
export function parseAccelerator(text: string, mac: boolean): Accelerator | null {
  const held = new Set<Modifier>();
  let keyCode: number | undefined;
  for (const token of text.toLowerCase().split('+')) {
    const name = token.trim();
    // A plus sign only separates; the key is called `Plus`.
    if (name === '') continue;
    const modifier = modifiers[name];
    if (modifier) held.add(modifier(mac));
    else {
      const { code, shifted } = keyOf(name);
      keyCode = code;
      if (shifted) held.add('shift');
    }
  }
  if (keyCode === undefined) return null;
  return {
    keyCode,
    control: held.has('control'),
    alt: held.has('alt'),
    shift: held.has('shift'),
    meta: held.has('meta'),
  };
}

/** Whether a pressed key matches an accelerator, with exactly its modifiers. */
export function matchesAccelerator(text: string, stroke: KeyStroke, mac: boolean): boolean {
  const wanted = parseAccelerator(text, mac);
  return (
    wanted !== null &&
    wanted.keyCode === stroke.keyCode &&
    wanted.control === stroke.control &&
    wanted.alt === stroke.alt &&
    wanted.shift === stroke.shift &&
    wanted.meta === stroke.meta
  );
}

function keyOf(name: string): { code: number | undefined; shifted: boolean } {
  if (name === 'plus') return keyOf('+');
  if (/^[a-z]$/.test(name)) return { code: name.toUpperCase().charCodeAt(0), shifted: false };
  const sign = signs.find(([, plain, shifted]) => name === plain || name === shifted);
  if (sign) return { code: sign[0], shifted: name === sign[2] };
  const [, numpad, f] = /^(?:num(\d)|f(\d+))$/.exec(name) ?? [];
  if (numpad !== undefined) return { code: 96 + Number(numpad), shifted: false };
  if (f !== undefined && Number(f) >= 1 && Number(f) <= 24) {
    return { code: 111 + Number(f), shifted: false };
  }
  return { code: named[name], shifted: false };
}
