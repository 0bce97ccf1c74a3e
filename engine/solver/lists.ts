/** Lists of numbers in two arrays: list `k` is `item[start[k]] … item[start[k + 1] - 1]`. */
export interface Lists {
  readonly start: Int32Array;
  readonly item: Int32Array;
}

/** Groups items by key, in their given order. */
export function listsByKey(
  count: number,
  keys: ArrayLike<number>,
  items: ArrayLike<number>,
): Lists {
  const start = new Int32Array(count + 1);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? 0;
    start[key + 1] = (start[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < count; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const next = start.slice(0, count);
  const item = new Int32Array(items.length);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? 0;
    const at = next[key] ?? 0;
    item[at] = items[index] ?? 0;
    next[key] = at + 1;
  }
  return { start, item };
}
