import type { PreferencesView } from '../../electron/api/preferences.ts';
import { areSameKeys } from '../../electron/api/settings.ts';
import { isUnusedKey } from '../design/single-keys.svelte.ts';
import { tableKeys } from '../games/games.ts';
import type { Command } from '../services/commands.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { platform, shortcutFor, shortcutOf, type Keyed } from '../services/shortcuts.ts';
import { words } from '../words.svelte.ts';

/** What keeps a command from having some keys. */
export type Obstacle =
  | {
      /** The command that has them, from which they can be taken. */
      readonly command: Command;
    }
  | {
      /** Why no command can have them, in a sentence. */
      readonly reason: string;
    };

/** Keys of the system, of the menus for text and view, and of search, which no command can have. */
const fixed = [
  ...['A', 'C', 'F', 'X', '0', '-', '=', 'Plus', '_'].map((key) => `CmdOrCtrl+${key}`),
  'F10',
  'F11',
  'Alt+F4',
];

/** Further ones on a Mac: those of the menus of the program and the window. */
const fixedOnMac = ['H', 'M', 'Alt+H', 'Ctrl+F'].map((key) => `CmdOrCtrl+${key}`);

/** What keeps a command from having keys, in Electron's notation; undefined if nothing does. */
export function obstacleTo(
  keys: string,
  { id }: Pick<Command, 'id'>,
  services: Services,
  on = platform,
): Obstacle | undefined {
  const { aria } = shortcutFor(keys, on);
  const has = (keyed: Keyed) => shortcutOf(keyed, on)?.aria === aria;
  const own = services.preferences.view?.keys ?? {};
  const command = services.commands.list.find(
    (each) => each.id !== id && (has(each) || hasAsOwn(own, each, keys)),
  );
  const isUsual = services.commands.declared.some((each) => each.id === id && has(each));
  const reason = isUsual ? undefined : reasonAgainst(keys, services, on);
  if (reason !== undefined) return { reason };
  return command && { command };
}

/** Whether the config has keys for a command. A Mac tells Ctrl from Cmd, but the file also goes to other systems. */
function hasAsOwn(
  own: PreferencesView['keys'],
  { id }: Pick<Command, 'id'>,
  keys: string,
): boolean {
  const has = own[id];
  return has !== undefined && has !== '' && areSameKeys(has, keys);
}

function reasonAgainst(keys: string, { pages }: Services, on: string): string | undefined {
  const { aria, text } = shortcutFor(keys, on);
  if (isUnusedKey(keys)) return words().text('key-sheet.own.single-off', { keys: text });
  const isSame = (other: string) => covers(other, keys) || shortcutFor(other, on).aria === aria;
  const others = [...tableKeys(), ...pages.flatMap(({ pageKeys }) => pageKeys?.() ?? [])];
  const does = others.find((each) => each.keys.some(isSame))?.does;
  if (does !== undefined) return words().text('key-sheet.own.used', { keys: text, does });
  const all = on === 'darwin' ? [...fixed, ...fixedOnMac] : fixed;
  return all.some(isSame) ? words().text('key-sheet.own.fixed', { keys: text }) : undefined;
}

/** Whether a range of digits, such as `0–9`, contains a key. */
function covers(range: string, key: string): boolean {
  const [from = '', to] = range.split('–');
  return to !== undefined && key.length === 1 && from <= key && key <= to;
}

/** Gives a command keys of the user's own, in Electron's notation; empty for none. Another command that has them loses them. */
export async function giveKeys(
  { id }: Pick<Command, 'id'>,
  keys: string,
  { commands, preferences }: Services,
  on = platform,
): Promise<void> {
  const has = (each: Keyed) =>
    keys !== '' && shortcutOf(each, on)?.aria === shortcutFor(keys, on).aria;
  const own = preferences.view?.keys ?? {};
  const isUsual = commands.declared.some((each) => each.id === id && has(each));
  // Either is one change of the config, in which another command loses the keys. One with its usual keys loses them as
  // long as this one has them.
  if (isUsual) {
    const before = commands.list.filter((each) => each.id !== id && hasAsOwn(own, each, keys));
    await resetKeys([...before, { id }], preferences);
  } else await preferences.keepSetting('keys', id, keys);
}

/** Gives commands their usual keys. */
export function resetKeys(
  commands: readonly Pick<Command, 'id'>[],
  preferences: Services['preferences'],
): Promise<boolean> {
  return preferences.reset(commands.map(({ id }) => ['keys', id]));
}
