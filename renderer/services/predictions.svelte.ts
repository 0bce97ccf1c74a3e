import type { PredictionScore } from '../../electron/api/predictions.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { wdlOf, winnersMoves, type Value, type Wdl } from '../../electron/api/analysis-view.ts';
import { ask } from '../bridge.ts';
import type { Notices } from './notices.svelte.ts';
import type { Preferences } from './preferences.svelte.ts';

/** A position whose value the user can predict. */
export interface Predictable {
  /** Its game, rules and canonical key. */
  readonly place: RequestOf<'keepPrediction'>['place'];
  /** The value for the side to move. */
  readonly value: Value;
  /** Whether a game can be drawn at all. */
  readonly canBeDrawn: boolean;
}

/** A prediction and the right answer. */
export interface Prediction {
  readonly said: Wdl;
  readonly right: Wdl;
}

/** The longest win or loss to predict, in the winner's moves: a longer one would only be guessed. */
const farthest = 3;

/** Positions whose value the user predicts before it is shown, if that is on, and the score. */
export class Predictions {
  score = $state.raw<PredictionScore>();
  #predictions = $state.raw<Readonly<Record<string, Prediction>>>({});
  readonly #preferences: Preferences;
  readonly #notices: Notices;

  constructor(preferences: Preferences, notices: Notices) {
    this.#preferences = preferences;
    this.#notices = notices;
  }

  /** Whether the user predicts values before they are shown. */
  readonly on = $derived.by(() => this.#preferences.view?.appearance.predict === true);

  /** Turns predictions on or off. */
  toggle(): void {
    void this.#preferences.keepSetting('appearance', 'predict', !this.on);
  }

  /** The user's prediction of a position since the program started. */
  of({ place }: Pick<Predictable, 'place'>): Prediction | undefined {
    return this.#predictions[keyOf(place)];
  }

  /** Whether the user is still to predict a value: a proven one that can be seen ahead. */
  isOpen({ place, value }: Predictable): boolean {
    const moves = winnersMoves(value) ?? 0;
    const canBeSeen = value.exact && value.remoteness !== 0 && moves <= farthest;
    return this.on && canBeSeen && this.of({ place }) === undefined;
  }

  /** Loads the score, once. */
  load(): void {
    if (this.score !== undefined) return;
    void this.#notices.attempt(async () => {
      this.score = await ask('predictions');
    });
  }

  /** Predicts a position's value. */
  predict({ place, value }: Predictable, said: Wdl): void {
    const right = wdlOf(value);
    this.#predictions = { ...this.#predictions, [keyOf(place)]: { said, right } };
    void this.#notices.attempt(async () => {
      this.score = await ask('keepPrediction', { place, said, right: said === right });
    });
  }
}

function keyOf({ game, settings, position }: Predictable['place']): string {
  return JSON.stringify([game, settings, position]);
}
