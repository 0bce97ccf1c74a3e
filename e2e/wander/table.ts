import path from 'node:path';
import { expect } from '@playwright/test';
import { Program } from '../program.ts';
import type { Facts } from './facts.ts';
import { listen } from './listen.ts';
import { readFacts } from './read-facts.ts';
import { within } from './within.ts';

/** The most time for an answer of a page or the main process (ms). */
export const longestAnswer = 20_000;

/** The program and the facts of the last look. */
export interface Table {
  program: Program;
  facts: Facts;
  readonly userData: string;
  /** Reads the facts of any page. */
  glance(): Promise<Facts>;
  /** Reads the facts at the table. */
  look(): Promise<Facts>;
  restart(end: () => Promise<void>): Promise<Facts>;
}

/** Starts the program, and opens its table. */
export async function startAtTable(userData: string, seed: number): Promise<Table> {
  const start = async (): Promise<Program> => {
    const program = await Program.start(userData, [`--seed=${seed}`]);
    // Walks have no time limit as a whole, so that each action needs one.
    program.app.context().setDefaultTimeout(longestAnswer);
    await listen(program.board.page);
    await answerDialogs(program, userData);
    return program;
  };
  const program = await start();
  const see = async (seen: Promise<Facts>): Promise<Facts> => {
    table.facts = await within(longestAnswer, seen, 'The board does not answer.');
    return table.facts;
  };
  const table: Table = {
    program,
    facts: await readFacts(program.board.page),
    userData,
    glance: () => see(readFacts(table.program.board.page)),
    look: () => see(returnToTable(table.program)),
    async restart(end) {
      await within(longestAnswer, end(), 'The program does not end.');
      expect(table.program.complaints(), 'what it complained of at its end').toEqual([]);
      table.program = await start();
      return table.look();
    },
  };
  return table;
}

/** Answers the dialogs of the system, which would wait for a user: what is saved goes into a folder. */
async function answerDialogs({ app, board }: Program, folder: string): Promise<void> {
  await board.page.evaluate(() => (globalThis.print = () => undefined));
  await app.evaluate(
    ({ dialog }, saved) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: saved });
    },
    path.join(folder, 'saved'),
  );
}

/** Returns to the table: too many Escapes lead home, and a failed visit stays on another page. */
async function returnToTable(program: Program): Promise<Facts> {
  const { page } = program.board;
  const facts = await readFacts(page);
  if (facts.atTable) return facts;
  await program.press('CmdOrCtrl+Shift+T');
  await expect.poll(async () => (await readFacts(page)).atTable, 'the table').toBe(true);
  return readFacts(page);
}
