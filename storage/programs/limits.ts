/** What a program may use. */
export interface ProgramLimits {
  /** The time that it gets for a move (ms). */
  readonly move: number;
  /** How much later it may answer with its move (ms). */
  readonly grace: number;
  /** The time to start, and for all other answers (ms). */
  readonly start: number;
  /** The memory of all its processes (bytes); watched on Linux only. */
  readonly memory: number;
  /** The most processes; watched on Linux only. */
  readonly processes: number;
  /** The most bytes that it writes before it gives an answer. */
  readonly output: number;
  /** How often memory, processes and output are looked at (ms). */
  readonly watch: number;
}

/** The limits at the table and in the terminal. */
export const usualLimits: ProgramLimits = {
  move: 1000,
  grace: 10_000,
  start: 10_000,
  memory: 2 ** 31,
  processes: 64,
  output: 2 ** 24,
  watch: 250,
};

/** The longest line that is read (UTF-16 units); longer ones are skipped. */
export const longestAnswer = 100_000;
