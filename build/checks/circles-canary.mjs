// Proves that the check for circles sees the imports of components, those of types as well: in small
// sample projects, each circle must be reported and nothing else.
import { inRoot } from '../common/paths.mjs';
import { runScript } from '../common/say.mjs';
import { judged } from './sample-project.mjs';

const component = (/** @type {string} */ line) => `<script lang="ts">
  ${line}
</script>

<p>Hello</p>
`;

/** @type {import('./sample-project.mjs').SampleProject[]} */
const samples = [
  {
    name: 'sound',
    files: {
      'page.ts': "import Table from './board/Table.svelte';\n",
      'board/Table.svelte': component("import Card from '../cards/Card.svelte';"),
      'cards/Card.svelte': component("import { digit } from './digit.ts';"),
      'cards/digit.ts': 'export const digit = 5;\n',
    },
    expected: [],
  },
  {
    name: 'files, by a type',
    files: {
      'Table.svelte': component("import type { TableProps } from './tables.ts';"),
      'tables.ts': "import Table from './Table.svelte';\n",
    },
    expected: ['files: Table.svelte → tables.ts → Table.svelte'],
  },
  {
    name: 'folders, from the markup',
    files: {
      'board/Table.svelte': `{#await import('../cards/Card.svelte') then card}{card}{/await}\n`,
      'board/colours.ts': 'export const red = 1;\n',
      'cards/Card.svelte': component("import { red } from '../board/colours.ts';"),
    },
    expected: ['folders: board → cards → board'],
  },
];

await runScript(async () => {
  const script = inRoot('build', 'checks', 'no-circles.mjs');
  for (const sample of samples) {
    await judged(sample, (folder) => [script, folder], /^(files|folders): /);
  }
});
