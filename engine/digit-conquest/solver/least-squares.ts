/**
 * Least-squares fits to some columns, by the modified Gram-Schmidt process. A column that depends on later ones gets no
 * share.
 *
 * @returns a function from a vector to the shares of the columns that approximate it best.
 */
export function leastSquares(columns: readonly Float64Array[]): (wanted: Float64Array) => number[] {
  const basis: { unit: Float64Array; of: number; parts: number[] }[] = [];
  // The newest first, so that dependent columns among the old ones are left out.
  for (let column = columns.length - 1; column >= 0; column--) {
    const unit = columns[column]?.slice() ?? new Float64Array();
    const length = Math.sqrt(product(unit, unit));
    const parts = basis.map((known) => take(unit, known.unit));
    const left = Math.sqrt(product(unit, unit));
    if (left <= 1e-10 * length) continue;
    unit.forEach((value, at) => (unit[at] = value / left));
    basis.push({ unit, of: column, parts: [...parts, left] });
  }
  return (wanted) => {
    const rest = wanted.slice();
    const along = basis.map(({ unit }) => take(rest, unit));
    const shares = Array<number>(columns.length).fill(0);
    for (let row = basis.length - 1; row >= 0; row--) {
      let share = along[row] ?? 0;
      for (let later = row + 1; later < basis.length; later++) {
        share -= (basis[later]?.parts[row] ?? 0) * (shares[basis[later]?.of ?? 0] ?? 0);
      }
      shares[basis[row]?.of ?? 0] = share / (basis[row]?.parts[row] ?? 1);
    }
    return shares;
  };
}

/** Removes the component of a vector along a unit vector. @returns its length. */
function take(vector: Float64Array, unit: Float64Array): number {
  const part = product(vector, unit);
  addTo(vector, unit, -part);
  return part;
}

// Loops, since callbacks are slower and cheap passes spend most of their time here.

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Adds a multiple of another vector to a vector. */
export function addTo(vector: Float64Array, other: Float64Array, weight: number): void {
  for (let at = 0; at < vector.length; at++) {
    vector[at] = (vector[at] ?? 0) + weight * (other[at] ?? 0);
  }
}
