import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Board } from './board.ts';
import { configAt, type ConfigOnDisk } from './config-on-disk.ts';
import { Program } from './program.ts';
import { SharedProgram } from './shared-program.ts';

export { expect };

/** What a config file says, or its whole text; null for none. */
export type ConfigToWrite = Readonly<Record<string, unknown>> | string | null;

/** Nothing moves and nothing waits, so computers answer at once; the table is seen at the start. */
export const still = { start: 'table', appearance: { motion: 'off', pace: 'fast' } } as const;

/** Two persons at one table, and nothing moves. */
export const twoPersons = { ...still, players: ['person', 'person'] } as const;

/** The same, and moves are read in notation. */
export const inNotation = {
  ...twoPersons,
  appearance: { ...still.appearance, notation: true },
} as const;

interface Options {
  /** What stands in the config file before the first start. */
  config: ConfigToWrite;
}

interface Fixtures {
  /** The folder of the test's own that the program keeps everything in. */
  userData: string;
  configFile: ConfigOnDisk;
  /** Starts the program, again and again on the same folder; `list` is what stands behind its name. */
  start: (...list: string[]) => Promise<Program>;
  /** The program, started. */
  program: Program;
  /** The board of {@link Fixtures.program}. */
  board: Board;
}

/**
 * A test of the whole program. What it started is closed at its end, and whatever a page or the main
 * process complained of on the way fails it.
 */
export const test = base.extend<Options & Fixtures>({
  config: [still, { option: true }],
  userData: async ({ config }, use, info) => {
    const folder = info.outputPath('user-data');
    mkdirSync(folder, { recursive: true });
    if (config !== null) {
      const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
      writeFileSync(path.join(folder, 'config.jsonc'), text);
    }
    await use(folder);
  },
  configFile: async ({ userData }, use) => use(configAt(path.join(userData, 'config.jsonc'))),
  start: async ({ userData }, use) => {
    const programs: Program[] = [];
    await use(async (...list) => {
      const program = await Program.start(userData, list);
      programs.push(program);
      return program;
    });
    for (const program of programs) await program.end();
    const complaints = programs.flatMap((program) => program.complaints());
    expect(complaints, 'what the program complained of').toEqual([]);
  },
  program: async ({ start }, use) => use(await start()),
  board: async ({ program }, use) => use(program.board),
});

/**
 * As {@link test}, but on a program that all tests share which ask for it so: each finds another match on
 * the table, and a board opened anew. For tests that neither start the program nor look at its files but
 * for the config file, and to which it does not matter how chance and computers come out, nor which matches
 * are kept and what was trained before.
 */
export const testOnShared = test.extend<object, { shared: SharedProgram }>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'digit-duels-'));
      const shared = new SharedProgram(folder);
      await use(shared);
      await shared.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  configFile: async ({ shared }, use) => use(shared.configFile),
  program: async ({ shared, config }, use) => {
    if (config === null || typeof config === 'string') {
      throw new Error('A test of the config file needs a program of its own.');
    }
    const program = await shared.begin(config);
    await use(program);
    expect(program.complaints(), 'what the program complained of').toEqual([]);
  },
});
