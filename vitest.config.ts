import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores are what a small machine has; more help nobody where the solver fills them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{engine,files,library,config,electron,cli,words,fire,build,e2e}/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte()],
        // Svelte's server build is what Node would choose.
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
