/**
 * Finds a fixed point faster than by going round and round: Anderson's acceleration, which looks for
 * the combination of the last few vectors whose residuals cancel best.
 * D. G. Anderson, "Iterative Procedures for Nonlinear Integral Equations", J. ACM 12 (1965);
 * the form used here is H. F. Walker and P. Ni, SIAM J. Numer. Anal. 49 (2011).
 */
export interface Anderson {
  /** The next vector to try, after `image` came out for `vector`. */
  next(vector: Float64Array, image: Float64Array): Float64Array;
}

/** How many passes are worth remembering where a pass costs little; more help nothing. */
export const passesRemembered = 8;

/** Keeps within the range of a probability what acceleration made. */
export function asValues(table: Float64Array): Float64Array {
  return table.map((value) => Math.min(1, Math.max(0, value)));
}

/** @param memory - how many steps back it looks. */
export function anderson(memory: number): Anderson {
  const vectorSteps: Float64Array[] = [];
  const residualSteps: Float64Array[] = [];
  let last: { vector: Float64Array; residual: Float64Array } | undefined;

  return {
    next: (vector, image) => {
      const residual = difference(image, vector);
      if (last !== undefined) {
        vectorSteps.push(difference(vector, last.vector));
        residualSteps.push(difference(residual, last.residual));
        if (vectorSteps.length > memory) {
          vectorSteps.shift();
          residualSteps.shift();
        }
      }
      last = { vector: vector.slice(), residual };
      const shares = leastSquares(residualSteps, residual);
      const moved = image.slice();
      shares.forEach((share, step) => {
        addTo(moved, vectorSteps[step] ?? moved, -share);
        addTo(moved, residualSteps[step] ?? moved, -share);
      });
      return moved;
    },
  };
}

/** The largest difference between two vectors at any place. */
export function distance(one: Float64Array, other: Float64Array): number {
  let most = 0;
  for (let at = 0; at < one.length; at++) {
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  }
  return most;
}

/**
 * How much of each column makes up the wanted vector as nearly as can be, by the modified
 * Gram-Schmidt process. A column that adds nothing new to the later ones gets no share.
 */
function leastSquares(columns: readonly Float64Array[], wanted: Float64Array): number[] {
  const rest = wanted.slice();
  const basis: { unit: Float64Array; of: number; parts: number[]; share: number }[] = [];
  // The newest first: if any is to be left out, let it be an old one.
  for (let column = columns.length - 1; column >= 0; column--) {
    const unit = columns[column]?.slice() ?? new Float64Array();
    const length = Math.sqrt(product(unit, unit));
    const parts = basis.map((known) => take(unit, known.unit));
    const left = Math.sqrt(product(unit, unit));
    if (left <= 1e-10 * length) continue;
    unit.forEach((value, at) => (unit[at] = value / left));
    basis.push({ unit, of: column, parts: [...parts, left], share: take(rest, unit) });
  }
  const shares = Array<number>(columns.length).fill(0);
  for (let row = basis.length - 1; row >= 0; row--) {
    let share = basis[row]?.share ?? 0;
    for (let later = row + 1; later < basis.length; later++) {
      share -= (basis[later]?.parts[row] ?? 0) * (shares[basis[later]?.of ?? 0] ?? 0);
    }
    shares[basis[row]?.of ?? 0] = share / (basis[row]?.parts[row] ?? 1);
  }
  return shares;
}

/** Takes out of a vector what lies along a unit vector, and says how much that was. */
function take(vector: Float64Array, unit: Float64Array): number {
  const part = product(vector, unit);
  addTo(vector, unit, -part);
  return part;
}

// Loops by place: these take most of the time where a pass takes little, and callbacks are slower.

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addTo(vector: Float64Array, other: Float64Array, weight: number): void {
  for (let at = 0; at < vector.length; at++) {
    vector[at] = (vector[at] ?? 0) + weight * (other[at] ?? 0);
  }
}

function difference(one: Float64Array, other: Float64Array): Float64Array {
  const rest = one.slice();
  addTo(rest, other, -1);
  return rest;
}
