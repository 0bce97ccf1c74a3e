import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCurrentFuseWire } from '@electron/fuses';
import { Program } from '../program.ts';
import { expect, expectSandboxed, packageFile, playAGame, run, test } from './packages.ts';

// The package is installed, played and removed: each test continues from the one before.
test.describe.configure({ mode: 'serial' });

const apt = ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=120'];
const desktopFile = '/usr/share/applications/org.digitduels.DigitDuels.desktop';

/** The program's files in the system. */
function traces(): string[] {
  const found = run(
    'find',
    '/bin',
    '/etc',
    '/opt',
    '/usr',
    '/var',
    '-xdev',
    '(',
    '-iname',
    '*digit-duels*',
    '-o',
    '-iname',
    '*digitduels*',
    ')',
    // These folders record removed packages.
    '-not',
    '-path',
    '/var/log/*',
    '-not',
    '-path',
    '/var/cache/*',
  );
  return found.split('\n').filter(Boolean);
}

// Otherwise a failed test would leave it installed.
test.afterAll(() => {
  run('dpkg', '--purge', 'digit-duels');
});

test('apt installs it with its dependencies', () => {
  // The dependencies may have to be downloaded.
  test.setTimeout(300_000);
  run(
    'apt-get',
    'install',
    ...apt,
    '--reinstall',
    '--no-install-recommends',
    packageFile('-amd64.deb'),
  );
  expect(run('dpkg', '--status', 'digit-duels')).toContain('Status: install ok installed');
  expect(run('dpkg', '--verify', 'digit-duels')).toBe('');
});

test('is in the menu, with an icon in each size', () => {
  run('desktop-file-validate', desktopFile);
  const entry = readFileSync(desktopFile, 'utf8');
  expect(entry).toMatch(/^Name=Digit Duels$/m);
  expect(entry).toMatch(/^Icon=digit-duels$/m);
  expect(entry.match(/^Exec=digit-duels --action=.*$/gm)).toEqual(
    ['continue', 'new-game', 'daily-puzzle'].map((id) => `Exec=digit-duels --action=${id}`),
  );
  expect(existsSync('/usr/bin/digit-duels')).toBe(true);
  const executable = /^Exec=(\S+)/m.exec(entry)?.[1] ?? '';
  expect(existsSync(executable), executable).toBe(true);
  for (const size of [16, 32, 48, 64, 128, 256, 512, 1024]) {
    const folder = `/usr/share/icons/hicolor/${size}x${size}/apps`;
    const icon = readFileSync(path.join(folder, 'digit-duels.png'));
    expect(icon.readUInt32BE(16), folder).toBe(size);
  }
});

test('has a description for software centres', () => {
  run(
    'appstreamcli',
    'validate',
    '--no-net',
    '--strict',
    // Debian 12 doesn't know `developer`, which takes the place of `developer_name`.
    '--override=unknown-tag=pedantic',
    '/usr/share/metainfo/org.digitduels.DigitDuels.metainfo.xml',
  );
});

test('opens match files', () => {
  expect(readFileSync(desktopFile, 'utf8')).toMatch(
    /^MimeType=application\/vnd\.digitduels\.match;x-scheme-handler\/duel;$/m,
  );
  const database = '/usr/share/mime/application/vnd.digitduels.match.xml';
  const known = readFileSync(database, 'utf8');
  expect(known).toContain('pattern="*.duel"');
  expect(known).toContain('<sub-class-of type="text/plain"/>');
  expect(known).toContain('<comment xml:lang="de">Digit-Duels-Partie</comment>');
});

test('includes its licences and doesn’t check for updates', () => {
  const resources = readdirSync('/opt/digit-duels/resources');
  expect(resources).toEqual(
    expect.arrayContaining(['LICENSE.txt', 'THIRD-PARTY-NOTICES.txt', 'sbom.cdx.json']),
  );
  expect(resources).not.toContain('app-update.yml');
  expect(resources).not.toContain('default_app.asar');
  expect(existsSync('/opt/digit-duels/version')).toBe(false);
  expect(existsSync('/usr/share/doc/digit-duels/copyright')).toBe(true);
});

test('has each fuse of its binary set the safe way', async () => {
  const { version, ...wire } = await getCurrentFuseWire('/opt/digit-duels/digit-duels');
  const states = Object.values(wire).map((state) => String.fromCharCode(Number(state)));
  expect([version, states.join('')]).toEqual(['1', '000011001']);
});

test('passes its self-test when run by an ordinary user', ({ user }) => {
  const report = JSON.parse(run(user.runs('/usr/bin/digit-duels'), '--self-test')) as {
    ok: boolean;
    checks: { name: string; ok: boolean }[];
  };
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report.checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['board', 'chopsticks', 'summation-duel', 'config', 'match', 'log']),
  );
  expect(report.ok).toBe(true);
});

test('plays in the terminal for an ordinary user without a display, and leaves the status', ({
  user,
}) => {
  const play = (list: readonly string[], input: string) => {
    const env = { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8' };
    return spawnSync(user.runs('/usr/bin/digit-duels'), list, { input, encoding: 'utf8', env });
  };
  const game = ['play', 'chopsticks', '--seed', '7', '--persons', '2', '--set', 'fingers=2'];
  const { status, stdout, stderr } = play(game, 'A-C\nB-D\nB-D\n');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Player 1 wins.');

  const refused = play(['convert', '-'], '[Game "checkers"] *\n');
  expect({ status: refused.status, stdout: refused.stdout }).toEqual({ status: 2, stdout: '' });
  expect(refused.stderr).toMatch(/^-: .*checkers/);
});

test('has a manual page in each language, and completions', () => {
  expect(run('man', 'digit-duels')).toContain('digit-duels - duels with fingers and digits');
  expect(run('man', '-L', 'de', '-w', 'digit-duels').trim()).toBe(
    '/usr/share/man/de/man6/digit-duels.6.gz',
  );
  const script = `. /usr/share/bash-completion/completions/digit-duels
    COMP_WORDS=(digit-duels play cho) COMP_CWORD=2; _digit_duels; echo "\${COMPREPLY[@]}"`;
  expect(run('bash', '-c', script).trim()).toBe('chopsticks');
  expect(existsSync('/usr/share/zsh/vendor-completions/_digit-duels')).toBe(true);
  expect(existsSync('/usr/share/fish/vendor_completions.d/digit-duels.fish')).toBe(true);
});

test('runs in the sandbox on Ubuntu, by a profile for its install path', () => {
  const profile = readFileSync('/opt/digit-duels/resources/apparmor-profile', 'utf8');
  expect(profile).toContain(
    'profile "digit-duels" "/opt/digit-duels/digit-duels" flags=(unconfined)',
  );
  expect(profile).toMatch(/^ *userns,$/m);
  const install = readFileSync('/var/lib/dpkg/info/digit-duels.postinst', 'utf8');
  expect(install).toContain(
    "APPARMOR_PROFILE_SOURCE='/opt/digit-duels/resources/apparmor-profile'",
  );
});

test('is played by an ordinary user in Chromium’s sandbox, opens a link that the desktop passes, and purging leaves only the user’s files', async ({
  user,
}) => {
  const program = await Program.startInstalled(user.runs('/usr/bin/digit-duels'));
  await playAGame(program);
  expectSandboxed(program);

  const record = '[Game "chopsticks"]\n[Player1 "Ann"]\n[Player2 "Bert"]\n\n1. A-C *\n';
  const link = execFileSync(user.runs('/usr/bin/digit-duels'), ['convert', '-', '--to', 'link'], {
    input: record,
    encoding: 'utf8',
  });
  run(user.runs('/usr/bin/xdg-open'), link.trim());
  await program.board.stands(1);
  await program.board.says('Bert to move');
  await program.quit();
  expect(program.complaints(), 'what the program complained of').toEqual([]);

  run('apt-get', 'purge', ...apt, 'digit-duels');
  expect(traces()).toEqual([]);
  expect(readdirSync(user.folder)).toEqual(expect.arrayContaining(['config.jsonc', 'matches']));
});
