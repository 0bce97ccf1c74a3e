import os from 'node:os';
import { addresses } from '../api/addresses.ts';

/** Information for a bug report. */
export interface Diagnostics {
  readonly version: string;
  readonly systemLanguages: readonly string[];
  readonly language: string;
  /** The match on the table. */
  readonly match: {
    readonly game: string;
    readonly settings: Readonly<Record<string, unknown>>;
    readonly players: readonly { readonly kind: string }[];
    readonly position: string;
    readonly moves: number;
  };
  /** The notices that are shown. */
  readonly notices: readonly string[];
  /** The last lines of the log. */
  readonly log: readonly string[];
}

/**
 * Diagnostics as a text for a bug report: JSON, which needs no translation. It
 * holds no names of persons, and no path of a home folder.
 */
export function diagnosticsText({ match, ...given }: Diagnostics): string {
  const { electron, chrome, node } = process.versions as Partial<Record<string, string>>;
  const text = JSON.stringify(
    {
      program: 'Digit Duels',
      homepage: addresses.homepage,
      reports: addresses.issues,
      ...given,
      runtime: { electron, chrome, node },
      system: { platform: process.platform, release: os.release(), arch: process.arch },
      match: { ...match, players: match.players.map(({ kind }) => kind) },
    },
    null,
    2,
  );
  return withoutHome(text, os.homedir(), userName());
}

/** Empty if the system has no entry for the user, as in some containers. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return '';
  }
}

/**
 * A JSON text without the name of the user's home folder, however its separators are written.
 *
 * @internal Exported for its test.
 */
export function withoutHome(text: string, home: string, user: string): string {
  const written = [home, home.replaceAll('\\', '\\\\'), home.replaceAll('\\', '/')];
  const homeless = written.reduce(
    (rest, each) => (each.length > 1 ? rest.replaceAll(each, '~') : rest),
    text,
  );
  // Other paths may have the name of the user, too: a folder of temporary files, for example.
  return user.length > 2 && user !== 'root'
    ? homeless.replaceAll(new RegExp(`(?<=[\\\\/])${escaped(user)}(?=[\\\\/"])`, 'g'), '…')
    : homeless;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
