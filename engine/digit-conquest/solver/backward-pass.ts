import { makeMemory, pageBytes } from '../../wasm.ts';
import { cardsLeft } from '../position.ts';
import { evenOddSizes, levelSize, rankOf, type Compositions } from './compositions.ts';
import type { Estimate } from './estimate.ts';
import { makeKernel, nothingPicked, numberBytes, tableBytes, type Kernel } from './kernel.ts';
import { numbersOf, tableSize, type Race } from './race.ts';

/**
 * The tables of a level, consecutive in the memory of a kernel. Two levels may be in different memories if one would be too
 * small.
 */
export interface LevelTables {
  readonly kernel: Kernel;
  /** The byte of the cleared sums of one table, followed by room for one table. */
  readonly scratch: number;
  readonly start: number;
  /** The byte of room for more tables. */
  readonly spare: number;
}

/** The bytes of the scratch space of a level. */
export function scratchBytes(race: Race): number {
  return 2 * tableBytes(race);
}

/**
 * The table of a deck: the value of every pair of scores to the player who has just moved, before the next draw. The number
 * of cards only falls until a shuffle, so one pass over the compositions, fewest cards first, is enough.
 *
 * @param bottom - the values of the lowest level. If that is the empty deck, it is the table of the shuffled deck.
 * @returns a table of its own.
 */
export function tableOfDeck(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
): Float64Array {
  const { kernel, start } = passTo(race, compositions, bottom).last;
  return tableAt(race, kernel, start);
}

/**
 * The table of a deck and, by digit, those of the decks after one draw; undefined for a digit that isn't left. The pass has
 * at least one draw.
 */
export function tablesOfDeck(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
): { own: Float64Array; next: (Float64Array | undefined)[] } {
  const { last, before } = passTo(race, compositions, bottom);
  const { byLevel, levelStart, cards, strides, deck, rank } = compositions;
  const number = byLevel[levelStart[cards] ?? 0] ?? 0;
  return {
    own: tableAt(race, last.kernel, last.start),
    next: deck.map((left, index) => {
      const child = rank(number - (strides[index] ?? 0));
      return left === 0
        ? undefined
        : tableAt(race, before.kernel, before.start + child * tableBytes(race));
    }),
  };
}

/**
 * The tables of some decks that a deck leads to, from one pass over it, in the order of the decks; undefined for a deck below
 * the lowest level of the compositions.
 */
export function tablesOnTheWay(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
  decks: readonly (readonly number[])[],
): (Float64Array | undefined)[] {
  const tables = decks.map((): Float64Array | undefined => undefined);
  passLevels(race, compositions, bottom, (level, tableOf) => {
    decks.forEach((deck, index) => {
      if (cardsLeft(deck) === level) tables[index] = tableOf(rankOf(compositions, deck));
    });
  });
  return tables;
}

/** Passes over a deck at once. @param reached - called for each level, see {@link LevelReached}. */
export function passLevels(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
  reached: LevelReached,
): void {
  toTheEnd(passSteps(race, compositions, bottom, keptMemory, reached));
}

/** The same in steps, in memory of its own, so that other work can be done in between. Yields the share that is done, 0 to 1. */
export function levelsInSteps(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
  reached: LevelReached,
): Generator<number, unknown, void> {
  return passSteps(race, compositions, bottom, ownMemory, reached);
}

/** Receives each level while it is kept; `tableOf` copies the table of a composition, by its rank. */
export type LevelReached = (level: number, tableOf: (rank: number) => Float64Array) => void;

function tableAt(race: Race, { numbers }: Kernel, byte: number): Float64Array {
  const place = byte / numberBytes;
  return numbers.slice(place, place + numbersOf(race));
}

function toTheEnd<Made>(steps: Generator<number, Made, void>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The compositions to process in a step: some ten milliseconds in the real game. */
const stepSize = 512;

/** Passes from the lowest level to the highest, of which the last two are kept. */
function passTo(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
): { last: LevelTables; before: LevelTables } {
  return toTheEnd(passSteps(race, compositions, bottom, keptMemory));
}

/**
 * The same in steps; yields the share that is done.
 *
 * @param reached - called for each level while it is kept.
 */
function* passSteps(
  race: Race,
  compositions: Compositions,
  bottom: Estimate,
  memory: typeof ownMemory,
  reached: LevelReached = () => undefined,
): Generator<number, { last: LevelTables; before: LevelTables }, void> {
  const bytes = tableBytes(race);
  const [even, odd] = evenOddSizes(compositions);
  const start = scratchBytes(race);
  const spare = bottom.effects.length * bytes;
  const levels = allocateLevels(start, even * bytes, odd * bytes, spare, memory);
  for (const { kernel } of levels) {
    kernel.numbers.fill(race.picks === true ? nothingPicked : 0, 0, start / numberBytes);
  }
  let [below, above] = compositions.bottom % 2 === 0 ? levels : [levels[1], levels[0]];
  fillBottom(race, compositions, bottom, below);
  const reach = (level: number, { kernel, start: first }: LevelTables): void =>
    reached(level, (rank) => tableAt(race, kernel, first + rank * bytes));
  reach(compositions.bottom, below);
  for (let level = compositions.bottom + 1; level <= compositions.cards; level++) {
    const size = levelSize(compositions, level);
    for (let from = 0; from < size; from += stepSize) {
      passLevel(race, compositions, level, from, Math.min(size, from + stepSize), below, above);
      yield ((compositions.levelStart[level] ?? 0) + from) / compositions.byLevel.length;
    }
    [below, above] = [above, below];
    reach(level, below);
  }
  return { last: below, before: above };
}

/** Writes the values of the lowest level. */
function fillBottom(
  race: Race,
  { least, bottom, strides, byLevel, levelStart }: Compositions,
  { base, effects }: Estimate,
  { kernel, start, spare }: LevelTables,
): void {
  const bytes = tableBytes(race);
  effects.forEach((effect, index) => {
    kernel.numbers.set(effect, (spare + index * bytes) / numberBytes);
  });
  const bottomSize = levelStart[bottom + 1] ?? 0;
  for (let own = 0; own < bottomSize; own++) {
    const table = start + own * bytes;
    kernel.numbers.set(base, table / numberBytes);
    let rest = byLevel[own] ?? 0;
    for (let index = effects.length - 1; index >= 0; index--) {
      const stride = strides[index] ?? 1;
      const place = Math.floor(rest / stride);
      rest -= place * stride;
      const share = (place + (least[index] ?? 0)) / bottom - 1 / least.length;
      const effect = spare + index * bytes;
      kernel.wide(table, effect, effect, table + tableSize(race) * numberBytes, share);
    }
  }
}

/** The most bytes of a memory, which has 32-bit addresses. */
const mostBytes = 2 ** 32 - pageBytes;

/** The kernel of the last pass that was made at once, reused if its memory fits. */
let kept: Kernel | undefined;

function keptMemory(bytes: number): Kernel {
  const has = kept?.memory.buffer.byteLength ?? 0;
  if (kept === undefined || has < bytes || has > 8 * bytes + 2 ** 24) {
    kept = makeKernel(makeMemory(bytes));
  }
  return kept;
}

function ownMemory(bytes: number): Kernel {
  return makeKernel(makeMemory(bytes));
}

/** Allocates room for even and odd levels, and for spare tables. */
function allocateLevels(
  start: number,
  even: number,
  odd: number,
  spare: number,
  memory: typeof ownMemory,
): [LevelTables, LevelTables] {
  const bytes = start + even + odd + spare;
  if (bytes > mostBytes) {
    const [first, second] = [even, odd].map((tables): LevelTables => ({
      kernel: makeKernel(makeMemory(start + tables + spare)),
      scratch: 0,
      start,
      spare: start + tables,
    })) as [LevelTables, LevelTables];
    return [first, second];
  }
  const kernel = memory(bytes);
  const behind = start + even + odd;
  return [
    { kernel, scratch: 0, start, spare: behind },
    { kernel, scratch: 0, start: start + even, spare: behind },
  ];
}

/**
 * Fills the tables of one level, or a part of it, from those of the level below.
 *
 * @param from - the rank of the first composition to fill.
 * @param to - one more than the rank of the last.
 */
export function passLevel(
  race: Race,
  compositions: Compositions,
  level: number,
  from: number,
  to: number,
  below: LevelTables,
  above: LevelTables,
): void {
  const { target, clamped } = race;
  const { least, strides, byLevel, levelStart, rank } = compositions;
  const { kernel, scratch } = below;
  const add = race.picks === true ? kernel.addPick : kernel.addDraw;
  const finish = race.picks === true ? kernel.finishPicks : kernel.finish;
  const bytes = tableBytes(race);
  const finished = scratch + bytes;
  const behind = race.limited === true ? tableSize(race) * numberBytes : undefined;
  const staging = kernel.numbers.subarray(finished / numberBytes, (finished + bytes) / numberBytes);
  for (let own = from; own < to; own++) {
    const number = byLevel[(levelStart[level] ?? 0) + own] ?? 0;
    let rest = number;
    for (let index = least.length - 1; index >= 0; index--) {
      const stride = strides[index] ?? 1;
      const place = Math.floor(rest / stride);
      rest -= place * stride;
      const left = place + (least[index] ?? 0);
      if (left === 0) continue;
      const child = below.start + rank(number - stride) * bytes;
      add(scratch, child, target, index + 1, left, clamped);
      if (behind !== undefined) {
        kernel.addDrawn(scratch + behind, child, target, index + 1, left, clamped);
      }
    }
    const table = above.start + own * bytes;
    const into = above.kernel === kernel ? table : finished;
    finish(scratch, into, target, level);
    if (behind !== undefined) kernel.finishDrawn(scratch + behind, into + behind, target, level);
    if (into !== table) above.kernel.numbers.set(staging, table / numberBytes);
  }
}
