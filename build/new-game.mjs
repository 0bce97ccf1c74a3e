// npm run new-game -- ID [--name NAME]: makes the stubs of a game, which takes tokens from a heap until you replace its
// rules, adds it to the lists of games, and says what is left to do.
import { parseOptions } from './common/options.mjs';
import { inRoot, root } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { tool } from './common/tool.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { makeGame, titleOf } from './new-game/make-game.mjs';

await runScript(async () => {
  const { values, positionals } = parseOptions({
    options: { name: { type: 'string' } },
    allowPositionals: true,
  });
  const [id = '', ...more] = positionals;
  if (more.length > 0 || !/^[a-z]+(-[a-z]+)*$/.test(id)) {
    throw new UserError('A game needs an id of small letters and hyphens: npm run new-game -- nim');
  }
  const name = values.name ?? titleOf(id);
  const { made, changed } = makeGame(root, id, name);
  await ensureInstalled();
  const styled = [...made, ...changed].map((file) => inRoot(file));
  await run(process.execPath, [tool('oxfmt'), ...styled]);
  say(`Made:\n  ${made.join('\n  ')}\nAdded to:\n  ${changed.join('\n  ')}`);
  say(`
Left to do, in this order; docs/developing.md says more ("A new game"):
  1. The rules in engine/${id}/ and their texts in words/*/${id}.json, then: npm run words
  2. The table in renderer/games/${id}/. The rules pages in docs/rules/*/${id}.md and their three figures in
     renderer/rules/figures.ts.
  3. The first lesson, and: npx vitest run engine words renderer/rules renderer/games
  4. The puzzles: npm run tables -- ladder
  5. The pictures of the rules pages: npm run build, npx playwright test e2e/rules.spec.ts -u
  6. Its name in README.md and CHANGELOG.md. Keys that only it has in e2e/wander/actions/moves.ts.`);
});
