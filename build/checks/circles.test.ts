import { expect, test } from 'vitest';
import { circlesIn } from './circles.mjs';
import { inProject } from './sample-project.mjs';

const component = (line: string) => `<script lang="ts">\n  ${line}\n</script>\n\n<p>Hello</p>\n`;

/** The circles of a project of one folder. */
const circles = (files: Record<string, string>) =>
  inProject(files, (root) => circlesIn(root, ['renderer']));

test('accepts imports in one direction', async () => {
  const files = {
    'renderer/page.ts': "import Table from './board/Table.svelte';\n",
    'renderer/board/Table.svelte': component("import Card from '../cards/Card.svelte';"),
    'renderer/cards/Card.svelte': component("import { digit } from './digits/digit.ts';"),
    'renderer/cards/digits/digit.ts': "import { five } from '../five.ts';\n",
    'renderer/cards/five.ts': 'export const five = 5;\n',
  };
  expect(await circles(files)).toEqual([]);
});

test('finds a cycle through a type that a component imports', async () => {
  const files = {
    'renderer/Table.svelte': component("import type { TableProps } from './tables.ts';"),
    'renderer/tables.ts': "import Table from './Table.svelte';\n",
    'renderer/page.ts': "import './tables.ts';\n",
  };
  expect(await circles(files)).toEqual([
    'renderer/Table.svelte → renderer/tables.ts → renderer/Table.svelte ' +
      '(renderer/Table.svelte imports renderer/tables.ts; renderer/tables.ts imports renderer/Table.svelte)',
  ]);
});

test('finds a cycle between folders, including imports in the markup', async () => {
  const files = {
    'renderer/board/Table.svelte': `{#await import('../cards/Card.svelte') then card}{card}{/await}\n`,
    'renderer/board/colours.ts': 'export const red = 1;\n',
    'renderer/cards/Card.svelte': component("import { red } from '../board/colours.ts';"),
  };
  expect(await circles(files)).toEqual([
    'renderer/board → renderer/cards → renderer/board ' +
      '(renderer/board/Table.svelte imports renderer/cards/Card.svelte; ' +
      'renderer/cards/Card.svelte imports renderer/board/colours.ts)',
  ]);
});

test('finds a cycle that only folders at a higher level form, and one through a file beside a folder', async () => {
  const files = {
    'renderer/board/hands/left.ts': "import '../../cards/suits/red.ts';\n",
    'renderer/board/table.ts': 'export const table = 1;\n',
    'renderer/cards/suits/red.ts': 'export const red = 1;\n',
    'renderer/cards/deck.ts': "import '../board/table.ts';\n",
    'renderer/page.ts': "import './pages/home.ts';\n",
    'renderer/pages/home.ts': "import '../page.ts';\n",
  };
  const found = await circles(files);
  expect(found.map((line) => line.split(' (')[0])).toEqual([
    'renderer/board → renderer/cards → renderer/board',
    'renderer/page.ts → renderer/pages → renderer/page.ts',
  ]);
});

test('leaves out tests', async () => {
  const files = {
    'renderer/board/table.test.ts': "import '../cards/deck.ts';\n",
    'renderer/board/table.ts': 'export const table = 1;\n',
    'renderer/cards/deck.ts': "import '../board/table.ts';\n",
  };
  expect(await circles(files)).toEqual([]);
});
