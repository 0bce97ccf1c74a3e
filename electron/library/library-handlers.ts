import { atItsEnd, type SeatedMatch } from '../../engine/match/seated-match.ts';
import type { MatchFile } from '../../storage/library/match-file.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import { message, type Message } from '../../words/message.ts';
import type { libraryRequests, MatchPage, MatchToDraw } from '../api/library.ts';
import type { Reached } from '../api/contract.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { matchFileName } from '../saving/match-file-name.ts';
import { words } from '../words.ts';
import type { Owner } from '../../storage/library/own-matches.ts';
import type { OpenedMatch } from '../../storage/library/kept-match.ts';
import { finder } from './found-matches.ts';
import type { Library } from './library.ts';
import { duelTextOf } from './match-texts.ts';
import { send, type Outgoing } from './outgoing.ts';
import { rulesOf } from './rules-view.ts';
import { statisticsHandlers } from './statistics-handlers.ts';
import { summaryView } from './summary-view.ts';

/** Actions of the library on the table. */
export interface AtTheTable {
  /** Leaves the match on the table, at its end if it is over. */
  stay(): Reached;
  /** Puts a kept match on it. */
  open(match: OpenedMatch): Reached;
  /** Shows a match without putting it there. */
  draw(table: SeatedMatch): MatchToDraw;
  /** Puts a new match on it, since the one there is deleted. */
  clear(): void;
}

/**
 * Answers the requests about kept matches.
 *
 * @param owner - the person at the machine.
 */
export function libraryHandlers(
  library: Library,
  table: AtTheTable,
  outgoing: Outgoing,
  owner: () => Owner,
): Handlers<keyof typeof libraryRequests> {
  return {
    ...listHandlers(library, outgoing, owner),
    ...matchHandlers(library, table, owner),
    ...deletionHandlers(library, table),
    ...statisticsHandlers(library, outgoing, owner),
  };
}

/** Answers the requests about the list of matches. */
function listHandlers(
  library: Library,
  outgoing: Outgoing,
  owner: () => Owner,
): Handlers<'listMatches' | 'matchIds' | 'matchRules' | 'exportMatches'> {
  const { folder, kept } = library;
  const find = finder(folder, owner);
  return {
    listMatches: ({ filter, sort, offset, limit }): MatchPage => {
      const found = find(filter, sort);
      const id = kept.id();
      const onTable = id === null ? undefined : folder.summary(id);
      return {
        revision: folder.revision(),
        total: found.length,
        matches: found.slice(offset, offset + limit).map(summaryView),
        onTable: id,
        isTableOwn: onTable !== undefined && owner().seatsIn(onTable).length > 0,
      };
    },
    matchIds: ({ filter, sort }) => find(filter, sort).map(({ id }) => id),
    matchRules: () => rulesOf(folder.summaries()),
    async exportMatches(wanted) {
      const ids =
        'ids' in wanted ? wanted.ids : find(wanted.filter, wanted.sort).map(({ id }) => id);
      const [only, ...others] = ids.map((id) => knownMatch(library, id));
      if (only === undefined) throw new Refusal(message('library.nothing-to-export'));
      const text = await duelTextOf(ids, (id) => library.read(id));
      const name =
        others.length > 0
          ? words().text('library.matches-file')
          : matchFileName({ ...only, players: owner().playersIn(only) });
      return send(outgoing, wanted.to, { name, as: 'duel', text });
    },
  };
}

/** Answers the requests about one match. */
function matchHandlers(
  library: Library,
  table: AtTheTable,
  owner: () => Owner,
): Handlers<'openMatch' | 'matchToDraw' | 'renameMatch' | 'commentMatch'> {
  const { folder, kept } = library;

  async function annotate(id: string, change: { title?: string; comment?: string }): Promise<null> {
    knownMatch(library, id);
    const read = folder.isAsKept(id) ? undefined : await readAsItIs(library, id);
    orRefuse('library.not-changed', library, id, () => folder.annotate(id, change, read));
    return null;
  }

  return {
    async openMatch({ id }) {
      // It may have changed since it was last written.
      const isHere = id === kept.id() && folder.summary(id) !== undefined && folder.isAsKept(id);
      if (isHere) return table.stay();
      knownMatch(library, id);
      return table.open(usable(id, await library.read(id)));
    },
    async matchToDraw({ id }) {
      const { people } = knownMatch(library, id);
      const { table: found } = usable(id, await library.read(id));
      const players = owner().playersIn({ players: found.players, people });
      return table.draw({ ...found, players });
    },
    renameMatch: ({ id, title }) => annotate(id, { title }),
    commentMatch: ({ id, comment }) => annotate(id, { comment }),
  };
}

/** Deletes matches and restores them. */
function deletionHandlers(
  library: Library,
  table: AtTheTable,
): Handlers<'deleteMatches' | 'restoreMatches'> {
  const { folder, kept, now } = library;
  /** The match that was deleted while it was on the table. */
  let deletedFromTable: string | undefined;
  return {
    deleteMatches({ ids }) {
      const deleted: string[] = [];
      let problem: Message | null = null;
      for (const id of ids) {
        try {
          if (folder.remove(id, now())) deleted.push(id);
        } catch (error) {
          // Those before it are deleted already, and are reported so that they can be restored.
          const values = { file: folder.fileOf(id), reason: fileReason(error) };
          problem = message('library.not-deleted', values);
          break;
        }
      }
      const onTable = deleted.find((id) => id === kept.id());
      if (onTable !== undefined) {
        deletedFromTable = onTable;
        table.clear();
      }
      return { ids: deleted, problem };
    },
    async restoreMatches({ ids }) {
      const back = ids.filter((id) =>
        orRefuse('library.not-restored', library, id, () => folder.restore(id)),
      );
      const id = back.find((each) => each === deletedFromTable);
      if (id !== undefined) {
        deletedFromTable = undefined;
        const read = await library.read(id);
        // What was played meanwhile stays on the table.
        if (kept.id() === null && read.kind === 'match') table.open(usable(id, read));
      }
      return { ids: back };
    },
  };
}

/** @throws Refusal if there is none of that id. */
function knownMatch({ folder }: Library, id: string): MatchSummary {
  const summary = folder.summary(id);
  if (summary === undefined) throw new Refusal(message('library.not-there'));
  return summary;
}

/**
 * Reads a match that another program has changed; undefined if it changes meanwhile.
 *
 * @throws Refusal if it can't be used any more.
 */
async function readAsItIs(library: Library, id: string): Promise<MatchFile | undefined> {
  const { folder } = library;
  const before = folder.stamp(id);
  const read = await library.read(id);
  usable(id, read);
  return before !== undefined && folder.isAsItWas(id, before) ? read : undefined;
}

/** @throws Refusal if it can't be used any more. */
function usable(id: string, read: MatchFile): OpenedMatch {
  if (read.kind === 'match') return { id, table: atItsEnd(read.table) };
  throw new Refusal(message('library.not-usable', { reason: read.reason }));
}

function orRefuse<T>(
  code: 'library.not-changed' | 'library.not-restored',
  { folder }: Library,
  id: string,
  work: () => T,
): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(message(code, { file: folder.fileOf(id), reason: fileReason(error) }));
  }
}
