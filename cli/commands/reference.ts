import type { Command } from 'commander';
import { version } from '../../package.json';
import { oneOf } from '../options.ts';
import { completionFor } from '../reference/completions.ts';
import { manualPage } from '../reference/manual.ts';
import { outlineOf, shells } from '../reference/outline.ts';
import type { Terminal } from '../terminal.ts';

/** `completion SHELL` and `manual`: what a shell and `man` read about the program. */
export function addReference(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  program
    .command('completion')
    .description(words.text('cli.completion.description'))
    .argument(`<${words.text('cli.placeholder.shell')}>`, words.text('cli.completion.shell'))
    .action((shell: string) => {
      const complete = completionFor[oneOf('completion', shell, shells)];
      terminal.print(...complete(outlineOf(program, words)));
    });
  program
    .command('manual')
    .description(words.text('cli.manual.description'))
    .action(() => {
      terminal.print(
        ...manualPage(outlineOf(program, words), words, { version, date: dateOfBuild() }),
      );
    });
}

/** The date that builds of the same sources share, or else today. */
function dateOfBuild(): string {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH']);
  return (seconds > 0 ? new Date(seconds * 1000) : new Date()).toISOString().slice(0, 10);
}
