import type { Command } from 'commander';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { linkOf } from '../../storage/files/link.ts';
import { transcriptOf } from '../transcript.ts';
import { oneOf } from '../options.ts';
import { recordsNamed } from '../named-records.ts';
import { recordFormats } from '../reference/outline.ts';
import type { Terminal } from '../terminal.ts';
import { withUserData } from '../user-data.ts';

/** `convert MATCH`: a match in another format. */
export function addConvert(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('convert')
    .description(words.text('cli.convert.description'))
    .argument(`<${words.text('review.cli.placeholder')}>`, words.text('review.cli.match'))
    .option(
      `--to <${words.text('cli.placeholder.format')}>`,
      words.text('cli.convert.to'),
      'duel' satisfies (typeof recordFormats)[number],
    );
  withUserData(command, words).action(
    async (
      named: string,
      { to, userData }: { readonly to: string; readonly userData?: string },
    ) => {
      const format = oneOf('--to', to, recordFormats);
      const records = await recordsNamed(named, userData, {
        input: terminal.input,
        // What is printed is a file, so anything else is said beside it.
        rewritten(how) {
          if (how !== undefined) terminal.warn(how);
        },
      });
      terminal.print((await formatted(records, format, terminal)).replace(/\n$/, ''));
    },
  );
}

async function formatted(
  records: readonly SeatedMatch[],
  to: (typeof recordFormats)[number],
  { words }: Terminal,
): Promise<string> {
  switch (to) {
    case 'duel':
      return formatDuel(records);
    case 'link':
      return linkOf(formatDuel(records));
    case 'text':
      return records.map((table) => transcriptOf(table, words).join('\n')).join('\n\n');
  }
}
