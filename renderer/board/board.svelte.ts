import { applyAppearance, motionOf } from '../appearance.svelte.ts';
import { ask, listen } from '../bridge.ts';
import { tossOf } from '../table/toss.ts';
import { variantOf } from '../variant.ts';
import type {
  AnalysisView,
  BoardCommand,
  ConfigNotice,
  Exact,
  HistoryView,
  MatchView,
  MoveView,
  PreferencesView,
  RequestOf,
} from '../../electron/api.ts';

/** What the board shows: all of it comes from the main process, none of it is worked out here. */
export class Board {
  view = $state.raw<MatchView>();
  preferences = $state.raw<PreferencesView>();
  /** Of the position on the table, while analysis is on. */
  analysis = $state.raw<AnalysisView>();
  analysing = $state(false);
  /** A move that the hint points at. */
  hint = $state.raw<string>();
  newGameOpen = $state(false);
  aboutOpen = $state(false);
  rulesOpen = $state(false);
  /** What was refused last, in a sentence. */
  problem = $state('');
  /** Said by a screen reader. */
  announcement = $state('');

  /** What the position of each ply was worth; while analysis is on. */
  history = $state.raw<HistoryView>();

  /** What each legal move is worth, by its notation; empty while analysis is off. */
  readonly ratings: ReadonlyMap<string, Exact> = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    new Map(this.analysis?.moves.map((rated) => [rated.move, rated])),
  );
  /** The rules on the table that differ from the usual ones, in words. */
  readonly variant = $derived.by(() => {
    const { view } = this;
    const game = this.preferences?.games.find(({ id }) => id === view?.game.id);
    // Of how many games it is the best stands with the number of the round.
    const told = game?.definitions.filter(({ name }) => name !== 'bestOf') ?? [];
    return view ? variantOf(told, view.settings) : [];
  });
  readonly motion = $derived(motionOf(this.preferences?.appearance));
  readonly pace = $derived(
    this.view?.playedOn === true ? 'fast' : (this.preferences?.appearance.pace ?? 'normal'),
  );

  /** Starts to follow the main process. @returns what stops it. */
  follow(): () => void {
    const stops = [
      listen('view', (view) => this.#show(view)),
      listen('preferences', (preferences) => this.#prefer(preferences)),
      listen('command', (command) => this.#obey(command)),
    ];
    void this.#try(async () => this.#prefer(await ask('preferences')));
    void this.#try(async () => this.#show(await ask('view')));
    return () => {
      for (const stop of stops) stop();
    };
  }

  play(move: MoveView): void {
    const { view } = this;
    if (view === undefined) return;
    void this.#try(async () => this.#show(await ask('play', { move: move.notation, at: view.at })));
  }

  nextRound(): void {
    void this.#try(async () => this.#show(await ask('nextRound')));
  }

  letComputerPlayOn(on: boolean): void {
    void this.#try(async () => this.#show(await ask('letComputerPlayOn', { on })));
  }

  undo(): void {
    void this.#try(async () => this.#show(await ask('undo')));
  }

  redo(): void {
    void this.#try(async () => this.#show(await ask('redo')));
  }

  goTo(at: number): void {
    void this.#try(async () => this.#show(await ask('goTo', { at })));
  }

  async startMatch(request: RequestOf<'newMatch'>): Promise<boolean> {
    return this.#try(async () => this.#show(await ask('newMatch', request)));
  }

  /** Keeps what was chosen for the next time. */
  keep(choices: Readonly<Record<string, RequestOf<'setPreference'>['value']>>): void {
    void this.#try(async () => {
      for (const [key, value] of Object.entries(choices)) {
        const known = this.preferences?.[key as keyof PreferencesView];
        if (JSON.stringify(known) === JSON.stringify(value)) continue;
        this.#prefer(await ask('setPreference', { path: [key], value }));
      }
    });
  }

  /** The same players and rules once more. */
  playAgain(): void {
    const { view } = this;
    if (view === undefined) return;
    // Whoever did not begin last time begins now.
    const first = (view.first + 1) % view.players.length;
    const { id } = view.game;
    const settings = this.preferences?.games.find((game) => game.id === id)?.settings;
    const seats = this.preferences?.games.find((game) => game.id === id)?.seats;
    if (settings === undefined || seats !== view.players.length) {
      this.newGameOpen = true;
      return;
    }
    void this.startMatch({
      game: id,
      settings: { ...settings },
      players: view.players.map((player) => ({ ...player })),
      first,
    });
  }

  dismissNotices(notices: readonly ConfigNotice[]): void {
    const sentences = notices.map(({ sentence }) => sentence);
    void this.#try(async () => this.#prefer(await ask('dismissNotices', { sentences })));
  }

  showConfigFile(): void {
    void this.#try(() => ask('showConfigFile'));
  }

  openPreferences(): void {
    void this.#try(() => ask('openPreferences'));
  }

  toggleAnalysis(): void {
    this.analysing = !this.analysing;
    this.analysis = undefined;
    this.history = undefined;
    if (this.analysing) this.#analyse();
  }

  /** Points at the best move. */
  showHint(): void {
    void this.#try(async () => {
      const { at, moves, odds } = await ask('analyse');
      if (at === this.view?.at) this.hint = (moves[0] ?? odds?.moves[0])?.move;
    });
  }

  quit(): void {
    void this.#try(() => ask('runCommand', 'quit'));
  }

  #show(view: MatchView): void {
    if (view === this.view) return;
    const known = this.view;
    this.view = view;
    this.analysis = undefined;
    this.hint = undefined;
    this.problem = '';
    if (known === undefined || !isSameMoment(known, view)) this.announcement = spoken(view);
    if (this.analysing) this.#analyse();
  }

  #prefer(preferences: PreferencesView): void {
    this.preferences = preferences;
    applyAppearance(preferences.appearance);
  }

  #obey(command: BoardCommand): void {
    switch (command) {
      case 'new-game':
        this.newGameOpen = true;
        return;
      case 'rules':
        this.rulesOpen = true;
        return;
      case 'about':
        this.aboutOpen = true;
        return;
      case 'analysis':
        this.toggleAnalysis();
        return;
      case 'hint':
        this.showHint();
    }
  }

  #analyse(): void {
    void this.#try(async () => {
      const analysis = await ask('analyse');
      if (this.analysing && analysis.at === this.view?.at) this.analysis = analysis;
      const history = await ask('history');
      if (this.analysing) this.history = history;
    });
  }

  async #try(action: () => unknown): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}

function isSameMoment(one: MatchView, other: MatchView): boolean {
  return one.at === other.at && one.notation === other.notation && one.first === other.first;
}

/** What has just happened, in words. */
function spoken(view: MatchView): string {
  return [tossOf(view)?.sentence, happened(view)].filter(Boolean).join(' ');
}

function happened(view: MatchView): string {
  const last = view.history[view.at - 1];
  const mover =
    last?.seat === undefined || last.seat === null ? undefined : view.players[last.seat];
  const moved = last === undefined ? '' : `${mover?.name ?? 'Chance'}: ${last.text}`;
  if (view.state.kind === 'over') return `${moved} ${view.state.headline}. ${view.state.reason}`;
  if (view.state.decision !== true) return moved;
  const name = view.players[view.state.seat]?.name ?? '';
  return `${moved}. ${name} ${name === 'You' ? 'decide' : 'decides'}.`;
}
