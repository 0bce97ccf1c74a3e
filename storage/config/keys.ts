import { z } from 'zod';
import { shortened } from '../../engine/settings/shortened.ts';
import { message } from '../../words/message.ts';
import type { ConfigNotice } from './notices.ts';
import { areSameKeys } from './same-keys.ts';

/** The commands, whose keys the user can change, in the order of the menus. */
export const commandIds =
  'new-game daily-puzzle set-up home table library statistics tournaments atlas tasks paper open-record recent-files save-record print paste-record add-to-task share preferences close-window quit undo redo comment-move copy-position again restart swap-seats offer-draw claim-draw resign play-on pause step to-first back forward to-last replay learn lessons puzzles mistakes explorer state-map guide review previous-mistake next-mistake analysis hint panel big-screen class-guess turn-table read-position page-back page-forward mute rules keys show-how about'.split(
    ' ',
  );

/** The keys that the user has given to commands, by their ids, in Electron's notation; empty if a command has none. */
export type OwnKeys = Readonly<Record<string, string>>;

const named =
  'Plus|F(?:[1-9]|1\\d|2[0-4])|Left|Right|Up|Down|Home|End|PageUp|PageDown|Insert|Delete';

/** Keys as `CmdOrCtrl+Shift+K`: modifiers in this order, and a letter, a digit, a sign or a named key; or nothing. */
export const keysSchema = z
  .string()
  .max(40)
  .regex(
    new RegExp(
      `^(?:(?:(?:CmdOrCtrl|Ctrl)\\+)?(?:Shift\\+)?(?:Alt\\+)?(?:[^\\sa-z+\\p{Cc}]|${named}))?$`,
      'u',
    ),
  );

/** Whether a value of the config file is one of the user's own keys. */
export function isOwnKeys(path: readonly string[]): boolean {
  const [section, id = ''] = path;
  return path.length === 2 && section === 'keys' && commandIds.includes(id);
}

/** Reads the user's own keys; what can't be used is left out, with a notice. */
export function readKeys(
  section: Readonly<Record<string, unknown>>,
  notices: ConfigNotice[],
): OwnKeys {
  const read = new Map<string, string>();
  for (const [id, value] of Object.entries(section)) {
    const problem = problemWith(id, value, read);
    if (problem === undefined) read.set(id, keysSchema.parse(value));
    else notices.push({ key: `keys.${id}`, message: problem });
  }
  return Object.fromEntries(read);
}

function problemWith(id: string, value: unknown, before: ReadonlyMap<string, string>) {
  if (!commandIds.includes(id)) return message('config.keys.no-command', { name: id });
  const keys = keysSchema.safeParse(value).data;
  if (keys === undefined) {
    return message('config.keys.bad', { name: id, value: shortened(value) });
  }
  const other = [...before].find(([, taken]) => taken !== '' && areSameKeys(taken, keys))?.[0];
  return other === undefined ? undefined : message('config.keys.twice', { name: id, other });
}
