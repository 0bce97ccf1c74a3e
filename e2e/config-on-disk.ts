import { readFileSync, writeFileSync } from 'node:fs';

/** The config file as another program sees it. */
export interface ConfigOnDisk {
  readonly path: string;
  readonly read: () => string;
  readonly write: (text: string) => void;
}

/** A config file somewhere on the disk. */
export function configAt(file: string): ConfigOnDisk {
  return {
    path: file,
    read: () => readFileSync(file, 'utf8'),
    write: (text) => writeFileSync(file, text),
  };
}
