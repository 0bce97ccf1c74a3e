import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { IsolatedConfig } from '../common/messages.ts';
import { text as isolatedWorld } from '../page/isolated-world.ts?page-script';
import { text as mainWorld } from '../page/main-world.ts?page-script';
import { runtime } from './runtime.ts';

/** Appended to window titles outside tests, so that the windows aren't mistaken for Electron's. */
const titleSuffix = ' (stand-in for Electron)';

/** Builds the two scripts that run before a page's own, one for each of its worlds. */
export function readPreload(
  token: string,
  preload: string | undefined,
): { main: string; isolated: string } {
  const config: IsolatedConfig = {
    token,
    preload: preload ?? '',
    titleSuffix: runtime.driven ? '' : titleSuffix,
    mac: process.platform === 'darwin',
  };
  return {
    main: call(mainWorld, JSON.stringify(token)),
    isolated:
      call(isolatedWorld, JSON.stringify(config), preloadFunction(preload)) +
      `\n//# sourceURL=electron-preload://${config.preload}`,
  };
}

function call(script: string, ...list: string[]): string {
  return `(function () {\n${script}\nreturn standinPage.start;\n})()(${list.join(', ')});`;
}

function preloadFunction(preload: string | undefined): string {
  if (preload === undefined) return 'null';
  try {
    const text = readFileSync(preload, 'utf8');
    const wrapped = `function (exports, require, module) {${text}\n}`;
    // A preload that doesn't parse would break the whole injected script.
    new Script(`(${wrapped})`, { filename: preload });
    return runtime.addresses.toPage(wrapped);
  } catch (error) {
    console.error(`Unable to load preload script: ${preload}\n${String(error)}`);
    return 'null';
  }
}
