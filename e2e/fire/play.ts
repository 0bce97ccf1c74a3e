import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { notationsOf, outcomeOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { newHome } from './home.ts';
import { runCases, type FirePart, type Range } from './part.ts';
import { startOn, type StartCommand } from './running.ts';
import { keptBefore } from './kept-before.ts';
import { lookInto } from './whole-folder.ts';

/** The number of kills of one match, after which it is started once more. */
const killsOfOne = 5;

/** The state of the folder after the last kill. */
interface Last {
  readonly saved: SeatedMatch | undefined;
  readonly temporary: readonly string[];
}

const nothing: Last = { saved: undefined, temporary: [] };

/** Kills the program at any moment while computers play, and starts it again. */
export function playOf(command: StartCommand): FirePart {
  return {
    name: 'play',
    cases: 100,
    async run(range) {
      const kills = new Kills(command, range);
      await runCases(range, async (caseNumber) => {
        await kills.startAndEnd(caseNumber, 'SIGKILL');
        if (caseNumber % killsOfOne !== 0 && caseNumber !== range.cases) return;
        await kills.startAndEnd(caseNumber, 'SIGTERM');
        kills.moveHome();
      });
      return kills.summary();
    },
  };
}

/** A program that is started and ended again and again, with a folder for each match. */
class Kills {
  readonly #command: StartCommand;
  readonly #range: Range;
  #home: Home;
  #others: KeptBefore;
  #last = nothing;
  #views = 0;
  #begun = 0;
  #left = 0;
  #slowest = 0;

  constructor(command: StartCommand, range: Range) {
    this.#command = command;
    this.#range = range;
    this.#home = newHome(range.folder, range.random);
    this.#others = keptBefore(this.#home.folder, range.random);
  }

  /** Takes a new folder. */
  moveHome(): void {
    const { folder, random } = this.#range;
    this.#home = newHome(folder, random);
    this.#others = keptBefore(this.#home.folder, random);
    this.#last = nothing;
  }

  summary(): string {
    if (this.#views === 0) this.#range.fault(0, 'no board was ever shown');
    return `${this.#views} starts showed a board, the slowest after ${(this.#slowest / 1000).toFixed(1)} s; ${this.#begun} went on with a match, ${this.#left} kills left a temporary file`;
  }

  /** Starts the program, ends it, and checks its folder. */
  async startAndEnd(caseNumber: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { random } = this.#range;
    const fault: Fault = (what, found) => this.#range.fault(caseNumber, what, found);
    // After two starts killed early, the program would offer a safe start and wait for an answer.
    fs.rmSync(path.join(this.#home.folder, 'state', 'unfinished-starts'), { force: true });
    const since = performance.now();
    const running = startOn(this.#command, this.#home.folder, random.below(2 ** 31));
    const early = signal === 'SIGKILL' && random.below(5) === 0;
    const moment = random.below(early ? 2000 : 800);
    if (!early) {
      await running.shows();
      this.#slowest = Math.max(this.#slowest, performance.now() - since);
    }
    await pause(moment);
    running.signal(signal);
    const status = await running.ended;
    if (signal === 'SIGTERM' && status !== 0) fault(`it ended with ${status}`);
    const strays = await running.strays();
    if (strays.length > 0) fault(`${strays.length} processes stay`, strays.join('\n'));
    this.#check(running.shown(), fault);
  }

  /** Checks what the folder has after an end. @param shown - the moves that the board showed, if it did. */
  #check(shown: Shown | undefined, fault: Fault): void {
    const { saved: before, temporary: old } = this.#last;
    const { folder, config } = this.#home;
    const { faults, saved, file, temporary } = lookInto(folder, config, this.#others.ids);
    const to = () => (file === undefined ? 'no match' : fs.readFileSync(file));
    for (const each of faults) fault(each, to());
    for (const each of this.#others.faults()) fault(each);
    if (temporary.length > 1) fault(`${temporary.length} temporary files are left`);
    this.#left += temporary.length;
    if (shown !== undefined) {
      this.#views++;
      const kept = saved?.match.moves.length ?? 0;
      // A match isn't saved before its first move, even if chance has acted.
      const isBegun = saved !== undefined || shown.last > 1;
      if (isBegun && kept < shown.last)
        fault(`${shown.last} moves were shown, ${kept} saved`, to());
      if (temporary.some((name) => old.includes(name))) fault('nobody swept up', to());
    }
    if (before !== undefined && outcomeOf(before.match) === undefined) {
      const moves = notationsOf(before.match);
      const now = saved === undefined ? [] : notationsOf(saved.match).slice(0, moves.length);
      if (!isDeepStrictEqual(now, moves)) fault('the match did not go on', to());
      if (shown !== undefined && shown.first < moves.length) {
        fault(`${shown.first} moves were shown of ${moves.length}`, to());
      }
      this.#begun++;
    }
    this.#last = { saved, temporary };
  }
}

type Home = ReturnType<typeof newHome>;
type KeptBefore = ReturnType<typeof keptBefore>;
type Shown = NonNullable<ReturnType<ReturnType<typeof startOn>['shown']>>;
type Fault = (what: string, found?: string | Buffer) => void;
