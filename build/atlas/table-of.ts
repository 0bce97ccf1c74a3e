import type { AtlasRow, AtlasTable } from '../../engine/atlas/atlas-table.ts';
import type { SolvedRow } from './solve-combination.ts';

/**
 * The table of what is solved: a row for each game, under the combination that comes first.
 *
 * @param codes - of the combinations of the atlas in their order.
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
