import fs from 'node:fs';
import { parseConfig, type Config } from '../engine/config.ts';
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

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw badValue('--config', file, message('cli.allowed.file', { reason }));
  }
}
