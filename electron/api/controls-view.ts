/** What players can do with the match on the table besides playing moves. */
export interface ControlsView {
  /** The match has an end, also where somebody looks back in it. */
  readonly finished: boolean;
  /** Whose resignation it would be; null where nobody can resign. */
  readonly resigns: number | null;
  /** Whom a draw can be offered to; null where none can be offered. */
  readonly offersDraw: 'person' | 'computer' | null;
  /** The position has stood often enough, and the rules don't end the game for it. */
  readonly claimsDraw: boolean;
  readonly swapsSeats: boolean;
  readonly restarts: boolean;
  /** Whether computers among themselves play on by themselves or wait; null where a person plays. */
  readonly computers: 'play' | 'wait' | null;
}

/** What became of the offer of a draw. */
export interface DrawAnswer {
  readonly revision: number;
  readonly accepted: boolean;
  /** The answer in words. */
  readonly told: string;
}
