import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { specOf } from './rpm.mjs';
import { folder as tree, inFolders } from '../../../storage/files/testing.ts';

inFolders();
beforeEach(() => {
  fs.mkdirSync(path.join(tree, 'opt/game/resources'), { recursive: true });
  fs.writeFileSync(path.join(tree, 'opt/game/resources/100%'), '');
});

const wanted = {
  type: 'rpm' as const,
  name: 'game',
  version: '1.2.3',
  architecture: 'amd64',
  summary: 'A game',
  description: 'Of digits.',
  maintainer: 'Me',
  vendor: 'Us',
  url: 'https://example.org',
  license: 'MIT',
  category: 'games',
  depends: ['(gtk3 or libgtk-3-0)'],
  afterInstall: '',
  afterRemove: '',
  files: [],
  output: '',
};

const scripts = {
  afterInstall: '#!/bin/bash\necho in ${x%y}\n',
  afterRemove: '#!/bin/bash\necho out\n',
};

test('a package owns its own folders, not those of the system', () => {
  const spec = specOf(wanted, { tree, ...scripts });
  expect(spec).toContain('%dir "/opt/game"\n%dir "/opt/game/resources"\n');
  expect(spec).not.toContain('%dir "/opt"\n');
});

test('a percent sign is kept and starts no macro', () => {
  const spec = specOf(wanted, { tree, ...scripts });
  expect(spec).toContain('"/opt/game/resources/100%%"');
  expect(spec).toContain('echo in ${x%%y}');
});

test('an update doesn’t remove what it has just installed', () => {
  const spec = specOf(wanted, { tree, ...scripts });
  expect(spec).toMatch(/%postun -p \/bin\/bash\n(#.*\n)?\[ "\$1" = 0 \] \|\| exit 0\necho out/);
});
