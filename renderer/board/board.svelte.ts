import { MediaQuery } from 'svelte/reactivity';
import { isDialogOpen } from '../design/open-dialog.ts';
import { ask } from '../bridge.ts';
import { Review } from '../review/review.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { sound } from '../sound/sound.ts';
import type { SoundName } from '../sound/sounds.ts';
import { words } from '../words.svelte.ts';
import { Analysing } from './analysing.svelte.ts';
import { announcementsOf } from './announcements.ts';
import { endingSound, isTakenBack } from './board-sounds.ts';
import { Guiding } from './guiding.svelte.ts';
import { Teaching } from './teaching.svelte.ts';
import { MatchControls } from './match-controls.svelte.ts';
import { positionInWords } from './position-words.ts';
import { variantOnTable } from '../table/variant-on-table.ts';
import { Variations } from './variations.svelte.ts';
import type { MatchView } from '../../electron/api/match-view.ts';

/** What the page of the match on the table shows beside the match, and what can be done there. */
export class Board {
  readonly services: Services;
  /** The side panel is shown beside the table, and pulled out as a drawer in a narrow window. */
  readonly #panel = $state({ beside: true, drawer: false });
  readonly #narrow = new MediaQuery('max-width: 899px');
  /** What the panel shows first where there is no room for both. */
  panelTab = $state<'moves' | 'analysis'>('moves');
  /** How the game ended is shown, until it is put away. */
  resultOpen = $state(true);
  readonly variations: Variations;
  readonly review: Review;
  readonly analysing: Analysing;
  readonly guiding: Guiding;
  readonly teaching: Teaching;
  /** What can be done with the match besides playing moves. */
  readonly controls: MatchControls;
  /** How the game that has just ended sounds, until that is heard. */
  #ending: SoundName | undefined;

  constructor(services: Services) {
    this.services = services;
    // What a view says by itself is said before what analysis, review and guide say of it.
    services.match.onShown((view, before) => this.#shown(view, before));
    this.controls = new MatchControls(services);
    this.variations = new Variations(services);
    this.analysing = new Analysing(services);
    this.review = new Review(services);
    this.guiding = new Guiding(services);
    this.teaching = new Teaching(services);
  }

  /** The side panel is shown: in a wide window unless it is closed, in a narrow one when it is asked for. */
  get panelOpen(): boolean {
    return this.#panel[this.#panelKind];
  }

  set panelOpen(open: boolean) {
    this.#panel[this.#panelKind] = open;
  }

  get #panelKind(): 'beside' | 'drawer' {
    return this.#narrow.current ? 'drawer' : 'beside';
  }

  /** What lies on the table. */
  get view(): MatchView | undefined {
    return this.services.match.view;
  }

  /** The rules on the table that differ from the usual ones, in words. */
  readonly variant = $derived.by(() =>
    variantOnTable(this.services.preferences.view, this.services.match.view),
  );

  /** Takes back what was done last: at a turning point of a review what was tried there, else the last move. */
  undo(): void {
    if (this.review.isOpen && this.review.away) void this.review.back();
    else this.services.match.undo();
  }

  toggleAnalysis(): void {
    this.analysing.toggle();
    this.panelTab = this.analysing.on ? 'analysis' : 'moves';
    if (this.analysing.on) this.panelOpen = true;
  }

  /** Lets the end of a game be heard, once, when the table has acted it out. */
  soundEnding(): void {
    if (this.#ending !== undefined) sound.play(this.#ending);
    this.#ending = undefined;
  }

  /** Shows how the match on the table was played; computers among themselves wait meanwhile. */
  openReview(): void {
    const { match, notices, router } = this.services;
    if (isDialogOpen()) return;
    void notices.attempt(() =>
      router.going.run(async (wait) => {
        await wait(match.holdComputers());
        if (isDialogOpen()) return;
        router.go('table');
        this.panelOpen = true;
        this.resultOpen = false;
        this.review.open();
      }),
    );
  }

  /** Goes to the turning point before, or the next one; to the review, where that is not open. */
  stepReview(way: -1 | 1): void {
    if (!this.review.isOpen) this.openReview();
    else void this.review.step(way);
  }

  /** Leaves the review; how the game ended is shown again. */
  leaveReview(): void {
    void this.review.leave();
    this.resultOpen = true;
  }

  /** What Escape does on the table where nothing else has a use for it. */
  escape(): void {
    if (!this.review.isOpen) return;
    if (this.review.away) void this.review.back();
    else this.leaveReview();
  }

  /** Tries the mistakes again that persons made in the match on the table. */
  retryMistakes(): void {
    const { view } = this;
    if (view === undefined) return;
    this.services.router.go('mistakes', { kind: 'match', revision: view.revision });
  }

  /** Has a screen reader say what lies on the table. */
  readPosition(): void {
    if (this.view !== undefined) this.services.announcer.say(positionInWords(this.view));
  }

  /** Puts the notation of what lies on the table on the clipboard. */
  copyPosition(): void {
    const { notices, announcer } = this.services;
    void notices.attempt(async () => {
      await ask('copyPosition', {});
      announcer.say(words().text('set-up.copied'));
    });
  }

  /** Offers the match as text and pictures; computers among themselves wait, so that it stays what it is. */
  share(): void {
    const { match, notices, dialogs } = this.services;
    void notices.attempt(async () => {
      await match.holdComputers();
      if (!isDialogOpen()) dialogs.open('share');
    });
  }

  /** A view is shown, after another one or as the first. */
  #shown(view: MatchView, known: MatchView | undefined): void {
    const { match, announcer, preferences } = this.services;
    this.#ending = endingSound(view, known);
    // What the table doesn't act out is heard from here.
    if (!match.isLook(view) && isTakenBack(view, known)) sound.play('softTap', view.at);
    const ended = view.state.kind === 'over' && known?.state.kind !== 'over';
    if (ended && !this.review.isOpen) this.resultOpen = true;
    for (const text of announcementsOf(view, known, preferences.view?.access.narration))
      announcer.say(text);
  }
}
