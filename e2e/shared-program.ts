import path from 'node:path';
import type { PreferencesView } from '../electron/api/preferences.ts';
import { configAt, type ConfigOnDisk } from './config-on-disk.ts';
import { Program } from './program.ts';

/** A program that is started once and reset for each test. */
export class SharedProgram {
  readonly configFile: ConfigOnDisk;
  readonly #folder: string;
  #running: Program | undefined;
  /** The size of the largest page; the display stays the same. */
  #room: { readonly width: number; readonly height: number } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.configFile = configAt(path.join(folder, 'config.jsonc'));
  }

  /** Opens a new match with the settings of a config file, and reloads the board. */
  async begin(config: Readonly<Record<string, unknown>>): Promise<Program> {
    const { configFile } = this;
    const text = JSON.stringify(config, null, 2);
    const running = this.#running;
    if (running === undefined || running.ended) {
      configFile.write(text);
      this.#running = await Program.start(this.#folder, []);
      return this.#running;
    }
    running.forget();
    const { page } = running.board;
    const others = running.app.windows().filter((window) => window !== page);
    for (const window of others) await window.close();
    const before = await page.evaluateHandle(beforeTheConfig);
    if (configFile.read() !== text) {
      configFile.write(text);
      await before.evaluate(({ read }) => read);
    }
    this.#room ??= await running.room();
    await running.resize(Math.min(1280, this.#room.width), Math.min(800, this.#room.height));
    await page.evaluate(beginAfresh, { id: config['game'] ?? 'chopsticks', before });
    // Resets the board's dialogs, focus and announcements.
    await page.reload();
    await running.board.isThere();
    return running;
  }

  /** Ends it, if it was started. */
  async end(): Promise<void> {
    await this.#running?.end();
  }
}

/** What a page had before a config was read. */
interface Before {
  /** The notices, which aren't about that config. */
  readonly stale: readonly number[];
  /** Settles when the config has been read. */
  readonly read: Promise<unknown>;
}

/** Runs in the page. */
async function beforeTheConfig(): Promise<Before> {
  const { digitDuels } = window;
  const next = (): Promise<unknown> =>
    new Promise((resolve) => digitDuels.on('preferences', resolve));
  const now = next();
  await digitDuels.request('preferences', undefined);
  const { notices } = (await now) as PreferencesView;
  return { stale: notices.map(({ id }) => id), read: next() };
}

/**
 * Runs in the page: dismisses old notices, which would take the next Escape, deletes all saved matches, which Home would offer
 * to continue, and starts a new match with the preferences, without the dialog.
 */
async function beginAfresh({ id, before }: { id: unknown; before: Before }): Promise<void> {
  const { digitDuels } = window;
  const preferences = new Promise<PreferencesView>((resolve) =>
    digitDuels.on('preferences', (payload) => resolve(payload as PreferencesView)),
  );
  await digitDuels.request('preferences', undefined);
  const { games, players, difficulty, names, first } = await preferences;
  await digitDuels.request('dismissNotices', { ids: before.stale });

  const sort = { by: 'changed', descending: true } as const;
  const found = await digitDuels.request('matchIds', { filter: {}, sort });
  if (!found.ok) throw new Error(`The matches can't be listed: ${JSON.stringify(found)}`);
  const ids = found.value as string[];
  if (ids.length > 0) await digitDuels.request('deleteMatches', { ids });

  // The previous match may be of another game.
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no game "${String(id)}".`);
  const begun = await digitDuels.request('newMatch', {
    game: game.id,
    settings: { ...game.settings },
    players: Array.from({ length: game.seats }, (_, seat) => ({
      ...(players[seat] === 'person'
        ? { kind: 'person' as const }
        : {
            kind: 'computer' as const,
            difficulty: difficulty[seat] ?? difficulty.at(-1) ?? 'medium',
          }),
      ...(names[seat] && { name: names[seat] }),
    })),
    first: first === 'random' ? first : Math.min(first, game.seats) - 1,
  });
  if (!begun.ok) throw new Error(`No match could begin: ${JSON.stringify(begun)}`);
}
