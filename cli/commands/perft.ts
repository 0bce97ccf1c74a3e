import type { Command } from 'commander';
import { perft } from '../../engine/solver/perft.ts';
import {
  gameNamed,
  settingsFrom,
  wholeNumber,
  withJson,
  withSettings,
  typedPosition,
} from '../options.ts';
import type { Terminal } from '../terminal.ts';

interface PerftOptions {
  readonly depth: string;
  readonly position?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

/** `perft GAME --depth N`: the number of sequences of N legal moves. */
export function addPerft(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('perft')
    .description(words.text('cli.perft.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .requiredOption('--depth <n>', words.text('cli.perft.depth'))
    .option(
      `--position <${words.text('cli.placeholder.position')}>`,
      words.text('cli.perft.position'),
    );
  withJson(withSettings(command, words), words).action((id: string, options: PerftOptions) => {
    const game = gameNamed(id);
    const settings = settingsFrom(terminal, game, options.set);
    const rules = game.rules(settings);
    const depth = wholeNumber('--depth', options.depth, 0, 99);
    const from =
      options.position === undefined
        ? rules.start(0)
        : typedPosition(rules, options.position, terminal);
    const position = rules.formatPosition(from);
    const counted = perft(rules, from, depth);
    if (options.json) terminal.printJson({ game: game.id, settings, position, depth, ...counted });
    else terminal.print(words.text('cli.perft.counted', { ...counted, depth, position }));
  });
}
