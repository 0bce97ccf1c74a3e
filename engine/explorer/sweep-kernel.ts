import {
  compile,
  f64,
  f64x2,
  get,
  i32,
  ifElse,
  instantiate,
  makeMemory,
  set,
  whileLoop,
  type WasmFunction,
  type WasmModule,
} from '../wasm.ts';

/**
 * A system of linear equations `x = Wx` for two vectors at once: for the second, all weights are positive. Rows are in the order in
 * which a sweep visits them.
 */
export interface PairSystem {
  /** The pairs of numbers, fixed ones included: `2 × place` and the next. */
  readonly pairs: Float64Array;
  /** By row, its place in `pairs`. */
  readonly place: Int32Array;
  /** By row, its number of terms. */
  readonly length: Int32Array;
  /** The terms of all rows in a row: their places in `pairs`. */
  readonly from: Int32Array;
  readonly weight: Float64Array;
}

/** What a sweep did. */
export interface Swept {
  /** The largest of the second numbers afterwards. */
  readonly left: number;
  /** The largest ratio of a second number to itself before. */
  readonly kept: number;
  /** The largest change of a first number, as a multiple of the second number before. */
  readonly moved: number;
}

/** Changes below this are rounding errors. */
const rounding = 1e-15;

/** The bytes of a place, a number and a pair. */
const [placeBytes, numberBytes, pairBytes] = [4, 8, 16];

/** The addresses of {@link Swept} in memory. */
const address = { left: 0, kept: numberBytes, moved: 2 * numberBytes } as const;

/** Compiles a system. @returns Gauss-Seidel sweeps over it, and its pairs as they are now. */
export function sweeper({ pairs, place, length, from, weight }: PairSystem): {
  readonly sweep: () => Swept;
  readonly pairs: Float64Array;
} {
  const pairsAt = 2 * pairBytes;
  const weightsAt = pairsAt + pairs.byteLength;
  const fromAt = weightsAt + weight.byteLength;
  const rowsAt = fromAt + from.byteLength;
  const end = rowsAt + 2 * placeBytes * place.length;
  const memory = makeMemory(end);
  const shown = new Float64Array(memory.buffer, pairsAt, pairs.length);
  shown.set(pairs);
  new Float64Array(memory.buffer, weightsAt, weight.length).set(weight);
  const terms = new Int32Array(memory.buffer, fromAt, from.length);
  for (let term = 0; term < from.length; term++) {
    terms[term] = pairsAt + pairBytes * (from[term] ?? 0);
  }
  const rows = new Int32Array(memory.buffer, rowsAt, 2 * place.length);
  let rowEnd = fromAt;
  for (let row = 0; row < place.length; row++) {
    rowEnd += placeBytes * (length[row] ?? 0);
    rows[2 * row] = pairsAt + pairBytes * (place[row] ?? 0);
    rows[2 * row + 1] = rowEnd;
  }
  module ??= compile([sweepFunction()]);
  const { sweep } = instantiate(module, memory) as unknown as Exports;
  const results = new Float64Array(memory.buffer);
  return {
    pairs: shown,
    sweep() {
      sweep(rowsAt, end, fromAt, weightsAt);
      const [left = 0, kept = 0, moved = 0] = results;
      return { left, kept, moved };
    },
  };
}

/** Compiled at the first use. */
let module: WasmModule | undefined;

interface Exports {
  readonly sweep: (row: number, rowsEnd: number, term: number, weight: number) => void;
}

function sweepFunction(): WasmFunction {
  const [row, rowsEnd, term, weight] = [get(0), get(1), get(2), get(3)];
  const [place, termsEnd] = [get(4), get(5)];
  const [before, change, after, left, kept, moved] = [6, 7, 8, 9, 10, 11].map(get) as Six;
  const sum = get(12);
  const weighted = f64x2.multiply(
    f64x2.absoluteSecond(f64x2.loadSplat(weight)),
    f64x2.load(i32.load(term), 0),
  );
  const larger = (local: number, then: Code, condition: Code): Code =>
    ifElse(condition, [set(local, then)], []);
  return {
    name: 'sweep',
    parameters: ['i32', 'i32', 'i32', 'i32'],
    locals: ['i32', 'i32', 'f64', 'f64', 'f64', 'f64', 'f64', 'f64', 'v128'],
    body: [
      ...whileLoop(
        i32.less(row, rowsEnd),
        set(4, i32.load(row)),
        set(5, i32.load(row, placeBytes)),
        set(12, f64x2.splat(f64.constant(0))),
        whileLoop(
          i32.less(term, termsEnd),
          set(12, f64x2.add(sum, weighted)),
          set(2, i32.add(term, i32.constant(placeBytes))),
          set(3, i32.add(weight, i32.constant(numberBytes))),
        ),
        set(6, f64.load(place, numberBytes)),
        set(7, f64.absolute(f64.subtract(f64x2.lane(0, sum), f64.load(place)))),
        set(8, f64x2.lane(1, sum)),
        f64x2.store(place, 0, sum),
        set(9, f64.max(left, after)),
        larger(10, f64.divide(after, before), f64.less(f64.multiply(kept, before), after)),
        larger(
          11,
          f64.divide(change, before),
          f64.less(f64.max(f64.constant(rounding), f64.multiply(moved, before)), change),
        ),
        set(0, i32.add(row, i32.constant(2 * placeBytes))),
      ),
      ...f64.store(i32.constant(address.left), left),
      ...f64.store(i32.constant(address.kept), kept),
      ...f64.store(i32.constant(address.moved), moved),
    ],
  };
}

type Code = readonly number[];
type Six = [Code, Code, Code, Code, Code, Code];
