import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { text as isolatedWorld } from '../page/isolated-world.ts?page-script';
import { text as mainWorld } from '../page/main-world.ts?page-script';
import type { IsolatedConfig } from '../messages/messages.ts';
import { runtime } from './runtime.ts';
import { versions } from './versions.ts';

/** Follows the title in the frame of a person's windows, so nobody takes them for Electron's. */
const titleSuffix = ' (stand-in for Electron)';

/** What decides about a page's preload script. */
export interface PreloadOptions {
  readonly preload: string | undefined;
  readonly additionalArguments: readonly string[];
  onPreloadError(file: string, error: Error): void;
}

/** Makes the two scripts that run before a page's own: one for each of its worlds. */
export function readPreload(
  token: string,
  options: PreloadOptions,
): { main: string; isolated: string } {
  const config: IsolatedConfig = {
    token,
    preload: options.preload ?? '',
    platform: process.platform,
    arch: process.arch,
    versions,
    argv: [process.execPath, ...options.additionalArguments],
    titleSuffix: runtime.driven ? '' : titleSuffix,
    mac: process.platform === 'darwin',
    closable: !runtime.driven,
  };
  return {
    main: call(mainWorld, JSON.stringify(token)),
    isolated:
      call(isolatedWorld, JSON.stringify(config), preloadFunction(options)) +
      `\n//# sourceURL=electron-preload://${config.preload}`,
  };
}

function call(script: string, ...list: string[]): string {
  return `(function () {\n${script}\nreturn standinPage.start;\n})()(${list.join(', ')});`;
}

function preloadFunction(options: PreloadOptions): string {
  const { preload } = options;
  if (preload === undefined) return 'null';
  try {
    const text = readFileSync(preload, 'utf8');
    const wrapped = `function (exports, require, module, process, global) {${text}\n}`;
    // A preload that doesn't parse would take the whole injected script down with it.
    new Script(`(${wrapped})`, { filename: preload });
    return runtime.addresses.toPage(wrapped);
  } catch (error) {
    console.error(`Unable to load preload script: ${preload}\n${String(error)}`);
    setImmediate(() => options.onPreloadError(preload, error as Error));
    return 'null';
  }
}
