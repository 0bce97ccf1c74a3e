import { expect, test } from 'vitest';
import { circlesIn } from './circles.mjs';
import { inProject } from './sample-project.mjs';

const component = (line: string) => `<script lang="ts">\n  ${line}\n</script>\n\n<p>Hello</p>\n`;

test('accepts imports in one direction', async () => {
  const files = {
    'page.ts': "import Table from './board/Table.svelte';\n",
    'board/Table.svelte': component("import Card from '../cards/Card.svelte';"),
    'cards/Card.svelte': component("import { digit } from './digit.ts';"),
    'cards/digit.ts': 'export const digit = 5;\n',
  };
  expect(await inProject(files, circlesIn)).toEqual([]);
});

test('finds a cycle through a type that a component imports', async () => {
  const files = {
    'Table.svelte': component("import type { TableProps } from './tables.ts';"),
    'tables.ts': "import Table from './Table.svelte';\n",
    'page.ts': "import './tables.ts';\n",
  };
  expect(await inProject(files, circlesIn)).toEqual([
    'files: tables.ts → Table.svelte → tables.ts',
  ]);
});

test('finds a cycle between folders, including imports in the markup', async () => {
  const files = {
    'board/Table.svelte': `{#await import('../cards/Card.svelte') then card}{card}{/await}\n`,
    'board/colours.ts': 'export const red = 1;\n',
    'cards/Card.svelte': component("import { red } from '../board/colours.ts';"),
  };
  expect(await inProject(files, circlesIn)).toEqual(['folders: cards → board → cards']);
});
