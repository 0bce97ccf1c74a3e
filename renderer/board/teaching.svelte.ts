import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { ask } from '../bridge.ts';
import type { Services } from '../services/services.svelte.ts';

/** How many moves of a game a newcomer gets help with. */
const firstMoves = 2;

/** Helps newcomers with their first moves on the table, once for each game and again on request. */
export class Teaching {
  /** The games that no longer need help; undefined until they are known. */
  #helped = $state.raw<readonly string[]>();
  #loading = false;
  /** The match with requested help, and the number of moves at the request. */
  #asked = $state.raw<{ readonly gameNumber: number; readonly from: number }>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
    services.match.onShown((view) => this.#follow(view));
  }

  /** Whether the table says what to do now. */
  readonly on = $derived.by(() => {
    const { view } = this.#services.match;
    if (view?.state.kind !== 'person' || this.#helped === undefined) return false;
    return this.#isHelped(view) && view.at === pliesOf(view).length && this.#left(view) > 0;
  });

  /** Helps again, with the next moves of the match on the table. */
  again(): void {
    const { view } = this.#services.match;
    if (view !== undefined) this.#asked = { gameNumber: view.gameNumber, from: view.at };
  }

  #isHelped(view: MatchView): boolean {
    return (
      this.#asked?.gameNumber === view.gameNumber || this.#helped?.includes(view.game.id) === false
    );
  }

  /** How many more moves of persons get help. */
  #left(view: MatchView): number {
    const from = this.#asked?.gameNumber === view.gameNumber ? this.#asked.from : 0;
    const own = pliesOf(view)
      .slice(from, view.at)
      .filter(({ seat }) => seat !== null && view.players[seat]?.kind === 'person');
    return firstMoves - own.length;
  }

  #follow(view: MatchView): void {
    if (this.#helped === undefined) this.#load();
    else if (!this.#helped.includes(view.game.id) && this.#left(view) <= 0) {
      this.#helped = [...this.#helped, view.game.id];
      this.#quietly(() => ask('firstMovesMade', { game: view.game.id }));
    }
  }

  #load(): void {
    if (this.#loading) return;
    this.#loading = true;
    this.#quietly(async () => (this.#helped = await ask('firstMoves')));
  }

  /** Ignores failures: without an answer there is simply no help. */
  #quietly(action: () => Promise<unknown>): void {
    action().catch(() => undefined);
  }
}
