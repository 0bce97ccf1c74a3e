import { expect, test } from 'vitest';
import { bomOf, noticesOf } from './notices.mjs';

const library = (name: string, integrity?: string) => ({
  name,
  version: '1.2.3',
  licence: 'MIT',
  text: `Copyright: who made ${name}`,
  ...(integrity !== undefined && { integrity }),
});

test('the notices list each package with its version and licence text', () => {
  const notices = noticesOf([library('one'), library('@some/two')]);
  expect(notices).toContain('one 1.2.3 (MIT)');
  expect(notices).toContain('Copyright: who made @some/two');
});

test('the bill of materials lists the program’s packages', () => {
  const integrity = `sha512-${Buffer.from([1, 254]).toString('base64')}`;
  expect(
    bomOf(library('game'), [library('@some/two', integrity)], library('electron')),
  ).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', name: 'game' } },
    components: [
      {
        type: 'library',
        purl: 'pkg:npm/%40some/two@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '01fe' }],
      },
      { type: 'framework', purl: 'pkg:npm/electron@1.2.3' },
    ],
    dependencies: [{ dependsOn: ['pkg:npm/%40some/two@1.2.3', 'pkg:npm/electron@1.2.3'] }],
  });
});
