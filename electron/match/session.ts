import { message, type Message } from '../../words/message.ts';
import { IllegalMove, type Seat } from '../../engine/game.ts';
import { outcomeOf, positionOf, redo, turnOf, undo } from '../../engine/match/match.ts';
import type { Random } from '../../engine/random.ts';
import type { ChanceOrder } from '../../engine/match/chance-order.ts';
import {
  atItsEnd,
  chanceOrderOf,
  seeded,
  type SeatedMatch,
} from '../../engine/match/seated-match.ts';
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
export class MatchSession {
  readonly #random: Random;
  readonly #changed: (state: SessionState) => void;
  #chance: ChanceOrder;
  #state: SessionState;
  /** The number of moves that the computers make after the current one. */
  #steps = 0;
  #deleted: DeletedVariation | undefined;
  /** The table when the guide was turned on. */
  #unguided: SeatedMatch | undefined;
  readonly #resolveChance: ResolveChance = (match) => this.#chance.resolve(match);

  /** @param changed - called with every state except the first. */
  constructor(first: SeatedMatch, random: Random, changed: (state: SessionState) => void) {
    this.#random = random;
    this.#changed = changed;
    const begun = seeded(first, random);
    this.#chance = chanceOrderOf(begun);
    this.#state = {
      revision: 0,
      gameNumber: 0,
      table: this.#resolved(begun),
      playedOn: false,
      looking: true,
      computers: 'play',
    };
  }

  state(): SessionState {
    return this.#state;
  }

  /** Puts another match on the table. @param computers - what they do if no person plays in it. */
  begin(next: SeatedMatch, computers: Computers = 'play'): SessionState {
    const table = seeded(next, this.#random);
    this.#chance = chanceOrderOf(table);
    this.#steps = 0;
    this.#deleted = undefined;
    this.#unguided = undefined;
    return this.#become({
      table: this.#resolved(table),
      gameNumber: this.#state.gameNumber + 1,
      playedOn: false,
      looking: true,
      computers: areAlone(table) ? computers : 'play',
    });
  }

  /**
   * Plays a person's move in notation.
   *
   * @param revision - of the state in which it was chosen.
   * @throws Refusal if it can't be played there.
   */
  play(notation: string, revision: number): SessionState {
    const reason = whyNotPlay(this.#state, revision);
    if (reason !== undefined) throw new Refusal(reason);
    return this.#playNotation(notation);
  }

  /** Plays a computer's move, unless the match has changed since the request. */
  playForComputer(notation: string, revision: number): void {
    if (revision === this.#state.revision) this.#playNotation(notation);
  }

  undo(): SessionState {
    // A resignation can't be undone, either.
    if (!this.#state.table.match.rules.match.undo) throw new Refusal(message('match.no-undo'));
    return this.#travel((table) =>
      withMatch(table, success(undo(table.match, (seat) => mayTakeBack(table, seat)))),
    );
  }

  redo(): SessionState {
    return this.#travel((table) =>
      withMatch(table, success(redo(table.match, (seat) => mayTakeBack(table, seat)))),
    );
  }

  /** Goes to a place in any line. @throws Refusal if no such ply leads there. */
  goTo(there: NamedPlace): SessionState {
    return this.#travel((table) => withPlace(table, there, this.#resolveChance));
  }

  /** Goes to the end of a match that is over; another one stays where it is. */
  goToItsEnd(): SessionState {
    return this.#travel((table) => success(atItsEnd(table)));
  }

  /** Replaces the comment and the marks of a ply. @throws Refusal if there is no such ply. */
  annotate(ply: NamedPlace, note: Note): SessionState {
    return this.#become({ table: this.#edited((table) => withNote(table, ply, note)) });
  }

  /** Makes a variation the main line. @throws Refusal if the match would lose its end. */
  promoteVariation(path: Path, revision: number): SessionState {
    return this.#editTree(revision, (table) => withMainLine(table, path));
  }

  deleteVariation(path: Path, revision: number): SessionState {
    const { match } = this.#state.table;
    const next = this.#editTree(revision, (table) =>
      withMatch(table, success(deleteVariation(match, path))),
    );
    this.#deleted = variationOf(match, path);
    return next;
  }

  /** Restores the last deleted variation. @throws Refusal if its place no longer exists. */
  restoreVariation(): SessionState {
    const last = this.#deleted;
    if (last === undefined) throw new Refusal(message('match.nothing-to-restore'));
    const table = this.#edited((now) => withMatch(now, restoreVariation(now.match, last)));
    this.#deleted = undefined;
    return this.#become({ table });
  }

  /**
   * Begins the next game of a series, unless the match has changed since, perhaps to that very game.
   *
   * @param revision - the revision of the request.
   * @throws Refusal if no game follows.
   */
  nextRound(revision: number): SessionState {
    const { table } = this.#state;
    if (revision !== this.#state.revision) return this.#state;
    if (!awaitsNextRound(table)) throw new Refusal(message('match.no-next-round'));
    return this.begin(allowed(withinLimits(table, nextRound(table))));
  }

  /** Turns autoplay for human seats on or off. */
  letComputerPlayOn(on: boolean): SessionState {
    const over = outcomeOf(this.#state.table.match) !== undefined;
    return on === this.#state.playedOn || over ? this.#state : this.#become({ playedOn: on });
  }

  /** Turns the guide of the match on or off. Once a move was played with it, the match stays marked as guided. */
  setGuided(on: boolean): SessionState {
    const { guided, ...table } = this.#state.table;
    if (on === (guided === 'now')) return this.#state;
    if (on) {
      this.#unguided = this.#state.table;
      return this.#become({ table: { ...table, guided: 'now' } });
    }
    const { moves } = table.match;
    // Cards drawn before the first move are plies of no seat.
    const isNew = table.rounds === undefined && moves.every(({ ply }) => ply.seat === null);
    const left = isNew || this.#unguided?.match.moves === moves ? this.#unguided?.guided : 'before';
    return this.#become({ table: left === undefined ? table : { ...table, guided: left } });
  }

  /** Changes the match other than by a move, such as by an agreed draw. */
  alter(change: (table: SeatedMatch) => Result<SeatedMatch>): SessionState {
    return this.#become({ table: this.#resolved(allowed(change(this.#state.table))) });
  }

  /** Sets what the computers do; no effect if a person plays. */
  direct(computers: Computers): SessionState {
    if (computers === 'step' && this.#state.computers === 'step') {
      // It is already thinking of one move; this one follows.
      this.#steps++;
      return this.#state;
    }
    this.#steps = 0;
    return computers === this.#state.computers || !areAlone(this.#state.table)
      ? this.#state
      : this.#become({ computers });
  }

  #resolved(table: SeatedMatch): SeatedMatch {
    return allowed(withMatch(table, withChanceResolved(table.match, this.#resolveChance)));
  }

  #become(change: Partial<Omit<SessionState, 'revision'>>): SessionState {
    const next = { ...this.#state, ...change };
    this.#state = { ...next, revision: this.#state.revision + 1 };
    this.#changed(this.#state);
    return this.#state;
  }

  /**
   * The table after an edit. @throws Refusal if the place doesn't exist or the table would be too large.
   */
  #edited(edit: Edit): SeatedMatch {
    const { table } = this.#state;
    try {
      return allowed(withinLimits(table, this.#resolved(allowed(edit(table)))));
    } catch (error) {
      throw error instanceof RangeError ? new Refusal(message('match.no-such-place')) : error;
    }
  }

  /** Edits the tree if it is still in the given state. */
  #editTree(revision: number, edit: Edit): SessionState {
    if (revision !== this.#state.revision) throw new Refusal(message('match.moved-on'));
    return this.#become({ table: this.#edited(edit), playedOn: false, looking: true });
  }

  /** Goes to another place in the tree. */
  #travel(edit: Edit): SessionState {
    this.#steps = 0;
    const before = this.#state.table.match;
    const table = this.#edited(edit);
    const { match } = table;
    const isSame = match.at === before.at && isSamePath(match.path, before.path);
    if (isSame && match.adjudication === before.adjudication && !this.#state.playedOn) {
      return this.#state;
    }
    return this.#become({ table, playedOn: false, looking: true });
  }

  #playNotation(notation: string): SessionState {
    const { table } = this.#state;
    const move = table.match.rules.parseMove(positionOf(table.match), notation);
    if (!move.ok) throw new Refusal(move.error);
    try {
      const played = allowed(withMatch(table, play(table.match, move.value, this.#resolveChance)));
      allowed(withinLimits(table, played));
      const computers = this.#computersAfter(played);
      return this.#become({ table: played, looking: false, computers });
    } catch (error) {
      throw error instanceof IllegalMove ? new Refusal(error.reason) : error;
    }
  }

  /** A computer that was asked for one move waits again, unless more moves were requested. */
  #computersAfter({ match }: SeatedMatch): Computers {
    if (this.#state.computers !== 'step') return this.#state.computers;
    const isMore = this.#steps > 0 && outcomeOf(match) === undefined;
    this.#steps = isMore ? this.#steps - 1 : 0;
    return isMore ? 'step' : 'wait';
  }
}

type Edit = (table: SeatedMatch) => Result<SeatedMatch>;

/** Answers a request that changes the match: the window waits for the update with this revision. */
export function reached({ revision }: SessionState): { readonly revision: number } {
  return { revision };
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

/** Whether undo and redo stop at a seat's moves: those of persons, or of all if computers are alone. */
function mayTakeBack(table: SeatedMatch, seat: Seat): boolean {
  return isPerson(table, seat) || areAlone(table);
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
