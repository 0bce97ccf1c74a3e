import type { BoardCommand } from '../../electron/api/commands.ts';
import { pliesOf, type MatchView, type PlayedView } from '../../electron/api/match-view.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import type { Place } from '../../electron/api/tree.ts';
import { ask } from '../bridge.ts';
import { firstStop, lastStop, stopBy } from './move-rows.ts';
import { Replay } from './replay.svelte.ts';

/** What the controls of a match need of the board. */
export interface ControlledBoard {
  readonly view: MatchView | undefined;
  readonly preferences: PreferencesView | undefined;
  /** What is done to the match can be seen: its page is in sight, and no dialog lies over it. */
  readonly matchInSight: boolean;
  /** Does something with the match, and tells why where it is refused. @returns whether it was done. */
  attempt(action: () => unknown): Promise<boolean>;
  goTo(place: Place): void;
  nextRound(): void;
  letComputerPlayOn(on: boolean): void;
  openNewGame(): void;
  startMatch(request: RequestOf<'newMatch'>): Promise<boolean>;
}

/** What has become of the offer of a draw. */
export type DrawOffer =
  | { readonly kind: 'to-person' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly accepted: boolean };

/** The commands that {@link MatchControls} carries out. */
type ControlCommand = Extract<
  BoardCommand,
  | 'again'
  | 'restart'
  | 'swap-seats'
  | 'offer-draw'
  | 'claim-draw'
  | 'resign'
  | 'play-on'
  | 'pause'
  | 'step'
  | 'to-first'
  | 'back'
  | 'forward'
  | 'to-last'
  | 'replay'
  | 'keys'
>;

/** What a person can do with the match on the table besides playing moves. */
export class MatchControls {
  readonly #board: ControlledBoard;
  readonly replay: Replay;
  /** Whether to resign is being asked. */
  resigning = $state(false);
  /** The offer of a draw that is being made. */
  offer = $state.raw<DrawOffer>();
  /** The keys are being shown. */
  keysOpen = $state(false);

  constructor(board: ControlledBoard) {
    this.#board = board;
    this.replay = new Replay(board);
  }

  /** What each of its commands does. */
  readonly commands: Readonly<Record<ControlCommand, () => void>> = {
    again: () => this.#atTable(() => this.again()),
    restart: () => this.#atTable(() => this.restart()),
    'swap-seats': () => this.#atTable(() => this.swapSeats()),
    'offer-draw': () => this.#atTable(() => this.offerDraw()),
    'claim-draw': () => this.#atTable(() => this.claimDraw()),
    resign: () => this.#atTable(() => this.askToResign()),
    'play-on': () => this.#atTable(() => this.togglePlayOn()),
    pause: () => this.#atTable(() => this.togglePause()),
    step: () => this.#atTable(() => this.step()),
    'to-first': () => this.#atTable(() => this.stepTo(firstStop)),
    back: () => this.#atTable(() => this.stepBy(-1)),
    forward: () => this.#atTable(() => this.stepBy(1)),
    'to-last': () => this.#atTable(() => this.stepTo(lastStop)),
    replay: () => this.#atTable(() => this.replay.toggle()),
    keys: () => (this.keysOpen = true),
  };

  /** Another match lies on the table: what was asked about the one before is no question any more. */
  forget(): void {
    this.resigning = false;
    this.offer = undefined;
  }

  /** Some dialog of the controls lies open. */
  get asking(): boolean {
    return this.resigning || this.offer !== undefined || this.keysOpen;
  }

  /** Once the game is over: the next one of the series, or the same players by the rules as they are now. */
  again(): void {
    const view = this.#board.view;
    if (view?.state.kind !== 'over') return;
    if (view.series?.goesOn === true) this.#board.nextRound();
    else this.rematch();
  }

  /**
   * The same players once more: from the same position where one was set up, otherwise by the rules that the
   * preferences have now.
   */
  rematch(): void {
    const { view, preferences } = this.#board;
    if (view === undefined) return;
    if (view.setUp !== null) {
      this.#beginAsSetUp(view, view.setUp);
      return;
    }
    // Whoever did not begin last time begins now.
    const first = (view.first + 1) % view.players.length;
    const { id } = view.game;
    const game = preferences?.games.find((each) => each.id === id);
    if (game === undefined || game.seats !== view.players.length) {
      this.#board.openNewGame();
      return;
    }
    const players = [...view.players];
    void this.#board.startMatch({ game: id, players, first });
  }

  #beginAsSetUp(view: MatchView, setUp: NonNullable<MatchView['setUp']>): void {
    const { game, settings } = view;
    const players = [...view.players];
    void this.#board.startMatch({ game: game.id, settings: { ...settings }, players, ...setUp });
  }

  restart(): void {
    if (this.#board.view?.controls.restarts === true) this.#inView('restart');
  }

  swapSeats(): void {
    if (this.#board.view?.controls.swapsSeats === true) this.#inView('swapSeats');
  }

  /** Asks whether to resign. */
  askToResign(): void {
    if (this.#board.view?.controls.resigns != null) this.resigning = true;
  }

  resign(): void {
    this.resigning = false;
    this.#inView('resign');
  }

  claimDraw(): void {
    if (this.#board.view?.controls.claimsDraw === true) this.#inView('claimDraw');
  }

  /** Offers a draw: another person answers on the screen, a computer once it has thought about it. */
  offerDraw(): void {
    const { view } = this.#board;
    if (view === undefined) return;
    const { offersDraw } = view.controls;
    if (offersDraw === 'person') this.offer = { kind: 'to-person' };
    if (offersDraw !== 'computer') return;
    const waiting: DrawOffer = { kind: 'waiting' };
    this.offer = waiting;
    const { revision } = view;
    void this.#board
      .attempt(async () => {
        const { accepted } = await ask('offerDraw', { revision });
        if (this.offer === waiting) this.offer = { kind: 'answered', accepted };
      })
      .then((answered) => {
        if (!answered && this.offer === waiting) this.offer = undefined;
      });
  }

  /** The other person takes the draw that was offered. */
  acceptDraw(): void {
    this.offer = undefined;
    this.#inView('agreeDraw');
  }

  togglePlayOn(): void {
    const { view } = this.#board;
    if (view !== undefined) this.#board.letComputerPlayOn(!view.playedOn);
  }

  /** Has computers among themselves wait, or play on. */
  togglePause(): void {
    const computers = this.#board.view?.controls.computers;
    if (computers == null) return;
    void this.#board.attempt(() => ask('pauseComputers', { on: computers === 'play' }));
  }

  /** Has the computer that waits make one move; where somebody has gone back, the move that came next. */
  step(): void {
    const { view } = this.#board;
    if (view?.controls.computers !== 'wait') return;
    if (view.at < pliesOf(view).length) this.stepBy(1);
    else void this.#board.attempt(() => ask('stepComputers'));
  }

  /** Looks so many moves on or back. */
  stepBy(steps: number): void {
    this.stepTo((plies) => stopBy(plies, this.#board.view?.at ?? 0, steps));
  }

  /** Looks at another moment of the match. */
  stepTo(stop: (plies: readonly PlayedView[]) => number): void {
    const { view } = this.#board;
    if (view === undefined) return;
    const { path } = view;
    const at = stop(pliesOf(view));
    if (at !== view.at) this.#board.goTo({ path, at });
  }

  #inView(name: 'resign' | 'agreeDraw' | 'claimDraw' | 'swapSeats' | 'restart'): void {
    const { view } = this.#board;
    if (view === undefined) return;
    void this.#board.attempt(() => ask(name, { revision: view.revision }));
  }

  /** What concerns the match does nothing where it is not in sight. */
  #atTable(action: () => void): void {
    if (this.#board.matchInSight) action();
  }
}
