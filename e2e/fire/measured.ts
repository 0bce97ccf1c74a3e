import type { Settings } from '../../engine/settings/settings.ts';

/** What the program asked of a game, and what it took. */
export interface Measured {
  readonly steps: readonly {
    readonly name: 'move' | 'analysis' | 'values' | 'view';
    /** Processor time, in seconds. */
    readonly seconds: number;
  }[];
  /** How much memory the process had at most, in MiB. */
  readonly megabytes: number;
  /** Settings that can't be solved, in the words of the program. */
  readonly refused?: string;
}

/** What a process is asked to measure. */
export interface ToMeasure {
  readonly game: string;
  readonly settings: Settings;
  readonly seed: number;
}
