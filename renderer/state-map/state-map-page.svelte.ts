import type { StateMapView } from '../../electron/api/explorer.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { GameView, PreferencesView } from '../../electron/api/preferences.ts';
import { Latest } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
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

/** A position of a game, by the key of its rules. */
export interface PositionOnMap {
  readonly rules: ChosenRules;
  readonly chosen: GameChosen;
  readonly key: string;
}

/** The map of a game, and what of it is looked at. It stays while one is elsewhere. */
export class StateMapPage {
  readonly viewport = new Viewport();
  chosen = $state.raw<GameChosen>();
  rules = $state<ChosenRules>('set');
  map = $state.raw<StateMapView>();
  /** Why there is no map, in a sentence. */
  problem = $state('');
  /** How many positions were found so far. */
  positions = $state(0);
  /** The position that is looked at. */
  node = $state<number>();
  /** The keys of the positions of the match on the table, where it is one of this game. */
  keys = $state.raw<readonly string[]>([]);

  /** The step of the walk that colours the map backwards; undefined while nobody takes it. */
  walkAt = $state<number>();
  readonly steps = $derived(this.map === undefined ? [] : backwardSteps(this.map));
  readonly #predictions: Predictions;

  constructor(predictions: Predictions) {
    this.#predictions = predictions;
  }

  /** Goes to a step of that walk, or ends it. */
  walkTo(step: number | undefined): void {
    this.walkAt = step;
    this.node = step === undefined ? undefined : this.steps[step]?.node;
  }

  /** What a position is called where its value is predicted. */
  predictable({ key, value }: MapNodeView) {
    const { chosen } = this;
    return { key: JSON.stringify([chosen?.game, chosen?.settings, key]), value };
  }

  /** Whether the value of a position is shown: not before the walk comes to it, or the user has predicted it. */
  isShown(node: MapNodeView): boolean {
    const step = this.walkAt === undefined ? undefined : this.steps[this.walkAt];
    if (step !== undefined) return isColoured(step, node);
    return !this.#predictions.isOpen(this.predictable(node));
  }

  /** Some values are not shown yet, so that neither is by what the map is ordered. */
  readonly isSecret = $derived.by(() => this.walkAt !== undefined || this.#predictions.on);

  /** Zooms on the position that is looked at, or on the middle. */
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
  /** Where the match on the table was, as far as that is on the map. */
  readonly path = $derived(
    this.keys.map((key) => this.nodeOf(key)).filter((node) => node !== undefined),
  );
  /** How much wider than high the room for it is. */
  aspect = 1.3;
  /** Where one has been, to go back. */
  #walked: readonly number[] = [];
  readonly #loading = new Latest();
  readonly #following = new Latest();
  readonly #refused = (reason: string) => (this.problem = reason);
  #wantedKey: string | undefined;

  /** The position of a key. */
  nodeOf(key: string): number | undefined {
    return Object.hasOwn(this.#nodes, key) ? this.#nodes[key] : undefined;
  }

  /** Begins where no map is here yet: with the match on the table, or the game of the Preferences. */
  async open(preferences: PreferencesView, table: MatchView | undefined): Promise<void> {
    if (this.chosen !== undefined) {
      if (await this.renew(preferences, table)) return;
      if (this.map === undefined && this.problem === '') await this.#load(this.chosen);
      return;
    }
    const { games } = preferences;
    const onTable = games.find(({ id }) => id === table?.game.id);
    const game = onTable ?? games.find(({ id }) => id === preferences.game) ?? games[0];
    if (game !== undefined) await this.choose(game, onTable ? 'table' : 'set', table);
  }

  /** Shows another map; by the same rules it stays as it is. */
  async choose(game: GameView, rules: ChosenRules, table: MatchView | undefined): Promise<void> {
    this.rules = rules;
    const chosen = gameChosen(game, rules, table);
    const same = this.chosen !== undefined && isSameGame(chosen, this.chosen);
    if (same && this.map !== undefined) return;
    this.#wantedKey = undefined;
    this.chosen = chosen;
    await this.#load(chosen);
  }

  /** Follows the rules that were chosen. @returns whether they have become other ones. */
  async renew(preferences: PreferencesView, table: MatchView | undefined): Promise<boolean> {
    const { chosen, rules } = this;
    const now = chosen && chosenNow(rules, chosen, preferences.games, table);
    if (now === undefined) return false;
    this.rules = now.rules;
    if (now.chosen === chosen) return false;
    await this.choose(now.game, now.rules, table);
    return true;
  }

  /** Has the page show a position of a game as soon as it is opened, which is when its room is known. */
  openAt({ rules, chosen, key }: PositionOnMap): void {
    this.rules = rules;
    this.#wantedKey = key;
    if (this.map !== undefined && this.chosen && isSameGame(chosen, this.chosen)) {
      this.#goToWanted();
      return;
    }
    this.chosen = chosen;
    this.#forget();
  }

  /** Looks at a position. */
  go(node: number | undefined): void {
    if (this.node !== undefined && node !== undefined && node !== this.node) {
      this.#walked = [...this.#walked.slice(-200), this.node];
    }
    this.node = node;
  }

  /** Goes along a move in a direction. @returns whether there is one. */
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

  /** Goes to where one was before. */
  back(): void {
    const last = this.#walked.at(-1);
    if (last === undefined) return;
    this.#walked = this.#walked.slice(0, -1);
    this.node = last;
  }

  /** Learns where the match on the table was. */
  async followMatch(table: MatchView | undefined): Promise<void> {
    const { chosen } = this;
    const isIts =
      table !== undefined &&
      chosen?.game === table.game.id &&
      sameRules(chosen.settings, table.settings);
    if (!isIts) {
      this.#following.drop();
      this.keys = [];
      return;
    }
    await this.#following.run(async (wait) => {
      const found = await wait(ask('matchOnMap', { revision: table.revision }));
      if (found !== null && chosen === this.chosen) this.keys = found.keys;
    }, this.#refused);
  }

  /** Hears how far what takes long is. @returns what stops it, and what is worked on. */
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
    this.problem = '';
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
      this.#goToWanted();
    }, this.#refused);
  }

  #goToWanted(): void {
    if (this.#wantedKey !== undefined) this.go(this.nodeOf(this.#wantedKey));
    this.#wantedKey = undefined;
  }
}

/** Where a point of the map is on the page. */
function onPage({ x, y }: Point, viewport: Viewport): Point {
  return { x: x * viewport.scale + viewport.x, y: y * viewport.scale + viewport.y };
}
