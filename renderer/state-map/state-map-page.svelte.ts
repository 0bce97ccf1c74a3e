import type { StateMapView } from '../../electron/api/explorer.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { GameView, PreferencesView } from '../../electron/api/preferences.ts';
import { Latest } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { Refusal } from '../refusal.svelte.ts';
import {
  chosenNow,
  gameChosen,
  isSameGame,
  sameRules,
  type ChosenRules,
  type GameChosen,
} from '../explorer/chosen-rules.ts';
import type { MapNodeView } from '../../electron/api/explorer.ts';
import type { Predictions } from '../services/predictions.svelte.ts';
import { backwardSteps, isColoured } from './backwards.ts';
import { placeOf } from './edges.ts';
import { Viewport, type Point } from './viewport.svelte.ts';
import { neighbourIn, previousOf, type Direction } from './walk.ts';

/** A position of a game, with its rules and its key on the map. */
export interface PositionOnMap {
  readonly rules: ChosenRules;
  readonly chosen: GameChosen;
  readonly key: string;
}

/**
 * The state of the map's page: the map of a game, and the selected position. It is kept while
 * another page is shown.
 */
export class StateMapPage {
  readonly viewport = new Viewport();
  chosen = $state.raw<GameChosen>();
  rules = $state<ChosenRules>('set');
  map = $state.raw<StateMapView>();
  /** Why there is no map. */
  readonly refusal = new Refusal();
  /** Why another game is shown than the one on the table. */
  readonly instead = new Refusal();
  /** The number of that game. */
  #insteadOf: number | undefined;
  /** How many positions have been found so far. */
  positions = $state(0);
  /** The selected position. */
  node = $state<number>();
  /** The keys of the positions of the match on the table, if it is a match of this game. */
  keys = $state.raw<readonly string[]>([]);

  /** The step of the demonstration that colours the map backwards; undefined if it is off. */
  walkAt = $state<number>();
  readonly steps = $derived(this.map === undefined ? [] : backwardSteps(this.map));
  readonly #predictions: Predictions;

  constructor(predictions: Predictions) {
    this.#predictions = predictions;
  }

  /** Goes to a step of that demonstration, or ends it. */
  walkTo(step: number | undefined): void {
    this.walkAt = step;
    this.node = step === undefined ? undefined : this.steps[step]?.node;
  }

  readonly #canBeDrawn = $derived.by(
    () => this.map?.nodes.some(({ value }) => value.score === 0.5) ?? true,
  );

  /** A position in the form that predictions need. */
  predictable({ key, value }: MapNodeView) {
    const { game = '', settings = {} } = this.chosen ?? {};
    const canBeDrawn = this.#canBeDrawn;
    return { place: { game, settings, position: key }, value, canBeDrawn };
  }

  /**
   * Whether a position's value is shown: not before the demonstration reaches it, or the user has
   * predicted it.
   */
  isShown(node: MapNodeView): boolean {
    const step = this.walkAt === undefined ? undefined : this.steps[this.walkAt];
    if (step !== undefined) return isColoured(step, node);
    return !this.#predictions.isOpen(this.predictable(node));
  }

  /** Whether some values are hidden, and with them the layers of the map. */
  readonly isSecret = $derived.by(() => this.walkAt !== undefined || this.#predictions.on);

  /** Zooms about the selected position, or about the middle. */
  zoom(factor: number): void {
    const node = this.node === undefined ? undefined : this.map?.nodes[this.node];
    const { viewport } = this;
    if (node === undefined) viewport.zoom(factor);
    else viewport.zoom(factor, onPage(placeOf(node), viewport));
  }

  readonly previous = $derived(this.map === undefined ? [] : previousOf(this.map));
  readonly #nodes = $derived(
    Object.fromEntries(this.map?.nodes.map(({ key }, node) => [key, node]) ?? []),
  );
  /** The positions of the match on the table, as far as they are on the map. */
  readonly path = $derived(
    this.keys.map((key) => this.nodeOf(key)).filter((node) => node !== undefined),
  );
  /** The aspect ratio of the room for the map. */
  aspect = 1.3;
  /** The earlier positions, to go back to. */
  #walked: readonly number[] = [];
  readonly #loading = new Latest();
  readonly #following = new Latest();
  #wantedKey: string | undefined;

  /** The position with a key. */
  nodeOf(key: string): number | undefined {
    return Object.hasOwn(this.#nodes, key) ? this.#nodes[key] : undefined;
  }

  /** Opens the page: at first with the match on the table, or the game of the preferences. */
  async open(preferences: PreferencesView, table: MatchView | undefined): Promise<void> {
    // What was shown in place of another game's map isn't what this match is about.
    if (this.instead.sentence !== '' && table?.gameNumber !== this.#insteadOf) {
      this.instead.clear();
      this.chosen = undefined;
    }
    if (this.chosen !== undefined) {
      if (await this.renew(preferences, table)) return;
      if (this.map === undefined && this.refusal.sentence === '') await this.#load(this.chosen);
      return;
    }
    const { games } = preferences;
    const onTable = games.find(({ id }) => id === table?.game.id);
    const game = onTable ?? games.find(({ id }) => id === preferences.game) ?? games[0];
    if (game === undefined) return;
    await this.choose(game, onTable ? 'table' : 'set', table);
    const [other] = games.filter((each) => each !== game);
    if (this.refusal.sentence === '' || other === undefined) return;
    const { say } = this.refusal;
    await this.choose(other, 'set', table);
    this.instead.show(say);
    this.#insteadOf = table?.gameNumber;
  }

  /** Shows another map; the same rules keep the map. */
  async choose(game: GameView, rules: ChosenRules, table: MatchView | undefined): Promise<void> {
    this.rules = rules;
    const chosen = gameChosen(game, rules, table);
    const same = this.chosen !== undefined && isSameGame(chosen, this.chosen);
    if (same && this.map !== undefined) return;
    this.#wantedKey = undefined;
    this.chosen = chosen;
    await this.#load(chosen);
  }

  /** Follows changes of the chosen rules. @returns whether they have changed. */
  async renew(preferences: PreferencesView, table: MatchView | undefined): Promise<boolean> {
    const { chosen, rules } = this;
    const now = chosen && chosenNow(rules, chosen, preferences.games, table);
    if (now === undefined) return false;
    this.rules = now.rules;
    if (now.chosen === chosen) return false;
    await this.choose(now.game, now.rules, table);
    return true;
  }

  /** Selects a position when the page opens, as only then the room for the map is known. */
  openAt({ rules, chosen, key }: PositionOnMap): void {
    this.rules = rules;
    this.#wantedKey = key;
    if (this.map !== undefined && this.chosen && isSameGame(chosen, this.chosen)) {
      this.#goToWantedNode();
      return;
    }
    this.chosen = chosen;
    this.#forget();
  }

  /** Selects a position. */
  go(node: number | undefined): void {
    if (this.node !== undefined && node !== undefined && node !== this.node) {
      this.#walked = [...this.#walked.slice(-200), this.node];
    }
    this.node = node;
  }

  /** Follows a move in a direction. @returns whether there is one. */
  walk(direction: Direction): boolean {
    const { map, node } = this;
    if (map === undefined) return false;
    if (node === undefined) {
      this.go(this.path.at(-1) ?? 0);
      return true;
    }
    const neighbour = neighbourIn(map, this.previous, node, direction);
    if (neighbour === undefined) return false;
    this.go(neighbour);
    return true;
  }

  /** Goes back to the previous position. */
  back(): void {
    const last = this.#walked.at(-1);
    if (last === undefined) return;
    this.#walked = this.#walked.slice(0, -1);
    this.node = last;
  }

  /** Loads the positions of the match on the table. */
  async followMatch(table: MatchView | undefined): Promise<void> {
    const { chosen } = this;
    const isOfThisMap =
      table !== undefined &&
      chosen?.game === table.game.id &&
      sameRules(chosen.settings, table.settings);
    if (!isOfThisMap) {
      this.#following.drop();
      this.keys = [];
      return;
    }
    await this.#following.run(async (wait) => {
      const found = await wait(ask('matchOnMap', { revision: table.revision }));
      if (found !== null && chosen === this.chosen) this.keys = found.keys;
    }, this.refusal.take);
  }

  /**
   * Listens to the progress of long calculations. @returns a function that stops listening and
   * cancels them.
   */
  follow(): () => void {
    const stop = listen('explorerProgress', ({ positions }) => (this.positions = positions));
    return () => {
      stop();
      void ask('leaveExplorer').catch(() => undefined);
    };
  }

  #forget(): void {
    this.#loading.drop();
    this.map = undefined;
    this.node = undefined;
    this.walkAt = undefined;
    this.#walked = [];
    this.keys = [];
    this.refusal.clear();
    this.instead.clear();
    this.positions = 0;
  }

  async #load(chosen: GameChosen): Promise<void> {
    this.#forget();
    const { game, settings } = chosen;
    const wanted = { game, settings: { ...settings }, aspect: this.aspect };
    await this.#loading.run(async (wait) => {
      const map = await wait(ask('stateMap', wanted));
      if (map === null) return;
      this.map = map;
      this.viewport.begin(map);
      this.#goToWantedNode();
    }, this.refusal.take);
  }

  #goToWantedNode(): void {
    if (this.#wantedKey !== undefined) this.go(this.nodeOf(this.#wantedKey));
    this.#wantedKey = undefined;
  }
}

/** The place of a point of the map on the page. */
function onPage({ x, y }: Point, viewport: Viewport): Point {
  return { x: x * viewport.scale + viewport.x, y: y * viewport.scale + viewport.y };
}
