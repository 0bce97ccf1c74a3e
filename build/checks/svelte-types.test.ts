import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { checkComponents } from './checks.mjs';
import { inProject } from './sample-project.mjs';

const component = (fingers: string) =>
  `<script lang="ts">\n  const fingers: number = ${fingers};\n</script>\n\n<p>{fingers}</p>\n`;

// A small mistake in the configuration can make svelte-check skip all components. With TypeScript 7, it also skips them if no
// module imports any.
test('svelte-check reports a type error in a component', async () => {
  const files = {
    'main.ts': "export { default } from './Sound.svelte';\n",
    'Sound.svelte': component('5'),
    'Broken.svelte': component("'five'"),
    'tsconfig.json': JSON.stringify({
      extends: inRoot('renderer', 'tsconfig.json'),
      include: ['*.ts', '*.svelte'],
    }),
  };
  const { status, output: coloured } = await inProject(files, (folder) => {
    // svelte-check looks for Svelte's types here. A junction needs no special rights on Windows.
    fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
    return checkComponents(folder);
  });
  // It is coloured wherever the variable CI is set.
  const output = stripVTControlCharacters(coloured);
  expect(output.match(/^\S+\.(svelte|ts)(?=:\d)/gm), output).toEqual([
    expect.stringMatching(/Broken\.svelte$/),
  ]);
  expect(status).not.toBe(0);
});
