/** How long to wander, and how to report. */
export interface Journey {
  /** The first seed of each test. */
  readonly seeds: readonly number[];
  /** The number of steps of a walk; each walk starts the program anew. */
  readonly steps: number;
  readonly minutes: number;
  /** The number of walks, each with the next seed; until the time is up by default. */
  readonly walks?: number;
  /** Prints the count of each action at the end. */
  readonly reports: boolean;
  /** A failure does not end the journey. */
  readonly keepsGoing: boolean;
  /** Names of invariants to skip. */
  readonly without: readonly string[];
  /** Prints every step. */
  readonly tells: boolean;
}

/** The journey of the suite, about a minute. */
const usual: Journey = {
  seeds: [2, 3, 4],
  steps: 34,
  minutes: 10,
  walks: 1,
  reports: false,
  keepsGoing: false,
  without: [],
  tells: false,
};

/** The journey that `npm run wander` asks for, or that of the suite. */
export function journeyFromEnvironment(): Journey {
  const asked = process.env['DIGIT_DUELS_WANDER'];
  return asked === undefined ? usual : (JSON.parse(asked) as Journey);
}
