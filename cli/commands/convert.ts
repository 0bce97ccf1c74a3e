import type { Command } from 'commander';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { linkOf } from '../../storage/files/link.ts';
import { transcriptOf } from '../transcript.ts';
import { oneOf } from '../options.ts';
import { readRecords } from '../records.ts';
import { recordFormats } from '../reference/outline.ts';
import type { Terminal } from '../terminal.ts';

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
      'duel' satisfies (typeof recordFormats)[number],
    )
    .action(async (file: string, { to }: { readonly to: string }) => {
      const text = await converted(file, oneOf('--to', to, recordFormats), terminal);
      terminal.print(text.replace(/\n$/, ''));
    });
}

async function converted(
  file: string,
  to: (typeof recordFormats)[number],
  terminal: Terminal,
): Promise<string> {
  const records = await readRecords(file, {
    input: terminal.input,
    // What is printed is a file, so anything else is said beside it.
    rewritten(how) {
      if (how !== undefined) terminal.warn(how);
    },
  });
  switch (to) {
    case 'duel':
      return formatDuel(records);
    case 'link':
      return linkOf(formatDuel(records));
    case 'text':
      return records.map((table) => transcriptOf(table, terminal.words).join('\n')).join('\n\n');
  }
}
