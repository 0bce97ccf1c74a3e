import { Help, type Command } from 'commander';
import { languageTags } from '../words/languages.ts';
import { anyOf, type Code } from '../words/message.ts';
import type { Words } from '../words/say.ts';
import { languageOption } from './language.ts';

/** What the command-line parser writes above the parts of a help, and what stands there. */
const titles: Readonly<Record<string, Code & `cli.help.${string}`>> = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Global Options:': 'cli.help.global-options',
  'Commands:': 'cli.help.commands',
};

/** Has a program and its commands help in the program's language. */
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
      // The sentences say themselves what holds where an option is left out.
      optionDescription: ({ description }) => description,
      subcommandTerm: (command) =>
        new Help().subcommandTerm(command).replace('[options]', anyOptions),
      styleTitle: (title) => {
        const code = titles[title];
        return code === undefined ? title : words.say({ code });
      },
    });
  addCommands();
  for (const command of [program, ...program.commands]) {
    command.usage(
      command.usage().replace('[options]', anyOptions).replace('[command]', anyCommand),
    );
  }
  return program;
}
