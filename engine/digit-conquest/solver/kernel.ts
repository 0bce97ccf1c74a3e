import {
  call,
  compile,
  f64,
  f64x2,
  get,
  i32,
  ifElse,
  instantiate,
  set,
  whileLoop,
  type WasmFunction,
  type WasmMemory,
  type WasmModule,
} from '../../wasm.ts';
import { numbersOf, type Race } from './race.ts';

/** Bytes of a number. */
export const numberBytes = 8;

/** The bytes of a table. */
export function tableBytes(race: Race): number {
  return numbersOf(race) * numberBytes;
}

/** The memory of tables, with the functions that work on them. */
export interface Kernel {
  readonly memory: WasmMemory;
  /** The memory as numbers. */
  readonly numbers: Float64Array;
  /**
   * Adds the value of a drawn digit to every pair of scores (mover's, other's). The mover takes the better of adding and
   * subtracting. Addresses are in bytes.
   *
   * @param sum - the address of the sums: `target` rows of `target` numbers.
   * @param after - the address of the table of the deck without the digit.
   * @param weight - the number of cards of the digit.
   */
  readonly addDraw: (
    sum: number,
    after: number,
    target: number,
    digit: number,
    weight: number,
    clamped: boolean,
  ) => void;
  /**
   * Adds the weight times the larger of the numbers at `one` and `other` to the numbers from `sum` up to `end`.
   */
  readonly wide: (sum: number, one: number, other: number, end: number, weight: number) => void;
  /**
   * Keeps for every pair of scores the best value of any digit to a mover who picks: `addDraw` with the maximum in place of
   * the sum. The weight is ignored.
   */
  readonly addPick: Kernel['addDraw'];
  /**
   * Adds the probability of a draw after a drawn digit: that of the action which `addDraw` takes, of two equal ones adding.
   * The table of probabilities follows the table of values at `after`.
   */
  readonly addDrawn: Kernel['addDraw'];
  /** Turns the mover's sums into a table for the player who moved before, and clears them. */
  readonly finish: (sum: number, table: number, target: number, cards: number) => void;
  /** The same for the sums of probabilities of a draw. */
  readonly finishDrawn: Kernel['finish'];
  /**
   * The same for picks: the value to the player who moved before is the negative half, as the end is a turn further away.
   * Sums are reset to {@link nothingPicked}.
   */
  readonly finishPicks: (sum: number, table: number, target: number) => void;
}

/** A number below the value of any pick. */
export const nothingPicked = -2;

/** The kernel on a memory. */
export function makeKernel(memory: WasmMemory, shared = false): Kernel {
  const exported = instantiate(moduleFor(shared), memory) as unknown as Exports;
  const { finish, wideDraw, ...adding } = exported;
  return {
    memory,
    numbers: new Float64Array(memory.buffer),
    addDraw: adding.addDraw,
    addPick: adding.addPick,
    addDrawn: adding.addDrawn,
    wide: wideDraw,
    finish: (sum, table, target, cards) => {
      finish(sum, table, target, cards, 1, 1, 0);
    },
    finishDrawn: (sum, table, target, cards) => {
      finish(sum, table, target, -cards, 0, 0, 0);
    },
    finishPicks: (sum, table, target) => {
      finish(sum, table, target, 2, 0, 1, nothingPicked);
    },
  };
}

interface Exports extends Pick<Kernel, 'addDraw' | 'addPick' | 'addDrawn'> {
  readonly wideDraw: Kernel['wide'];
  /** Table entries become `whole − sum / parts`, those of won games `won`, and the sums `cleared`. */
  readonly finish: (
    sum: number,
    table: number,
    target: number,
    parts: number,
    whole: number,
    won: number,
    cleared: number,
  ) => void;
}

/** Compiled once, so that the runtime can optimise it. */
const modules = new Map<boolean, WasmModule>();

function moduleFor(shared: boolean): WasmModule {
  const module = modules.get(shared) ?? compile(functions, shared);
  modules.set(shared, module);
  return module;
}

/** How the values of a digit are accumulated: as a sum, as a maximum, or not at all but what goes with them as a sum. */
type Way = 'Draw' | 'Pick' | 'Drawn';

/**
 * `sum[i] += weight × max(one[i × step], other[i × step])` for `count` numbers, one by one; for `Drawn`, what is `behind` the
 * larger one in place of it.
 */
function edge(way: Way): WasmFunction {
  const [sum, one, other, oneStep, otherStep, end, weight] = [0, 1, 2, 3, 4, 5, 6].map(
    get,
  ) as Seven;
  const behind = get(7);
  const better = f64.max(f64.load(one), f64.load(other));
  const more = (added: Code): Code => f64.add(f64.load(sum), f64.multiply(weight, added));
  const summed: Record<Way, Code> = {
    Draw: more(better),
    Pick: f64.max(f64.load(sum), better),
    Drawn: more(
      f64.select(
        f64.load(i32.add(other, behind)),
        f64.load(i32.add(one, behind)),
        f64.less(f64.load(one), f64.load(other)),
      ),
    ),
  };
  return {
    name: `edge${way}`,
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f64', 'i32'],
    locals: [],
    body: whileLoop(
      i32.less(sum, end),
      f64.store(sum, summed[way]),
      set(0, i32.add(sum, i32.constant(numberBytes))),
      set(1, i32.add(one, oneStep)),
      set(2, i32.add(other, otherStep)),
    ),
  };
}

type Seven = [Code, Code, Code, Code, Code, Code, Code];
type Code = readonly number[];

/** The same for numbers in a row, values four at once as long as there are four. */
function wide(way: Way): WasmFunction {
  const sum = get(0);
  const one = get(1);
  const other = get(2);
  const end = get(3);
  const weight = get(4);
  const behind = get(5);
  const weights = get(6);
  const four = 4 * numberBytes;
  const both = (offset: number): Code => {
    const sums = f64x2.load(sum, offset);
    const better = f64x2.max(f64x2.load(one, offset), f64x2.load(other, offset));
    return f64x2.store(
      sum,
      offset,
      way === 'Draw' ? f64x2.add(sums, f64x2.multiply(weights, better)) : f64x2.max(sums, better),
    );
  };
  const fours = [
    ...set(6, f64x2.splat(weight)),
    ...whileLoop(
      i32.less(i32.add(sum, i32.constant(four - 1)), end),
      both(0),
      both(2 * numberBytes),
      set(0, i32.add(sum, i32.constant(four))),
      set(1, i32.add(one, i32.constant(four))),
      set(2, i32.add(other, i32.constant(four))),
    ),
  ];
  return {
    name: `wide${way}`,
    parameters: ['i32', 'i32', 'i32', 'i32', 'f64', 'i32'],
    locals: ['v128'],
    body: [
      ...(way === 'Drawn' ? [] : fours),
      ...call(
        indexOf('edge', way),
        sum,
        one,
        other,
        i32.constant(numberBytes),
        i32.constant(numberBytes),
        end,
        weight,
        behind,
      ),
    ],
  };
}

function add(way: Way): WasmFunction {
  const edge = indexOf('edge', way);
  const wide = indexOf('wide', way);
  const [sum, kept, target, digit] = [0, 1, 2, 3].map(get) as [Code, Code, Code, Code];
  const weight = get(4);
  const clamped = get(5);
  const own = get(6);
  const rowBytes = get(7);
  /** The part of a row in which the other's score is below the digit, in bytes. */
  const smallBytes = get(8);
  const added = get(9);
  /** The bytes of the values of a table. */
  const behind = get(10);
  const edgeEnd = i32.add(sum, smallBytes);
  const rowEnd = i32.add(sum, rowBytes);
  const stepIfExact = i32.select(i32.constant(0), i32.constant(numberBytes), clamped);
  const oneStep = i32.constant(numberBytes);
  const past = (pointer: Code): Code => i32.add(pointer, smallBytes);
  return {
    name: `add${way}`,
    parameters: ['i32', 'i32', 'i32', 'i32', 'f64', 'i32'],
    locals: ['i32', 'i32', 'i32', 'i32', 'i32'],
    body: [
      ...set(7, i32.shiftLeft(target, 3)),
      ...set(10, i32.multiply(rowBytes, i32.add(target, i32.constant(1)))),
      ...set(8, i32.shiftLeft(i32.select(target, digit, i32.less(target, digit)), 3)),
      ...whileLoop(
        i32.less(own, target),
        ifElse(
          i32.greater(i32.add(own, digit), target),
          // A digit that can't be subtracted either is discarded; with clamped subtraction that equals subtracting it
          // from 0.
          [
            call(edge, sum, kept, kept, stepIfExact, stepIfExact, edgeEnd, weight, behind),
            call(wide, past(sum), kept, kept, rowEnd, weight, behind),
          ],
          [
            set(9, i32.add(kept, i32.multiply(digit, rowBytes))),
            ifElse(
              clamped,
              [call(edge, sum, added, kept, oneStep, i32.constant(0), edgeEnd, weight, behind)],
              [call(edge, sum, added, added, oneStep, oneStep, edgeEnd, weight, behind)],
            ),
            call(wide, past(sum), past(added), kept, rowEnd, weight, behind),
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
  const parts = get(3);
  const whole = get(4);
  const won = get(5);
  const cleared = get(6);
  const rowBytes = get(7);
  const tableEnd = get(8);
  const entry = get(9);
  return {
    name: 'finish',
    parameters: ['i32', 'i32', 'i32', 'f64', 'f64', 'f64', 'f64'],
    locals: ['i32', 'i32', 'i32'],
    body: [
      ...set(7, i32.shiftLeft(target, 3)),
      ...set(8, i32.add(table, i32.multiply(rowBytes, target))),
      // One column of the table after the other, from a row of the sums each.
      ...whileLoop(
        i32.greater(target, i32.constant(0)),
        set(9, table),
        whileLoop(
          i32.less(entry, tableEnd),
          f64.store(entry, f64.subtract(whole, f64.divide(f64.load(sum), parts))),
          f64.store(sum, cleared),
          set(9, i32.add(entry, rowBytes)),
          set(0, i32.add(sum, i32.constant(numberBytes))),
        ),
        // The last row: the player at the target has won.
        f64.store(entry, won),
        set(1, i32.add(table, i32.constant(numberBytes))),
        set(8, i32.add(tableEnd, i32.constant(numberBytes))),
        set(2, i32.subtract(target, i32.constant(1))),
      ),
    ],
  };
}

const functions: readonly WasmFunction[] = [
  edge('Draw'),
  wide('Draw'),
  add('Draw'),
  edge('Pick'),
  wide('Pick'),
  add('Pick'),
  edge('Drawn'),
  wide('Drawn'),
  add('Drawn'),
  finish(),
];

/** The index of a function in the module. */
function indexOf(kind: 'edge' | 'wide', way: Way): number {
  return { Draw: 0, Pick: 3, Drawn: 6 }[way] + (kind === 'edge' ? 0 : 1);
}
