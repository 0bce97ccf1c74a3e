import { menuNames } from '../../electron/api/menu.ts';
import { isUnusedKey } from '../design/single-keys.svelte.ts';
import type { Command } from '../services/commands.svelte.ts';
import { keyName } from '../services/key-names.ts';
import type { Services } from '../services/services.svelte.ts';
import { menuTitle, shortcutFor, shortcutOf } from '../services/shortcuts.ts';
import { arrowKeys, type TableKey } from '../table/table-keys.ts';
import { words } from '../words.svelte.ts';

/** Keys of one topic in the list of keys. */
export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** An action and its keys. */
export interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
  /** The command, whose keys the user can change. */
  readonly command?: Command;
}

/** All keys of the board: those of its menus, of the table, and of its pages. */
export function keyGroups(
  { commands, pages }: Services,
  atTable: readonly TableKey[],
): readonly KeyGroup[] {
  const finished = {
    does: words().text('key-sheet.finished'),
    keys: arrowKeys.slice(0, 2).map(keyName),
  };
  const inMoves = [
    { does: words().text('key-sheet.moves.choose'), keys: ['ArrowUp', 'ArrowDown'] },
    { does: words().text('key-sheet.moves.go'), keys: ['Enter'] },
    { does: words().text('key-sheet.moves.delete'), keys: ['Delete'] },
  ];
  const inMenus = menuNames.map((menu) => ({
    title: menuTitle(menu),
    rows: [
      ...commands.list.filter((command) => command.menu === menu).map(rowOf),
      ...(menu === 'match' ? [finished] : []),
    ],
  }));
  return [
    ...inMenus,
    { title: words().text('key-sheet.topics.table'), rows: named(atTable) },
    { title: words().text('key-sheet.moves.title'), rows: named(inMoves) },
    ...pages.flatMap(({ title, keysTitle = title, pageKeys }) =>
      pageKeys === undefined ? [] : [{ title: words().text(keysTitle), rows: named(pageKeys()) }],
    ),
  ];
}

function named(rows: readonly TableKey[]): KeyRow[] {
  const name = (key: string): string => (key.length > 1 ? shortcutFor(key).text : key);
  return rows
    .map(({ does, keys }) => ({ does, keys: keys.filter((key) => !isUnusedKey(key)).map(name) }))
    .filter(({ keys }) => keys.length > 0);
}

function rowOf(command: Command): KeyRow {
  const shortcut = shortcutOf(command);
  return {
    command,
    does: words().text(command.label),
    keys: shortcut === undefined ? [] : [shortcut.text],
  };
}
