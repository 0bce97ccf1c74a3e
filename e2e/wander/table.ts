import { expect } from '@playwright/test';
import { Program } from '../program.ts';
import type { Facts } from './facts.ts';
import { listen } from './listen.ts';
import { readFacts } from './read-facts.ts';
import { within } from './within.ts';

/** How long a page, or the main process, may take to answer. */
export const longestAnswer = 20_000;

/** A table that one sits at: the program, and what was seen last. */
export interface Table {
  program: Program;
  facts: Facts;
  readonly userData: string;
  /** Looks at what is shown, whichever page that is. */
  glance(): Promise<Facts>;
  /** Looks at the table. */
  look(): Promise<Facts>;
  restart(end: () => Promise<void>): Promise<Facts>;
}

/** Starts the program, and sits down at its table. */
export async function sitDown(userData: string, seed: number): Promise<Table> {
  const start = async (): Promise<Program> => {
    const program = await Program.start(userData, [`--seed=${seed}`]);
    await listen(program.board.page);
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
    look: () => see(seeTable(table.program)),
    async restart(end) {
      await within(longestAnswer, end(), 'The program does not end.');
      expect(table.program.complaints(), 'what it complained of at its end').toEqual([]);
      table.program = await start();
      return table.look();
    },
  };
  return table;
}

/** An Escape too many leads home, and what failed elsewhere stays there: whoever wanders goes back to the table. */
async function seeTable(program: Program): Promise<Facts> {
  const { page } = program.board;
  const facts = await readFacts(page);
  if (facts.atTable) return facts;
  await program.press('CmdOrCtrl+Shift+T');
  await expect.poll(async () => (await readFacts(page)).atTable, 'the table').toBe(true);
  return readFacts(page);
}
