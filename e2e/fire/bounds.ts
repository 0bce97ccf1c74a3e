import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { games } from '../../engine/games.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import {
  cornersOfSettings,
  drawnSettings,
  extremeSettings,
} from '../../engine/testing/settings-combinations.ts';
import { runCases, type FirePart } from './part.ts';

/** The cost of a match's steps. */
export interface Measured {
  readonly steps: readonly {
    readonly name: 'move' | 'analysis' | 'values' | 'view';
    /** Processor time, in seconds. */
    readonly seconds: number;
  }[];
  /** The most memory that the process had, in MiB. */
  readonly megabytes: number;
  /** The program's sentence about settings that can't be solved. */
  readonly refused?: string;
}

/** The match that a process plays and measures. */
export interface ToMeasure {
  readonly game: string;
  readonly settings: Settings;
  readonly seed: number;
}

/** The limits for a match with any settings: MiB, and seconds of processor time. */
const most = { megabytes: 512, first: 6, step: 3 } as const;

/** The most time to wait for a match (s). */
const patience = 120;

/**
 * Checks games under extreme settings: computers play, and the position is analysed.
 *
 * @param measure - the built `measure.ts`.
 */
export function boundsOf(measure: string): FirePart {
  return {
    name: 'bounds',
    cases: tables().length + 100,
    async run(range) {
      const { random, fault } = range;
      const listed = tables();
      const worst = { first: 0, step: 0, megabytes: 0 };
      let refusals = 0;
      await runCases(range, async (caseNumber) => {
        // Spreads the sample over the whole list.
        const at = Math.floor(
          ((caseNumber - 0.5) * listed.length) / Math.min(range.cases, listed.length),
        );
        const table = { ...(listed[at] ?? drawnTable(random)), seed: random.below(2 ** 31) };
        const { steps, megabytes, refused } = await measured(measure, table);
        const firstMove = steps.find(({ name }) => name === 'move');
        const first = firstMove?.seconds ?? 0;
        const others = steps.filter((step) => step !== firstMove).map(({ seconds }) => seconds);
        worst.first = Math.max(worst.first, first);
        worst.step = Math.max(worst.step, ...others);
        worst.megabytes = Math.max(worst.megabytes, megabytes);
        const took = `${steps.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}; ${megabytes.toFixed(0)} MiB`;
        const isTooMuch =
          first > most.first ||
          others.some((seconds) => seconds > most.step) ||
          megabytes > most.megabytes;
        if (isTooMuch) fault(caseNumber, took, JSON.stringify(table));
        if (refused !== undefined) refusals++;
      });
      return `${refusals} can’t be solved and say so; the first move took at most ${worst.first.toFixed(1)} s of processor time, any other step ${worst.step.toFixed(1)} s, all of it ${worst.megabytes.toFixed(0)} MiB`;
    },
  };
}

type Table = Pick<ToMeasure, 'game' | 'settings'>;

/** Each extreme of each setting alone, and all of them together. */
function tables(): Table[] {
  return games.flatMap((game) => {
    const all: readonly Settings[] = [...extremeSettings(game), ...cornersOfSettings(game)];
    return [...new Set(all.map((settings) => JSON.stringify({ game: game.id, settings })))].map(
      (each) => JSON.parse(each) as Table,
    );
  });
}

function drawnTable(random: Random): Table {
  const game = pick(random, games);
  return { game: game.id, settings: drawnSettings(game, random) };
}

/** @throws Error with the error output of a process that failed. */
async function measured(measure: string, table: ToMeasure): Promise<Measured> {
  const child = spawn(process.execPath, ['--enable-source-maps', measure, JSON.stringify(table)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience * 1000,
    killSignal: 'SIGKILL',
  });
  const [answer, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (answer === '') {
    throw new Error(`${JSON.stringify(table)} ended without an answer. ${complaint}`);
  }
  return JSON.parse(answer) as Measured;
}
