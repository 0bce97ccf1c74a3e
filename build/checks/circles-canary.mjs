// Proves that the check for circles sees the imports of components, those of types as well: in small
// houses of their own, each circle must be reported and nothing else.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { UserError, runScript } from '../common/say.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';

const component = (/** @type {string} */ line) => `<script lang="ts">
  ${line}
</script>

<p>Hello</p>
`;

/** @type {{ name: string, files: Record<string, string>, expected: string[] }[]} */
const houses = [
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
  for (const { name, files, expected } of houses) {
    await inTemporaryFolder(async (house) => {
      for (const [file, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
        fs.writeFileSync(path.join(house, file), text);
      }
      const script = inRoot('build', 'checks', 'no-circles.mjs');
      const { status, output } = await capture(process.execPath, [script, house]);
      const reported = output.split('\n').filter((line) => /^(files|folders): /.test(line));
      const right =
        reported.join() === expected.join() && (status === 0) === (expected.length === 0);
      if (!right) throw new UserError(`The check for circles judges "${name}" wrongly:\n${output}`);
    });
  }
});
