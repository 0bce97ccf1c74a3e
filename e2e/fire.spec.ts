import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// The parts that take time run thoroughly by hand; one case of each shows that none has stopped working.
test('npm run fire attacks every part, and none has a fault', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['build/random-tests.mjs', 'fire', '--cases', '1', '--seed', '1'],
    { cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  const parts = [...stdout.matchAll(/^(\w+): 1 cases, 0 faults;/gm)].map(([, name]) => name);
  expect({ status, parts }, stderr).toEqual({
    status: 0,
    parts: ['config', 'match', 'records', 'requests', 'kills', 'disk', 'play', 'twice', 'bounds'],
  });
});
