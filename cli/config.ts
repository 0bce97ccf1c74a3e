import fs from 'node:fs';
import type { Config } from '../config/config.ts';
import { parseConfig } from '../config/parse.ts';
import { fileReason } from '../config/file-reason.ts';
import type { Language } from '../words/languages.ts';
import { message, type Message } from '../words/message.ts';
import { badValue } from './options.ts';

/**
 * Reads the program's config file. What is wrong in it gives way to its default.
 *
 * @param warn - is told of everything that was wrong.
 * @throws UserError where there is no such file to read.
 */
export function readConfig(file: string, warn: (notice: Message) => void): Config {
  const { config, notices } = parseConfig(textOf(file));
  for (const { message: notice } of notices) warn(message('cli.warning.config', { file, notice }));
  return config;
}

/** The language that a config file asks for; nothing where it leaves that to the system. */
export function languageIn(file: string): Language | undefined {
  try {
    const { language } = parseConfig(fs.readFileSync(file, 'utf8')).config.program;
    return language === 'system' ? undefined : language;
  } catch {
    // What can't be read is told where all of it is.
    return undefined;
  }
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw badValue('--config', file, message('cli.allowed.file', { reason: fileReason(error) }));
  }
}
