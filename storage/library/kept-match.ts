import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../engine/game.ts';
import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import {
  atMainEnd,
  nodesOf,
  notationsOf,
  pliesOf,
  setUpPosition,
} from '../../engine/match/match.ts';
import { fileReason } from '../files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import type { MatchFolder } from './match-folder.ts';
import { readOnTable, writeOnTable } from './on-table.ts';
import { notesOfRecord } from './record-of-match.ts';
import { endOfMatch, resultOf, type MatchNotes, type MatchSummary } from './summary.ts';

/** Longer pauses don't count as playing time (ms). */
const longestThought = 5 * 60 * 1000;

/** A match of the library. */
export interface OpenedMatch {
  readonly id: string;
  readonly table: SeatedMatch;
}

/** The saved state of a match. */
interface Keeping {
  id: string | null;
  /** Its last saved state. */
  last: SeatedMatch | undefined;
  /** The time of that, or when it was put on the table. */
  touched: number;
  /** How often each seat saw the best move since then, by seat. */
  hints: readonly number[];
  /** The newest state, if it could not be saved yet. */
  unsaved: Unsaved | undefined;
}

interface Unsaved {
  readonly table: SeatedMatch;
  /** Whether something was played or commented on. */
  readonly grown: boolean;
  readonly time: number;
  /** Its summary at that time; a different one now means that its file was written meanwhile. */
  readonly known: MatchSummary | undefined;
}

/**
 * Saves the match on the table in the library, ply by ply. A match that loses its end is saved as a new one, and so is a match
 * whose file another program, such as the terminal, has changed meanwhile.
 */
export class KeptMatch {
  readonly #folder: MatchFolder;
  readonly #now: () => number;
  readonly #mended: (reason: Message) => void;
  /**
   * Finds who sits at each seat, by the name of the person's folder; undefined if nobody is known to.
   *
   * @param before - what is saved of the match so far.
   */
  whoSits: (players: readonly Player[], before?: MatchSummary) => MatchNotes['people'] = () =>
    undefined;
  #onTable: Keeping;
  /** The match last noted as on the table. */
  #noted: string | undefined;
  /** Earlier matches with unsaved changes. */
  #waiting: readonly Keeping[] = [];
  /** The reason of the failure that was reported. */
  #said: Message | undefined;

  /**
   * @param now - the clock, in milliseconds since 1970.
   * @param mended - called with the reason of a failure once everything is saved.
   */
  constructor(folder: MatchFolder, now: () => number, mended: (reason: Message) => void) {
    this.#folder = folder;
    this.#now = now;
    this.#mended = mended;
    this.#onTable = this.#begin(undefined);
  }

  /** Its id; null before its first move, unless it was set up. */
  id(): string | null {
    return this.#onTable.id;
  }

  /**
   * Puts another match of the library, or a new one, on the table. Unsaved changes of the last one are saved now, beside its
   * file if need be, or later when something else can be saved.
   */
  turnTo(opened: OpenedMatch | undefined): void {
    const before = this.#onTable;
    this.#onTable = this.#begin(opened);
    this.#noteOnTable();
    if (before.unsaved === undefined) {
      this.#saveHints(before);
      return;
    }
    if (this.#trySave(before)) this.#saveWaiting();
    else this.#waiting = [...this.#waiting, before];
  }

  /** Counts that a person at a seat has seen which move is best; saved with the next move, or when the match is left. */
  hinted(seat: Seat): void {
    this.#onTable.hints = sumOf(this.#onTable.hints, oneAt(seat));
  }

  /** Saves its new state. @returns the reason for the first failure. */
  keep(table: SeatedMatch): Message | undefined {
    const onTable = this.#onTable;
    const { id, last } = onTable;
    if (id === null && !isBegun(table)) return undefined;
    const grown =
      last === undefined ||
      // A change of moves or comments, or another round, makes another list.
      last.match.moves !== table.match.moves ||
      isAdjudicatedOtherwise(last, table);
    if (!grown && standsSame(last, table)) {
      onTable.unsaved = undefined;
      this.#saveWaiting();
      return undefined;
    }
    const unsaved = { table, grown, time: this.#now(), known: this.#known(onTable) };
    try {
      this.#write(onTable, unsaved, 'own file');
      this.#saveWaiting();
      return undefined;
    } catch (error) {
      onTable.unsaved = unsaved;
      if (this.#said !== undefined) return undefined;
      const file = id === null ? this.#folder.folder : this.#folder.fileOf(id);
      this.#said = message('match.not-saved', { file, reason: fileReason(error) });
      return this.#said;
    }
  }

  /** Tries a last time to save what is unsaved. */
  close(): void {
    for (const match of [...this.#waiting, this.#onTable]) this.#trySave(match);
    this.#saveHints(this.#onTable);
    // Another program may have noted another match meanwhile.
    this.#noted = readOnTable(this.#folder.folder);
    this.#noteOnTable();
  }

  #begin(opened: OpenedMatch | undefined): Keeping {
    const { id = null, table: last } = opened ?? {};
    return { id, last, touched: this.#now(), hints: [], unsaved: undefined };
  }

  #known({ id }: Keeping): MatchSummary | undefined {
    return id === null ? undefined : this.#folder.summary(id);
  }

  #write(match: Keeping, unsaved: Unsaved, into: 'own file' | 'another file'): void {
    const folder = this.#folder;
    const { table, grown, time } = unsaved;
    const { id: own, last, touched } = match;
    const sinceLast = Math.max(0, Math.min(time - touched, longestThought));
    const isAnother = last !== undefined && losesEnd(last, table);
    const isSame = own !== null && !isAnother && folder.isAsKept(own);
    const id = isSame && into === 'own file' ? own : folder.freeId(time);
    const by = movedOn(last, table);
    const known = seatedAnew(this.#known(match), by);
    const before = isSame ? known : undefined;
    // A match that continues a record takes over its notes.
    const { title, comment, created } = before ?? notesOfRecord(table, time);
    const hints = sumOf(before?.hints ?? [], movedBy(by, match.hints, table.players.length, 0));
    const people = grown ? this.whoSits(table.players, known) : before?.people;
    folder.write(id, table, {
      title,
      comment,
      created,
      changed: grown ? time : (before?.changed ?? time),
      ...(resultOf(table).kind !== 'unfinished' && {
        ended: (before && endOfMatch(before)) ?? time,
      }),
      played: (before?.played ?? 0) + (grown ? sinceLast : 0),
      ...(hints.length > 0 && { hints }),
      ...(people && { people }),
      ...(before?.imported && last && !isPlayedOn(last, table) && { imported: true }),
    });
    Object.assign(match, { id, last: table, touched: time, hints: [], unsaved: undefined });
    if (match === this.#onTable) this.#noteOnTable();
  }

  /** Notes the match on the table. */
  #noteOnTable(): void {
    const { id } = this.#onTable;
    if (id === null || id === this.#noted) return;
    writeOnTable(this.#folder.folder, id);
    this.#noted = id;
  }

  /** Tries to save the unsaved state. @returns whether nothing is unsaved. */
  #trySave(match: Keeping): boolean {
    const { unsaved } = match;
    if (unsaved === undefined) return true;
    const isDeleted = unsaved.known !== undefined && this.#known(match) === undefined;
    if (isDeleted) return true;
    const onTable = this.#onTable;
    const isElsewhere = match !== onTable && match.id === onTable.id;
    const isOwn = this.#known(match) === unsaved.known && !isElsewhere;
    return (
      (isOwn && isWritten(() => this.#write(match, unsaved, 'own file'))) ||
      isWritten(() => this.#write(match, unsaved, 'another file'))
    );
  }

  /** Saves the hints since the last move, beside what was noted about the match meanwhile. */
  #saveHints({ id, hints }: Keeping): void {
    if (id === null || hints.length === 0) return;
    const change = { hints: sumOf(this.#folder.summary(id)?.hints ?? [], hints) };
    // A match that is deleted or can't be written goes without them.
    isWritten(() => this.#folder.annotate(id, change));
  }

  /** Saves waiting matches, after something could be saved. */
  #saveWaiting(): void {
    this.#waiting = this.#waiting.filter((match) => !this.#trySave(match));
    if (this.#said === undefined) return;
    if (this.#waiting.length > 0 || this.#onTable.unsaved !== undefined) return;
    this.#mended(this.#said);
    this.#said = undefined;
  }
}

function oneAt(seat: Seat): readonly number[] {
  return Array.from({ length: seat + 1 }, (_, index) => (index === seat ? 1 : 0));
}

function sumOf(one: readonly number[], other: readonly number[]): readonly number[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => (one[index] ?? 0) + (other[index] ?? 0));
}

/** Whether writing succeeds; the first failure was reported. */
function isWritten(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a player has moved or resigned, or the position was set up. A match with only draws of chance isn't worth saving.
 */
function isBegun({ match, first, rounds = [] }: SeatedMatch): boolean {
  const isAdjudicated = match.adjudication !== undefined;
  const isSetUp = setUpPosition(match, first) !== undefined;
  return (
    isAdjudicated ||
    isSetUp ||
    rounds.length > 0 ||
    nodesOf(match).some(({ ply }) => ply.seat !== null)
  );
}

/** By how many seats the players of a match have moved on since an earlier state of it. */
function movedOn(before: SeatedMatch | undefined, { players }: SeatedMatch): number {
  const moved = players.findIndex((_, by) =>
    isDeepStrictEqual(before?.players, [...players.slice(by), ...players.slice(0, by)]),
  );
  return Math.max(0, moved);
}

/** What is known of a match, once its players have moved on by some seats. */
function seatedAnew(known: MatchSummary | undefined, by: number): MatchSummary | undefined {
  if (known === undefined) return undefined;
  const { hints, people, players } = known;
  return {
    ...known,
    ...(hints && { hints: movedBy(by, hints, players.length, 0) }),
    ...(people && { people: movedBy(by, people, players.length, null) }),
  };
}

/** What was noted by seat, moved on by some seats. @param none - at a seat without a note. */
function movedBy<Note>(
  by: number,
  noted: readonly Note[],
  seats: number,
  none: Note,
): readonly Note[] {
  if (by === 0) return noted;
  return Array.from({ length: seats }, (_, seat) => noted[(seat - by + seats) % seats] ?? none);
}

/** Whether a match that was over no longer is, except by taking back a resignation. */
function losesEnd(before: SeatedMatch, after: SeatedMatch): boolean {
  return (
    resultOf(before).kind !== 'unfinished' &&
    resultOf(after).kind === 'unfinished' &&
    before.match.adjudication === undefined
  );
}

/** Whether a resignation or an agreed draw was added or taken back. */
function isAdjudicatedOtherwise(one: SeatedMatch, other: SeatedMatch): boolean {
  return JSON.stringify(one.match.adjudication) !== JSON.stringify(other.match.adjudication);
}

/** Whether a person has changed the main line; variations don't count. */
function isPlayedOn(before: SeatedMatch, after: SeatedMatch): boolean {
  if (isAdjudicatedOtherwise(before, after)) return true;
  const { match, players } = after;
  const known = pliesOf(before.match);
  const hasPlayed = pliesOf(match).some(
    (ply, index) =>
      ply !== known[index] && ply.seat !== null && players[ply.seat]?.kind === 'person',
  );
  return hasPlayed && mainText(before) !== mainText(after);
}

function mainText({ match }: SeatedMatch): string {
  return notationsOf(atMainEnd(match)).join(' ');
}

function standsSame(one: SeatedMatch, other: SeatedMatch): boolean {
  const isSeatedSame = JSON.stringify(one.players) === JSON.stringify(other.players);
  const [match, another] = [one.match, other.match];
  return (
    isSeatedSame &&
    one.guided === other.guided &&
    match.at === another.at &&
    JSON.stringify(match.path) === JSON.stringify(another.path)
  );
}
