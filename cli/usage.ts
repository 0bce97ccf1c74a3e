import type { Command, CommanderError } from 'commander';
import { Refusal } from './refusal.ts';

/** Turns what the command-line parser complains about into one sentence with what is allowed. */
export function refusalFrom(
  error: CommanderError,
  program: Command,
  args: readonly string[],
): Refusal {
  const command = program.commands.find((each) => each.name() === args[0]) ?? program;
  const name = command === program ? 'digit-duels' : command.name();
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const usage = `${name} ${command.usage()}`;
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknownCommand(program, quoted);
    // `help` of something that there is not.
    case 'commander.help':
      return unknownCommand(program, args[1] ?? '');
    case 'commander.unknownOption':
      return new Refusal(
        `There is no option "${quoted}" for ${name}. Options: ${optionsOf(command).join(', ')}.`,
      );
    case 'commander.missingArgument':
      return new Refusal(`${name} needs <${quoted}>: ${usage}`);
    case 'commander.missingMandatoryOptionValue':
      return new Refusal(`${name} needs ${quoted}: ${usage}`);
    case 'commander.optionMissingArgument':
      return new Refusal(`Something must follow ${quoted}.`);
    case 'commander.excessArguments':
      return new Refusal(
        `There is no place for "${command.args[command.registeredArguments.length] ?? ''}": ${usage}`,
      );
    default:
      return new Refusal(error.message.replace(/^error: /, ''));
  }
}

function unknownCommand(program: Command, name: string): Refusal {
  const names = program.commands.map((each) => each.name());
  return new Refusal(`There is no command "${name}". Commands: ${names.join(', ')}.`);
}

function optionsOf(command: Command): string[] {
  return [...command.options.map((option) => option.long ?? option.flags), '--help'];
}
