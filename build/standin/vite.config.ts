import { chmodSync, copyFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const out = path.join(here, '../../dist/standin');
const mark = '?page-script';

/** Turns `script.ts?page-script` into the text of one classic script that sets `standinPage`. */
function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    resolveId: (source, importer) =>
      source.endsWith(mark) && importer !== undefined
        ? path.resolve(path.dirname(importer), source)
        : null,
    async load(id) {
      if (!id.endsWith(mark)) return null;
      const entry = id.slice(0, -mark.length);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          lib: { entry, formats: ['iife'], name: 'standinPage' },
          target: 'chrome120',
          minify: false,
          write: false,
        },
      });
      for (const output of Array.isArray(built) ? built : []) {
        for (const chunk of output.output) {
          if (chunk.type !== 'chunk') continue;
          for (const file of Object.keys(chunk.modules)) this.addWatchFile(file);
          return `export const text = ${JSON.stringify(chunk.code)};`;
        }
      }
      throw new Error(`${entry} gave no script`);
    },
  };
}

/** Puts the files that pose as Electron's executable next to the bundle. */
function launchers(): Plugin {
  return {
    name: 'launchers',
    closeBundle() {
      for (const name of ['electron', 'electron.cmd']) {
        copyFileSync(path.join(here, 'launchers', name), path.join(out, name));
        chmodSync(path.join(out, name), 0o755);
      }
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [pageScripts(), launchers()],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    ssr: path.join(here, 'main/boot.ts'),
    rolldownOptions: {
      external: [...builtinModules, /^node:/, 'bufferutil', 'utf-8-validate'],
      output: { format: 'cjs', entryFileNames: 'boot.cjs' },
    },
  },
  ssr: { noExternal: true },
});
