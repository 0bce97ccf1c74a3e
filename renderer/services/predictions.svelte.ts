import type { PredictionScore } from '../../electron/api/predictions.ts';
import { wdlOf, type Value, type Wdl } from '../../electron/api/analysis-view.ts';
import { ask } from '../bridge.ts';
import type { Notices } from './notices.svelte.ts';
import type { Preferences } from './preferences.svelte.ts';

/** A position whose value can be predicted. */
export interface Predictable {
  /** The same for equal positions of a game by the same rules. */
  readonly key: string;
  /** To the side to move. */
  readonly value: Value;
}

/** A prediction, and what was right. */
export interface Prediction {
  readonly said: Wdl;
  readonly right: Wdl;
}

/** Positions whose value the user says before it is shown, if that is switched on, and how often it was right. */
export class Predictions {
  score = $state.raw<PredictionScore>();
  #made = $state.raw<Readonly<Record<string, Prediction>>>({});
  readonly #preferences: Preferences;
  readonly #notices: Notices;

  constructor(preferences: Preferences, notices: Notices) {
    this.#preferences = preferences;
    this.#notices = notices;
  }

  /** Values are predicted before they are shown. */
  readonly on = $derived.by(() => this.#preferences.view?.appearance.predict === true);

  /** Switches that on or off. */
  toggle(): void {
    this.#preferences.keepSetting('appearance', 'predict', !this.on);
  }

  /** What was predicted of a position since the program started. */
  of({ key }: Pick<Predictable, 'key'>): Prediction | undefined {
    return this.#made[key];
  }

  /** Whether a value is to be predicted before it is shown: only what is proven can be right or wrong. */
  isOpen({ key, value }: Predictable): boolean {
    return this.on && value.exact && value.remoteness !== 0 && this.#made[key] === undefined;
  }

  /** Asks for the score, once. */
  load(): void {
    if (this.score !== undefined) return;
    void this.#notices.attempt(async () => {
      this.score = await ask('predictions');
    });
  }

  /** Says what a position is worth. */
  predict({ key, value }: Predictable, said: Wdl): void {
    const right = wdlOf(value);
    this.#made = { ...this.#made, [key]: { said, right } };
    void this.#notices.attempt(async () => {
      this.score = await ask('keepPrediction', { right: said === right });
    });
  }
}
