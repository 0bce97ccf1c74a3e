import type { Random } from '../../engine/random.ts';
import type { Table } from '../../engine/match/table.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { AnalysisView, HistoryView } from '../api/analysis-view.ts';
import type { GuideView } from '../api/guide-view.ts';
import { wholeUpdate, type MatchUpdate } from '../api/match-update.ts';
import { analyseState, historyOf } from './analysis.ts';
import { letComputerPlay } from './computers.ts';
import { openGuide } from './guide.ts';
import { headOf, viewOf } from './match-view.ts';
import type { Pauses } from './pauses.ts';
import { treeChange } from './tree-view.ts';
import { openSession, type MatchSession, type SessionState } from './session.ts';

/** The match on the table with all that goes with it: it is kept, shown, analysed, and computers play. */
export interface MatchHost {
  readonly session: MatchSession;
  /** All of the match, for a window that begins. */
  view(): MatchUpdate;
  /** Puts another match on the table: a new one, or one that is kept under some id. */
  begin(table: Table, id?: string): SessionState;
  /** Rates the moves. @returns null where the match is no longer at that revision. */
  analyse(revision: number): Promise<AnalysisView | null>;
  /**
   * The values of the match from some position on, as many as come at a time; whoever asks anew has what was
   * asked before dropped.
   */
  history(revision: number, from: number): Promise<HistoryView | null>;
  /** Says what matters, and what was done. @returns null where the match is no longer at that revision. */
  guide(revision: number): Promise<GuideView | null>;
}

/** What keeps the match on the table. */
export interface MatchKeeper {
  /** What is kept from now on is another match: a new one, or one that is kept already. */
  turnTo(kept: { readonly id: string; readonly table: Table } | undefined): void;
  /** Keeps what has become of it. @returns why it can't, the first time that it can't. */
  keep(table: Table): Message | undefined;
}

/** What the host needs from around it. */
export interface MatchHostOptions {
  readonly analyst: Analyst;
  readonly random: Random;
  readonly keeper: MatchKeeper;
  /** How long a computer waits before it plays; see {@link letComputerPlay}. */
  readonly pauses: () => Pauses;
  /** Shows what has become of the match, every time. */
  readonly show: (update: MatchUpdate) => void;
  /** Reports a failure that no request waits for. */
  readonly failed: (told: Message) => void;
  /** The match has changed: earlier failures no longer matter. */
  readonly goneOn?: () => void;
}

/** Puts a match on the table and lets it be played. */
export function hostMatch(first: Table, options: MatchHostOptions): MatchHost {
  const { analyst, random, keeper, show, failed } = options;
  /** Ends work on a match that has changed since. */
  let outdated = new AbortController();
  /** Ends the valuing of such a match, and of what was asked before something else. */
  let valuing = new AbortController();
  let solving = new AbortController();
  let asked: { revision: number; analysis: Promise<AnalysisView | null> } | undefined;

  const { guide } = openGuide(analyst);

  const session = openSession(first, random, (state) => {
    outdated.abort();
    outdated = new AbortController();
    valuing.abort();
    options.goneOn?.();
    const problem = keeper.keep(state.table);
    show(updateTo(state));
    if (problem !== undefined) failed(problem);
    void letComputerPlay(session, options, outdated.signal);
  });

  let shown = session.state();

  /** What has changed since the state before. */
  function updateTo(state: SessionState): MatchUpdate {
    const before = shown;
    shown = state;
    return {
      head: headOf(state.table, state),
      since: before.revision,
      tree: treeChange(state.table, before.table.match.moves),
    };
  }

  /** Has a game solved while nobody waits for it: the first analysis then is a look-up. */
  function solveAhead({ game, match: { settings, start } }: Table): void {
    solving.abort();
    solving = new AbortController();
    const asked = { wanted: 'values', game, settings, positions: [start] } as const;
    // Who needs it solved later hears then what is wrong with it.
    analyst.ask(asked, solving.signal).catch(() => undefined);
  }

  /** Analyses the match as it stands; however often that is asked, it is one task. */
  function analysed(): Promise<AnalysisView | null> {
    const { revision } = session.state();
    if (asked?.revision === revision) return asked.analysis;
    const analysis = analyseState(session.state(), analyst, outdated.signal);
    const own = { revision, analysis };
    asked = own;
    // What went wrong may go well the next time.
    analysis.catch(() => (asked = asked === own ? undefined : asked));
    return analysis;
  }

  const isNow = (revision: number): boolean => session.state().revision === revision;

  /** Until a window shows the match, nothing is taken from those that begin. */
  let isSeen = false;

  void letComputerPlay(session, options, outdated.signal);
  return {
    session,
    view() {
      const state = session.state();
      if (!isSeen) solveAhead(state.table);
      isSeen = true;
      return wholeUpdate(viewOf(state.table, state));
    },
    begin(table, id) {
      keeper.turnTo(id === undefined ? undefined : { id, table });
      if (isSeen) solveAhead(table);
      // A match that was opened to be looked at is not played on unasked.
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
