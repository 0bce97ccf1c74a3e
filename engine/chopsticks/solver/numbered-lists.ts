/** Interns lists of numbers: equal lists get the same number. */
export interface NumberedLists {
  /** The number of a list: that of an earlier equal one, otherwise the next. */
  numberOf(list: Int32Array): number;
  /** All lists so far: list `n` is `item[start[n]] … item[start[n + 1] - 1]`. */
  lists(): { readonly start: Int32Array; readonly item: Int32Array };
}

/**
 * Makes an empty collection of lists, with open addressing by a hash.
 *
 * @param most - the most different lists.
 */
export function numberLists(most: number): NumberedLists {
  const buckets = 2 ** Math.ceil(Math.log2(2 * most + 1));
  /** The number of a list plus one, at its hash or the next free place; 0 for a free place. */
  const bucket = new Int32Array(buckets);
  const start = new Int32Array(most + 1);
  let item = new Int32Array(64);
  let count = 0;

  function add(list: Int32Array): void {
    const end = (start[count] ?? 0) + list.length;
    if (end > item.length) {
      const larger = new Int32Array(Math.max(2 * item.length, end));
      larger.set(item);
      item = larger;
    }
    item.set(list, start[count] ?? 0);
    start[++count] = end;
  }

  function isList(number: number, list: Int32Array): boolean {
    const begin = start[number] ?? 0;
    if ((start[number + 1] ?? 0) - begin !== list.length) return false;
    for (let at = 0; at < list.length; at++) if (item[begin + at] !== list[at]) return false;
    return true;
  }

  return {
    numberOf(list) {
      let at = hashOf(list) & (buckets - 1);
      for (;;) {
        const found = (bucket[at] ?? 0) - 1;
        if (found === -1) {
          add(list);
          bucket[at] = count;
          return count - 1;
        }
        if (isList(found, list)) return found;
        at = (at + 1) & (buckets - 1);
      }
    },
    lists: () => ({ start: start.slice(0, count + 1), item: item.slice(0, start[count]) }),
  };
}

/** The FNV-1a hash, over numbers instead of bytes. */
function hashOf(list: Int32Array): number {
  let hash = 0x811c9dc5;
  for (const number of list) hash = Math.imul(hash ^ number, 0x01000193);
  return hash ^ (hash >>> 15);
}
