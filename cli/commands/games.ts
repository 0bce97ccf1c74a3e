import type { Command } from 'commander';
import { games } from '../../engine/games.ts';
import type { Terminal } from '../terminal.ts';

/** `games`: what can be played. */
export function addGames(program: Command, terminal: Terminal): void {
  program
    .command('games')
    .description('list the games')
    .action(() => {
      const width = Math.max(...games.map(({ id }) => id.length));
      terminal.print(
        ...games.map(({ id, name, summary }) => `${id.padEnd(width)}  ${name}. ${summary}`),
      );
    });
}
