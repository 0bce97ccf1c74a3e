import { pointOf, rulesChanged, type Atlas } from '../engine/atlas/atlas.ts';
import type { AtlasTable } from '../engine/atlas/atlas-table.ts';
import { decode, wdlOf, type Wdl } from '../engine/analysis/value.ts';
import type { Settings, SettingValue } from '../engine/settings/settings.ts';
import { csvRow } from '../storage/files/csv.ts';

/** A solved game of the atlas, by the names of its columns: the settings that the atlas varies, then its figures. */
export type AtlasRecord = Readonly<Record<string, SettingValue | null>>;

/** Which games are listed. */
export interface AtlasFilter {
  /** Settings that they have. */
  readonly settings: Settings;
  /** What the start is worth to the player who begins; undefined for any value. */
  readonly value: Wdl | undefined;
}

/** The games of an atlas that pass a filter, those with the fewest changed rules first. */
export function atlasRecords(
  { axes }: Atlas,
  { rows }: AtlasTable,
  { settings, value }: AtlasFilter,
): AtlasRecord[] {
  const wanted = axes.map(({ setting, values }) => {
    const asked = settings[setting];
    return asked === undefined ? undefined : values.indexOf(asked);
  });
  return rows
    .map((row) => ({ row, point: pointOf(axes, row.code), start: decode(row.start) }))
    .filter(({ point }) => wanted.every((each, axis) => each === undefined || each === point[axis]))
    .filter(({ start }) => value === undefined || wdlOf(start) === value)
    .sort((one, other) => rulesChanged(one.point) - rulesChanged(other.point))
    .map(({ row, point, start }) => ({
      ...Object.fromEntries(
        axes.map(({ setting, values }, axis) => [setting, values[point[axis] ?? 0] ?? '']),
      ),
      value: wdlOf(start),
      plies: start.remoteness,
      longest: row.longest < 0 ? null : row.longest,
      reachable: row.reachable,
      won: row.win,
      drawn: row.reachable - row.win - row.lose,
      lost: row.lose,
      critical: row.critical,
    }));
}

/** Records as lines of CSV (RFC 4180), the names of the columns first; null is an empty field. */
export function csvLines(records: readonly AtlasRecord[]): string[] {
  const [first] = records;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  return [columns, ...records.map((record) => columns.map((column) => record[column] ?? ''))].map(
    csvRow,
  );
}
