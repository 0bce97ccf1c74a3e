import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { ask } from '../bridge.ts';
import type { Services } from '../services/services.svelte.ts';

/** How many moves newcomers to a game are helped with. */
const firstMoves = 2;

/** Helps newcomers to a game with their first moves on the table, once for each game, and again when asked. */
export class Teaching {
  /** The games that need no help any more; nothing before that is known. */
  #made = $state.raw<readonly string[]>();
  #loading = false;
  /** Help that was asked for: with which match, and from which move of it on. */
  #asked = $state.raw<{ readonly gameNumber: number; readonly from: number }>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
    services.match.onShown((view) => this.#follow(view));
  }

  /** The table says what to do now. */
  readonly on = $derived.by(() => {
    const { view } = this.#services.match;
    if (view?.state.kind !== 'person' || this.#made === undefined) return false;
    return this.#isHelped(view) && view.at === pliesOf(view).length && this.#left(view) > 0;
  });

  /** Helps once more, with the next moves of the match on the table. */
  again(): void {
    const { view } = this.#services.match;
    if (view !== undefined) this.#asked = { gameNumber: view.gameNumber, from: view.at };
  }

  #isHelped(view: MatchView): boolean {
    return (
      this.#asked?.gameNumber === view.gameNumber || this.#made?.includes(view.game.id) === false
    );
  }

  /** With how many moves of persons there is still help. */
  #left(view: MatchView): number {
    const from = this.#asked?.gameNumber === view.gameNumber ? this.#asked.from : 0;
    const own = pliesOf(view)
      .slice(from, view.at)
      .filter(({ seat }) => seat !== null && view.players[seat]?.kind === 'person');
    return firstMoves - own.length;
  }

  #follow(view: MatchView): void {
    if (this.#made === undefined) this.#load();
    else if (!this.#made.includes(view.game.id) && this.#left(view) <= 0) {
      this.#made = [...this.#made, view.game.id];
      this.#quietly(() => ask('firstMovesMade', { game: view.game.id }));
    }
  }

  #load(): void {
    if (this.#loading) return;
    this.#loading = true;
    this.#quietly(async () => (this.#made = await ask('firstMoves')));
  }

  /** Without an answer there is no help, which is no reason to bother anybody. */
  #quietly(action: () => Promise<unknown>): void {
    action().catch(() => undefined);
  }
}
