import { isEstimate } from '../../electron/api/analysis-view.ts';
import type { AtRandomView, ExplorationView } from '../../electron/api/explorer.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { GameView, PreferencesView } from '../../electron/api/preferences.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { Latest } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { Practice } from '../practice/practice.svelte.ts';
import { Refusal } from '../refusal.svelte.ts';
import {
  chosenNow,
  gameChosen,
  isSameGame,
  startAtMatch,
  startOf,
  type ChosenPosition,
  type ChosenRules,
  type GameChosen,
  type PathStart,
} from './chosen-rules.ts';

/**
 * The explorer's state: a position, the line that led to it, and what is known of it. It is kept
 * while another page is shown.
 */
export class ExplorerPage {
  readonly practice = new Practice();
  rules = $state<ChosenRules>('set');
  /** The analysis of the position on the table, once it has arrived. */
  exploration = $state.raw<ExplorationView>();
  random = $state.raw<AtRandomView>();
  /** How many positions the random playouts have reached, while they are calculated. */
  positions = $state(0);
  readonly refusal = new Refusal();
  /** The explored game and its rules; undefined until the page first opens. */
  chosen = $state.raw<GameChosen>();
  /** The game that comes first. */
  #first: string | undefined;
  /** The position whose analysis was requested last. */
  #asked: string | undefined;
  #place: RequestOf<'explore'> | undefined;
  readonly #looking = new Latest();
  #playing = false;
  /** How many moves of the line will be played once the last answer arrives. */
  #target: number | undefined;

  /** The page comes to the front: as long as nothing is explored, with the game that was last in sight. */
  arrive(last: string | undefined): void {
    const isUntouched =
      this.rules === 'set' && this.line.length === 0 && this.practice.view?.setUp == null;
    if (last === undefined || last === this.chosen?.game || !isUntouched) return;
    this.#first = last;
    this.chosen = undefined;
  }

  /**
   * Opens the explorer: at first with the game that was last in sight or of the preferences, later with the chosen rules as
   * they are now.
   */
  async open(preferences: PreferencesView, table: MatchView | undefined): Promise<void> {
    const { games } = preferences;
    if (this.rules === 'puzzle') return;
    if (this.chosen !== undefined) {
      const now = chosenNow(this.rules, this.chosen, games, table);
      if (now !== undefined) await this.choose(now.game, now.rules, table);
      return;
    }
    const game = games.find(({ id }) => id === (this.#first ?? preferences.game)) ?? games[0];
    if (game !== undefined) await this.choose(game, 'set', undefined);
  }

  /** Explores another game or other rules; the same rules keep the position. */
  async choose(game: GameView, rules: ChosenRules, table: MatchView | undefined): Promise<void> {
    const chosen = gameChosen(game, rules, table);
    const atMatch = rules === 'table' && table !== undefined;
    const goesToMatch = atMatch && this.rules !== 'table';
    this.rules = rules;
    if (!goesToMatch && this.chosen !== undefined && isSameGame(chosen, this.chosen)) return;
    await this.#begin(chosen, atMatch ? startAtMatch(table) : startOf(chosen));
  }

  /** Explores the position of the match on the table, or of a puzzle. */
  async openMatch(table: MatchView, rules: 'table' | 'puzzle' = 'table'): Promise<void> {
    this.rules = rules;
    const start = startAtMatch(table);
    const { game, settings, players } = start;
    await this.#begin({ game, settings, seats: players.length }, start);
  }

  /** Explores a position of a game. */
  async openPosition({ rules, chosen, notation }: ChosenPosition): Promise<void> {
    this.rules = rules;
    await this.#begin(chosen, startOf(chosen, { notation, seat: 0 }));
  }

  async play(move: string): Promise<void> {
    // A double click is one move: the second click would play in a position that was left.
    if (this.#playing) return;
    this.#playing = true;
    this.#target = undefined;
    try {
      await this.practice.play(move);
    } finally {
      this.#playing = false;
    }
  }

  /** The moves of the line, in notation. */
  readonly line = $derived(this.practice.moves);

  /** How many of its moves are played. */
  get at(): number {
    return this.practice.at;
  }

  get canGoBack(): boolean {
    return this.#lastDecision() !== undefined;
  }

  get canGoForward(): boolean {
    return this.at < this.line.length;
  }

  /** Goes back to the last decision. */
  async back(): Promise<void> {
    const to = this.#lastDecision();
    if (to !== undefined) await this.goTo(to);
  }

  async forward(): Promise<void> {
    const from = this.#target ?? this.at;
    if (from < this.line.length) await this.goTo(from + 1);
  }

  async toStart(): Promise<void> {
    await this.goTo(0);
  }

  async toEnd(): Promise<void> {
    await this.goTo(this.line.length);
  }

  /** Goes to the position after a number of moves. */
  async goTo(count: number): Promise<void> {
    this.#target = count;
    await this.practice.goTo(count);
    if (this.#target === count) this.#target = undefined;
  }

  /**
   * Counts what was played since the page was left, and listens to the progress of long calculations.
   *
   * @returns a function that stops listening and cancels them.
   */
  follow(): () => void {
    void this.#recount();
    const stop = listen('explorerProgress', ({ positions }) => (this.positions = positions));
    return () => {
      stop();
      if (this.exploration === undefined || this.random === undefined) this.#forget();
      void ask('leaveExplorer').catch(() => undefined);
    };
  }

  /** Requests the analysis of the position on the table, unless it was requested already. */
  look({ state, notation }: MatchView): void {
    if (this.chosen === undefined) return;
    const { game, settings } = this.chosen;
    const first = state.kind === 'over' ? 0 : state.seat;
    const asked = JSON.stringify([game, settings, notation, first, state.kind]);
    if (asked === this.#asked) return;
    this.#forget();
    this.#asked = asked;
    this.positions = 0;
    this.refusal.clear();
    const place = { game, settings: { ...settings }, first, position: notation };
    this.#place = place;
    void this.#looking.run(async (wait) => {
      this.exploration = (await wait(ask('explore', place))) ?? undefined;
      const { probabilities = false, value } = this.exploration ?? {};
      if (!probabilities || !value || !isEstimate(value)) return;
      // An estimate is shown until it is proven.
      this.exploration =
        (await wait(ask('explore', { ...place, proven: true }))) ?? this.exploration;
    }, this.refusal.take);
    if (state.kind === 'over') return;
    void this.#looking.join(async (wait) => {
      this.random = (await wait(ask('exploreAtRandom', place))) ?? undefined;
    }, this.refusal.take);
  }

  /** Says that the value is shown, which is a hint if the match on the table stands there. */
  valueSeen(): void {
    const place = this.#place;
    // If the hint can't be counted, the user explores all the same.
    if (place !== undefined) ask('valueSeen', { ...place }).catch(() => undefined);
  }

  /** Renews what people played here; everything else about a position stays as it is. */
  async #recount(): Promise<void> {
    const place = this.#place;
    if (this.exploration === undefined || place === undefined) return;
    await this.#looking.join(async (wait) => {
      this.exploration = (await wait(ask('explore', place))) ?? this.exploration;
    }, this.refusal.take);
  }

  async #begin(chosen: GameChosen, start: PathStart): Promise<void> {
    this.chosen = chosen;
    this.#forget();
    this.#target = undefined;
    await this.practice.begin(start);
  }

  #forget(): void {
    this.#looking.drop();
    this.#asked = undefined;
    this.#place = undefined;
    this.exploration = undefined;
    this.random = undefined;
  }

  /** How many moves were played before the last decision; what chance does is no decision. */
  #lastDecision(): number | undefined {
    const stand = this.practice.plies.slice(0, this.#target ?? this.at);
    const last = stand.findLastIndex(({ seat }) => seat !== null);
    return last === -1 ? undefined : last;
  }
}
