import { addTo, leastSquares } from './least-squares.ts';

/**
 * Anderson's acceleration of a fixed-point iteration, by the combination of the last few vectors whose residuals cancel
 * best.
 * D. G. Anderson, "Iterative Procedures for Nonlinear Integral Equations", J. ACM 12 (1965);
 * the form used here is H. F. Walker and P. Ni, SIAM J. Numer. Anal. 49 (2011).
 */
export interface Anderson {
  /** The next vector to try after `vector` gave `image`. */
  next(vector: Float64Array, image: Float64Array): Float64Array;
}

/** The number of passes to remember if passes are cheap; more don't help. */
export const passesRemembered = 8;

/** Clamps accelerated values to the range of probabilities. */
export function asValues(table: Float64Array): Float64Array {
  const values = table.slice();
  // A loop, since a callback per entry would dominate the time.
  for (let at = 0; at < values.length; at++) {
    values[at] = Math.min(1, Math.max(0, values[at] ?? 0));
  }
  return values;
}

/** @param memory - the number of steps to remember. */
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

/** The maximum norm of the difference of two vectors. */
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
