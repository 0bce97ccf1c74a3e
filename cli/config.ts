import type { Config } from '../storage/config/config.ts';
import type { ParsedConfig } from '../storage/config/parse.ts';
import { mostConfigMegabytes, parseSource } from '../storage/config/parse.ts';
import { fileReason } from '../storage/files/reason.ts';
import { readText } from '../storage/files/text-file.ts';
import type { Language } from '../words/languages.ts';
import { message, type Message } from '../words/message.ts';
import { badValue } from './options.ts';

/**
 * Reads the program's config file. Bad values are replaced by their defaults.
 *
 * @param warn - called with every problem.
 * @throws UserError if the file can't be read.
 */
export function readConfig(file: string, warn: (notice: Message) => void): Config {
  const { config, notices } = parsed(file);
  for (const { message: notice } of notices) warn(message('cli.warning.config', { file, notice }));
  return config;
}

/** The language of a config file; undefined if it leaves that to the system. */
export function languageIn(file: string): Language | undefined {
  try {
    const { language } = parsed(file).config.program;
    return language === 'system' ? undefined : language;
  } catch {
    // The problem is reported when the whole file is read.
    return undefined;
  }
}

function parsed(file: string): ParsedConfig {
  const refuse = (reason: Message) =>
    badValue('--config', file, message('cli.allowed.file', { reason }));
  let found;
  try {
    found = readText(file, mostConfigMegabytes);
  } catch (error) {
    throw refuse(fileReason(error));
  }
  if (found.kind === 'missing') throw refuse(message('files.reason.missing'));
  return parseSource(found);
}
