import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';
import { tool } from '../common/tool.mjs';
import { readCatalogue } from '../words/read.mjs';
import { messagesModule } from '../words/types.mjs';
import { makeGame } from './make-game.mjs';

const needed = [
  'engine',
  'words',
  'docs/rules',
  'renderer/games/games.ts',
  'renderer/rules/figures.ts',
];

test('the stubs of a game compile, and are in the lists of games', async () => {
  await inTemporaryFolder(async (copy) => {
    for (const place of [...needed, 'tsconfig.base.json']) {
      fs.cpSync(inRoot(place), path.join(copy, place), { recursive: true });
    }
    fs.symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
    const { made, changed } = makeGame(copy, 'two-heaps', 'Two Heaps');
    const messages = messagesModule(readCatalogue(copy, 'en'));
    fs.writeFileSync(path.join(copy, 'words', 'messages.ts'), messages);

    const compiler = [tool('@typescript/native', 'tsc'), '-p', path.join(copy, 'engine')];
    expect(await capture(process.execPath, compiler)).toEqual({ status: 0, output: '' });
    for (const file of [...made, ...changed]) {
      const text = fs.readFileSync(path.join(copy, file), 'utf8');
      expect(text, file).toMatch(/two-heaps|twoHeaps|TwoHeaps|Two Heaps/);
      expect(text, file).not.toMatch(/sample.?game/i);
    }
    expect(() => makeGame(copy, 'two-heaps', 'Two Heaps')).toThrow(/There is engine\/two-heaps/);
    expect(() => makeGame(copy, 'library', 'Library')).toThrow(/There is words.\w+.library.json/);
    expect(fs.existsSync(path.join(copy, 'engine', 'library'))).toBe(false);
  });
}, 120_000);
