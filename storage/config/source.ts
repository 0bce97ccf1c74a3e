import type { TextFile } from '../files/text.ts';
import { parseConfig, unusableConfig, type ParsedConfig } from './parse.ts';

/** How many megabytes a config file may have. */
export const mostConfigMegabytes = 1;

/** Reads what was found where a config file should be. */
export function parseSource(file: TextFile): ParsedConfig {
  switch (file.kind) {
    case 'missing':
      return parseConfig('');
    case 'text':
      return parseConfig(file.text);
    case 'unusable':
      return unusableConfig(file.reason);
  }
}
