import type { Random } from '../../engine/random.ts';
import type { Table } from '../../engine/record.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { AnalysisView, HistoryView } from '../api/analysis-view.ts';
import type { MatchView } from '../api/match-view.ts';
import { analyseState, historyOf } from './analysis.ts';
import { letComputerPlay } from './computers.ts';
import type { MatchStore } from './match-store.ts';
import { viewOf } from './match-view.ts';
import type { Pauses } from './pauses.ts';
import { openSession, type MatchSession, type SessionState } from './session.ts';

/** The match on the table with all that goes with it: it is kept, shown, analysed, and computers play. */
export interface MatchHost {
  readonly session: MatchSession;
  view(): MatchView;
  /** Puts another match on the table. */
  begin(table: Table): SessionState;
  /** Rates the moves. @returns null where the match is no longer at that revision. */
  analyse(revision: number): Promise<AnalysisView | null>;
  /** The values of the match so far; whoever asks anew has what was asked before dropped. */
  history(revision: number): Promise<HistoryView | null>;
}

/** What the host needs from around it. */
export interface MatchHostOptions {
  readonly analyst: Analyst;
  readonly random: Random;
  readonly store: Pick<MatchStore, 'keep'>;
  /** How long a computer waits before it plays; see {@link letComputerPlay}. */
  readonly pauses: () => Pauses;
  /** Shows what has become of the match. */
  readonly show: (view: MatchView) => void;
  /** Is told what went wrong while nobody had asked for anything. */
  readonly failed: (told: Message) => void;
}

/** Puts a match on the table and lets it be played. */
export function hostMatch(first: Table, options: MatchHostOptions): MatchHost {
  const { analyst, random, store, show, failed } = options;
  /** Ends what is worked on for a match that has gone on since. */
  let outdated = new AbortController();
  let solving = new AbortController();
  let valuing = new AbortController();

  const session = openSession(first, random, (state) => {
    outdated.abort();
    outdated = new AbortController();
    const problem = store.keep(state.table);
    show(viewOf(state.table, state));
    if (problem !== undefined) failed(problem);
    void letComputerPlay(session, options, outdated.signal);
  });

  /** Has a game solved while nobody waits for it: the first analysis then is a look-up. */
  function solveAhead({ game, match: { settings, start } }: Table): void {
    solving.abort();
    solving = new AbortController();
    const asked = { wanted: 'values', game, settings, positions: [start] } as const;
    // Who needs it solved later hears then what is wrong with it.
    analyst.ask(asked, solving.signal).catch(() => undefined);
  }

  const isNow = (revision: number): boolean => session.state().revision === revision;

  solveAhead(session.state().table);
  void letComputerPlay(session, options, outdated.signal);
  return {
    session,
    view() {
      const state = session.state();
      return viewOf(state.table, state);
    },
    begin(table) {
      solveAhead(table);
      return session.begin(table);
    },
    async analyse(revision) {
      return isNow(revision) ? analyseState(session.state(), analyst, outdated.signal) : null;
    },
    async history(revision) {
      if (!isNow(revision)) return null;
      valuing.abort();
      valuing = new AbortController();
      const ended = AbortSignal.any([outdated.signal, valuing.signal]);
      return historyOf(session.state(), analyst, ended);
    },
  };
}
