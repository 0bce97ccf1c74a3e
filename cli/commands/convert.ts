import type { Command } from 'commander';
import { makeRecord, type MatchRecord } from '../../engine/record.ts';
import type { DuelRecord } from '../../engine/records/duel-record.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { tableOfRecord } from '../../engine/records/record-of-table.ts';
import { linkOf } from '../../files/link.ts';
import { transcriptOf } from '../transcript.ts';
import { oneOf } from '../options.ts';
import { readOneRecord, readRecords } from '../records.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

const formats = ['duel', 'json', 'link', 'text'] as const;

/** `convert FILE`: a match in another format. */
export function addConvert(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  program
    .command('convert')
    .description(words.text('cli.convert.description'))
    .argument(`<${words.text('cli.placeholder.file')}>`, words.text('cli.convert.file'))
    .option(
      `--to <${words.text('cli.placeholder.format')}>`,
      words.text('cli.convert.to'),
      'duel' satisfies (typeof formats)[number],
    )
    .action((file: string, { to }: { readonly to: string }) => {
      const text = converted(file, oneOf('--to', to, formats), terminal);
      terminal.print(text.replace(/\n$/, ''));
    });
}

function converted(file: string, to: (typeof formats)[number], terminal: Terminal): string {
  switch (to) {
    case 'duel':
      return formatDuel(readRecords(file));
    case 'link':
      return linkOf(formatDuel(readRecords(file)));
    case 'json':
      return jsonOf(savedMatch(readOneRecord(file)));
    case 'text':
      return readRecords(file)
        .map((record) => transcriptOf(record, terminal.words).join('\n'))
        .join('\n\n');
  }
}

/** JSON in which every control character has an escape, also those that need none. */
function jsonOf(value: unknown): string {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/(?!\n)\p{Cc}/gu, escape);
}

/** The match as the program saves it. */
function savedMatch(record: DuelRecord): MatchRecord {
  const table = tableOfRecord(record);
  if (!table.ok) throw new UserError(table.error);
  return makeRecord(table.value);
}
