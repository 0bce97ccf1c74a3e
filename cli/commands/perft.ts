import type { Command } from 'commander';
import { perft } from '../../engine/perft.ts';
import { gameNamed, settingsFrom, wholeNumber, withJson, withSettings } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { inFull } from '../solving.ts';
import type { Terminal } from '../terminal.ts';

interface PerftOptions {
  readonly depth: string;
  readonly position?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

/** `perft GAME --depth N`: the number of sequences of N legal moves. */
export function addPerft(program: Command, terminal: Terminal): void {
  const command = program
    .command('perft')
    .description('count the sequences of legal moves')
    .argument('<game>')
    .requiredOption('--depth <n>', 'how many moves each sequence has')
    .option('--position <position>', 'where they begin (default: the start)');
  withJson(withSettings(command)).action((id: string, options: PerftOptions) => {
    const game = gameNamed(id);
    const settings = settingsFrom(game, options.set);
    const rules = game.rules(settings);
    const depth = wholeNumber('--depth', options.depth, 0, 99);
    const from =
      options.position === undefined
        ? { ok: true as const, value: rules.start(0) }
        : rules.parsePosition(options.position);
    if (!from.ok) throw new Refusal(from.error);
    const position = rules.formatPosition(from.value);
    const nodes = perft(rules, from.value, depth);
    terminal.print(
      options.json
        ? JSON.stringify({ game: game.id, settings, position, depth, nodes })
        : `${inFull(nodes)} sequences of ${depth} moves from ${position}`,
    );
  });
}
