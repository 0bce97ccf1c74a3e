import {
  call,
  f64,
  f64x2,
  get,
  i32,
  ifElse,
  makeModule,
  set,
  whileLoop,
  type WasmFunction,
} from './wasm.ts';

/** Bytes of a number. */
export const numberBytes = 8;

/** WebAssembly counts memory in pages of so many bytes. */
export const pageBytes = 65536;

/** Where the tables are, with what works on them. */
export interface Kernel {
  readonly memory: WasmMemory;
  /** The memory as numbers. */
  readonly numbers: Float64Array;
  /**
   * Adds to every pair of scores (mover's, other's) what one drawn digit is worth to the mover, who
   * takes the better of adding and subtracting. Places are in bytes.
   *
   * @param sum - where the sums are: `target` rows of `target` numbers.
   * @param after - where the table of the deck without the digit is.
   * @param weight - how many cards of the digit there are to draw.
   */
  addDraw(
    sum: number,
    after: number,
    target: number,
    digit: number,
    weight: number,
    clamped: boolean,
  ): void;
  /**
   * Adds to the numbers from `sum` up to `end` those from `one` on times the weight, or those from
   * `other` on where they are larger.
   */
  wide(sum: number, one: number, other: number, end: number, weight: number): void;
  /** Makes the mover's sums into a table for the one who moved before, and clears them. */
  finish(sum: number, table: number, target: number, cards: number): void;
}

/** As much of a `WebAssembly.Memory` as is used. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

/** WebAssembly belongs to no edition of JavaScript, but to every engine that this program runs on. */
declare const WebAssembly: {
  readonly Memory: new (options: {
    initial: number;
    maximum?: number;
    shared?: boolean;
  }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { memory: { memory: WasmMemory } },
  ) => { readonly exports: Record<string, (...operands: (number | boolean)[]) => void> };
};

/** A memory for some bytes. */
export function makeMemory(bytes: number, shared = false): WasmMemory {
  const pages = Math.ceil(bytes / pageBytes);
  return new WebAssembly.Memory(
    shared ? { initial: pages, maximum: pages, shared } : { initial: pages },
  );
}

/** The kernel on a memory. */
export function makeKernel(memory: WasmMemory, shared = false): Kernel {
  const { exports } = new WebAssembly.Instance(moduleFor(shared), { memory: { memory } });
  return { ...(exports as unknown as Kernel), memory, numbers: new Float64Array(memory.buffer) };
}

/** Compiled once: it gets faster the longer it runs. */
const modules = new Map<boolean, object>();

function moduleFor(shared: boolean): object {
  const module = modules.get(shared) ?? new WebAssembly.Module(makeModule(functions, shared));
  modules.set(shared, module);
  return module;
}

/** `sum[i] += weight × max(one[i × step], other[i × step])` for `count` numbers, one by one. */
function edge(): WasmFunction {
  const [sum, one, other, oneStep, otherStep, end, weight] = [0, 1, 2, 3, 4, 5, 6].map(
    get,
  ) as Seven;
  return {
    name: 'edge',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f64'],
    locals: [],
    body: whileLoop(
      i32.less(sum, end),
      f64.store(
        sum,
        f64.add(f64.load(sum), f64.multiply(weight, f64.max(f64.load(one), f64.load(other)))),
      ),
      set(0, i32.add(sum, i32.constant(numberBytes))),
      set(1, i32.add(one, oneStep)),
      set(2, i32.add(other, otherStep)),
    ),
  };
}

type Seven = [Code, Code, Code, Code, Code, Code, Code];
type Code = readonly number[];

/** The same for numbers in a row, four at once as long as there are four. */
function wide(): WasmFunction {
  const sum = get(0);
  const one = get(1);
  const other = get(2);
  const end = get(3);
  const weight = get(4);
  const weights = get(5);
  const four = 4 * numberBytes;
  const better = (offset: number): Code =>
    f64x2.store(
      sum,
      offset,
      f64x2.add(
        f64x2.load(sum, offset),
        f64x2.multiply(weights, f64x2.max(f64x2.load(one, offset), f64x2.load(other, offset))),
      ),
    );
  return {
    name: 'wide',
    parameters: ['i32', 'i32', 'i32', 'i32', 'f64'],
    locals: ['v128'],
    body: [
      ...set(5, f64x2.splat(weight)),
      ...whileLoop(
        i32.less(i32.add(sum, i32.constant(four - 1)), end),
        better(0),
        better(2 * numberBytes),
        set(0, i32.add(sum, i32.constant(four))),
        set(1, i32.add(one, i32.constant(four))),
        set(2, i32.add(other, i32.constant(four))),
      ),
      ...call(
        functionIndex.edge,
        sum,
        one,
        other,
        i32.constant(numberBytes),
        i32.constant(numberBytes),
        end,
        weight,
      ),
    ],
  };
}

function addDraw(): WasmFunction {
  const [sum, kept, target, digit] = [0, 1, 2, 3].map(get) as [Code, Code, Code, Code];
  const weight = get(4);
  const clamped = get(5);
  const own = get(6);
  const rowBytes = get(7);
  /** The numbers of a row for which the digit is more than the other has, in bytes. */
  const smallBytes = get(8);
  const added = get(9);
  const edgeEnd = i32.add(sum, smallBytes);
  const rowEnd = i32.add(sum, rowBytes);
  const stepIfExact = i32.select(i32.constant(0), i32.constant(numberBytes), clamped);
  const oneStep = i32.constant(numberBytes);
  const past = (pointer: Code): Code => i32.add(pointer, smallBytes);
  return {
    name: 'addDraw',
    parameters: ['i32', 'i32', 'i32', 'i32', 'f64', 'i32'],
    locals: ['i32', 'i32', 'i32', 'i32'],
    body: [
      ...set(7, i32.shiftLeft(target, 3)),
      ...set(8, i32.shiftLeft(i32.select(target, digit, i32.less(target, digit)), 3)),
      ...whileLoop(
        i32.less(own, target),
        ifElse(
          i32.greater(i32.add(own, digit), target),
          // A digit that can't be subtracted either is discarded, which with clamped subtraction is
          // the same as taking it from a score of 0.
          [
            call(functionIndex.edge, sum, kept, kept, stepIfExact, stepIfExact, edgeEnd, weight),
            call(functionIndex.wide, past(sum), kept, kept, rowEnd, weight),
          ],
          [
            set(9, i32.add(kept, i32.multiply(digit, rowBytes))),
            ifElse(
              clamped,
              [
                call(
                  functionIndex.edge,
                  sum,
                  added,
                  kept,
                  oneStep,
                  i32.constant(0),
                  edgeEnd,
                  weight,
                ),
              ],
              [call(functionIndex.edge, sum, added, added, oneStep, oneStep, edgeEnd, weight)],
            ),
            call(functionIndex.wide, past(sum), past(added), kept, rowEnd, weight),
          ],
        ),
        set(6, i32.add(own, i32.constant(1))),
        set(0, rowEnd),
        set(1, i32.add(kept, rowBytes)),
      ),
    ],
  };
}

function finish(): WasmFunction {
  const [sum, table, target] = [0, 1, 2].map(get) as [Code, Code, Code];
  const cards = get(3);
  const rowBytes = get(4);
  const tableEnd = get(5);
  const entry = get(6);
  const one = f64.constant(1);
  return {
    name: 'finish',
    parameters: ['i32', 'i32', 'i32', 'f64'],
    locals: ['i32', 'i32', 'i32'],
    body: [
      ...set(4, i32.shiftLeft(target, 3)),
      ...set(5, i32.add(table, i32.multiply(rowBytes, target))),
      // One column of the table after the other, from a row of the sums each.
      ...whileLoop(
        i32.greater(target, i32.constant(0)),
        set(6, table),
        whileLoop(
          i32.less(entry, tableEnd),
          f64.store(entry, f64.subtract(one, f64.divide(f64.load(sum), cards))),
          f64.store(sum, f64.constant(0)),
          set(6, i32.add(entry, rowBytes)),
          set(0, i32.add(sum, i32.constant(numberBytes))),
        ),
        // Behind the last row: who has the target has won.
        f64.store(entry, one),
        set(1, i32.add(table, i32.constant(numberBytes))),
        set(5, i32.add(tableEnd, i32.constant(numberBytes))),
        set(2, i32.subtract(target, i32.constant(1))),
      ),
    ],
  };
}

const functionIndex = { edge: 0, wide: 1, addDraw: 2, finish: 3 } as const;

const functions: readonly WasmFunction[] = [edge(), wide(), addDraw(), finish()];
