import { message, type Message } from '../../words/message.ts';
import { IllegalMove, type Seat } from '../../engine/game.ts';
import { outcomeOf, positionOf, redo, turnOf, undo } from '../../engine/match/match.ts';
import type { Random } from '../../engine/random.ts';
import { chanceOrderOf, seeded, type SeatedMatch } from '../../engine/match/seated-match.ts';
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
import { success, type Result } from '../../engine/result.ts';
import { awaitsNextRound, nextRound, withMatch } from '../../engine/match/series.ts';
import { Refusal } from '../ipc/refusal.ts';
import { withMainLine, withNote, withPlace, type NamedPlace } from './tree-edits.ts';

/** The state of the table. */
export interface SessionState {
  /** Increases with every change; later requests and updates refer to it. */
  readonly revision: number;
  /** The number of the game since the program started. */
  readonly gameNumber: number;
  readonly table: SeatedMatch;
  /** Autoplay is on for human seats. */
  readonly playedOn: boolean;
  readonly computers: Computers;
  /** Whether the user came here by going through the moves, rather than by playing. */
  readonly looking: boolean;
}

/** What the computers do if no person plays: play, wait, or make one move and wait again. */
export type Computers = 'play' | 'wait' | 'step';

/**
 * The match on the table: its state and the changes to it. It knows neither windows nor computers, and
 * reports every change to its listener.
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
  /** Plays a computer's move, unless the match has changed since the request. */
  playForComputer(notation: string, revision: number): void;
  undo(): SessionState;
  redo(): SessionState;
  /** Goes to a place in any line. @throws Refusal if no such ply leads there. */
  goTo(there: NamedPlace): SessionState;
  /** Replaces the comment and the marks of a ply. @throws Refusal if there is no such ply. */
  annotate(ply: NamedPlace, note: Note): SessionState;
  /** Makes a variation the main line. @throws Refusal if the match would lose its end. */
  promoteVariation(path: Path, revision: number): SessionState;
  deleteVariation(path: Path, revision: number): SessionState;
  /** Restores the last deleted variation. @throws Refusal if its place no longer exists. */
  restoreVariation(): SessionState;
  /**
   * Begins the next game of a series, unless the match has changed since, perhaps to that very game.
   *
   * @param revision - the revision of the request.
   * @throws Refusal if no game follows.
   */
  nextRound(revision: number): SessionState;
  /** Turns autoplay for human seats on or off. */
  letComputerPlayOn(on: boolean): SessionState;
  /** Changes the match other than by a move, such as by an agreed draw. */
  alter(change: (table: SeatedMatch) => Result<SeatedMatch>): SessionState;
  /** Sets what the computers do; no effect if a person plays. */
  direct(computers: Computers): SessionState;
}

/**
 * Opens a session.
 *
 * @param changed - called with every state except the first.
 */
export function openSession(
  first: SeatedMatch,
  random: Random,
  changed: (state: SessionState) => void,
): MatchSession {
  const begun = seeded(first, random);
  let chance = chanceOrderOf(begun);
  const resolveChance: ResolveChance = (match) => chance.resolve(match);
  let state: SessionState = {
    revision: 0,
    gameNumber: 0,
    table: resolved(begun),
    playedOn: false,
    looking: true,
    computers: 'play',
  };

  /** The number of moves that the computers make after the current one. */
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

  function begin(next: SeatedMatch, wanted: Computers = 'play'): SessionState {
    const table = seeded(next, random);
    chance = chanceOrderOf(table);
    steps = 0;
    deleted = undefined;
    const computers = areAlone(table) ? wanted : 'play';
    return become({
      table: resolved(table),
      gameNumber: state.gameNumber + 1,
      playedOn: false,
      looking: true,
      computers,
    });
  }

  /**
   * The table after an edit. @throws Refusal if the place doesn't exist or the table would be too large.
   */
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

  /** Goes to another place in the tree. */
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

  /** A computer that was asked for one move waits again, unless more moves were requested. */
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
    undo() {
      // A resignation can't be undone, either.
      if (!state.table.match.rules.match.undo) throw new Refusal(message('match.no-undo'));
      return travel((table) => withMatch(table, success(undo(table.match, ofPersons))));
    },
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
        // It is already thinking of one move; this one follows.
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

/** The table after an edit. @throws Refusal if it isn't possible. */
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

/** Why a person can't move now, whatever the move. */
function whyNotPlay(
  { table, playedOn, ...now }: SessionState,
  revision: number,
): Message | undefined {
  if (revision !== now.revision) return message('match.moved-on');
  const turn = turnOf(table.match);
  if (turn.kind !== 'player') return message('game.over');
  return playedOn || !isPerson(table, turn.seat) ? message('match.computers-turn') : undefined;
}
