import { addTo, leastSquares } from './least-squares.ts';

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
  const values = table.slice();
  // A loop, since calling a function for each takes longer than what is done with them.
  for (let at = 0; at < values.length; at++) {
    values[at] = Math.min(1, Math.max(0, values[at] ?? 0));
  }
  return values;
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
      const shares = leastSquares(residualSteps)(residual);
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

function difference(one: Float64Array, other: Float64Array): Float64Array {
  const rest = one.slice();
  addTo(rest, other, -1);
  return rest;
}
