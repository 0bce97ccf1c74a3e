import { applyAppearance, motionOf } from '../appearance.svelte.ts';
import { prefersReducedMotion } from 'svelte/motion';
import { attempt, Latest } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { afterDialogs, insteadOfDialogs, isDialogOpen } from '../design/open-dialog.ts';
import { editText } from '../design/text-field.ts';
import { isAudible, toggled } from '../sound/audible.ts';
import { sound } from '../sound/sound.ts';
import type { SoundName } from '../sound/sounds.ts';
import { speak, words } from '../words.svelte.ts';
import { Analysing } from './analysing.svelte.ts';
import { announcementsOf, sentence } from './announcements.ts';
import { beginsAt } from './begins-at.ts';
import type { BoardPlace } from './board-place.ts';
import { endingSound, isTakenBack } from './board-sounds.ts';
import { FollowedMatch } from './followed-match.svelte.ts';
import { Guiding } from './guiding.svelte.ts';
import { MatchControls } from './match-controls.svelte.ts';
import { positionInWords } from './position-words.ts';
import { variantOnTable } from './variant-on-table.ts';
import { Review } from '../review/review.svelte.ts';
import { copiedPlace, Variations } from './variations.svelte.ts';
import type { AnalysisView } from '../../electron/api/analysis-view.ts';
import type { BoardCommand } from '../../electron/api/commands.ts';
import type {
  ConfigNotice,
  PreferencesView,
  SettingValue,
} from '../../electron/api/preferences.ts';
import type { GameId, MatchView, MoveView, PlayedView } from '../../electron/api/match-view.ts';
import type { Reached } from '../../electron/api/contract.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { nodeAt, type Place } from '../../electron/api/tree.ts';

/** What the board shows: all of it comes from the main process, none of it is worked out here. */
export class Board {
  preferences = $state.raw<PreferencesView>();
  /** What the window shows; nothing before the preferences are here, which say with what it begins. */
  place = $state<BoardPlace>();
  /** The side panel is shown. */
  panelOpen = $state(true);
  /** What the panel shows first where there is no room for both. */
  panelTab = $state<'moves' | 'analysis'>('moves');
  /** How the game ended is shown, until it is put away. */
  resultOpen = $state(true);
  newGameOpen = $state(false);
  /** The game that the dialog of a new one begins with; the one on the table where none was chosen. */
  newGameOf = $state<string>();
  aboutOpen = $state(false);
  setUpOpen = $state(false);
  rulesOpen = $state(false);
  shareOpen = $state(false);
  recentFilesOpen = $state(false);
  /** Whose rules are read; those of the match where no other game was chosen. */
  rulesOf = $state<MatchView['game']>();
  /** Asks for a better move in each position of the match on the table in which a person erred. */
  beginRetry: (revision: number) => void = () => undefined;
  /** Undoes what was done last where one is, beside the table. */
  undoHere: () => void = () => undefined;
  /** Looks in the explorer at where a match stands. */
  beginExplorer: (view: MatchView) => void = () => undefined;
  /** The id of the game that is seen beside the table; nothing where none is. */
  gameHere: () => string | undefined = () => undefined;
  /** Points at a move where one is wanted, beside the table. */
  hintHere: () => void = () => undefined;
  /** What was refused last, in a sentence; what is of the match goes with its next move. */
  #problem = $state.raw({ sentence: '', isOfMatch: false });
  /** What is done with variations and comments. */
  readonly variations = new Variations({
    view: () => this.view,
    attempt: (action) => this.attempt(action),
  });
  /** How the match on the table was played. */
  readonly review = new Review({
    view: () => this.view,
    attempt: (action) => this.attempt(action),
    travel: async (at) =>
      this.#match.arrive(await this.#lookAt({ path: this.view?.path ?? [], at })),
    announce: (text) => this.announce(text),
  });
  /** Said by a screen reader, the newest last; each is heard, also where it says the same again. */
  announcements = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);

  readonly #analysing = new Analysing({
    view: () => this.view,
    attempt: (action) => this.attempt(action),
    hinted: (text) =>
      this.announce(words().text('board.announcement.hint', { text: sentence(text) })),
  });
  /** What a guide says of the match, while one is wanted. */
  readonly guiding = new Guiding({
    view: () => this.view,
    preferences: () => this.preferences,
    attempt: (action) => this.attempt(action),
    announce: (text) => this.announce(text),
  });
  /** The match that is being begun: what is clicked twice is one match. */
  #starting: string | undefined;
  readonly #going = new Latest();
  /** How the game that has just ended sounds, until that is heard. */
  #ending: SoundName | undefined;
  readonly #match = new FollowedMatch({
    rushes: () => this.pace === 'fastest',
    shown: (view, before) => this.#shown(view, before),
    missed: () => void this.attempt(() => ask('view')),
  });

  /** What can be done with the match besides playing moves. */
  readonly controls = new MatchControls(this);

  /** What the board does at a command of the menu. */
  readonly #commands: Readonly<Record<BoardCommand, () => void>> = {
    'new-game': () => this.#elsewhere(() => this.openNewGame()),
    home: () => this.#elsewhere(() => this.goHome()),
    library: () => this.#elsewhere(() => this.show('library')),
    statistics: () => this.#elsewhere(() => this.show('statistics')),
    atlas: () => this.#elsewhere(() => this.show('atlas')),
    learn: () => this.#elsewhere(() => this.show('learn')),
    puzzles: () => this.#elsewhere(() => this.show('puzzles')),
    review: () => this.openReview(),
    'previous-mistake': () => this.stepReview(-1),
    'next-mistake': () => this.stepReview(1),
    explorer: () => this.#elsewhere(() => this.exploreMatch()),
    'state-map': () => this.#elsewhere(() => this.show('state-map')),
    lessons: () => this.#elsewhere(() => this.show('lessons')),
    mistakes: () => this.#elsewhere(() => this.show('mistakes')),
    guide: () => this.#atTable(() => this.toggleGuide()),
    // A record that was opened lies on the table, and is seen as soon as nothing else is being filled in.
    table: () => void afterDialogs(() => this.goToTable()),
    'recent-files': () => this.#elsewhere(() => (this.recentFilesOpen = true)),
    share: () => this.#atTable(() => this.share()),
    rules: () => this.#elsewhere(() => this.#openRulesInSight()),
    about: () => this.#elsewhere(() => (this.aboutOpen = true)),
    undo: () => {
      if (!editText('undo')) this.#undoInSight();
    },
    redo: () => {
      if (!editText('redo')) this.#atTable(() => this.redo());
    },
    analysis: () => this.#atTable(() => this.toggleAnalysis()),
    hint: () => this.#hintInSight(),
    panel: () => this.#atTable(() => (this.panelOpen = !this.panelOpen)),
    'read-position': () => this.#atTable(() => this.readPosition()),
    'comment-move': () => this.#atTable(() => this.variations.openComment()),
    'copy-position': () => this.#atTable(() => this.copyPosition()),
    'set-up': () => this.#elsewhere(() => this.openSetUp()),
    mute: () => this.toggleSound(),
    ...this.controls.commands,
    keys: () => this.#elsewhere(() => this.controls.commands.keys()),
  };

  /** The rules on the table that differ from the usual ones, in words. */
  readonly variant = $derived(variantOnTable(this.preferences, this.view));
  readonly motion = $derived(motionOf(this.preferences?.appearance));
  /** What makes sounds heard or not. */
  readonly #hearing = $derived(
    this.preferences && {
      sound: this.preferences.sound,
      lessMotion: prefersReducedMotion.current,
    },
  );
  /** Sounds are heard. */
  readonly audible = $derived(this.#hearing !== undefined && isAudible(this.#hearing));
  readonly pace = $derived(this.preferences?.appearance.pace ?? 'normal');

  /** Carries out a command of the menu. */
  carryOut(command: BoardCommand): void {
    if (command !== 'replay') this.controls.replay.stop();
    this.#commands[command]();
  }

  /** Starts to follow the main process. @returns what stops it. */
  follow(): () => void {
    const stops = [
      listen('view', (update) => this.#match.follow(update)),
      listen('reviewProgress', (progress) => this.review.progressed(progress)),
      listen('preferences', (preferences) => this.#showPreferences(preferences)),
      listen('command', (command) => this.carryOut(command)),
    ];
    void this.attempt(() => ask('preferences'));
    void this.attempt(() => ask('view'));
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What lies on the table. */
  get view(): MatchView | undefined {
    return this.#match.view;
  }

  /** One has gone through the moves to this position, rather than taken moves back. */
  get looking(): boolean {
    return this.#match.looking;
  }

  play(move: MoveView): void {
    const { view } = this;
    if (view === undefined) return;
    void this.attempt(() => ask('play', { move: move.notation, revision: view.revision }));
  }

  nextRound(): void {
    const { view } = this;
    if (view === undefined) return;
    void this.attempt(() => ask('nextRound', { revision: view.revision }));
  }

  letComputerPlayOn(on: boolean): void {
    void this.attempt(() => ask('letComputerPlayOn', { on }));
  }

  /** Takes back what was done last: at a turning point of a review what was tried there, else the last move. */
  undo(): void {
    if (this.review.isOpen && this.review.away) {
      void this.review.back();
      return;
    }
    void this.attempt(() => ask('undo'));
  }

  redo(): void {
    void this.attempt(() => ask('redo'));
  }

  /** Goes to any place of any line. */
  goTo(place: Place): void {
    void this.attempt(() => this.#lookAt(place));
  }

  /** Begins a match. @returns whether it lies on the table; false if the same match is already being started. */
  async startMatch(request: RequestOf<'newMatch'>): Promise<boolean> {
    const asked = JSON.stringify(request);
    if (asked === this.#starting) return false;
    this.#starting = asked;
    const started = await this.#goToMatch(() => ask('newMatch', request));
    if (asked === this.#starting) this.#starting = undefined;
    return started;
  }

  /** Puts a match that is kept on the table. */
  async openMatch(id: string): Promise<boolean> {
    return this.#goToMatch(() => ask('openMatch', { id }));
  }

  /** Shows the explorer: from the table, at the position that lies there. */
  exploreMatch(): void {
    if (this.place === 'table' && this.view !== undefined) this.beginExplorer(this.view);
    this.show('explorer');
  }

  /** Leaves the table as it is, and shows the games. */
  goHome(): void {
    this.show('home');
  }

  /** Shows something else; the table stays as it is. */
  show(place: BoardPlace): void {
    this.#going.drop();
    this.place = place;
  }

  /** Shows the match on the table. */
  goToTable(): void {
    this.show('table');
  }

  /** Asks what is to be played, beginning with a game. */
  openNewGame(game?: string): void {
    this.newGameOf = game;
    this.newGameOpen = true;
  }

  /** Shows the rules of the match on the table, or of another game. */
  openRules(game?: MatchView['game']): void {
    this.rulesOf = game;
    this.rulesOpen = true;
  }

  /** Keeps what was chosen for the next time. */
  keep(choices: Readonly<Record<string, RequestOf<'setPreference'>['value']>>): void {
    void this.attempt(async () => {
      for (const [key, value] of Object.entries(choices)) {
        const known = this.preferences?.[key as keyof PreferencesView];
        if (JSON.stringify(known) === JSON.stringify(value)) continue;
        await ask('setPreference', { path: [key], value });
      }
    });
  }

  /** Keeps one setting of a game for the next time. */
  keepSetting(game: string, name: string, value: SettingValue): void {
    void this.attempt(() => ask('setPreference', { path: [game, name], value }));
  }

  /** The same players once more. */
  playAgain(): void {
    this.controls.rematch();
  }

  dismissNotices(notices: readonly ConfigNotice[]): void {
    const ids = notices.map(({ id }) => id);
    void this.attempt(() => ask('dismissNotices', { ids }));
  }

  get hasNotice(): boolean {
    return this.problem !== '' || (this.preferences?.notices.length ?? 0) > 0;
  }

  /** What was refused last, and behind it whatever else is told. */
  putNoticesAway(): void {
    if (this.problem !== '') this.problem = '';
    else this.dismissNotices(this.preferences?.notices ?? []);
  }

  showConfigFile(): void {
    void this.attempt(() => ask('showConfigFile'));
  }

  openPreferences(): void {
    this.run('preferences');
  }

  /** Opens the preferences at the rules of a game. */
  openRulesPreferences(game: string): void {
    void this.attempt(() => ask('showRulesPreferences', { game }));
  }

  /** Has the main process carry out a command. */
  run(command: RequestOf<'runCommand'>): void {
    void this.attempt(() => ask('runCommand', command));
  }

  /** What was refused last, in a sentence. */
  get problem(): string {
    return this.#problem.sentence;
  }

  /** Tells what went wrong besides the match, such as with a file. */
  set problem(sentence: string) {
    this.#problem = { sentence, isOfMatch: false };
  }

  /** Values are shown, and kept up with the match. */
  get analysing(): boolean {
    return this.#analysing.on;
  }

  /** Of the position on the table, while analysis is on. */
  get analysis(): AnalysisView | undefined {
    return this.#analysing.analysis;
  }

  /** A move that the hint points at. */
  get hint(): string | undefined {
    return this.#analysing.hint;
  }

  /** The values of the match's positions, as far as they are known; while analysis is on. */
  get values(): Analysing['values'] {
    return this.#analysing.values;
  }

  get ratings(): Analysing['ratings'] {
    return this.#analysing.ratings;
  }

  get chances(): Analysing['chances'] {
    return this.#analysing.chances;
  }

  toggleAnalysis(): void {
    this.#analysing.toggle();
    this.panelTab = this.analysing ? 'analysis' : 'moves';
    if (this.analysing) this.panelOpen = true;
  }

  /** Has a guide speak, or be silent again, until that is changed. */
  toggleGuide(): void {
    const value = !this.guiding.on;
    void this.attempt(() => ask('setPreference', { path: ['appearance', 'guide'], value }));
  }

  /** Turns the sound off, or on again. */
  toggleSound(): void {
    const hearing = this.#hearing;
    if (hearing === undefined) return;
    const off = this.audible;
    void this.attempt(async () => {
      for (const [name, value] of Object.entries(toggled(hearing))) {
        await ask('setPreference', { path: ['sound', name], value });
      }
      this.announce(
        off
          ? words().text('board.announcement.sound-off')
          : words().text('board.announcement.sound-on'),
      );
    });
  }

  /** Lets the end of a game be heard, once, when the table has acted it out. */
  soundEnding(): void {
    if (this.#ending !== undefined) sound.play(this.#ending);
    this.#ending = undefined;
  }

  /** Points at the best move. */
  showHint(): void {
    this.#analysing.showHint();
  }

  /** Shows how the match on the table was played; computers among themselves wait meanwhile. */
  openReview(): void {
    if (isDialogOpen()) return;
    void this.attempt(() =>
      this.#going.run(async (wait) => {
        await wait(this.#holdComputers());
        if (isDialogOpen()) return;
        this.place = 'table';
        this.panelOpen = true;
        this.resultOpen = false;
        this.review.open();
      }),
    );
  }

  /** Goes to the turning point before, or the next one; to the review, where that is not open. */
  stepReview(way: -1 | 1): void {
    if (!this.review.isOpen) this.openReview();
    else this.#atTable(() => void this.review.step(way));
  }

  /** What Escape does where nothing else has a use for it: one goes back to where one came from. */
  leaveTable(): void {
    if (!this.review.isOpen) this.goHome();
    else if (this.review.away) void this.review.back();
    else this.leaveReview();
  }

  /** Tries the mistakes again that persons made in the match on the table. */
  retryMistakes(): void {
    if (this.view === undefined) return;
    this.beginRetry(this.view.revision);
    this.show('mistakes');
  }

  /** Leaves the review; how the game ended is shown again. */
  leaveReview(): void {
    void this.review.leave();
    this.resultOpen = true;
  }

  /** Has a screen reader say what lies on the table. */
  readPosition(): void {
    if (this.view !== undefined) this.announce(positionInWords(this.view));
  }

  /** Puts the notation of what lies on the table on the clipboard. */
  copyPosition(): void {
    void this.attempt(async () => {
      await ask('copyPosition', {});
      this.announce(words().text('set-up.copied'));
    });
  }

  /** Offers the match as text and pictures; computers among themselves wait, so that it stays what it is. */
  share(): void {
    void this.attempt(async () => {
      await this.#holdComputers();
      if (!isDialogOpen()) this.shareOpen = true;
    });
  }

  /** Has computers among themselves wait, so that the match stays what it is. */
  async #holdComputers(): Promise<void> {
    if (this.view?.controls.computers !== 'play') return;
    const { revision } = await ask('pauseComputers', { on: true });
    await this.#match.arrive(revision);
  }

  /** Has a position set up, and played on from there. */
  openSetUp(): void {
    this.setUpOpen = true;
  }

  /** Has a screen reader say something. */
  announce(text: string): void {
    if (text === '') return;
    const id = (this.announcements.at(-1)?.id ?? 0) + 1;
    this.announcements = [...this.announcements, { id, text }].slice(-mostAnnouncements);
  }

  quit(): void {
    this.run('quit');
  }

  /** Looks at another place of the match. @returns its revision. */
  #lookAt(place: Place): Promise<number> {
    const node = nodeAt<PlayedView>(this.view?.tree ?? [], place);
    const notation = node?.ply.notation ?? null;
    return this.#match.look(() => ask('goTo', { place: copiedPlace(place), notation }));
  }

  /** A view is shown, after another one or as the first. */
  #shown(view: MatchView, known: MatchView | undefined): void {
    if (this.#problem.isOfMatch || view.deal !== known?.deal) this.problem = '';
    if (view.deal !== known?.deal) this.controls.forget();
    this.#sound(view, known);
    const ended = view.state.kind === 'over' && known?.state.kind !== 'over';
    if (ended && !this.review.isOpen) this.resultOpen = true;
    for (const text of announcementsOf(view, known, this.preferences?.access.narration))
      this.announce(text);
    this.#analysing.goOn();
    this.review.goOn();
    this.guiding.goOn();
  }

  /** What the table doesn't act out is heard from here. */
  #sound(view: MatchView, before: MatchView | undefined): void {
    this.#ending = endingSound(view, before);
    if (!this.#match.isLook(view) && isTakenBack(view, before)) sound.play('softTap', view.at);
  }

  #showPreferences(preferences: PreferencesView): void {
    const guided = this.guiding.on;
    this.preferences = preferences;
    if (this.guiding.on && !guided) this.guiding.goOn();
    this.place ??= beginsAt(preferences);
    applyAppearance(preferences);
    speak(preferences.language);
  }

  /** Shows the table once the match is there, unless the user has gone elsewhere. */
  #goToMatch(put: () => Promise<Reached>): Promise<boolean> {
    return this.attempt(async () => {
      const arrived = put().then(async ({ revision }) => {
        if (this.place !== 'table') await this.#match.arrive(revision);
      });
      await this.#going.run(async (wait) => {
        await wait(arrived);
        this.place = 'table';
      });
      // A refusal is reported even if the user has gone elsewhere.
      await arrived;
    });
  }

  /** What is done to the match can be seen: its page is in sight, and no dialog lies over it. */
  get matchInSight(): boolean {
    return this.place === 'table' && !isDialogOpen();
  }

  /** Shows the rules of the game that is seen, be it another one than on the table. */
  #openRulesInSight(): void {
    const id = this.place === 'table' ? undefined : this.gameHere();
    const game = this.preferences?.games.find((each) => each.id === id);
    this.openRules(game && { id: game.id as GameId });
  }

  #undoInSight(): void {
    if (this.matchInSight) this.undo();
    else if (this.place !== 'table' && !isDialogOpen()) this.undoHere();
  }

  #hintInSight(): void {
    if (this.matchInSight) this.showHint();
    else if (this.place !== 'table' && !isDialogOpen()) this.hintHere();
  }

  /** What leads elsewhere closes the dialog that lies open; while something is filled in there, it does nothing. */
  #elsewhere(action: () => void): void {
    void insteadOfDialogs(action);
  }

  /** What concerns the match does nothing where it is not in sight. */
  #atTable(action: () => void): void {
    if (this.matchInSight) action();
  }

  /** Does something with the match, and tells why where it is refused. @returns whether it was done. */
  async attempt(action: () => unknown): Promise<boolean> {
    return attempt(action, (sentence) => (this.#problem = { sentence, isOfMatch: true }));
  }
}

/** What is older has long been heard. */
const mostAnnouncements = 8;
