/** How far one wanders. */
export interface Journey {
  /** A test each. */
  readonly seeds: readonly number[];
  /** How many steps a walk has; the next one starts the program anew. */
  readonly steps: number;
  readonly minutes: number;
  /** After a walk comes one with the next seed, so many in all, or until the time is up. */
  readonly walks?: number;
  /** What was done is counted and told at the end. */
  readonly reports: boolean;
  /** A failure does not end the journey. */
  readonly keepsGoing: boolean;
  /** Names of invariants that are not held. */
  readonly without: readonly string[];
  /** Every step is written down as it is taken. */
  readonly tells: boolean;
}

/** What the suite does: about a minute, with these seeds. */
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

/** As `npm run wander` asks for it, or as the suite has it. */
export function journeyFromEnvironment(): Journey {
  const asked = process.env['DIGIT_DUELS_WANDER'];
  return asked === undefined ? usual : (JSON.parse(asked) as Journey);
}
