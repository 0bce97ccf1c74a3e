import path from 'node:path';
import { configAt, type ConfigOnDisk } from './config-on-disk.ts';
import { Program } from './program.ts';

/** A program that is started once, and begins anew for each test. */
export class SharedProgram {
  readonly configFile: ConfigOnDisk;
  readonly #folder: string;
  #running: Program | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.configFile = configAt(path.join(folder, 'config.jsonc'));
  }

  /** Puts a new match on the table, as a config file has it, and opens the board anew. */
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
    if (configFile.read() !== text) {
      const read = await page.evaluateHandle(() => ({
        again: new Promise((resolve) => window.digitDuels.on('preferences', resolve)),
      }));
      configFile.write(text);
      await read.evaluate(({ again }) => again);
    }
    await reopen(running);
    await running.resize(1280, 800);
    // What lay on the table before may be another game.
    const game = nameOf(config['game']);
    await running.board.newGame({ game });
    // Nothing has the keyboard, and nothing was said yet.
    await reopen(running);
    return running;
  }

  /** Ends it, if it was ever started. */
  async end(): Promise<void> {
    await this.#running?.end();
  }
}

const names: ReadonlyMap<unknown, string> = new Map([
  ['scholars-game', 'The Scholar’s Game'],
  ['digit-conquest', 'Digit Conquest'],
  ['summation-duel', 'Summation Duel'],
]);

/** What a game of the config file is called; one that names none begins with the first. */
function nameOf(game: unknown): string {
  return names.get(game) ?? 'Chopsticks';
}

async function reopen({ board }: Program): Promise<void> {
  await board.page.reload();
  await board.isThere();
}
