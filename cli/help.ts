import { Help, type Command } from 'commander';
import { languageTags } from '../words/languages.ts';
import { anyOf, type Code } from '../words/message.ts';
import type { Words } from '../words/say.ts';
import { languageOption } from './language.ts';

/** The titles of the command-line parser, and the messages that replace them. */
const titles: Readonly<Record<string, Code & `cli.help.${string}`>> = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Global Options:': 'cli.help.global-options',
  'Commands:': 'cli.help.commands',
};

/** Examples, by command. */
const examples: Readonly<Record<string, string>> = {
  play: 'play chopsticks --difficulty hard --set overflow=rollover',
  solve: 'solve chopsticks --set overflow=rollover',
  analyse: 'analyse chopsticks 2434',
  explore: 'explore chopsticks --set suicide=true --position 1211',
  perft: 'perft chopsticks --depth 6',
  versus: 'versus digit-conquest --one hard --two lookahead --within 0.001',
  rules: 'rules chopsticks',
  convert: 'convert match.duel --to link',
  atlas: 'atlas chopsticks --set misere=true --value win --csv',
  games: 'games',
  review: 'review match.duel',
  completion: 'completion bash',
  matches: 'matches list --game chopsticks --text final',
};

/** Translates the help of a program and its commands. */
export function withHelp(program: Command, words: Words, addCommands: () => void): Command {
  const language = words.text('cli.placeholder.language');
  const anyOptions = `[${words.text('cli.help.any-options')}]`;
  const anyCommand = `[${words.text('cli.help.any-command')}]`;
  program
    .option(
      `${languageOption} <${language}>`,
      words.text('cli.help.language', { languages: anyOf(languageTags) }),
    )
    .helpOption('-h, --help', words.text('cli.help.help'))
    .helpCommand(`help ${anyCommand}`, words.text('cli.help.help-command'))
    .configureHelp({
      showGlobalOptions: true,
      // The sentences mention the defaults themselves.
      optionDescription: ({ description }) => description,
      subcommandTerm: (command) =>
        new Help().subcommandTerm(command).replace('[options]', anyOptions),
      styleTitle: (title) => {
        const code = titles[title];
        return code === undefined ? title : words.say({ code });
      },
    });
  addCommands();
  for (const command of program.commands) {
    const example = `  ${program.name()} ${examples[command.name()] ?? command.name()}`;
    command.addHelpText('after', `\n${words.text('cli.help.example')}\n${example}`);
  }
  for (const command of [program, ...program.commands]) {
    command.usage(
      command.usage().replace('[options]', anyOptions).replace('[command]', anyCommand),
    );
  }
  return program;
}
