import type { AtlasRow, AtlasTable } from '../../engine/atlas/atlas-table.ts';
import type { SolvedRow } from './solve-combination.ts';

/**
 * Builds the table of solved games: a row for each, under its first combination.
 *
 * @param codes - the codes of the atlas's combinations in order.
 */
export function tableOf(
  codes: readonly number[],
  solved: ReadonlyMap<number, SolvedRow>,
): AtlasTable {
  const first = new Map<string, number>();
  const rows: AtlasRow[] = [];
  const same = new Map<number, number>();
  for (const code of codes) {
    const found = solved.get(code);
    if (found === undefined) continue;
    const known = first.get(found.game);
    if (known !== undefined) {
      same.set(code, known);
      continue;
    }
    first.set(found.game, code);
    const { start, longest, reachable, win, lose, critical } = found;
    rows.push({ code, start, longest, reachable, win, lose, critical });
  }
  return { rows, same };
}
