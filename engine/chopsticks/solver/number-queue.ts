/** A FIFO queue of whole numbers that frees the memory of those taken out. */
export interface NumberQueue {
  push(number: number): void;
  /** Removes the first number; -1 if the queue is empty. */
  shift(): number;
}

/** The largest block of numbers, which are allocated and freed together. */
const largestBlock = 1 << 16;

/**
 * An empty queue for numbers from 0 to 2,147,483,647.
 *
 * @param most - its approximate capacity, so that a small queue takes little memory.
 */
export function numberQueue(most = largestBlock): NumberQueue {
  const atATime = Math.min(most, largestBlock);
  const later: Int32Array[] = [];
  let taken: Int32Array = new Int32Array(atATime);
  let first = 0;
  let filled = taken;
  let end = 0;
  let spare: Int32Array | undefined;

  return {
    push(number) {
      if (end === atATime) {
        filled = spare ?? new Int32Array(atATime);
        spare = undefined;
        later.push(filled);
        end = 0;
      }
      filled[end++] = number;
    },
    shift() {
      if (taken === filled && first === end) return -1;
      if (first === atATime) {
        spare = taken;
        taken = later.shift() ?? filled;
        first = 0;
      }
      return taken[first++] ?? -1;
    },
  };
}
