import { expect, packageFile, run, test } from './packages.ts';

/** The paths of a deb's files, without their sizes and times. */
const pathsIn = (file: string) =>
  run('dpkg-deb', '--contents', file)
    .split('\n')
    .map((line) => line.slice(line.indexOf('./')));

test('the deb for arm64 is for that processor, and installs the same files', () => {
  const file = packageFile('-arm64.deb');
  expect(run('dpkg-deb', '--field', file, 'Architecture').trim()).toBe('arm64');
  expect(pathsIn(file)).toEqual(pathsIn(packageFile('-amd64.deb')));
});
