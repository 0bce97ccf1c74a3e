import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The user `nobody`, which every system has and which owns no files. */
const id = 65_534;

/** An unprivileged user with a home folder. */
export interface OrdinaryUser {
  readonly home: string;
  /** Where the program keeps the user's data, as the README says. */
  readonly folder: string;
  /** A command that runs another one as this user. */
  runs(executable: string): string;
  leave(): void;
}

/** Creates a home for an ordinary user, with a config file. */
export function ordinaryUser(config: object): OrdinaryUser {
  const home = mkdtempSync(path.join(tmpdir(), 'digit-duels-home-'));
  const folder = path.join(home, '.config', 'Digit Duels');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'config.jsonc'), JSON.stringify(config));
  const authority = path.join(home, '.Xauthority');
  const given = process.env['XAUTHORITY'];
  if (given !== undefined) copyFileSync(given, authority);
  execFileSync('chown', ['-R', `${id}:${id}`, home]);
  return {
    home,
    folder,
    runs(executable) {
      const command = path.join(home, 'start');
      writeFileSync(
        command,
        [
          '#!/bin/sh',
          'unset XDG_CONFIG_HOME',
          `export HOME='${home}' XAUTHORITY='${authority}'`,
          `exec setpriv --reuid=${id} --regid=${id} --clear-groups '${executable}' "$@"`,
        ].join('\n'),
        { mode: 0o755 },
      );
      return command;
    },
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}
