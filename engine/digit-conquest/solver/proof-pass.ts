import { cardsLeft } from '../position.ts';
import type { DeckTable } from './along-match.ts';
import { levelsInSteps, type LevelReached } from './backward-pass.ts';
import { compositionsOf, rankOf } from './compositions.ts';
import { fixedPointLevels } from './fixed-point-pass.ts';
import type { Race } from './race.ts';

/** What a pass proves: values of a race, given the table of its shuffled deck, to within an error in fixed point, or exactly. */
interface Provable {
  readonly race: Race;
  readonly shuffled: Float64Array;
  readonly within: number | undefined;
}

/**
 * A pass over a deck from its end in steps, which proves the values of any decks that follow from it. Whoever asks for some that it
 * has not reached yet shares it, so a move during a pass doesn't start another.
 */
export class ProofPass {
  readonly #deck: readonly number[];
  readonly #isExact: boolean;
  readonly #steps: Generator<number, unknown, void>;
  /** The decks of each request that waits for the pass. */
  readonly #asked = new Set<readonly (readonly number[])[]>();
  /** The cards of the fullest decks that are done. */
  #level = 0;

  /** @param proven - called with each deck that is asked for, as soon as its table is known. */
  constructor(
    { race, shuffled, within }: Provable,
    deck: readonly number[],
    proven: (deck: readonly number[], table: DeckTable) => void,
  ) {
    const compositions = compositionsOf(deck);
    const reached: LevelReached = (level, tableOf) => {
      this.#level = level;
      for (const each of [...this.#asked].flat()) {
        if (cardsLeft(each) !== level) continue;
        const table = tableOf(rankOf(compositions, each));
        proven(
          each,
          within === undefined ? { table, exact: true } : { table, exact: false, within },
        );
      }
    };
    this.#deck = deck;
    this.#isExact = within === undefined;
    this.#steps =
      within === undefined
        ? levelsInSteps(race, compositions, { base: shuffled, effects: [] }, reached)
        : fixedPointLevels(race, compositions, shuffled, reached);
  }

  /** Whether any request waits for it. */
  get isAsked(): boolean {
    return this.#asked.size > 0;
  }

  /** Whether it can still prove decks, exactly or not. */
  covers(decks: readonly (readonly number[])[], exactly: boolean): boolean {
    return (
      exactly === this.#isExact &&
      decks.every(
        (deck) =>
          cardsLeft(deck) > this.#level &&
          deck.every((left, kind) => left <= (this.#deck[kind] ?? 0)),
      )
    );
  }

  /** Continues until some decks are proven, the fullest first among them; yields the share of the pass that is done, 0 to 1. */
  *prove(decks: readonly (readonly number[])[]): Generator<number, void, void> {
    const [fullest = []] = decks;
    this.#asked.add(decks);
    try {
      while (this.#level < cardsLeft(fullest)) {
        const step = this.#steps.next();
        if (step.done !== true) yield step.value;
      }
    } finally {
      this.#asked.delete(decks);
    }
  }
}
