// Proves that a type error in a .svelte file fails the check: of two components that differ only in
// the error, svelte-check must report the one and not the other. A checker that looks at no component
// at all, which a small slip in a configuration is enough for, reports nothing and looks well.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { UserError, runScript } from '../common/say.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';
import { tool } from '../common/tool.mjs';

const component = (/** @type {string} */ fingers) => `<script lang="ts">
  const fingers: number = ${fingers};
</script>

<p>{fingers}</p>
`;

/** @throws {UserError} with what svelte-check said */
async function svelteCanary() {
  await inTemporaryFolder(async (folder) => {
    fs.writeFileSync(path.join(folder, 'Sound.svelte'), component('5'));
    fs.writeFileSync(path.join(folder, 'Broken.svelte'), component("'five'"));
    fs.writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: inRoot('renderer', 'tsconfig.json'), include: ['*.svelte'] }),
    );
    // Where the types of Svelte are looked for. A junction needs no rights on Windows.
    fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');

    const { status, output } = await capture(process.execPath, [
      tool('svelte-check'),
      ...['--workspace', folder, '--tsconfig', 'tsconfig.json', '--output', 'machine'],
    ]);
    const errors = output.split('\n').filter((line) => /^\d+ ERROR /.test(line));
    const seen = errors.length === 1 && errors[0]?.includes('Broken.svelte') === true;
    if (status === 0 || !seen) {
      throw new UserError(`svelte-check does not see a type error in a .svelte file:\n${output}`);
    }
  });
}

await runScript(svelteCanary);
