import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  tournamentLineSchema,
  type TournamentLine,
  type TournamentRules,
} from '../../engine/tournament/line.ts';
import {
  standingOfGame,
  tournamentAfter,
  withLine,
  type GameStanding,
  type Tournament,
} from '../../engine/tournament/tournament.ts';
import type { Player } from '../../engine/match/players.ts';
import { mainEndOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { message, type Message } from '../../words/message.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { makeFolder } from '../files/make-folder.ts';
import { moveTo } from '../files/move.ts';
import { namesIn } from '../files/names-in.ts';
import { fileReason } from '../files/reason.ts';
import { statIfThere } from '../files/regular-file.ts';
import { readText } from '../files/text-file.ts';

/** The folder of tournaments in the data folder. */
export const tournamentsFolder = 'tournaments';

/** How long a deleted tournament can be restored, in milliseconds. */
const keptDeleted = 30 * 24 * 60 * 60 * 1000;

/** The largest file of a tournament, in megabytes. */
export const mostTournamentMegabytes = 16;

const schema = z.strictObject({
  version: z.literal(1),
  lines: z.array(tournamentLineSchema).max(100_000),
});

/** A tournament in the folder. */
export interface KeptTournament {
  readonly id: string;
  readonly tournament: Tournament;
}

/** A file that can't be read as a tournament. It stays as it is. */
export interface UnusableTournament {
  readonly file: string;
  readonly reason: Message;
}

/**
 * The tournaments of a data folder: a file each, with all that happened in it. It is read before each change, since it
 * may have been restored from a backup.
 */
export class TournamentFolder {
  readonly #folder: string;
  /** The tournament whose game on the table was looked up last, with the stamp of its file. */
  #looked: { readonly stamp: string; readonly result: Result<Tournament> } | undefined;

  /** @param data - the folder of the user's data. */
  constructor(data: string) {
    this.#folder = path.join(data, tournamentsFolder);
  }

  /** All tournaments, those of the last day first, and the files that can't be used. */
  all(): {
    readonly kept: readonly KeptTournament[];
    readonly unusable: readonly UnusableTournament[];
  } {
    const read = namesIn(this.#folder)
      .flatMap((name) => tournamentIn(name) ?? [])
      .toSorted()
      .toReversed()
      .map((id) => ({ id, result: this.read(id) }));
    return {
      kept: read.flatMap(({ id, result }) => (result.ok ? { id, tournament: result.value } : [])),
      unusable: read.flatMap(({ id, result }) =>
        result.ok ? [] : { file: this.#file(id), reason: result.error },
      ),
    };
  }

  /** The tournament of an id. @returns why it can't be used, if it can't. */
  read(id: string): Result<Tournament> {
    const lines = this.#lines(id);
    return lines.ok ? tournamentAfter(lines.value) : lines;
  }

  /** How a match stands in its tournament; the file is read only if it has changed since. */
  standingOf({ pairing }: Pick<SeatedMatch, 'pairing'>): GameStanding {
    if (pairing === undefined) return 'none';
    const { id } = pairing;
    const stamp = stampOf(id, this.#file(id));
    if (stamp === undefined) return 'none';
    if (this.#looked?.stamp !== stamp) this.#looked = { stamp, result: this.read(id) };
    const { result } = this.#looked;
    return result.ok ? standingOfGame(result.value, pairing) : 'none';
  }

  /** Whether a match counts for a tournament once it is over. */
  counts(table: SeatedMatch): boolean {
    return mainEndOf(table.match) === undefined && this.standingOf(table) === 'open';
  }

  /**
   * Begins a tournament.
   *
   * @param at - the moment, see `momentOf`.
   * @returns its id, or why it can't begin like this.
   * @throws if it can't be written.
   */
  begin(rules: TournamentRules, players: readonly Player[], at: string): Result<string> {
    const lines: readonly TournamentLine[] = [
      { what: 'begin', at, rules },
      ...players.map((player) => ({ what: 'enter', at, player }) as const),
    ];
    const tournament = withLines(tournamentAfter(lines.slice(0, 1)), lines.slice(1));
    if (!tournament.ok) return tournament;
    const id = `${at.slice(0, 10)}-${randomBytes(4).toString('hex')}`;
    this.#write(id, lines);
    return success(id);
  }

  /**
   * Adds lines to a tournament: all of them or none.
   *
   * @returns the tournament after them, or why one can't follow.
   * @throws if it can't be written.
   */
  add(id: string, lines: readonly TournamentLine[]): Result<Tournament> {
    const before = this.#lines(id);
    if (!before.ok) return before;
    const tournament = withLines(tournamentAfter(before.value), lines);
    if (tournament.ok) this.#write(id, [...before.value, ...lines]);
    return tournament;
  }

  /** Deletes a tournament; it can be restored for thirty days. @returns whether there was one. @throws if it can't be moved. */
  delete(id: string): boolean {
    if (!isThere(id, this.#file(id))) return false;
    const to = this.#deleted(id);
    // Only the last deleted state of a tournament can be restored.
    fs.rmSync(to, { force: true });
    moveTo(this.#file(id), to);
    const now = new Date();
    fs.utimesSync(to, now, now);
    this.#forget(now.getTime() - keptDeleted);
    return true;
  }

  /** Restores a deleted tournament. @returns whether there was one. @throws if it can't be moved. */
  restore(id: string): boolean {
    if (!isThere(id, this.#deleted(id)) || isThere(id, this.#file(id))) return false;
    moveTo(this.#deleted(id), this.#file(id));
    return true;
  }

  /** Removes what was deleted before a time, in milliseconds since 1970. */
  #forget(before: number): void {
    const folder = path.dirname(this.#deleted(''));
    for (const name of namesIn(folder)) {
      const file = path.join(folder, name);
      if (tournamentIn(name) !== undefined && (statIfThere(file)?.mtimeMs ?? before) < before) {
        fs.rmSync(file, { force: true });
      }
    }
  }

  #lines(id: string): Result<readonly TournamentLine[]> {
    if (tournamentIn(`${id}.json`) === undefined)
      return failure(message('tournament.unknown', { id }));
    try {
      const found = readText(this.#file(id), mostTournamentMegabytes);
      if (found.kind === 'missing') return failure(message('tournament.unknown', { id }));
      if (found.kind === 'unusable') {
        return failure(message('tournament.unreadable', { reason: found.reason }));
      }
      const parsed = schema.safeParse(parseJson(found.text));
      return parsed.success
        ? success(parsed.data.lines)
        : failure(
            message('tournament.not-understood', {
              at: z.core.toDotPath(parsed.error.issues[0]?.path ?? []),
            }),
          );
    } catch (error) {
      if (error instanceof SyntaxError) return failure(message('tournament.no-json'));
      return failure(message('tournament.unreadable', { reason: fileReason(error) }));
    }
  }

  #write(id: string, lines: readonly TournamentLine[]): void {
    const written = lines.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
    makeFolder(this.#folder);
    writeWhole(this.#file(id), `{\n  "version": 1,\n  "lines": [\n${written}\n  ]\n}\n`);
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }

  #deleted(id: string): string {
    return path.join(this.#folder, 'deleted', `${id}.json`);
  }
}

function withLines(
  before: Result<Tournament>,
  lines: readonly TournamentLine[],
): Result<Tournament> {
  return lines.reduce(
    (result, line) => (result.ok ? withLine(result.value, line) : result),
    before,
  );
}

function isThere(id: string, file: string): boolean {
  // Security: An id names no other file.
  if (tournamentIn(`${id}.json`) === undefined) return false;
  return statIfThere(file) !== undefined;
}

/** What changes with the file of a tournament; undefined if there is none that can be read. */
function stampOf(id: string, file: string): string | undefined {
  try {
    const found = isThere(id, file) ? fs.statSync(file) : undefined;
    return found && [id, found.ino, found.mtimeMs, found.size].join(' ');
  } catch {
    return undefined;
  }
}

/** The id of a tournament by the name of its file; undefined if it is another file. */
export function tournamentIn(name: string): string | undefined {
  return /^(\d{4}-\d{2}-\d{2}-[\da-f]{8})\.json$/.exec(name)?.[1];
}
