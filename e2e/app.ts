import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Board } from './board.ts';
import { configAt, type ConfigOnDisk } from './config-on-disk.ts';
import { gameIds } from './game-ids.ts';
import { Program } from './program.ts';
import { SharedProgram } from './shared-program.ts';

export { expect };

/** The content of a config file, as data or as text; null for none. */
export type ConfigToWrite = Readonly<Record<string, unknown>> | string | null;

/**
 * Settings without animations, pauses and sounds, so that computers answer at once; the program starts at
 * the table.
 */
export const still = {
  start: 'table',
  appearance: { motion: 'off', pace: 'fast' },
  sound: { volume: 0 },
} as const;

/** Settings for two people at one table, without animations. */
export const twoPersons = { ...still, players: ['person', 'person'] } as const;

/** The same, with moves in notation. */
export const inNotation = {
  ...twoPersons,
  appearance: { ...still.appearance, notation: true },
} as const;

interface Options {
  /** The config file before the first start. */
  config: ConfigToWrite;
  /** Whether the table still shows the first-moves help for each game. */
  newcomer: boolean;
}

/** Marks every game as played before. */
function playedBefore(folder: string): void {
  const file = path.join(folder, 'people', '1', 'journal.jsonl');
  const at = '2026-01-01T12:00:00.000+00:00';
  const lines = gameIds.map((game) => JSON.stringify({ what: 'first-moves', at, game }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

interface Fixtures {
  /** The user-data folder of the test. */
  userData: string;
  configFile: ConfigOnDisk;
  /** Starts the program on the test's folder, with arguments; can be called several times. */
  start: (...list: string[]) => Promise<Program>;
  /** The program, started. */
  program: Program;
  /** The board of {@link Fixtures.program}. */
  board: Board;
}

/**
 * A test of the whole program. Everything it started is closed at its end, and any error that a page or the
 * main process logged fails it.
 */
export const test = base.extend<Options & Fixtures>({
  config: [still, { option: true }],
  newcomer: [false, { option: true }],
  userData: async ({ config, newcomer }, use, info) => {
    const folder = info.outputPath('user-data');
    mkdirSync(folder, { recursive: true });
    if (config !== null) {
      const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
      writeFileSync(path.join(folder, 'config.jsonc'), text);
    }
    if (!newcomer) playedBefore(folder);
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
 * As {@link test}, but on a program that these tests share: each gets a new match on the table, and a reopened
 * board. For tests that neither start the program nor read its files except for the config file, and that
 * depend neither on the results of chance and computers, nor on the kept matches and training before.
 */
export const testOnShared = test.extend<object, { shared: SharedProgram }>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'digit-duels-'));
      playedBefore(folder);
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
