import { message, type Message } from '../../words/message.ts';
import { IllegalMove, type Seat } from '../../engine/game.ts';
import { outcomeOf, positionOf, redo, turnOf, undo } from '../../engine/match/match.ts';
import { keepChance } from '../../engine/analysis/known-chance.ts';
import type { Random } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { isSamePath, type Note, type Path } from '../../engine/match/tree.ts';
import { withinLimits } from '../../engine/records/size.ts';
import {
  deleteVariation,
  play,
  restoreVariation,
  withChanceResolved,
  variationOf,
  type DeletedVariation,
  type ResolveChance,
} from '../../engine/match/variations.ts';
import { success, type Result } from '../../engine/match/result.ts';
import { awaitsNextRound, nextRound, withMatch } from '../../engine/match/series.ts';
import { Refusal } from '../ipc/refusal.ts';
import { withMainLine, withNote, withPlace, type NamedPlace } from './tree-edits.ts';

/** What is on the table. */
export interface SessionState {
  /** Grows with every change; later requests and updates name it. */
  readonly revision: number;
  /** Numbers the games begun since the program started. */
  readonly gameNumber: number;
  readonly table: SeatedMatch;
  /** Autoplay is on for human seats. */
  readonly playedOn: boolean;
  readonly computers: Computers;
  /** The user came here through the moves, rather than by playing. */
  readonly looking: boolean;
}

/** What the computers do if no person plays: play, wait, or make one move and wait again. */
export type Computers = 'play' | 'wait' | 'step';

/**
 * The match on the table: its state, and what leads to the next one. It knows neither windows nor computers, and reports
 * every change to its listener.
 */
export interface MatchSession {
  state(): SessionState;
  /** Puts another match on the table. @param computers - what they do if no person plays in it. */
  begin(table: SeatedMatch, computers?: Computers): SessionState;
  /**
   * Plays a person's move in notation.
   *
   * @param revision - of the state in which it was chosen.
   * @throws Refusal if it can't be played there.
   */
  play(notation: string, revision: number): SessionState;
  /** Plays the move of a computer, unless the match has changed since it was asked. */
  playForComputer(notation: string, revision: number): void;
  undo(): SessionState;
  redo(): SessionState;
  /** Goes to any place of any line. @throws Refusal if no such ply leads there. */
  goTo(there: NamedPlace): SessionState;
  /** Replaces the comment and the marks of a ply. @throws Refusal if there is no such ply. */
  annotate(ply: NamedPlace, note: Note): SessionState;
  /** Makes a variation the main line. @throws Refusal if the match would lose its end. */
  promoteVariation(path: Path, revision: number): SessionState;
  deleteVariation(path: Path, revision: number): SessionState;
  /** Restores the variation that was deleted last. @throws Refusal if it has no place any more. */
  restoreVariation(): SessionState;
  /**
   * Begins the next game of a series, unless the match has changed since, perhaps to that very game.
   *
   * @param revision - of the state in which it was asked for.
   * @throws Refusal if none is to follow.
   */
  nextRound(revision: number): SessionState;
  /** Turns autoplay for human seats on or off. */
  letComputerPlayOn(on: boolean): SessionState;
  /** Changes the match by something else than a move, such as an agreed draw. */
  alter(change: (table: SeatedMatch) => Result<SeatedMatch>): SessionState;
  /** Decides what the computers do; without effect if a person plays. */
  direct(computers: Computers): SessionState;
}

/**
 * Opens a session.
 *
 * @param changed - is called with every state but the first.
 */
export function openSession(
  first: SeatedMatch,
  random: Random,
  changed: (state: SessionState) => void,
): MatchSession {
  /** The draws of the game on the table, those of deleted variations among them. */
  let chance = keepChance();
  const resolveChance: ResolveChance = (match) => chance.resolve(match, random);
  let state: SessionState = {
    ...{ revision: 0, gameNumber: 0, table: resolved(first), playedOn: false },
    ...{ looking: true, computers: 'play' },
  };

  /** How many more moves the computers are to make after the one they are thinking of. */
  let steps = 0;
  let deleted: DeletedVariation | undefined;

  function resolved(table: SeatedMatch): SeatedMatch {
    return allowed(withMatch(table, withChanceResolved(table.match, resolveChance)));
  }

  function become(change: Partial<Omit<SessionState, 'revision'>>): SessionState {
    const next = { ...state, ...change };
    state = {
      ...next,
      revision: state.revision + 1,
      playedOn: next.playedOn && outcomeOf(next.table.match) === undefined,
    };
    changed(state);
    return state;
  }

  function begin(table: SeatedMatch, wanted: Computers = 'play'): SessionState {
    chance = keepChance();
    steps = 0;
    deleted = undefined;
    const next = { table: resolved(table), gameNumber: state.gameNumber + 1 };
    const computers = areAlone(table) ? wanted : 'play';
    return become({ ...next, playedOn: false, looking: true, computers });
  }

  /** The table after an edit. @throws Refusal if there is no such place, or too much on the table then. */
  function edited(edit: (table: SeatedMatch) => Result<SeatedMatch>): SeatedMatch {
    try {
      return allowed(withinLimits(state.table, resolved(allowed(edit(state.table)))));
    } catch (error) {
      throw error instanceof RangeError ? new Refusal(message('match.no-such-place')) : error;
    }
  }

  /** Edits the tree if it is still in the given state. */
  function editTree(
    revision: number,
    edit: (table: SeatedMatch) => Result<SeatedMatch>,
  ): SessionState {
    if (revision !== state.revision) throw new Refusal(message('match.moved-on'));
    return become({ table: edited(edit), playedOn: false, looking: true });
  }

  /** Goes elsewhere in the tree. */
  function travel(edit: (table: SeatedMatch) => Result<SeatedMatch>): SessionState {
    steps = 0;
    const before = state.table;
    const table = edited(edit);
    const { match } = table;
    const isSame = match.at === before.match.at && isSamePath(match.path, before.match.path);
    if (isSame && match.adjudication === before.match.adjudication && !state.playedOn) return state;
    return become({ table, playedOn: false, looking: true });
  }

  function playNotation(notation: string): SessionState {
    const { table } = state;
    const move = table.match.rules.parseMove(positionOf(table.match), notation);
    if (!move.ok) throw new Refusal(move.error);
    try {
      const played = allowed(withMatch(table, play(table.match, move.value, resolveChance)));
      allowed(withinLimits(table, played));
      return become({ table: played, looking: false, computers: computersAfter(played) });
    } catch (error) {
      throw error instanceof IllegalMove ? new Refusal(error.reason) : error;
    }
  }

  /** A computer that was asked for one move waits again, unless more were asked for. */
  function computersAfter({ match }: SeatedMatch): Computers {
    if (state.computers !== 'step') return state.computers;
    const isMore = steps > 0 && outcomeOf(match) === undefined;
    steps = isMore ? steps - 1 : 0;
    return isMore ? 'step' : 'wait';
  }

  const ofPersons = (seat: Seat): boolean => isPerson(state.table, seat);

  return {
    state: () => state,
    begin,
    play(notation, revision) {
      const reason = whyNotPlay(state, revision);
      if (reason !== undefined) throw new Refusal(reason);
      return playNotation(notation);
    },
    playForComputer(notation, revision) {
      if (revision === state.revision) playNotation(notation);
    },
    undo: () => travel((table) => withMatch(table, success(undo(table.match, ofPersons)))),
    redo: () => travel((table) => withMatch(table, success(redo(table.match, ofPersons)))),
    goTo: (there) => travel((table) => withPlace(table, there, resolveChance)),
    annotate: (ply, note) => become({ table: edited((table) => withNote(table, ply, note)) }),
    promoteVariation: (path, revision) => editTree(revision, (table) => withMainLine(table, path)),
    deleteVariation(path, revision) {
      const { match } = state.table;
      const next = editTree(revision, (table) =>
        withMatch(table, success(deleteVariation(match, path))),
      );
      deleted = variationOf(match, path);
      return next;
    },
    restoreVariation() {
      const last = deleted;
      if (last === undefined) throw new Refusal(message('match.nothing-to-restore'));
      const table = edited((now) => withMatch(now, restoreVariation(now.match, last)));
      deleted = undefined;
      return become({ table });
    },
    nextRound(revision) {
      if (revision !== state.revision) return state;
      if (!awaitsNextRound(state.table)) throw new Refusal(message('match.no-next-round'));
      return begin(allowed(withinLimits(state.table, nextRound(state.table))));
    },
    letComputerPlayOn(on) {
      const over = outcomeOf(state.table.match) !== undefined;
      return on === state.playedOn || over ? state : become({ playedOn: on });
    },
    alter: (change) => become({ table: resolved(allowed(change(state.table))) }),
    direct(computers) {
      if (computers === 'step' && state.computers === 'step') {
        // It is thinking of one move already; this one comes after it.
        steps++;
        return state;
      }
      steps = 0;
      return computers === state.computers || !areAlone(state.table)
        ? state
        : become({ computers });
    },
  };
}

/** The table after an edit. @throws Refusal if it can't be done. */
function allowed(result: Result<SeatedMatch>): SeatedMatch {
  if (result.ok) return result.value;
  throw new Refusal(result.error);
}

/** Whether no person plays. */
function areAlone({ players }: SeatedMatch): boolean {
  return players.every(({ kind }) => kind === 'computer');
}

/** Whether a person sits at a seat. */
function isPerson({ players }: SeatedMatch, seat: Seat): boolean {
  return players[seat]?.kind === 'person';
}

/** Why a person can't play now, whatever the move is. */
function whyNotPlay(
  { table, playedOn, ...now }: SessionState,
  revision: number,
): Message | undefined {
  if (revision !== now.revision) return message('match.moved-on');
  const turn = turnOf(table.match);
  if (turn.kind !== 'player') return message('game.over');
  return playedOn || !isPerson(table, turn.seat) ? message('match.computers-turn') : undefined;
}
