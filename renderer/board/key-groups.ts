import {
  commandNames,
  topicOf,
  type CommandName,
  type CommandTopic,
} from '../../electron/api/commands.ts';
import { libraryKeys } from '../library/library-keys.ts';
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
  const table = atTable.map(({ keys, does }) => ({ does, keys: keys.map(keyName) }));
  const finished = {
    does: words().text('key-sheet.finished'),
    keys: arrowKeys.slice(0, 2).map(keyName),
  };
  const inMoves = [
    { does: words().text('key-sheet.moves.choose'), keys: ['ArrowUp', 'ArrowDown'] },
    { does: words().text('key-sheet.moves.go'), keys: ['Enter'] },
    { does: words().text('key-sheet.moves.delete'), keys: ['Delete'] },
  ].map(({ does, keys }) => ({ does, keys: keys.map(keyName) }));
  const inLibrary = libraryKeys().map(({ keys, does }) => ({
    does,
    keys: [shortcutFor(keys).text],
  }));
  return [
    { title: words().text('key-sheet.topics.match'), rows: [...rowsOf('match'), finished] },
    { title: words().text('key-sheet.topics.table'), rows: table },
    { title: words().text('key-sheet.moves.title'), rows: inMoves },
    { title: words().text('key-sheet.topics.view'), rows: rowsOf('view') },
    { title: words().text('menu.library'), rows: inLibrary },
    { title: words().text('key-sheet.topics.program'), rows: rowsOf('program') },
  ];
}

function rowsOf(topic: CommandTopic): KeyRow[] {
  return commandNames
    .filter((name) => topicOf(name) === topic)
    .map((name: CommandName) => {
      const shortcut = shortcutOf(name);
      return { does: commandWords(name), keys: shortcut === undefined ? [] : [shortcut.text] };
    });
}
