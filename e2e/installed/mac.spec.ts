import { expect, packageFile, run, test } from './packages.ts';

const contents = 'Digit Duels.app/Contents';

test('the macOS app opens matches and keeps to the system’s connection rules', () => {
  const info = run('7z', 'x', '-so', packageFile('.zip'), `${contents}/Info.plist`);
  expect(info).toMatch(/<key>CFBundleTypeExtensions<\/key>\s*<array>\s*<string>duel</);
  expect(info).toMatch(/<key>CFBundleTypeIconFile<\/key>\s*<string>match\.icns</);
  expect(info).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>duel</);
  expect(info).toMatch(/<key>UTTypeIdentifier<\/key>\s*<string>org\.digitduels\.match</);
  expect(info).toContain('<key>ElectronAsarIntegrity</key>');
  expect(info).not.toContain('NSAppTransportSecurity');
});

test('the macOS app contains the program, its licences and nothing for developers', () => {
  const listed = run('7z', 'l', '-ba', '-slt', packageFile('.zip'));
  const files = [...listed.matchAll(/^Path = (.+)$/gm)].map(([, file]) => file);
  const resources = `${contents}/Resources`;
  expect(files).toEqual(
    expect.arrayContaining(
      [
        'app.asar',
        'digit-duels',
        'match.icns',
        'LICENSE.txt',
        'LICENSE.electron.txt',
        'LICENSES.chromium.html',
      ].map((name) => `${resources}/${name}`),
    ),
  );
  expect(files).not.toContain(`${resources}/default_app.asar`);
});
