import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Action, World } from './action.ts';
import { gameIds } from '../game-ids.ts';
import { actions } from './actions/all.ts';
import { choose } from './choose.ts';
import { diceOf, type Dice } from './dice.ts';
import { isComputing, type Facts } from './facts.ts';
import { settle, settleElsewhere, type Failure } from './settle.ts';
import { longestAnswer, startAtTable, type Table } from './table.ts';
import { within } from './within.ts';

/** The most time for an action, a visit with a look at all of a page included (ms). */
const longestAction = 300_000;

/** The options of a walk. */
export interface Walk {
  /** The seed of every step and of the program's own chance. */
  readonly seed: number;
  /** The most steps. */
  readonly steps: number;
  /** Names of invariants to skip. */
  readonly without: readonly string[];
  /** An empty folder for the program and for reports of a failure. */
  readonly folder: string;
  /** Whether the time is up. */
  readonly isOver: () => boolean;
  /** Called with the line of every step. */
  readonly tell: (line: string) => void;
}

/** The result of a walk. */
export interface Walked {
  readonly seed: number;
  /** Names of invariants that were skipped. */
  readonly without: readonly string[];
  /** The steps, a line each. */
  readonly trace: readonly string[];
  /** The count of each action. */
  readonly counts: ReadonlyMap<string, number>;
  readonly failure?: Failure;
}

/** Starts the program and uses it at random, until an invariant is violated. */
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
  const table = await startAtTable(userData, seed);
  try {
    let failure = await settle(table, without);
    let hurried = false;
    let picture: string | undefined;
    for (let step = 0; step < steps && failure === undefined && !isOver(); step++) {
      const dice = diceOf(seed, step);
      const offered = hurried ? actions.filter(({ hasty }) => hasty) : actions;
      const action = choose(offered, table, dice);
      counts.set(action.name, (counts.get(action.name) ?? 0) + 1);
      const before = table.facts;
      const done = await act(table, action, dice, options);
      note(`${step} ${action.name}: ${done.words}`);
      // Sometimes the next action follows at once, if it needs no waiting.
      hurried = dice.percent(12) && done.failed === undefined;
      if (hurried) continue;
      failure = await settle(table, without);
      // The target of an action may be gone if computers have played in the meantime.
      const running = [before, table.facts].some((facts) => isComputing(facts));
      if (done.failed !== undefined && !running) {
        failure ??= { invariant: 'acts', sentences: [`${action.name}: ${done.failed}`] };
      }
      picture = done.screenshot;
      trace.push(`    ${positionOf(table.facts)}`);
    }
    if (failure === undefined) return { seed, without, trace, counts };
    const screenshot = picture ?? (await pictureOf(table, path.join(folder, 'board.png')));
    return {
      seed,
      without,
      trace,
      counts,
      failure: { ...failure, ...(screenshot && { screenshot }) },
    };
  } finally {
    await within(longestAnswer, table.program.end(), 'The program does not end.').catch(
      (error: unknown) => {
        note(String(error));
        table.program.app.process().kill('SIGKILL');
      },
    );
  }
}

/** The result of an action. */
interface Done {
  readonly words: string;
  /** Why it failed. */
  readonly failed?: string;
  readonly screenshot?: string | undefined;
}

async function act(table: Table, action: Action, dice: Dice, options: Walk): Promise<Done> {
  const { program, facts } = table;
  const hold = async (): Promise<Facts> => {
    const failure = await settleElsewhere(table, options.without);
    if (failure === undefined) return table.facts;
    throw new Error(`“${failure.invariant}” does not hold. ${failure.sentences.join(' ')}`);
  };
  const world: World = { ...table, program, facts, page: program.board.page, dice, hold };
  try {
    return { words: await within(longestAction, action.act(world), 'It comes to no end.') };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    const screenshot = await pictureOf(table, path.join(options.folder, 'failed.png'));
    return { words: `failed, ${firstLine(failed)}`, failed, screenshot };
  }
}

/** Variants of Chopsticks with other actions or numbers of hands. */
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

/** A random config for the start. */
function firstConfig(dice: Dice): Record<string, unknown> {
  return {
    start: 'table',
    game: dice.pick(gameIds),
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
