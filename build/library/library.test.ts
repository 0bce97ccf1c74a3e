import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildStale } from '../bundles/bundle.mjs';
import { inRoot } from '../common/paths.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';
import { tool } from '../common/tool.mjs';
import { stageLibrary } from './stage.mjs';

const [, lines = ''] =
  /```js\n([^]*?digit-duels-engine[^]*?)```/.exec(fs.readFileSync(inRoot('README.md'), 'utf8')) ??
  [];

test('the lines of the README run with the package alone, and its types fit', async () => {
  expect(fs.readFileSync(inRoot('docs', 'library.md'), 'utf8')).toContain(lines);
  await buildStale(['library']);
  await inTemporaryFolder(async (folder) => {
    const run = (command: string, ...args: readonly string[]) =>
      execFileSync(command, args, { cwd: folder, encoding: 'utf8', shell: command === 'npm' });
    await stageLibrary(path.join(folder, 'package'));
    const packed = run('npm', 'pack', './package', '--silent').trim();
    // What docs/library.md says of its size.
    expect(fs.statSync(path.join(folder, 'package', 'index.js')).size).toBeLessThan(750_000);
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', `./${packed}`);
    expect(
      fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['digit-duels-engine']);
    fs.writeFileSync(path.join(folder, 'lines.mjs'), lines);
    const said = run(process.execPath, 'lines.mjs').trimEnd().split('\n');
    expect(said[0]).toMatch(/^- \+\d \{ score: [01], remoteness: \d+, exact: true \}$/);
    expect(said.at(-1)).toMatch(/remoteness: 1, exact: true \}$/);

    const typed = lines.replace('const [best] =', 'const [best = fail()] =');
    const ends = `
function fail(): never { throw new Error(); }
const used: number = analyse(rules, solution, position).moves[0]?.move.number ?? 0;
// @ts-expect-error There is no such game.
game('chess');
declare const console: { log(...said: unknown[]): void };
export { used };
`;
    fs.writeFileSync(path.join(folder, 'lines.ts'), typed + ends);
    const strict = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--target', 'es2023'];
    const modules = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--types', ''];
    run(process.execPath, tool('@typescript/native', 'tsc'), ...strict, ...modules, 'lines.ts');
  });
});
