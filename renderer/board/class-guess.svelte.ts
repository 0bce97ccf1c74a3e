import type { AnalysisView, RatedMoveView, Value } from '../../electron/api/analysis-view.ts';
import { wdlOf } from '../../electron/api/analysis-view.ts';
import type { Services } from '../services/services.svelte.ts';
import { words } from '../words.svelte.ts';
import type { Analysing } from './analysing.svelte.ts';

/** An answer that the class can give to the question about the position. */
export interface Answer {
  /** `A`, `B` … */
  readonly letter: string;
  /** Whether it is right, or one of several that are. */
  readonly right: boolean;
  /** The move that it is, if a move is asked for. */
  readonly rated?: RatedMoveView;
  /** The result that it is, in words, if a result is asked for. */
  readonly result?: string;
}

/** The most hands to count for an answer. */
export const mostHands = 99;

/**
 * A position that a class guesses at: lettered answers, the hands counted for each, and what is right. The values are those of
 * the analysis, which is on meanwhile, but not shown before the answer.
 */
export class ClassGuess {
  #answerShown = $state(false);
  #question = $state<'result' | 'move'>('result');
  /** By letter. */
  #hands = $state<Readonly<Record<string, number>>>({});
  #open = $state(false);
  /** Whether analysis is on only for the class. */
  #turnedOn = false;
  readonly #analysing: Analysing;
  readonly #told: () => void;

  /** @param told - called when the class may see the values. */
  constructor({ match }: Services, analysing: Analysing, told: () => void) {
    this.#analysing = analysing;
    this.#told = told;
    match.onShown((view, before) => {
      if (view.revision !== before?.revision) this.#ask();
    });
  }

  /** Whether it shows what is right. */
  get answerShown(): boolean {
    return this.#answerShown;
  }

  set answerShown(isShown: boolean) {
    this.#answerShown = isShown;
    if (!this.isSecret) this.#told();
  }

  /** Whether the class is being asked. */
  get isOpen(): boolean {
    return this.#open && this.#analysing.on;
  }

  /** Whether values are kept from the class. */
  readonly isSecret = $derived.by(() => this.isOpen && !this.answerShown);

  readonly answers: readonly Answer[] = $derived.by(() => {
    const { analysis } = this.#analysing;
    if (analysis === undefined || analysis.value === null) return [];
    return this.question === 'move'
      ? moveAnswers(analysis)
      : resultAnswers(analysis, analysis.value);
  });
  /** The hands counted for all answers, and for right ones. */
  readonly counted = $derived.by(() => ({
    all: this.#sum(this.answers),
    right: this.#sum(this.answers.filter(({ right }) => right)),
  }));

  /** What the class is asked for: the result of the position, or the best move. */
  get question(): 'result' | 'move' {
    return this.#question;
  }

  set question(question: 'result' | 'move') {
    this.#question = question;
    this.#ask();
  }

  /** Starts asking, or ends it. */
  toggle(): void {
    const opens = !this.isOpen;
    if (opens ? !this.#analysing.on : this.#turnedOn) {
      this.#analysing.toggle();
      this.#turnedOn = opens;
    }
    this.#open = opens;
    this.#ask();
    if (!opens) this.#told();
  }

  handsFor(letter: string): number {
    return this.#hands[letter] ?? 0;
  }

  /** Sets the number of hands for an answer, unless it is none from 0 to {@link mostHands}. */
  count(letter: string, hands: number): void {
    if (!Number.isInteger(hands) || hands < 0 || hands > mostHands) return;
    this.#hands = { ...this.#hands, [letter]: hands };
  }

  /** Asks anew. */
  #ask(): void {
    this.#answerShown = false;
    this.#hands = {};
  }

  #sum(answers: readonly Answer[]): number {
    return answers.reduce((sum, { letter }) => sum + this.handsFor(letter), 0);
  }
}

/** The moves, in an order that says nothing about their values. */
function moveAnswers({ moves }: AnalysisView): Answer[] {
  const [best] = moves;
  return moves
    .filter(({ essential }) => essential)
    .toSorted((one, other) => one.move.localeCompare(other.move, 'en', { numeric: true }))
    .map((rated, index) => ({
      letter: letterAt(index),
      right: best !== undefined && isAsGood(rated.value, best.value),
      rated,
    }));
}

function isAsGood(one: Value, other: Value): boolean {
  return one.score === other.score && one.remoteness === other.remoteness;
}

/** The results that a position can have for the player to move, or three ranges of chances. */
function resultAnswers({ probabilities, canBeDrawn }: AnalysisView, value: Value): Answer[] {
  if (probabilities) {
    const share = shareOf(value);
    return (['over', 'half', 'under'] as const).map((each, index) => ({
      letter: letterAt(index),
      right: each === share,
      result: words().text('class-guess.share', { share: each }),
    }));
  }
  const results = canBeDrawn ? (['win', 'draw', 'lose'] as const) : (['win', 'lose'] as const);
  return results.map((each, index) => ({
    letter: letterAt(index),
    right: each === wdlOf(value),
    result: words().text('predict.value', { value: each }),
  }));
}

/** Whether a chance is more than half, half or less, as it is shown in tenths of a per cent. */
function shareOf({ score }: Value): 'over' | 'half' | 'under' {
  if (Math.abs(score - 0.5) < 0.0005) return 'half';
  return score > 0.5 ? 'over' : 'under';
}

/** `A` to `Z`, then `AA` to `AZ` and so on. */
function letterAt(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : letterAt(Math.floor(index / 26) - 1) + letter;
}
