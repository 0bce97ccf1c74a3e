import {
  commandNames,
  topicOf,
  type CommandName,
  type CommandTopic,
} from '../../electron/api/commands.ts';
import { explorerKeys } from '../explorer/explorer-keys.ts';
import { libraryKeys } from '../library/library-keys.ts';
import { exerciseKeyRows } from '../exercise/exercise-keys.ts';
import { mapKeys } from '../state-map/map-keys.ts';
import { arrowKeys, type TableKey } from '../table/table-keys.ts';
import { words } from '../words.svelte.ts';
import { commandWords } from './command-words.ts';
import { keyName } from './key-names.ts';
import { shortcutFor, shortcutOf } from './shortcuts.ts';

/** Keys of one topic, as the sheet of keys lists them. */
export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** Something that can be done, and with which keys. */
export interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** Every key of the board and of the table on it, by topic. */
export function keyGroups(atTable: readonly TableKey[]): readonly KeyGroup[] {
  const finished = {
    does: words().text('key-sheet.finished'),
    keys: arrowKeys.slice(0, 2).map(keyName),
  };
  const inMoves = [
    { does: words().text('key-sheet.moves.choose'), keys: ['ArrowUp', 'ArrowDown'] },
    { does: words().text('key-sheet.moves.go'), keys: ['Enter'] },
    { does: words().text('key-sheet.moves.delete'), keys: ['Delete'] },
  ];
  return [
    { title: words().text('key-sheet.topics.match'), rows: [...rowsOf('match'), finished] },
    { title: words().text('key-sheet.topics.table'), rows: named(atTable) },
    { title: words().text('key-sheet.moves.title'), rows: named(inMoves) },
    { title: words().text('key-sheet.topics.view'), rows: rowsOf('view') },
    { title: words().text('menu.library'), rows: named(libraryKeys()) },
    { title: words().text('key-sheet.practice.title'), rows: named(exerciseKeyRows()) },
    { title: words().text('menu.explorer'), rows: named(explorerKeys()) },
    { title: words().text('menu.state-map'), rows: named(mapKeys()) },
    { title: words().text('key-sheet.topics.program'), rows: rowsOf('program') },
  ];
}

function named(rows: readonly TableKey[]): KeyRow[] {
  const name = (key: string): string => (key.length > 1 ? shortcutFor(key).text : key);
  return rows.map(({ does, keys }) => ({ does, keys: keys.map(name) }));
}

function rowsOf(topic: CommandTopic): KeyRow[] {
  return commandNames
    .filter((name) => topicOf(name) === topic)
    .map((name: CommandName) => {
      const shortcut = shortcutOf(name);
      return { does: commandWords(name), keys: shortcut === undefined ? [] : [shortcut.text] };
    });
}
