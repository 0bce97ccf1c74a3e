import type { Command } from 'commander';
import { linesOf } from '../../storage/files/lines.ts';
import type { Terminal } from '../terminal.ts';
import { longestLine, speakUgi } from '../ugi/conversation.ts';
import { searchThread } from '../ugi/searcher.ts';

/** `engine`: speaks the Universal Game Interface with another program. */
export function addEngine(program: Command, terminal: Terminal): void {
  program
    .command('engine')
    .description(terminal.words.text('cli.engine.description'))
    .action(async () => {
      const searcher = searchThread();
      try {
        await speakUgi(terminal, linesOf(terminal.input, longestLine), searcher);
      } finally {
        searcher.close();
      }
    });
}
