import { MediaQuery } from 'svelte/reactivity';
import { isDialogOpen } from '../design/open-dialog.ts';
import { ask } from '../bridge.ts';
import { Review } from '../review/review.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { sound, speech } from '../sound/sound.ts';
import { words } from '../words.svelte.ts';
import { Analysing } from './analysing.svelte.ts';
import { announcementsOf } from './announcements.ts';
import { endingOf, isTakenBack, type Ending } from './board-sounds.ts';
import { ClassGuess } from './class-guess.svelte.ts';
import { Guiding } from './guiding.svelte.ts';
import { Teaching } from './teaching.svelte.ts';
import { MatchControls } from './match-controls.svelte.ts';
import { positionInWords } from './position-words.ts';
import { variantOnTable } from '../table/variant-on-table.ts';
import { Variations } from './variations.svelte.ts';
import type { MatchView } from '../../electron/api/match-view.ts';

/** The state of the table's page beside the match, and its commands. */
export class Board {
  readonly services: Services;
  /** Whether the side panel is open: beside the table, or as a drawer in a narrow window. */
  readonly #panel = $state({ beside: true, drawer: false });
  readonly #narrow = new MediaQuery('max-width: 899px');
  /** The tab shown if there is no room for both. */
  panelTab = $state<'moves' | 'analysis'>('moves');
  readonly variations: Variations;
  readonly review: Review;
  readonly analysing: Analysing;
  readonly guess: ClassGuess;
  readonly guiding: Guiding;
  readonly teaching: Teaching;
  /** Everything the user can do with the match besides playing moves. */
  readonly controls: MatchControls;
  /** How the game has ended for the persons at the table, until that has been shown. */
  ending: Ending | undefined;
  /** The same, until its sound has been played. */
  #sound: Ending | undefined;

  constructor(services: Services) {
    this.services = services;
    // The view is announced before analysis, review and guide announce what they found.
    services.match.onShown((view, before) => this.#shown(view, before));
    this.controls = new MatchControls(services);
    this.variations = new Variations(services);
    this.analysing = new Analysing(services);
    this.guess = new ClassGuess(services, this.analysing, () => this.guiding.sayKept());
    this.review = new Review(services);
    this.guiding = new Guiding(services, () => this.guess.isSecret);
    this.teaching = new Teaching(services);
  }

  /** Whether names and numbers are as large as a class needs them on a wall. */
  bigScreen = $state(false);

  /** The panel that the big screen closed. */
  #closed: 'beside' | 'drawer' | undefined;

  /** Switches the big screen on or off; at first it leaves all its room to the table. */
  toggleBigScreen(): void {
    this.bigScreen = !this.bigScreen;
    if (this.bigScreen) {
      this.#closed = this.panelOpen ? this.#panelKind : undefined;
      this.panelOpen = false;
    } else if (this.#closed !== undefined) {
      this.#panel[this.#closed] = true;
    }
  }

  /** Whether the side panel is shown: in a wide window unless closed, in a narrow one on request. */
  get panelOpen(): boolean {
    return this.#panel[this.#panelKind];
  }

  set panelOpen(open: boolean) {
    this.#panel[this.#panelKind] = open;
  }

  get #panelKind(): 'beside' | 'drawer' {
    return this.#narrow.current ? 'drawer' : 'beside';
  }

  /** The view on the table. */
  get view(): MatchView | undefined {
    return this.services.match.view;
  }

  /** The rules on the table that differ from the defaults, in words. */
  readonly variant = $derived.by(() =>
    variantOnTable(this.services.preferences.view, this.services.match.view),
  );

  /** Adds the shown position to the task that is being made. */
  addToTask(): void {
    const { view } = this;
    if (view === undefined || view.state.kind === 'over') return;
    void this.services.tasks.addPosition(view, view.state.seat);
  }

  /** Takes back the last move: in a review the last one tried there, otherwise the match's. */
  undo(): void {
    if (this.review.isOpen && this.review.away) void this.review.back();
    else this.services.match.undo();
  }

  /** Whether values are shown, of the position that a class guesses at only with the answer. */
  get analysisShown(): boolean {
    return this.analysing.on && !this.guess.isSecret;
  }

  toggleAnalysis(): void {
    if (this.guess.isOpen) {
      this.guess.answerShown = !this.guess.answerShown;
      return;
    }
    this.analysing.toggle();
    this.panelTab = this.analysing.on ? 'analysis' : 'moves';
    if (this.analysing.on) this.panelOpen = true;
  }

  /** Plays the sound of the game's end, once, after its animation. */
  soundEnding(): void {
    if (this.#sound !== undefined) sound.play(this.#sound);
    this.#sound = undefined;
  }

  /** Opens the review of the match on the table, after pausing its computers. */
  openReview(): void {
    const { match, notices, router } = this.services;
    if (isDialogOpen()) return;
    void notices.attempt(() =>
      router.going.run(async (wait) => {
        await wait(match.holdComputers());
        if (isDialogOpen()) return;
        router.go('table');
        // The review stays in sight if the window becomes narrower or wider.
        Object.assign(this.#panel, { beside: true, drawer: true });
        this.review.open();
      }),
    );
  }

  /** Goes to the previous or next mistake; opens the review if it is closed. */
  stepReview(way: -1 | 1): void {
    if (!this.review.isOpen) this.openReview();
    else void this.review.step(way);
  }

  /** Leaves the review, and shows the result again. */
  leaveReview(): void {
    void this.review.leave();
  }

  /** Handles Escape on the table if nothing else has a use for it. */
  escape(): void {
    if (!this.review.isOpen) {
      if (this.guess.isOpen) this.guess.toggle();
    } else if (this.review.away) void this.review.back();
    else this.leaveReview();
  }

  /** Opens the practice of the mistakes that persons made in this match. */
  retryMistakes(): void {
    const { view } = this;
    if (view === undefined) return;
    this.services.router.go('mistakes', { kind: 'match', revision: view.revision });
  }

  /** Announces the position on the table. */
  readPosition(): void {
    if (this.view !== undefined) this.services.announcer.say(positionInWords(this.view));
  }

  /** Copies the position's notation to the clipboard. */
  copyPosition(): void {
    const { notices, announcer } = this.services;
    void notices.attempt(async () => {
      await ask('copyPosition', {});
      announcer.say(words().text('set-up.copied'));
    });
  }

  /** Opens the sharing of the match, after pausing its computers so that it doesn't change. */
  share(): void {
    const { match, notices, dialogs } = this.services;
    void notices.attempt(async () => {
      await match.holdComputers();
      if (!isDialogOpen()) dialogs.open('share');
    });
  }

  /** Turns analysis on or off for a new game: what was opened in one game isn't open in the next. */
  #beginAnalysis(): void {
    const wanted =
      this.guess.isOpen || this.services.preferences.view?.appearance.analysis === true;
    if (this.analysing.on === wanted) return;
    this.analysing.toggle();
    // A drawer doesn't cover the table by itself.
    this.panelTab = wanted ? 'analysis' : 'moves';
  }

  /** Follows a newly shown view. */
  #shown(view: MatchView, known: MatchView | undefined): void {
    const { match, announcer, preferences } = this.services;
    this.ending = this.#sound = endingOf(view, known);
    if (known?.gameNumber !== view.gameNumber) this.#beginAnalysis();
    // Taking back has no animation, so its sound starts here.
    if (!match.isLook(view) && isTakenBack(view, known)) sound.play('softTap', view.at);
    const texts = announcementsOf(view, known, preferences.view?.access.narration);
    for (const text of texts) announcer.say(text);
    if (known !== undefined && this.services.router.page === 'table') this.#speak(texts);
  }

  /** Speaks sentences, if the user wants that. */
  #speak(texts: readonly string[]): void {
    const { audible, view } = this.services.preferences;
    if (view === undefined || !audible || !view.sound.spoken) return;
    speech.say(texts.join(' '), { ...view.sound, language: view.language });
  }
}
