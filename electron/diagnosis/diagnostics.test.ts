import os from 'node:os';
import { expect, test, vi } from 'vitest';
import { diagnosticsText, withoutHome } from './diagnostics.ts';

const given = {
  version: '1.2.3',
  systemLanguages: ['de-AT'],
  language: 'de',
  match: {
    game: 'chopsticks',
    settings: { fingers: 6 },
    players: [{ kind: 'person', name: 'Maria Huber' }, { kind: 'computer' }],
    position: '1111',
    moves: 3,
  },
  notices: [`The config file ${os.homedir()}/config.jsonc is broken.`],
  log: ['[error] something'],
};

test('diagnostics describe the runtime and the match on the table, and name no person', () => {
  const text = diagnosticsText(given);
  expect(JSON.parse(text)).toMatchObject({
    program: 'Digit Duels',
    homepage: 'https://github.com/digit-duels/digit-duels',
    reports: 'https://github.com/digit-duels/digit-duels/issues',
    version: '1.2.3',
    language: 'de',
    runtime: { node: process.versions.node },
    system: { platform: process.platform, arch: process.arch },
    match: { game: 'chopsticks', settings: { fingers: 6 }, players: ['person', 'computer'] },
    notices: ['The config file ~/config.jsonc is broken.'],
    log: ['[error] something'],
  });
  expect(text).not.toContain('Maria');
  expect(text).not.toContain(os.homedir());
});

test('a user without a name in the system can copy them, too', () => {
  const nameless = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  expect(diagnosticsText(given)).toContain('"version": "1.2.3"');
  nameless.mockRestore();
});

test.each([
  ['"/home/maria/.config/x"', '/home/maria', 'maria', '"~/.config/x"'],
  ['"C:\\\\Users\\\\Maria\\\\x"', 'C:\\Users\\Maria', 'Maria', '"~\\\\x"'],
  ['"/media/maria/x" maria', '/home/maria', 'maria', '"/media/…/x" maria'],
  ['"/media/m.a/x" "/media/mia/x"', '/home/m.a', 'm.a', '"/media/…/x" "/media/mia/x"'],
  ['"/root/x" "/"', '/', 'root', '"/root/x" "/"'],
])('%s in %s is %s', (text, home, user, wanted) => {
  expect(withoutHome(text, home, user)).toBe(wanted);
});
