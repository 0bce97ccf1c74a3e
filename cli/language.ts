import { Command, CommanderError } from 'commander';

/** The option that says which language to speak. */
export const languageOption = '--language';

/**
 * The language that arguments ask for, read before everything else, since it decides what the options
 * are said to mean.
 *
 * @returns what follows {@link languageOption}, and whether anything else was said.
 */
export function languageAsked(args: readonly string[]): {
  readonly asked: string | undefined;
  /** The config file that is named, which may say one too. */
  readonly config?: string | undefined;
  readonly nothingElse: boolean;
} {
  const reader = new Command()
    .option(`${languageOption} <language>`)
    .option('--config <file>')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  try {
    const { operands, unknown } = reader.parseOptions([...args]);
    const { language, config } = reader.opts<{ language?: string; config?: string }>();
    const nothingElse = operands.length + unknown.length === 0 && config === undefined;
    return { asked: language, config, nothingElse };
  } catch (error) {
    // Nothing follows the option: told where all arguments are read.
    if (error instanceof CommanderError) return { asked: undefined, nothingElse: false };
    throw error;
  }
}
