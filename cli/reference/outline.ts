import type { Command } from 'commander';
import { difficultyNames } from '../../engine/capabilities/computer-players.ts';
import { games } from '../../engine/games.ts';
import { languageTags } from '../../words/languages.ts';
import type { Words } from '../../words/say.ts';

/** The program as its parser knows it, for the manual page and the shells’ completions. */
export interface Outline {
  readonly description: string;
  readonly options: readonly OptionOutline[];
  readonly commands: readonly CommandOutline[];
}

/** A command of the program. */
export interface CommandOutline {
  readonly name: string;
  readonly description: string;
  /** Its arguments and options as the help has them. */
  readonly usage: string;
  readonly arguments: readonly ValueOutline[];
  readonly options: readonly OptionOutline[];
}

/** An option of the program or of one command. */
export interface OptionOutline {
  /** With leading dashes, the short one first. */
  readonly names: readonly string[];
  /** As the help has it: its names and its value. */
  readonly flags: string;
  readonly description: string;
  /** What must follow it; undefined for a switch, or if it may be left out. */
  readonly value: ValueOutline | undefined;
}

/** What the user types in place of a name. */
export interface ValueOutline {
  readonly name: string;
  readonly description: string;
  /** The texts to choose from; none if it may be any text, or a file. */
  readonly choices: readonly string[];
}

/** Lists the commands and options of a program. */
export function outlineOf(program: Command, words: Words): Outline {
  const help = program.createHelp();
  const choices = choicesByName(words);
  const valueOf = (name: string, description = ''): ValueOutline => ({
    name,
    description,
    choices: choices.get(name) ?? [],
  });
  const optionsOf = (command: Command): OptionOutline[] =>
    help.visibleOptions(command).map(({ short, long, flags, description }) => {
      const value = /<(.+)>/.exec(flags)?.[1];
      return {
        names: [short, long].filter((name) => name !== undefined),
        flags,
        description,
        value: value === undefined ? undefined : valueOf(value),
      };
    });
  return {
    description: program.description(),
    options: optionsOf(program),
    commands: help.visibleCommands(program).map((command) => ({
      name: command.name(),
      description: command.description(),
      usage: command.usage(),
      arguments: command.registeredArguments.map((each) => valueOf(each.name(), each.description)),
      options: optionsOf(command),
    })),
  };
}

/** The formats that `convert` writes. */
export const recordFormats = ['duel', 'link', 'text'] as const;

/** The shells that complete arguments. */
export const shells = ['bash', 'zsh', 'fish'] as const;

function choicesByName(words: Words): ReadonlyMap<string, readonly string[]> {
  return new Map<string, readonly string[]>([
    [words.text('cli.placeholder.game'), games.map(({ id }) => id)],
    [words.text('cli.placeholder.level'), difficultyNames.filter((name) => !name.includes(' '))],
    [words.text('cli.placeholder.language'), languageTags],
    [words.text('cli.placeholder.format'), recordFormats],
    [words.text('cli.placeholder.shell'), shells],
  ]);
}
