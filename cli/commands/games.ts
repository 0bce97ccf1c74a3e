import type { Command } from 'commander';
import { games } from '../../engine/games.ts';
import { gameName, gameSummary } from '../../words/game-words.ts';
import type { Terminal } from '../terminal.ts';

/** `games`: lists the games. */
export function addGames(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  program
    .command('games')
    .description(words.text('cli.games.description'))
    .action(() => {
      const width = Math.max(...games.map(({ id }) => id.length));
      terminal.print(
        ...games.map(({ id }) => {
          const values = { game: gameName(words, id), summary: gameSummary(words, id) };
          return `${id.padEnd(width)}  ${words.text('cli.games.game', values)}`;
        }),
      );
    });
}
