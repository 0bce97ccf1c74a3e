import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Program } from '../program.ts';
import type { Action, World } from './action.ts';
import { actions } from './actions/all.ts';
import { diceOf, type Dice } from './dice.ts';
import { isComputing, runsByItself, type Facts } from './facts.ts';
import { invariants } from './invariants/all.ts';
import { listen } from './listen.ts';
import { readFacts } from './read-facts.ts';
import { within } from './within.ts';

/** What a walk is. */
export interface Walk {
  /** Decides every step; the program's own chance comes from it, too. */
  readonly seed: number;
  /** How many steps it has at most. */
  readonly steps: number;
  /** Names of invariants that are not held. */
  readonly without: readonly string[];
  /** An empty folder for the program and for what is written about a failure. */
  readonly folder: string;
  /** Says whether time is up. */
  readonly isOver: () => boolean;
  /** Is told of every step. */
  readonly tell: (line: string) => void;
}

/** What came of a walk. */
export interface Walked {
  readonly seed: number;
  /** Names of invariants that were not held. */
  readonly without: readonly string[];
  /** What was done, a line each. */
  readonly trace: readonly string[];
  /** How often each action was done. */
  readonly counts: ReadonlyMap<string, number>;
  readonly failure?: Failure;
}

/** What did not hold. */
export interface Failure {
  readonly invariant: string;
  readonly sentences: readonly string[];
  /** Of the board as it was then; nothing where no picture could be taken. */
  readonly screenshot?: string;
}

/** Animations take their time before what is drawn is what is so, and a busy machine takes more. */
const grace = 10_000;
/** A computer that thinks for longer than this has stopped. */
const longestThought = 45_000;
/** How long a match that runs by itself is waited for. */
const longestRun = 15_000;
/** How long a page, or the main process, may take to answer. */
const longestAnswer = 20_000;

/** Starts the program and does what a person might, until something does not hold. */
export async function walk(options: Walk): Promise<Walked> {
  const { seed, steps, without, folder, isOver, tell } = options;
  const trace: string[] = [];
  const counts = new Map<string, number>();
  const note = (line: string): void => {
    trace.push(line);
    tell(line);
  };
  const userData = path.join(folder, 'user-data');
  mkdirSync(userData, { recursive: true });
  const start = diceOf(seed, -1);
  const config = firstConfig(start);
  writeFileSync(path.join(userData, 'config.jsonc'), JSON.stringify(config, null, 2));
  note(`start with ${JSON.stringify(config)}`);
  const table = await sitDown(userData, seed);
  try {
    let failure = await settle(table, options);
    let hurried = false;
    for (let step = 0; step < steps && failure === undefined && !isOver(); step++) {
      const dice = diceOf(seed, step);
      const action = choose(table, dice, hurried);
      counts.set(action.name, (counts.get(action.name) ?? 0) + 1);
      const before = table.facts;
      const words = await act(table, action, dice);
      note(`${step} ${action.name}: ${words.did}`);
      // Sometimes one does not wait for what comes of it, and does what needs no waiting.
      hurried = dice.percent(12) && words.failed === undefined;
      if (hurried) continue;
      failure = await settle(table, options);
      // What was to be done may be gone where the match runs on meanwhile.
      const running = [before, table.facts].some((facts) => isComputing(facts));
      if (words.failed !== undefined && !running) {
        failure ??= { invariant: 'acts', sentences: [`${action.name}: ${words.failed}`] };
      }
      trace.push(`    ${positionOf(table.facts)}`);
    }
    if (failure === undefined) return { seed, without, trace, counts };
    const screenshot = await pictureOf(table, path.join(folder, 'board.png'));
    return {
      seed,
      without,
      trace,
      counts,
      failure: { ...failure, ...(screenshot && { screenshot }) },
    };
  } finally {
    await within(longestAnswer, table.program.end(), 'The program does not end.').catch(
      (error: unknown) => note(String(error)),
    );
  }
}

/** An Escape too many leads home, and whoever wanders goes back to the table. */
async function sitDownAgain(program: Program): Promise<void> {
  const { home } = program.board;
  if (!(await home.isVisible())) return;
  await program.press('CmdOrCtrl+Shift+T');
  await expect.poll(() => home.isVisible()).toBe(false);
}

/** A table that one sits at: the program, and what was seen last. */
interface Table {
  program: Program;
  facts: Facts;
  readonly userData: string;
  look(): Promise<Facts>;
  restart(end: () => Promise<void>): Promise<Facts>;
}

async function sitDown(userData: string, seed: number): Promise<Table> {
  const start = async (): Promise<Program> => {
    const program = await Program.start(userData, [`--seed=${seed}`]);
    await listen(program.board.page);
    return program;
  };
  const program = await start();
  const look = async (): Promise<Facts> => {
    const asked = sitDownAgain(table.program).then(() => readFacts(table.program.board.page));
    table.facts = await within(longestAnswer, asked, 'The board does not answer.');
    return table.facts;
  };
  const table: Table = {
    program,
    facts: await readFacts(program.board.page),
    userData,
    look,
    async restart(end) {
      await within(longestAnswer, end(), 'The program does not end.');
      expect(table.program.complaints(), 'what it complained of at its end').toEqual([]);
      table.program = await start();
      return look();
    },
  };
  return table;
}

/** What was seen last decides, so that it is the same again whatever has happened since in a hurry. */
function choose({ facts, program }: Table, dice: Dice, hurried: boolean): Action {
  const possible = actions.filter(
    (action) => (!hurried || action.hasty) && action.possible(facts, program),
  );
  const whole = possible.reduce((sum, { weight }) => sum + weight, 0);
  let left = dice.below(whole);
  const chosen = possible.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (chosen === undefined) throw new Error('There is nothing to do.');
  return chosen;
}

async function act(
  table: Table,
  action: Action,
  dice: Dice,
): Promise<{ did: string; failed?: string }> {
  const { program, facts } = table;
  const world: World = { ...table, program, facts, page: program.board.page, dice };
  try {
    return { did: await action.act(world) };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    return { did: `failed, ${firstLine(failed)}`, failed };
  }
}

/** Waits until all is at rest and as it should be. @returns what is not. */
async function settle(table: Table, { without }: Walk): Promise<Failure | undefined> {
  const held = invariants.filter(({ name }) => !without.includes(name));
  let failure: Failure | undefined;
  const check = async (): Promise<void> => {
    const facts = await table.look();
    await everyoneAnswers(table);
    failure = complaint(table);
    for (const { name, faults } of held) {
      if (failure !== undefined) break;
      const sentences = faults(facts);
      if (sentences.length > 0) failure = { invariant: name, sentences };
    }
  };
  const intervals = [10, 20, 40, 80, 160];
  try {
    await rests(table, intervals);
    await expect(async () => {
      await check();
      expect(failure).toBeUndefined();
    }).toPass({ timeout: grace, intervals });
    return undefined;
  } catch (error) {
    return failure ?? complaint(table) ?? { invariant: 'answers', sentences: [String(error)] };
  }
}

/** Waits until a person is to act, or the game is over; a match that runs by itself may run for ever. */
async function rests(table: Table, intervals: number[]): Promise<void> {
  const timeout = runsByItself(await table.look()) ? longestRun : longestThought;
  const rest = expect
    .poll(async () => isComputing(await table.look()), {
      timeout,
      intervals,
      message: 'the computer should play',
    })
    .toBe(false);
  await rest.catch((error: unknown) => {
    if (!runsByItself(table.facts)) throw error;
  });
}

async function everyoneAnswers({ program: { app } }: Table): Promise<void> {
  const asked = app.windows().map((page) => page.evaluate(() => true));
  await within(longestAnswer, Promise.all(asked), 'A window does not answer.');
  await within(
    longestAnswer,
    app.evaluate(() => true),
    'The main process does not answer.',
  );
}

function complaint({ program }: Table): Failure | undefined {
  const sentences = program.complaints();
  return sentences.length === 0 ? undefined : { invariant: 'console', sentences };
}

/** Variants of Chopsticks in which hands do something else, or there are more or fewer of them. */
const variants = [
  {},
  {},
  { selfAttack: true, deathAttack: true },
  { integers: true, selfAdd: true },
  { quarters: true },
  { hands: 3, cherryBomb: true },
  { hands: 4, multipleTransfers: true, integers: true, start: '12341234' },
  { hands: 1, selfAdd: true },
] as const;

/** What the walk begins with, so that not every one begins alike. */
function firstConfig(dice: Dice): Record<string, unknown> {
  return {
    start: 'table',
    game: dice.pick(['chopsticks', 'scholars-game', 'digit-conquest', 'summation-duel']),
    players: ['person', dice.pick(['person', 'computer', 'computer'])],
    difficulty: [dice.pick(['easy', 'medium', 'hard'])],
    appearance: {
      motion: dice.pick(['off', 'off', 'reduced', 'full']),
      pace: 'fast',
      theme: 'light',
    },
    chopsticks: dice.pick(variants),
  };
}

function positionOf({ view }: Facts): string {
  const state = view.state.kind === 'over' ? 'over' : `${view.state.kind} ${view.state.seat}`;
  return `${view.game.id} ${view.notation} at ${view.at} of ${view.history.length}, ${state}`;
}

async function pictureOf({ program }: Table, file: string): Promise<string | undefined> {
  const taken = program.board.page.screenshot({ path: file, timeout: longestAnswer });
  return taken.then(
    () => file,
    () => undefined,
  );
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
