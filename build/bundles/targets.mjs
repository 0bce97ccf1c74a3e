// The targets of the build, one line of the table each. Packages are bundled into dist, so that a
// packaged program needs no node_modules.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';

/**
 * @typedef {object} Target
 * @property {string[]} sources the folders that, when they change, make it stale
 * @property {(part: string) => Promise<import('vite').InlineConfig>} config Vite's configuration of one of its
 *   parts, but for where it goes
 * @property {() => readonly string[]} [parts] what is bundled by itself, into the same folder, longest first
 * @property {boolean} [inPlace] its configuration knows where it goes
 */

/** @type {Record<'main' | 'analyst' | 'preload' | 'renderer' | 'menu' | 'cli' | 'standin' | 'bench' | 'fire' | 'tables' | 'atlas' | 'results' | 'library', Target>} */
export const targets = {
  // First, because it takes the longest.
  renderer: {
    sources: ['renderer', 'electron', 'engine', 'storage', 'words', 'docs'],
    parts: () => pages(),
    config: windowConfig,
  },
  main: {
    sources: ['electron', 'engine', 'storage', 'words', 'build/packaging/icons'],
    config: mainConfig,
  },
  // One CommonJS file, the only kind that Electron's own tests start as a worker thread from inside an
  // archive.
  analyst: {
    sources: ['electron', 'engine', 'storage', 'words'],
    config: analystConfig,
  },
  preload: {
    sources: ['electron', 'engine', 'storage', 'words'],
    // A sandboxed preload script is one CommonJS file that can require only `electron`.
    config: () => commonJsConfig({ preload: 'electron/preload.ts' }),
  },
  // The commands of the windows, for the menu bar of the main process.
  menu: {
    sources: ['renderer', 'electron', 'engine', 'storage', 'words'],
    config: menuConfig,
  },
  cli: {
    sources: ['cli', 'engine', 'storage', 'words', 'docs'],
    parts: () => ['main', 'search'],
    // Its search is a worker thread, like the analyst.
    config: (part) =>
      part === 'main' ? terminalConfig() : commonJsConfig({ search: 'cli/ugi/worker.ts' }),
  },
  standin: { sources: ['build/standin'], config: standinConfig, inPlace: true },
  bench: {
    sources: ['cli', 'electron', 'engine', 'storage', 'words', 'docs', 'build/bench'],
    config: () =>
      nodeConfig({ main: 'build/bench/main.ts', 'fill-library': 'storage/library/filling.ts' }),
  },
  fire: {
    sources: ['electron', 'engine', 'storage', 'words', 'e2e/fire'],
    config: () =>
      nodeConfig({
        main: 'e2e/fire/main.ts',
        measure: 'e2e/fire/measure.ts',
        writer: 'e2e/fire/writer.ts',
      }),
  },
  tables: {
    sources: ['engine', 'words', 'build/tables'],
    config: () => nodeConfig({ main: 'build/tables/main.ts', worker: 'build/tables/worker.ts' }),
  },
  atlas: {
    sources: ['engine', 'words', 'build/atlas'],
    config: () => nodeConfig({ main: 'build/atlas/main.ts', worker: 'build/atlas/worker.ts' }),
  },
  results: {
    sources: ['engine', 'words', 'build/results', 'build/common'],
    config: () => nodeConfig({ main: 'build/results/main.ts' }),
  },
  // The engine for other programs.
  library: {
    sources: ['engine', 'words'],
    config: () => nodeConfig({ index: 'engine/library.ts' }),
  },
};

/** @typedef {keyof typeof targets} TargetName */

/** The targets of the desktop program. */
export const program = /** @type {const} @satisfies {TargetName[]} */ ([
  'main',
  'analyst',
  'preload',
  'renderer',
  'menu',
  'cli',
]);

/**
 * @param {Record<string, string>} entries source by name of the built file
 * @returns {Promise<import('vite').InlineConfig>}
 */
async function nodeConfig(entries) {
  return {
    publicDir: false,
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: absolute(entries),
        output: {
          entryFileNames: '[name].js',
          // In the same folder as the entries: a module finds its worker relative to itself, in
          // whichever file it ends up.
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  };
}

/**
 * One CommonJS file.
 *
 * @param {Record<string, string>} entry source by name of the built file
 * @returns {Promise<import('vite').InlineConfig>}
 */
async function commonJsConfig(entry) {
  const { build, ...config } = await nodeConfig(entry);
  return {
    ...config,
    build: {
      ...build,
      rolldownOptions: {
        ...build?.rolldownOptions,
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  };
}

/** The worker of the analyst. */
export async function analystConfig() {
  return commonJsConfig({ worker: 'electron/analyst/worker.ts' });
}

/** The terminal and the main process read each atlas file when they need it, so they are copied unchanged. */
async function terminalConfig() {
  return { ...(await nodeConfig({ main: 'cli/main.ts' })), plugins: [shipAtlases()] };
}

/** The main process reads the icon when it needs it, so it is copied unchanged. */
async function mainConfig() {
  const config = await nodeConfig({ main: 'electron/main.ts' });
  return { ...config, plugins: [shipIcon()] };
}

/** @returns {import('vite').Plugin} */
function shipAtlases() {
  return {
    name: 'ship-atlases',
    generateBundle() {
      for (const game of fs.readdirSync(inRoot('engine'))) {
        const atlas = inRoot('engine', game, 'atlas', 'atlas.json.br');
        if (!fs.existsSync(atlas)) continue;
        const source = fs.readFileSync(atlas);
        this.emitFile({ type: 'asset', fileName: `atlas/${game}.json.br`, source });
      }
    },
  };
}

/**
 * What a file that is dragged out of the window looks like under way.
 *
 * @returns {import('vite').Plugin}
 */
function shipIcon() {
  return {
    name: 'ship-icon',
    generateBundle() {
      const source = fs.readFileSync(inRoot('build', 'packaging', 'icons', '64x64.png'));
      this.emitFile({ type: 'asset', fileName: 'icon.png', source });
    },
  };
}

/**
 * Each window is bundled by itself, so that all its first view needs can be one file without the code of
 * another window.
 *
 * @param {string} page the name of its page
 * @returns {Promise<import('vite').InlineConfig>}
 */
async function windowConfig(page) {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  return {
    root: inRoot('renderer'),
    base: './',
    plugins: [svelte({ configFile: inRoot('svelte.config.js') })],
    build: {
      // Files rather than data: URLs, so that the content security policy can stay strict.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // In kB. The limit is meant for the web; these files come from the disk.
      chunkSizeWarningLimit: 2000,
      cssCodeSplit: false,
      rolldownOptions: {
        // The user doesn't need plugin timings.
        checks: { bundlerTimings: false },
        input: absolute({ [page]: `renderer/${page}.html` }),
        output: {
          codeSplitting: {
            groups: [
              { name: atOnce(inRoot('renderer', `${page}.ts`)), priority: 1 },
              // Otherwise each icon that two pages share would be a file, and a request.
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}

/**
 * Puts an entry and everything that it imports into one file, because each request costs more than its
 * bytes.
 *
 * @param {string} entry
 * @returns {import('vite').Rolldown.CodeSplittingNameFunction}
 */
function atOnce(entry) {
  /** @type {Set<string> | undefined} */
  let needed;
  return (id, context) => {
    if (needed === undefined) {
      needed = new Set([entry]);
      for (const each of needed) {
        for (const imported of context.getModuleInfo(each)?.importedIds ?? []) needed.add(imported);
      }
    }
    return needed.has(id) ? path.parse(entry).name : null;
  };
}

/** @returns {Promise<import('vite').InlineConfig>} */
async function menuConfig() {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  const config = await nodeConfig({ 'menu-lines': 'renderer/menu-lines.ts' });
  return {
    ...config,
    plugins: [leaveDrawingOut(), svelte({ configFile: inRoot('svelte.config.js') })],
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  };
}

/**
 * Leaves out components, and what a page loads lazily, since no command needs them before it runs.
 *
 * @returns {import('vite').Plugin}
 */
function leaveDrawingOut() {
  return {
    name: 'leave-drawing-out',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler: (id, _importer, { kind }) => {
        if (kind === 'dynamic-import') return { id, external: true };
        return /\.svelte$|^@lucide\/svelte\//.test(id) ? noComponent : null;
      },
    },
    load: (id) => (id === noComponent ? 'export default undefined' : null),
  };
}

/** The module in the place of a component. */
const noComponent = '\0no-component';

/** @returns {string[]} the names of the windows' pages, one for every HTML file of the renderer */
export function pages() {
  const files = fs.readdirSync(inRoot('renderer'));
  return files.filter((file) => file.endsWith('.html')).map((file) => path.parse(file).name);
}

/** The stand-in has its own Vite configuration. */
async function standinConfig() {
  return { configFile: inRoot('build/standin/vite.config.ts') };
}

/** @param {Record<string, string>} entries */
function absolute(entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, inRoot(file)]));
}
