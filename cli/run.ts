import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { addAnalyse } from './commands/analyse.ts';
import { addGames } from './commands/games.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addRules } from './commands/rules.ts';
import { addSolve } from './commands/solve.ts';
import { addVersus } from './commands/versus.ts';
import { Refusal } from './refusal.ts';
import type { Streams } from './streams.ts';
import { terminalOn, type Terminal } from './terminal.ts';
import { refusalFrom } from './usage.ts';

/**
 * Does what the arguments say.
 *
 * @param args - without the program's own name.
 * @returns the exit status: 0, or that of a {@link Refusal}.
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const terminal = terminalOn(streams);
  const program = programFor(terminal, streams);
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const refusal = error instanceof CommanderError ? refusalFrom(error, program, args) : error;
    if (!(refusal instanceof Refusal)) throw error;
    terminal.warn(refusal.message);
    return refusal.status;
  }
}

function programFor(terminal: Terminal, { output }: Streams): Command {
  const program = new Command('digit-duels')
    .description('Duels with digits, in the terminal.')
    .version(version)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => void output.write(text),
      // What is wrong is said in a sentence of our own.
      writeErr: () => undefined,
    });
  addPlay(program, terminal);
  addSolve(program, terminal);
  addAnalyse(program, terminal);
  addPerft(program, terminal);
  addVersus(program, terminal);
  addRules(program, terminal);
  addGames(program, terminal);
  return program;
}
