import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { languageTags, type Language } from '../words/languages.ts';
import { wordsOf } from '../words/say.ts';
import { languageIn } from './config.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addAtlas } from './commands/atlas.ts';
import { addBackup, addRestore } from './commands/backup.ts';
import { addConvert } from './commands/convert.ts';
import { addEngine } from './commands/engine.ts';
import { addExplore } from './commands/explore.ts';
import { addGames } from './commands/games.ts';
import { addMatches } from './commands/matches.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzle } from './commands/puzzle.ts';
import { addReference } from './commands/reference.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addSolve } from './commands/solve.ts';
import { addResults, addTask } from './commands/task.ts';
import { addVersus } from './commands/versus.ts';
import { withHelp } from './help.ts';
import { languageAsked, languageOption } from './language.ts';
import { oneOf } from './options.ts';
import type { Streams } from './streams.ts';
import { terminalOn, type Terminal } from './terminal.ts';
import { userErrorFrom } from './usage.ts';
import { UserError } from './user-error.ts';

/**
 * Runs the command of the arguments.
 *
 * @param args - without the program's own name.
 * @param language - the language if neither the arguments nor a config file names one.
 * @returns the exit status: 0, or that of a {@link UserError}.
 */
export async function run(
  args: readonly string[],
  streams: Streams,
  language: Language,
): Promise<number> {
  const { asked, config, nothingElse } = languageAsked(args);
  const spoken =
    languageTags.find((tag) => tag === asked) ??
    (config === undefined ? undefined : languageIn(config)) ??
    language;
  const terminal = terminalOn(streams, wordsOf(spoken));
  const program = programFor(terminal, streams);
  try {
    if (asked !== undefined) oneOf(languageOption, asked, languageTags);
    await program.parseAsync(nothingElse ? [...args, '--help'] : [...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const problem = error instanceof CommanderError ? userErrorFrom(error, program) : error;
    if (!(problem instanceof UserError)) throw error;
    terminal.warn(problem.reason);
    return problem.status;
  }
}

function programFor(terminal: Terminal, { output }: Streams): Command {
  const { words } = terminal;
  const program = new Command('digit-duels')
    .description(words.text('cli.description'))
    .version(version, '-V, --version', words.text('cli.help.version'))
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => void output.write(text),
      // Errors have the program's own sentences.
      writeErr: () => undefined,
    });
  return withHelp(program, words, () => {
    addPlay(program, terminal);
    addSolve(program, terminal);
    addAnalyse(program, terminal);
    addExplore(program, terminal);
    addPerft(program, terminal);
    addVersus(program, terminal);
    addRules(program, terminal);
    addConvert(program, terminal);
    addAtlas(program, terminal);
    addGames(program, terminal);
    addMatches(program, terminal);
    addBackup(program, terminal);
    addRestore(program, terminal);
    addReview(program, terminal);
    addPuzzle(program, terminal);
    addTask(program, terminal);
    addResults(program, terminal);
    addEngine(program, terminal);
    addReference(program, terminal);
  });
}
