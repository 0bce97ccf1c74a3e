import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../engine/game.ts';
import { atEnd, outcomeOf, positionOf, turnOf } from '../../engine/match/match.ts';
import type { Random } from '../../engine/random.ts';
import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { SeenPlayer } from '../../storage/library/own-matches.ts';
import type { OpenedMatch } from '../../storage/library/kept-match.ts';
import type { GuideTalk } from '../../storage/config/appearance.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { AnalysisView, GuideView, HistoryView } from '../api/analysis-view.ts';
import type { MatchUpdate } from '../api/match-update.ts';
import type { ResolvedPosition } from '../ipc/known-game.ts';
import { analyseState, proveState, historyOf } from './analysis.ts';
import { letComputerPlay, type AskProgram, type Pauses } from './computers.ts';
import { Guide, type JournalAt } from './guide.ts';
import { headOf } from './match-view.ts';
import type { Line } from '../../engine/match/tree.ts';
import { treeChange, type MostPlies } from './tree-view.ts';
import { MatchSession, type SessionState } from './session.ts';

/** Saves the match on the table. */
export interface MatchKeeper {
  /** Switches to another match, new or already saved. */
  turnTo(opened: OpenedMatch | undefined): void;
  /** Saves its newest state. @returns the reason for the first failure. */
  keep(table: SeatedMatch): Message | undefined;
  /** Counts that a person at a seat has seen which move is best. */
  hinted(seat: Seat): void;
}

/** Finds the players of the match on the table as the person at the machine sees them. */
export type PlayersAt = (players: readonly Player[]) => readonly SeenPlayer[];

/** The program around the host. */
export interface MatchHostOptions {
  readonly analyst: Analyst;
  readonly random: Random;
  readonly keeper: MatchKeeper;
  /** The pauses before a computer's moves; see {@link letComputerPlay}. */
  readonly pauses: () => Pauses;
  /** Asks a program that the user has added. */
  readonly askProgram?: AskProgram;
  /** Names a player that has no name of its own, such as a program. */
  readonly named?: (player: Player) => Player;
  /** How much the guide says; as in a first game by default. */
  readonly guideTalk?: () => GuideTalk;
  /** The journals that know what the guide need not say any more; without them it never gets silent. */
  readonly journalAt?: JournalAt;
  /** With the names in the match by default. */
  readonly playersAt?: PlayersAt;
  /** Whether a match counts for a tournament once it is over. */
  readonly counts?: (table: SeatedMatch) => boolean;
  /** Called with every change of the match. @param update - to be called when the board can be sent the newest state. */
  readonly show: (update: () => MatchUpdate) => void;
  /** Reports a failure that no request waits for. */
  readonly failed: (problem: Message) => void;
  /** The computers don't begin before this is settled: another match may come to the table. */
  readonly begins?: Promise<unknown>;
  /** Called when the match has changed, so that earlier failures no longer matter. */
  readonly onMatchChanged?: () => void;
}

/** The match on the table: saves, shows and analyses it, and lets computers play. */
export class MatchHost {
  readonly session: MatchSession;
  readonly #options: MatchHostOptions;
  readonly #guide: Guide;
  /** Cancels work on a match that has changed since. */
  #outdated = new AbortController();
  /** Cancels the running history request if the match changes or a new request arrives. */
  #valuing = new AbortController();
  #proving = new AbortController();
  #solving = new AbortController();
  /** The positions in which a hint was counted. */
  readonly #hinted = new WeakSet<object>();
  #asked: { revision: number; analysis: Promise<AnalysisView | null> } | undefined;
  /** What the board was sent; undefined if it needs everything. */
  #seen: Seen | undefined;
  /** Until a window has shown the match, requests of new windows are ignored. */
  #isSeen = false;

  /** Puts a match on the table, ready to play. */
  constructor(first: SeatedMatch, options: MatchHostOptions) {
    this.#options = options;
    const { analyst, guideTalk = () => 'first', journalAt = () => undefined } = options;
    this.#guide = new Guide(analyst, guideTalk, journalAt);
    this.session = new MatchSession(this.#named(first), options.random, (state) =>
      this.#changed(state),
    );
    if (options.begins === undefined) this.#letComputerPlay();
    else void options.begins.then(() => this.#letComputerPlay());
  }

  /** Makes the changes of the match since it was last called; see {@link MatchHostOptions.show}. */
  update(): MatchUpdate {
    const { made, sent } = this.#updateSince(this.#seen);
    this.#seen = sent;
    return made;
  }

  /** Lets the next update be the whole match, for a new window. */
  view(): void {
    if (!this.#isSeen) this.#solveAhead(this.session.state().table);
    this.#isSeen = true;
    this.#seen = undefined;
  }

  /** The match as the first page shows it; its beginning if it is long. */
  firstView(): MatchUpdate {
    return this.#updateSince(undefined).made;
  }

  /** Puts another match on the table: a new one, or a saved one with its id. */
  begin(next: SeatedMatch, id?: string): SessionState {
    const table = this.#named(next);
    this.#options.keeper.turnTo(id === undefined ? undefined : { id, table });
    if (this.#isSeen) this.#solveAhead(table);
    // Computers don't continue an opened match by themselves.
    return this.session.begin(table, id === undefined ? 'play' : 'wait');
  }

  /** Rates the moves, which is a hint to the person to move. @returns null if the match is no longer at that revision. */
  async analyse(revision: number): Promise<AnalysisView | null> {
    if (!this.#isNow(revision)) return null;
    const { table } = this.session.state();
    const analysis = await this.#analysed();
    if (analysis !== null) this.#countHint(table);
    return analysis;
  }

  /**
   * Rates the moves by proven values.
   *
   * @param line - whether to prove the values of the match so far, too.
   * @returns null if the match is no longer at that revision, or if there is nothing to prove.
   */
  async prove(revision: number, line: boolean): Promise<AnalysisView | null> {
    if (!this.#isNow(revision)) return null;
    this.leaveProof();
    this.#proving = new AbortController();
    const signal = AbortSignal.any([this.#proving.signal, this.#outdated.signal]);
    return proveState(this.session.state(), line, this.#options.analyst, signal);
  }

  /** Cancels the proof. */
  leaveProof(): void {
    this.#proving.abort();
  }

  /**
   * The values of the match from a position on, up to the limit of one request; a new request cancels
   * the previous one.
   */
  async history(revision: number, from: number): Promise<HistoryView | null> {
    if (!this.#isNow(revision)) return null;
    this.#valuing.abort();
    this.#valuing = new AbortController();
    return historyOf(this.session.state(), from, this.#options.analyst, this.#valuing.signal);
  }

  /** The guide's sentences, a hint if they name a move rather than asking for it. @returns null if the match is no longer at that revision. */
  async guide(revision: number): Promise<GuideView | null> {
    if (!this.#isNow(revision)) return null;
    const state = this.session.state();
    const guide = await this.#guide.guide(state, this.#outdated.signal);
    if (guide?.told === true) this.#countHint(state.table);
    return guide;
  }

  /** Counts a hint if the position on the table was rated elsewhere. */
  lookedAt({ game, settings, rules, position }: ResolvedPosition): void {
    const { table } = this.session.state();
    const { match } = table;
    if (table.game !== game.id || !isDeepStrictEqual(settings, match.settings)) return;
    if (rules.key(position) === rules.key(positionOf(match))) this.#countHint(table);
  }

  /** Counts a hint, once in each position of a match that isn't over. */
  #countHint({ match, players }: SeatedMatch): void {
    const turn = turnOf(match);
    const position = positionOf(match) as object;
    if (turn.kind !== 'player' || players[turn.seat]?.kind !== 'person') return;
    if (outcomeOf(atEnd(match)) !== undefined || this.#hinted.has(position)) return;
    this.#hinted.add(position);
    this.#options.keeper.hinted(turn.seat);
  }

  #named(table: SeatedMatch): SeatedMatch {
    const { named } = this.#options;
    return named === undefined ? table : { ...table, players: table.players.map(named) };
  }

  #changed({ table, playedOn }: SessionState): void {
    const { keeper, show, failed, onMatchChanged } = this.#options;
    this.#outdated.abort();
    this.#outdated = new AbortController();
    this.#valuing.abort();
    onMatchChanged?.();
    const problem = keeper.keep(table);
    // A computer that moves for a person shows them its move.
    if (playedOn) this.#countHint(table);
    show(() => this.update());
    if (problem !== undefined) failed(problem);
    this.#letComputerPlay();
  }

  #letComputerPlay(): void {
    void letComputerPlay(this.session, this.#options, this.#outdated.signal);
  }

  /** Solves a game in advance, so that the first analysis is a look-up. */
  #solveAhead({ game, match: { settings, start } }: SeatedMatch): void {
    this.#solving.abort();
    this.#solving = new AbortController();
    const asked = { wanted: 'values', game, settings, positions: [start] } as const;
    // A later request reports the failure.
    this.#options.analyst.ask(asked, this.#solving.signal).catch(() => undefined);
  }

  /** Analyses the current position; repeated requests share one task. */
  #analysed(): Promise<AnalysisView | null> {
    const { revision } = this.session.state();
    if (this.#asked?.revision === revision) return this.#asked.analysis;
    const { analyst } = this.#options;
    const analysis = analyseState(this.session.state(), analyst, this.#outdated.signal);
    const own = { revision, analysis };
    this.#asked = own;
    // A failed analysis may succeed the next time.
    analysis.catch(() => (this.#asked = this.#asked === own ? undefined : this.#asked));
    return analysis;
  }

  #isNow(revision: number): boolean {
    return this.session.state().revision === revision;
  }

  /** The update from what a window has, or as much of it as is sent at once. */
  #updateSince(seen: Seen | undefined): { readonly made: MatchUpdate; readonly sent: Seen } {
    const { playersAt = (players) => players, counts } = this.#options;
    const state = this.session.state();
    const { table, revision } = state;
    const { change, sent, added } = treeChange(table, seen?.tree ?? [], most);
    return {
      made: {
        head: {
          ...headOf(table, state),
          players: playersAt(table.players),
          ...(counts?.(table) && { counts: true }),
        },
        since: seen?.revision ?? null,
        tree: added > mostAsObjects ? JSON.stringify(change) : change,
        ...(sent !== table.match.moves && { rest: true }),
      },
      sent: { revision, tree: sent },
    };
  }
}

/** What a window has of the match. */
interface Seen {
  readonly revision: number;
  readonly tree: Line;
}

/** More in an update would keep the main process or the page busy for too long. */
const most: MostPlies = { plies: 10_000, different: 1000 };

/** An update with more plies than this is sent as text. */
const mostAsObjects = 200;
