import {
  call,
  compile,
  get,
  i16x8,
  i32,
  i32x4,
  i64,
  ifElse,
  instantiate,
  makeMemory,
  set,
  v128,
  whileLoop,
  type WasmFunction,
  type WasmMemory,
  type WasmModule,
} from '../../wasm.ts';
import { entryOf, tableSize, type Race } from './race.ts';

/**
 * Tables of 16-bit fixed-point numbers: values times {@link whole}, rounded. They take a quarter of the memory of floating-point
 * tables, and eight of them are weighed at once, so that a pass over any deck of the real game fits a desktop computer. Its
 * largest error is known beforehand, see {@link errorAfter}.
 *
 * A table has `target + 1` rows, each with `digits` numbers in front of those of the score of 0, so that subtracting a digit is
 * a shift: they repeat the score of 0 with clamped subtraction, and are 0 if subtracting is illegal.
 */
export interface FixedPointKernel {
  readonly memory: WasmMemory;
  /**
   * Adds the value of a drawn digit to every pair of scores, as {@link Kernel.addDraw} does.
   *
   * @param after - the number of the table of the deck without the digit.
   */
  readonly addDraw: (after: number, digit: number, weight: number) => void;
  /** Turns the mover's sums into a table for the player who moved before, and clears them. */
  readonly finish: (table: number, cards: number) => void;
  /** Writes a table. */
  readonly write: (table: number, values: Float64Array) => void;
  /** Reads a table. */
  readonly read: (table: number) => Float64Array;
}

/** The number that stands for a value of 1. */
const whole = 65535;

/** Bytes of a number, of a sum, and of numbers that are weighed at once. */
const numberBytes = 2;
const sumBytes = 4;
const lanes = 8;

/** Division is multiplication by a share of two to this power. */
const divisionBits = 40;

/**
 * The largest error of any value of a deck, in a pass from its end. The first table and each draw round every value once, by
 * half a unit at most; a pass moves tables no further apart.
 *
 * @param within - the largest error of the table of the shuffled deck.
 */
export function errorAfter(cards: number, within: number): number {
  // A hundredth of a thousandth more covers the rounding of floating-point numbers at both ends.
  return within + ((cards + 1) * 0.500005) / whole;
}

/** The bytes of the table of a race. */
export function fixedPointBytes(race: Race): number {
  return (race.target + 1) * rowBytesOf(race);
}

/** The kernel with room for a number of tables. */
export function makeFixedPointKernel(race: Race, tables: number): FixedPointKernel {
  const { target, digits, clamped } = race;
  const rowSums = lanes * Math.ceil(target / lanes);
  // The last row is read past its end, by less than one load.
  const start = sumBytes * rowSums * target;
  const tableBytes = fixedPointBytes(race);
  const memory = makeMemory(start + tables * tableBytes + 16);
  const exported = instantiate((module ??= compile(functions)), memory) as unknown as Exports;
  const numbers = new Uint16Array(memory.buffer);
  const rowBytes = rowBytesOf(race);
  /** The byte of the score of 0 in the first row of a table. */
  const addressOf = (table: number): number => start + table * tableBytes + digits * numberBytes;
  const placeOf = (table: number, own: number): number =>
    (addressOf(table) + own * rowBytes) / numberBytes;
  return {
    memory,
    addDraw: (after, digit, weight) => {
      exported.addDraw(addressOf(after), target, rowBytes, digit, weight, clamped ? 0 : 1);
    },
    finish: (table, cards) => {
      const factor = Math.ceil(2 ** divisionBits / cards);
      const half = Math.floor(cards / 2);
      exported.finish(addressOf(table), target, rowBytes, factor, half, digits, clamped ? 1 : 0);
      numbers.fill(whole, placeOf(table, target), placeOf(table, target) + target);
    },
    write: (table, values) => {
      for (let own = 0; own <= target; own++) {
        for (let other = 0; other < target; other++) {
          const value = values[entryOf(race, own, other)] ?? 0;
          numbers[placeOf(table, own) + other] = Math.round(whole * value);
        }
        const place = placeOf(table, own);
        numbers.fill(clamped ? (numbers[place] ?? 0) : 0, place - digits, place);
      }
    },
    read: (table) => {
      const values = new Float64Array(tableSize(race));
      for (let own = 0; own <= target; own++) {
        for (let other = 0; other < target; other++) {
          values[entryOf(race, own, other)] = (numbers[placeOf(table, own) + other] ?? 0) / whole;
        }
      }
      return values;
    },
  };
}

function rowBytesOf({ target, digits }: Race): number {
  return (target + digits) * numberBytes;
}

interface Exports {
  readonly addDraw: (
    after: number,
    target: number,
    rowBytes: number,
    digit: number,
    weight: number,
    discards: number,
  ) => void;
  /** Table entries become `whole − (sum + half) × factor ÷ 2ᵇ`, see {@link divisionBits}; sums become 0. */
  readonly finish: (
    table: number,
    target: number,
    rowBytes: number,
    factor: number,
    half: number,
    digits: number,
    clamped: number,
  ) => void;
}

/** Compiled once, so that the runtime can optimise it. */
let module: WasmModule | undefined;

type Code = readonly number[];

/** `sum[i] += weight × max(one[i], other[i])` for the numbers of a row, eight at once. */
function row(): WasmFunction {
  const [sum, one, other, end, weight] = [0, 1, 2, 3, 4].map(get) as [Code, Code, Code, Code, Code];
  const weights = get(5);
  const better = get(6);
  const half = sumBytes * (lanes / 2);
  return {
    name: 'row',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32'],
    locals: ['v128', 'v128'],
    body: [
      ...set(5, i16x8.splat(weight)),
      ...whileLoop(
        i32.less(sum, end),
        set(6, i16x8.max(v128.load(one), v128.load(other))),
        v128.store(sum, i32x4.add(v128.load(sum), i32x4.productsLow(better, weights))),
        v128.store(sum, i32x4.add(v128.load(sum, half), i32x4.productsHigh(better, weights)), half),
        set(0, i32.add(sum, i32.constant(2 * half))),
        set(1, i32.add(one, i32.constant(lanes * numberBytes))),
        set(2, i32.add(other, i32.constant(lanes * numberBytes))),
      ),
    ],
  };
}

function addDraw(): WasmFunction {
  const [kept, target, rowBytes, digit, weight, discards] = [0, 1, 2, 3, 4, 5].map(get) as [
    Code,
    Code,
    Code,
    Code,
    Code,
    Code,
  ];
  const own = get(6);
  const sum = get(7);
  const sumRow = get(8);
  const subtracted = get(9);
  const added = get(10);
  const other = get(11);
  const numberAt = (address: Code, index: Code): Code => i32.add(address, i32.shiftLeft(index, 1));
  return {
    name: 'addDraw',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    body: [
      ...set(8, sumRowBytes(target)),
      ...whileLoop(
        i32.less(own, target),
        set(9, i32.subtract(kept, i32.shiftLeft(digit, 1))),
        set(
          10,
          i32.select(
            subtracted,
            i32.add(kept, i32.multiply(digit, rowBytes)),
            i32.greater(i32.add(own, digit), target),
          ),
        ),
        call(0, sum, added, subtracted, i32.add(sum, sumRow), weight),
        // A digit that can be neither added nor subtracted is discarded. With clamped subtraction that equals subtracting
        // it from 0.
        set(11, i32.constant(0)),
        whileLoop(
          i32.and(
            i32.and(discards, i32.greater(i32.add(own, digit), target)),
            i32.and(i32.less(other, digit), i32.less(other, target)),
          ),
          i32.store(
            i32.add(sum, i32.shiftLeft(other, 2)),
            i32.add(
              i32.load(i32.add(sum, i32.shiftLeft(other, 2))),
              i32.multiply(weight, i32.load16(numberAt(kept, other))),
            ),
          ),
          set(11, i32.add(other, i32.constant(1))),
        ),
        set(0, i32.add(kept, rowBytes)),
        set(6, i32.add(own, i32.constant(1))),
        set(7, i32.add(sum, sumRow)),
      ),
    ],
  };
}

function finish(): WasmFunction {
  const [table, target, rowBytes, factor, half, digits, clamped] = [0, 1, 2, 3, 4, 5, 6].map(
    get,
  ) as [Code, Code, Code, Code, Code, Code, Code];
  const own = get(7);
  const sum = get(8);
  const rowEnd = get(9);
  const entry = get(10);
  const value = get(11);
  const pads = get(12);
  const wholeFactor = get(13);
  return {
    name: 'finish',
    parameters: ['i32', 'i32', 'i32', 'f64', 'i32', 'i32', 'i32'],
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'v128', 'i64'],
    body: [
      ...set(13, i64.fromFloat(factor)),
      // A row of the sums becomes a column of the table.
      ...whileLoop(
        i32.less(own, target),
        set(10, table),
        set(9, i32.add(sum, i32.multiply(target, i32.constant(sumBytes)))),
        whileLoop(
          i32.less(sum, rowEnd),
          set(
            11,
            i32.subtract(i32.constant(whole), quotient(i32.add(i32.load(sum), half), wholeFactor)),
          ),
          i32.store(sum, i32.constant(0)),
          ifElse(
            own,
            [],
            [
              // Eight numbers in front of the row, and the ninth. What they cover of the row is written after them.
              set(12, i16x8.splat(i32.multiply(value, clamped))),
              v128.store(i32.subtract(entry, i32.shiftLeft(digits, 1)), pads),
              v128.store(i32.subtract(entry, i32.constant(numberBytes)), pads),
            ],
          ),
          i32.store16(entry, value),
          set(10, i32.add(entry, rowBytes)),
          set(8, i32.add(sum, i32.constant(sumBytes))),
        ),
        // Lanes that were filled up hold sums, too.
        set(9, i32.multiply(i32.add(own, i32.constant(1)), sumRowBytes(target))),
        whileLoop(
          i32.less(sum, rowEnd),
          i32.store(sum, i32.constant(0)),
          set(8, i32.add(sum, i32.constant(sumBytes))),
        ),
        set(0, i32.add(table, i32.constant(numberBytes))),
        set(7, i32.add(own, i32.constant(1))),
      ),
    ],
  };
}

/**
 * A number divided by the number of cards, without the remainder. Exact, as sums stay far below the power of two whose share the
 * factor is.
 */
function quotient(number: Code, factor: Code): Code {
  return i32.fromWide(i64.shiftRight(i64.multiply(i64.fromNarrow(number), factor), divisionBits));
}

/** The bytes of a row of sums: as many as fill all lanes. */
function sumRowBytes(target: Code): Code {
  const full = i32.and(i32.add(target, i32.constant(lanes - 1)), i32.constant(-lanes));
  return i32.shiftLeft(full, 2);
}

const functions: readonly WasmFunction[] = [row(), addDraw(), finish()];
