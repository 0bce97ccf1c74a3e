import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Command } from 'commander';
import type { Atlas } from '../../engine/atlas/atlas.ts';
import { unpackAtlas, type AtlasTable } from '../../engine/atlas/atlas-table.ts';
import type { Game } from '../../engine/game.ts';
import { games } from '../../engine/games.ts';
import { differingSettings, parseAssignment } from '../../engine/settings/settings.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { listed, message } from '../../words/message.ts';
import { aligned } from '../aligned.ts';
import { atlasRecords, csvLines, type AtlasFilter, type AtlasRecord } from '../atlas-rows.ts';
import { badValue, gameNamed, oneOf, wholeNumber, withJson, withSettings } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

const values = ['win', 'draw', 'lose'] as const;

interface AtlasOptions {
  readonly set: readonly string[];
  readonly value?: string;
  readonly first: string;
  readonly csv?: true;
  readonly json?: true;
}

/** `atlas GAME`: the games that are solved in advance, as a table, as CSV or as JSON. */
export function addAtlas(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('atlas')
    .description(words.text('cli.atlas.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .option('--value <win|draw|lose>', words.text('cli.atlas.value'))
    .option(
      `--first <${words.text('cli.placeholder.number')}>`,
      words.text('cli.atlas.first'),
      '20',
    )
    .option('--csv', words.text('cli.atlas.csv'));
  withJson(withSettings(command, words), words).action((id: string, options: AtlasOptions) => {
    if (options.csv && options.json) {
      throw new UserError(message('cli.refused.contradiction', { one: '--csv', other: '--json' }));
    }
    const { game, atlas } = gameWithAtlas(id);
    const value = options.value === undefined ? undefined : oneOf('--value', options.value, values);
    const filter: AtlasFilter = { settings: wantedSettings(game, atlas, options.set), value };
    const first = wholeNumber('--first', options.first, 1, 1_000_000);
    const records = atlasRecords(atlas, shippedAtlas(game.id, atlas), filter);
    printRecords(terminal, game, records, { first, csv: options.csv, json: options.json });
  });
}

interface Listing {
  /** How many the table lists. */
  readonly first: number;
  readonly csv?: true | undefined;
  readonly json?: true | undefined;
}

/** Prints games of the atlas. @internal Exported for its tests. */
export function printRecords(
  terminal: Pick<Terminal, 'print' | 'printJson' | 'warn' | 'words'>,
  game: Game,
  records: readonly AtlasRecord[],
  { first, csv, json }: Listing,
): void {
  if (records.length === 0) terminal.warn(message('cli.atlas.none'));
  if (json) terminal.printJson({ game: game.id, games: records });
  else if (csv) for (const line of csvLines(records)) terminal.print(line);
  else if (records.length > 0) {
    terminal.print(...aligned(rowsOf(game, records.slice(0, first))));
    const more = records.length - first;
    if (more > 0) terminal.print(terminal.words.text('cli.atlas.more', { count: more }));
  }
}

/** @throws UserError naming the games that have an atlas. */
function gameWithAtlas(id: string): { game: Game; atlas: Atlas } {
  const game = gameNamed(id);
  if (game.atlas !== undefined) return { game, atlas: game.atlas };
  const others = games.filter(({ atlas }) => atlas !== undefined).map((each) => each.id);
  throw badValue('atlas', id, listed(others));
}

/** The settings to filter by. @throws UserError if the atlas doesn't vary one, or has no such value. */
function wantedSettings(game: Game, { axes }: Atlas, assignments: readonly string[]) {
  return Object.fromEntries(
    assignments.map((text) => {
      const read = parseAssignment(game, text);
      if (!read.ok) throw new UserError(read.error);
      const [name, value] = read.value;
      const axis = axes.find(({ setting }) => setting === name);
      if (axis === undefined) {
        throw badValue('--set', text, listed(axes.map(({ setting }) => setting)));
      }
      if (!axis.values.includes(value)) {
        throw badValue('--set', text, listed(axis.values.map((each) => `${name}=${String(each)}`)));
      }
      return read.value;
    }),
  );
}

/** The atlas that is shipped beside the program. @throws UserError if it can't be read. */
function shippedAtlas(id: string, atlas: Atlas): AtlasTable {
  try {
    const packed = fs.readFileSync(new URL(`./atlas/${id}.json.br`, import.meta.url));
    return unpackAtlas(atlas.axes, zlib.brotliDecompressSync(packed).toString('utf8'));
  } catch (error) {
    throw new UserError(message('atlas.unreadable', { reason: fileReason(error) }), 1);
  }
}

/** The rows of a table: the rules that differ, then the figures. */
function rowsOf({ settings }: Game, records: readonly AtlasRecord[]): string[][] {
  const names = settings.map(({ name }) => name);
  const figures = Object.keys(records[0] ?? {}).filter((column) => !names.includes(column));
  const rows = records.map((record) => {
    const own = Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) =>
        names.includes(name) && value !== null ? [[name, value]] : [],
      ),
    );
    const differing = Object.entries(differingSettings(settings, own));
    return [
      differing.map(([name, value]) => `${name}=${String(value)}`).join(' ') || '=',
      ...figures.map((figure) => String(record[figure] ?? '')),
    ];
  });
  return [['', ...figures], ...rows];
}
