import { message } from '../../words/message.ts';
import { endOf, notationsOf } from '../../engine/match.ts';
import { withMatch } from '../../engine/series.ts';
import type { Table } from '../../engine/table.ts';
import {
  nodeAt,
  pliesBefore,
  type Line,
  type Note,
  type Path,
  type Place,
} from '../../engine/tree.ts';
import {
  annotate,
  deleteVariation,
  goToPlace,
  promoteVariation,
  restoreVariation,
  settled,
  type SettleChance,
} from '../../engine/variations.ts';
import { withinLimits } from '../../engine/records/size.ts';
import type { Result } from '../../engine/result.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from './session-state.ts';

/** What can be done with the variations of a match. */
export interface VariationSession {
  /**
   * Goes to any place of any line.
   *
   * @param notation - of the ply that leads there; null at the start.
   * @throws Refusal if no such ply does.
   */
  goTo(place: Place, notation: string | null): SessionState;
  /** Notes something of a ply. @param notation - of the ply that is meant. */
  annotate(place: Place, notation: string, note: Note): SessionState;
  /** Makes a variation the main line. @throws Refusal where a match would lose its end. */
  promoteVariation(path: Path, revision: number): SessionState;
  /** Deletes a variation, which can be had back. */
  deleteVariation(path: Path, revision: number): SessionState;
  /** Has the variation back that was deleted last. @throws Refusal where it has no place any more. */
  restoreVariation(): SessionState;
}

/** What the variations of a session need of it. */
export interface VariationsOptions {
  readonly state: () => SessionState;
  readonly become: (change: Partial<Omit<SessionState, 'revision'>>) => SessionState;
  readonly travel: (there: Table) => SessionState;
  readonly settle: SettleChance;
}

/** A variation that can be had back. */
interface Deleted {
  readonly deal: number;
  readonly path: Path;
  /** The moves before it. */
  readonly before: string;
  readonly line: Line;
}

/** The part of a session that concerns the variations of its match. */
export function variationsOf({
  state,
  become,
  travel,
  settle,
}: VariationsOptions): VariationSession {
  let deleted: Deleted | undefined;

  /** Changes the table in the state that was meant. */
  function change(revision: number, made: (table: Table) => Result<Table>): SessionState {
    if (revision !== state().revision) throw new Refusal(message('match.moved-on'));
    return become({
      table: inTree(() => {
        const before = state().table;
        const changed = made(before);
        if (!changed.ok) return changed;
        const there = withMatch(changed.value, settled(changed.value.match, settle));
        return there.ok ? withinLimits(before, there.value) : there;
      }),
      playedOn: false,
      looking: true,
    });
  }

  return {
    goTo: (place, notation) =>
      travel(
        inTree(() => {
          const { table } = state();
          expectPly(table, place, notation);
          return withMatch(table, goToPlace(table.match, place, settle));
        }),
      ),
    annotate(place, notation, note) {
      const table = inTree(() => {
        const now = state().table;
        expectPly(now, place, notation);
        return withinLimits(now, {
          ...now,
          match: annotate(now.match, place, withoutNothing(note)),
        });
      });
      return become({ table });
    },
    promoteVariation(path, revision) {
      const promoted = change(revision, (table) => {
        const { match } = table;
        const made = promoteVariation(match, path);
        const isLost = made.ok && endOf(match) !== undefined && endOf(made.value) === undefined;
        if (isLost || match.settled !== undefined) {
          return { ok: false, error: message('match.keeps-its-end') };
        }
        return withMatch(table, made);
      });
      deleted = undefined;
      return promoted;
    },
    deleteVariation(path, revision) {
      return change(revision, (table) => {
        const { match, deleted: line } = deleteVariation(table.match, path);
        deleted = { deal: state().deal, path, before: movesBefore(table, path), line };
        return { ok: true, value: { ...table, match } };
      });
    },
    restoreVariation() {
      const last = deleted;
      if (last?.deal !== state().deal) throw new Refusal(message('match.nothing-to-restore'));
      const table = inTree(() => {
        const now = state().table;
        if (movesBefore(now, last.path) !== last.before) {
          throw new Refusal(message('match.nothing-to-restore'));
        }
        return withinLimits(now, {
          ...now,
          match: restoreVariation(now.match, last.path, last.line),
        });
      });
      deleted = undefined;
      return become({ table });
    },
  };
}

/** What is done in the tree of a match. @throws Refusal where that has no such place. */
function inTree(action: () => Result<Table>): Table {
  try {
    const result = action();
    if (result.ok) return result.value;
    throw new Refusal(result.error);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal(message('match.no-such-place')) : error;
  }
}

/** @throws Refusal unless the ply that leads to a place is the one that is meant; null at the start. */
function expectPly({ match }: Table, place: Place, notation: string | null): void {
  const ply = nodeAt(match.moves, place)?.ply;
  if ((ply?.notation ?? null) !== notation) throw new Refusal(message('match.no-such-place'));
}

/** The moves that lead to where a variation turns off. */
function movesBefore({ match }: Table, path: Path): string {
  const before = path.slice(0, -1);
  return notationsOf({ ...match, path: before })
    .slice(0, pliesBefore(path))
    .join(' ');
}

function withoutNothing({ comment = '', marks = [] }: Note): Note {
  const text = comment.trim();
  return { ...(text !== '' && { comment: text }), ...(marks.length > 0 && { marks }) };
}
