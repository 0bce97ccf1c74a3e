import { pliesOf, type MatchView, type PlayedView } from '../../electron/api/match-view.ts';
import { ask } from '../bridge.ts';
import type { Ending } from '../services/dialogs.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { turns } from '../table/home.ts';
import { stopBy } from '../table/move-rows.ts';
import { Replay } from './replay.svelte.ts';

/** The state of a draw offer. */
export type DrawOffer =
  | { readonly kind: 'to-person' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'declined' };

/** Whether the match can end this way now. */
export function canEnd({ controls }: MatchView, by: Ending): boolean {
  switch (by) {
    case 'resign':
      return controls.resigns !== null;
    case 'offerDraw':
      return controls.offersDraw !== null;
    case 'claimDraw':
      return controls.claimsDraw === true;
    case 'restart':
      return controls.restarts;
  }
}

/** Everything a person can do with the match on the table besides playing moves. */
export class MatchControls {
  readonly #services: Services;
  readonly replay: Replay;
  /** The open draw offer. */
  offer = $state.raw<DrawOffer>();

  constructor(services: Services) {
    this.#services = services;
    this.replay = new Replay(services.match);
    services.commands.onRun((id) => {
      if (id !== 'replay') this.replay.stop();
    });
    services.match.onShown((view, before) => {
      if (view.gameNumber === before?.gameNumber) return;
      // A question about the previous match no longer applies.
      services.dialogs.close('ending');
      this.endOffer();
    });
  }

  get #view() {
    return this.#services.match.view;
  }

  /** Whether the table turns to the player to move. */
  get turning(): boolean {
    const view = this.#view;
    const { turnTable = 'off' } = this.#services.preferences.view?.appearance ?? {};
    return view !== undefined && turns(view, turnTable);
  }

  /** Lets the table turn, only between persons if there are any, or keeps it as it is. */
  async toggleTurning(): Promise<void> {
    const { match, preferences } = this.#services;
    if (match.view === undefined) return;
    const on = turns(match.view, 'persons') ? 'persons' : 'always';
    await preferences.keepSetting('appearance', 'turnTable', this.turning ? 'off' : on);
  }

  /** Starts the next game: of the series, or another match like this one. */
  again(): void {
    const view = this.#view;
    if (view?.state.kind !== 'over') return;
    if (view.series?.hasNextRound === true) this.#services.match.nextRound();
    else this.rematch();
  }

  /** Starts a match of the same players by the same rules, from the same position if it was set up. */
  rematch(): void {
    const { match } = this.#services;
    const { view } = match;
    if (view === undefined) return;
    const { game, settings, setUp } = view;
    // Whoever is at the machine now plays at a seat without a name.
    const players = view.players.map(({ isAnother, ...player }) =>
      isAnother ? { ...player, name: undefined } : player,
    );
    void match.start({
      game: game.id,
      settings: { ...settings },
      players,
      // The players take turns to begin.
      ...(setUp ?? { first: (view.first + 1) % players.length }),
    });
  }

  /**
   * Offers a draw: the other person answers on screen; before an offer to a computer, the user
   * confirms it.
   */
  offerDraw(): void {
    const offersDraw = this.#view?.controls.offersDraw;
    if (offersDraw === 'person') this.#showOffer({ kind: 'to-person' });
    else this.ask('offerDraw');
  }

  /** Asks whether the match should end this way; a finished match restarts without a question. */
  ask(by: Ending): void {
    const view = this.#view;
    if (view === undefined || !canEnd(view, by)) return;
    if (by === 'restart' && view.controls.finished) this.act(by);
    else this.#services.dialogs.open('ending', { by });
  }

  /** Ends the match, or offers the computer a draw. */
  end(by: Ending): void {
    this.#services.dialogs.close('ending');
    if (by === 'offerDraw') this.#offerToComputer();
    else this.act(by);
  }

  #showOffer(offer: DrawOffer): void {
    this.offer = offer;
    this.#services.dialogs.open('draw-offer');
  }

  #offerToComputer(): void {
    const { match } = this.#services;
    const offer: DrawOffer = { kind: 'waiting' };
    this.#showOffer(offer);
    void match
      .asOf(async (revision) => {
        const { accepted } = await ask('offerDraw', { revision });
        if (this.offer !== offer) return;
        // An accepted draw ends the match, and the table says so.
        if (accepted) this.endOffer();
        else this.offer = { kind: 'declined' };
      })
      .then((answered) => {
        if (!answered && this.offer === offer) this.endOffer();
      });
  }

  /** Accepts the open draw offer for the other person. */
  acceptDraw(): void {
    this.endOffer();
    this.act('agreeDraw');
  }

  /** Closes the draw offer. */
  endOffer(): void {
    this.offer = undefined;
    this.#services.dialogs.close('draw-offer');
  }

  async togglePlayOn(): Promise<void> {
    const view = this.#view;
    if (view !== undefined) await this.#services.match.letComputerPlayOn(!view.playedOn);
  }

  /** Pauses or continues the computers. */
  async togglePause(): Promise<void> {
    const computers = this.#view?.controls.computers;
    if (computers != null) await this.#services.match.pauseComputers(computers === 'play');
  }

  /** Lets a paused computer make one move; after going back, replays the next one. */
  step(): void {
    const view = this.#view;
    if (view?.controls.computers !== 'wait') return;
    if (view.at < pliesOf(view).length) this.stepBy(1);
    else void this.#services.notices.attempt(() => ask('stepComputers'));
  }

  /** Moves forward by a number of moves, or back if it is negative. */
  stepBy(steps: number): void {
    this.stepTo((plies) => stopBy(plies, this.#view?.at ?? 0, steps));
  }

  /** Goes to another position of the match. */
  stepTo(stop: (plies: readonly PlayedView[]) => number): void {
    const view = this.#view;
    if (view === undefined) return;
    const { path } = view;
    const at = stop(pliesOf(view));
    if (at !== view.at) this.#services.match.goTo({ path, at });
  }

  /** Asks the main process for a change to the shown match. */
  act(name: 'resign' | 'agreeDraw' | 'claimDraw' | 'swapSeats' | 'restart'): void {
    void this.#services.match.asOf((revision) => ask(name, { revision }));
  }
}
