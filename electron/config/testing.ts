import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { parts } from '../../storage/config/parts.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { wordsOf } from '../../words/say.ts';
import { inEnglish } from '../../words/testing.ts';
import type { Change } from '../../storage/config/text.ts';
import { ConfigFile } from './config-file.ts';

/** The config of an empty file. */
export const defaultConfig = parseConfig('{}').config;

/** The keys of all settings of a part in the config file. */
export function everySettingOf(id: string): string[][] {
  const part = parts.find(({ rules }) => rules.id === id);
  return part?.rules.settings.map(({ name }) => [...part.path, name]) ?? [];
}

/** The config file of the current test, which does not exist yet; see {@link inConfigFolders}. */
export let file = '';

const opened: ConfigFile[] = [];

/** Gives each test of a file its own folder for a config file. */
export function inConfigFolders(): void {
  inFolders();
  beforeEach(() => {
    file = path.join(folder, 'config.jsonc');
  });
  afterEach(() => {
    for (const config of opened.splice(0)) config.close();
    mendDisk();
  });
}

/** Opens the config file, as a start of the program does. */
export function open({
  at = file,
  changed,
}: { at?: string; changed?: () => void } = {}): ConfigFile {
  const config = new ConfigFile(at, {
    changed: changed ?? (() => undefined),
    words: ({ program: { language } }) => wordsOf(language === 'system' ? 'en' : language),
  });
  opened.push(config);
  return config;
}

/** Changes one value. */
export function set(config: ConfigFile, keys: Change['keys'], value: unknown): void {
  config.edit(() => [{ keys, value }]);
}

/** The disk has room again. */
export function mendDisk(): void {
  vi.restoreAllMocks();
}

export const onDisk = () => readFileSync(file, 'utf8');
export const schema = () => readFileSync(path.join(folder, 'config.schema.json'), 'utf8');
/** The names of the copies of broken files. */
export const kept = () => readdirSync(folder).filter((name) => name.startsWith('config.invalid-'));
export const sentences = (config: ConfigFile) =>
  config.notices().map(({ message }) => inEnglish(message));
