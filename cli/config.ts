import fs from 'node:fs';
import { parseConfig, type Config } from '../engine/config.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads the program's config file. What is wrong in it gives way to its default.
 *
 * @param warn - is told of everything that was wrong, a sentence each.
 * @throws Refusal where there is no such file to read.
 */
export function readConfig(file: string, warn: (sentence: string) => void): Config {
  const { config, notices } = parseConfig(textOf(file));
  for (const { sentence } of notices) warn(`${file}: ${sentence}`);
  return config;
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`--config can't be "${file}". Allowed: a file that can be read (${reason}).`);
  }
}
