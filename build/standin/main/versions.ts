import { version as electron } from 'electron/package.json';

/** The versions in `process.versions`; Chromium's is known once it runs. */
export const versions: Record<string, string> = {
  node: process.versions.node,
  v8: process.versions.v8,
  electron,
  chrome: '',
};
