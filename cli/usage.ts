import type { Command, CommanderError } from 'commander';
import { listed, message } from '../words/message.ts';
import { UserError } from './user-error.ts';

/** Turns an error of the command-line parser into a sentence with the allowed values. */
export function userErrorFrom(error: CommanderError, program: Command): UserError | CommanderError {
  const [first, second = ''] = program.args;
  const command = program.commands.find((each) => each.name() === first) ?? program;
  const name = command === program ? program.name() : command.name();
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const usage = `${name} ${command.usage()}`;
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknownCommand(program, quoted);
    // `help` of an unknown command.
    case 'commander.help':
      return unknownCommand(program, second);
    case 'commander.unknownOption':
      return new UserError(
        message('cli.refused.unknown-option', {
          option: quoted,
          command: name,
          options: listed(optionsOf(command, program)),
        }),
      );
    case 'commander.missingArgument':
      return new UserError(
        message('cli.refused.missing-argument', { command: name, argument: quoted, usage }),
      );
    case 'commander.missingMandatoryOptionValue':
      return new UserError(
        message('cli.refused.missing-option', { command: name, option: quoted, usage }),
      );
    case 'commander.optionMissingArgument':
      return new UserError(message('cli.refused.missing-value', { option: quoted }));
    case 'commander.excessArguments':
      return new UserError(
        message('cli.refused.excess', {
          text: command.args[command.registeredArguments.length] ?? '',
          usage,
        }),
      );
    default:
      return error;
  }
}

function unknownCommand(program: Command, command: string): UserError {
  const commands = listed(program.commands.map((each) => each.name()));
  return new UserError(message('cli.refused.unknown-command', { command, commands }));
}

function optionsOf(command: Command, program: Command): string[] {
  const options = new Set([...command.options, ...program.options]);
  return [...[...options].map((option) => option.long ?? option.flags), '--help'];
}
