import { Command, CommanderError } from 'commander';

/** The option for the language. */
export const languageOption = '--language';

/**
 * The language in the arguments, which is read before everything else, since the help of the options depends
 * on it.
 *
 * @returns the value of {@link languageOption}, and the config file, which may have a language, too.
 */
export function languageAsked(args: readonly string[]): {
  readonly asked: string | undefined;
  /** The path of the config file. */
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
    // A missing value is reported when all arguments are read.
    if (error instanceof CommanderError) return { asked: undefined, nothingElse: false };
    throw error;
  }
}
