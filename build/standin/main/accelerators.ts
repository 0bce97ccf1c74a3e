import type { KeyStroke } from '../common/messages.ts';

interface Accelerator {
  readonly key: string;
  readonly control: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
}

const keyNames: Record<string, string> = {
  plus: '+',
  space: ' ',
  esc: 'escape',
  return: 'enter',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};
const modifierNames: Record<string, (mac: boolean) => keyof KeyStroke> = {
  command: () => 'meta',
  cmd: () => 'meta',
  control: () => 'control',
  ctrl: () => 'control',
  commandorcontrol: (mac) => (mac ? 'meta' : 'control'),
  cmdorctrl: (mac) => (mac ? 'meta' : 'control'),
  alt: () => 'alt',
  option: () => 'alt',
  altgr: () => 'alt',
  shift: () => 'shift',
  super: () => 'meta',
  meta: () => 'meta',
};

/** Reads an accelerator such as `CmdOrCtrl+Shift+Z` as this platform understands it. */
export function parseAccelerator(text: string, mac: boolean): Accelerator | null {
  // A plus sign may be the key itself: "CmdOrCtrl++".
  const parts = text
    .replace(/\+\+$/, '+Plus')
    .split('+')
    .map((part) => part.trim().toLowerCase());
  const name = parts.pop() ?? '';
  const held = new Set<keyof KeyStroke>();
  for (const part of parts) {
    const modifier = modifierNames[part];
    if (!modifier) return null;
    held.add(modifier(mac));
  }
  const key = keyNames[name] ?? name;
  if (key === '' || name in modifierNames) return null;
  return {
    key,
    control: held.has('control'),
    alt: held.has('alt'),
    shift: held.has('shift'),
    meta: held.has('meta'),
  };
}

/** Whether a key pressed in a page is the one an accelerator names. */
export function matchesAccelerator(text: string, stroke: KeyStroke, mac: boolean): boolean {
  const wanted = parseAccelerator(text, mac);
  if (!wanted) return false;
  if (
    wanted.control !== stroke.control ||
    wanted.alt !== stroke.alt ||
    wanted.meta !== stroke.meta
  ) {
    return false;
  }
  const key = stroke.key.toLowerCase();
  // Signs such as plus need Shift on some keyboards and none on others.
  const sign = wanted.key.length === 1 && !/[a-z0-9 ]/.test(wanted.key);
  if (sign) return key === wanted.key || (wanted.key === '+' && key === '=');
  if (wanted.shift !== stroke.shift) return false;
  return key === wanted.key || namesKey(stroke.code, wanted.key);
}

// The key's place decides where its letter doesn't: Shift+1, Alt+letter, other alphabets.
function namesKey(code: string, key: string): boolean {
  return code.toLowerCase() === `key${key}` || code.toLowerCase() === `digit${key}`;
}
