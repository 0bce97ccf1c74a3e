/** How long to run and how to report. */
export interface Journey {
  /** The first seed of each test. */
  readonly seeds: readonly number[];
  /** The number of steps of a walk; each walk starts the program anew. */
  readonly steps: number;
  readonly minutes: number;
  /** The number of walks, each with the next seed; until the time is up by default. */
  readonly walks?: number;
  /** Whether to print the count of each action at the end. */
  readonly reports: boolean;
  /** Whether to continue after a failure. */
  readonly keepsGoing: boolean;
  /** Names of invariants to skip. */
  readonly without: readonly string[];
  /** Whether to print every step. */
  readonly tells: boolean;
}

/** The settings in the test suite: one short walk. */
const usual: Journey = {
  seeds: [3],
  steps: 16,
  minutes: 10,
  walks: 1,
  reports: false,
  keepsGoing: false,
  without: [],
  tells: false,
};

/** The settings of `npm run wander`, or those of the suite. */
export function journeyFromEnvironment(): Journey {
  const asked = process.env['DIGIT_DUELS_WANDER'];
  return asked === undefined ? usual : (JSON.parse(asked) as Journey);
}
