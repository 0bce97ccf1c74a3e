import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { tool } from '../common/tool.mjs';
import { inProject } from './sample-project.mjs';

const component = (fingers: string) =>
  `<script lang="ts">\n  const fingers: number = ${fingers};\n</script>\n\n<p>{fingers}</p>\n`;

// A small mistake in the configuration can make svelte-check skip all components.
test('svelte-check reports a type error in a component', async () => {
  const files = {
    'Sound.svelte': component('5'),
    'Broken.svelte': component("'five'"),
    'tsconfig.json': JSON.stringify({
      extends: inRoot('renderer', 'tsconfig.json'),
      include: ['*.svelte'],
    }),
  };
  const { status, output } = await inProject(files, (folder) => {
    // svelte-check looks for Svelte's types here. A junction needs no special rights on Windows.
    fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
    const options = ['--workspace', folder, '--tsconfig', 'tsconfig.json', '--output', 'machine'];
    return capture(process.execPath, [tool('svelte-check'), ...options]);
  });
  const errors = output.split('\n').filter((line) => /^\d+ ERROR /.test(line));
  expect(errors).toEqual([expect.stringContaining('Broken.svelte')]);
  expect(status).not.toBe(0);
});
