import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const folders = 'engine storage electron cli words build e2e'.split(' ');

// A machine that has more to do than this is slow, not wrong. Projects take nothing over from the outer configuration.
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };
const node = { environment: 'node', ...patient } as const;

// Svelte's server build is what Node would choose.
const windows = { plugins: [svelte()], resolve: { conditions: ['browser'] } };
const page = {
  environment: 'happy-dom',
  ...patient,
  setupFiles: ['renderer/testing.ts'],
} as const;

export default defineConfig({
  test: {
    // Two cores are what a small machine has; more help nobody where the solver fills them.
    maxWorkers: 2,
    // Projects share what they transform; each would do it anew.
    experimental: { fsModuleCache: true },
    projects: [
      // To load the engine anew for each file would take longer than most of them do.
      { test: { ...node, ...shared(folders), name: 'node' } },
      { test: { ...node, ...isolated(folders), name: 'node, isolated' } },
      { ...windows, test: { ...page, ...shared(['renderer']), name: 'renderer' } },
      { ...windows, test: { ...page, ...isolated(['renderer']), name: 'renderer, isolated' } },
    ],
  },
});

function shared(of: readonly string[]) {
  return { isolate: false, include: testsIn(of), exclude: replacingIn(of) };
}

function isolated(of: readonly string[]) {
  return { isolate: true, include: replacingIn(of) };
}

/** Tests that put something in the place of modules, which would be there for those that follow, too. */
function replacingIn(of: readonly string[]): string[] {
  return of
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.mock('))
    .map((file) => file.replaceAll(path.sep, '/'));
}

function testsIn(of: readonly string[]): string[] {
  return of.map((folder) => `${folder}/**/*.test.ts`);
}
