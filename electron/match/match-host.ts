import type { Random } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { AnalysisView, HistoryView } from '../api/analysis-view.ts';
import type { GuideView } from '../api/guide-view.ts';
import type { MatchUpdate } from '../api/match-update.ts';
import { analyseState, historyOf } from './analysis.ts';
import { letComputerPlay } from './computers.ts';
import { openGuide } from './guide.ts';
import { headOf } from './match-view.ts';
import type { Pauses } from './pauses.ts';
import type { Line } from '../../engine/match/tree.ts';
import { treeChange } from './tree-view.ts';
import { openSession, type MatchSession, type SessionState } from './session.ts';

/** The match on the table: saves, shows and analyses it, and lets computers play. */
export interface MatchHost {
  readonly session: MatchSession;
  /** Makes the changes of the match since it was last called; see {@link MatchHostOptions.show}. */
  readonly update: () => MatchUpdate;
  /** Lets the next update be the whole match, for a new window. */
  view(): void;
  /** The match as the first page shows it; its beginning if it is long. */
  firstView(): MatchUpdate;
  /** Puts another match on the table: a new one, or a saved one with its id. */
  begin(table: SeatedMatch, id?: string): SessionState;
  /** Rates the moves. @returns null if the match is no longer at that revision. */
  analyse(revision: number): Promise<AnalysisView | null>;
  /**
   * The values of the match from a position on, up to the limit of one request; a new request cancels
   * the previous one.
   */
  history(revision: number, from: number): Promise<HistoryView | null>;
  /** The guide's sentences. @returns null if the match is no longer at that revision. */
  guide(revision: number): Promise<GuideView | null>;
}

/** Saves the match on the table. */
export interface MatchKeeper {
  /** Switches to another match, new or already saved. */
  turnTo(kept: { readonly id: string; readonly table: SeatedMatch } | undefined): void;
  /** Saves its newest state. @returns the reason for the first failure. */
  keep(table: SeatedMatch): Message | undefined;
}

/** The program around the host. */
export interface MatchHostOptions {
  readonly analyst: Analyst;
  readonly random: Random;
  readonly keeper: MatchKeeper;
  /** The pauses before a computer's moves; see {@link letComputerPlay}. */
  readonly pauses: () => Pauses;
  /** Called with every change of the match. @param update - to be called when the board can be sent the newest state. */
  readonly show: (update: () => MatchUpdate) => void;
  /** Reports a failure that no request waits for. */
  readonly failed: (problem: Message) => void;
  /** The computers don't begin before this is settled: another match may come to the table. */
  readonly begins?: Promise<unknown>;
  /** Called when the match has changed, so that earlier failures no longer matter. */
  readonly onMatchChanged?: () => void;
}

/** Puts a match on the table, ready to play. */
export function hostMatch(first: SeatedMatch, options: MatchHostOptions): MatchHost {
  const { analyst, random, keeper, show, failed } = options;
  /** Cancels work on a match that has changed since. */
  let outdated = new AbortController();
  /** Cancels the running history request if the match changes or a new request arrives. */
  let valuing = new AbortController();
  let solving = new AbortController();
  let asked: { revision: number; analysis: Promise<AnalysisView | null> } | undefined;

  const { guide } = openGuide(analyst);

  const session = openSession(first, random, (state) => {
    outdated.abort();
    outdated = new AbortController();
    valuing.abort();
    options.onMatchChanged?.();
    const problem = keeper.keep(state.table);
    show(update);
    if (problem !== undefined) failed(problem);
    void letComputerPlay(session, options, outdated.signal);
  });

  /** What the board was sent; undefined if it needs everything. */
  let seen: Seen | undefined;

  function update(): MatchUpdate {
    const { made, sent } = updateSince(session.state(), seen);
    seen = sent;
    return made;
  }

  /** Solves a game in advance, so that the first analysis is a look-up. */
  function solveAhead({ game, match: { settings, start } }: SeatedMatch): void {
    solving.abort();
    solving = new AbortController();
    const asked = { wanted: 'values', game, settings, positions: [start] } as const;
    // A later request reports the failure.
    analyst.ask(asked, solving.signal).catch(() => undefined);
  }

  /** Analyses the current position; repeated requests share one task. */
  function analysed(): Promise<AnalysisView | null> {
    const { revision } = session.state();
    if (asked?.revision === revision) return asked.analysis;
    const analysis = analyseState(session.state(), analyst, outdated.signal);
    const own = { revision, analysis };
    asked = own;
    // A failed analysis may succeed the next time.
    analysis.catch(() => (asked = asked === own ? undefined : asked));
    return analysis;
  }

  const isNow = (revision: number): boolean => session.state().revision === revision;

  /** Until a window has shown the match, requests of new windows are ignored. */
  let isSeen = false;

  const begin = () => void letComputerPlay(session, options, outdated.signal);
  if (options.begins === undefined) begin();
  else void options.begins.then(begin);
  return {
    session,
    update,
    view() {
      if (!isSeen) solveAhead(session.state().table);
      isSeen = true;
      seen = undefined;
    },
    firstView: () => updateSince(session.state(), undefined).made,
    begin(table, id) {
      keeper.turnTo(id === undefined ? undefined : { id, table });
      if (isSeen) solveAhead(table);
      // Computers don't continue an opened match by themselves.
      return session.begin(table, id === undefined ? 'play' : 'wait');
    },
    async analyse(revision) {
      return isNow(revision) ? analysed() : null;
    },
    async guide(revision) {
      return isNow(revision) ? guide(session.state(), outdated.signal) : null;
    },
    async history(revision, from) {
      if (!isNow(revision)) return null;
      valuing.abort();
      valuing = new AbortController();
      return historyOf(session.state(), from, analyst, valuing.signal);
    },
  };
}

/** What a window has of the match. */
interface Seen {
  readonly revision: number;
  readonly tree: Line;
}

/** The most plies of an update: more would keep the main process or the page busy for too long. */
const mostPlies = 1000;

/** An update with more plies than this is sent as text. */
const mostAsObjects = 200;

/** The update from what a window has to a state, or as much of it as is sent at once. */
function updateSince(
  state: SessionState,
  seen: Seen | undefined,
): { readonly made: MatchUpdate; readonly sent: Seen } {
  const { table, revision } = state;
  const { change, sent, plies } = treeChange(table, seen?.tree ?? [], mostPlies);
  return {
    made: {
      head: headOf(table, state),
      since: seen?.revision ?? null,
      tree: plies > mostAsObjects ? JSON.stringify(change) : change,
      ...(sent !== table.match.moves && { rest: true }),
    },
    sent: { revision, tree: sent },
  };
}
