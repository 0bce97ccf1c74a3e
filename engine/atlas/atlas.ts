import type { Settings, SettingValue } from '../settings/settings.ts';

/** A setting that an atlas varies, and its values there, the default first. */
export interface AtlasAxis {
  readonly setting: string;
  readonly values: readonly SettingValue[];
}

/** A combination of an atlas: for each axis, the index of a value. */
export type AtlasPoint = readonly number[];

/**
 * The combinations of settings that are solved in advance. A combination represents all that give the same game, since
 * some settings have no effect beside others.
 */
export interface Atlas {
  /** The first axis is the size of the game; every size has the same combinations. */
  readonly axes: readonly AtlasAxis[];
  /** All settings of a combination. */
  settingsOf(point: AtlasPoint): Settings;
  /** The combination that represents another; undefined if it is invalid or too large. */
  standingFor(point: AtlasPoint): AtlasPoint | undefined;
  /** Every combination of the atlas once, the most important first. */
  combinations(): AtlasCombinations;
  /** The terminal command that solves a combination, for the project's folder. */
  command(point: AtlasPoint): string;
  /** An upper bound of the positions of a combination, from which its solving time follows. */
  positions(point: AtlasPoint): number;
}

/** The combinations of an atlas. */
export interface AtlasCombinations {
  readonly points: readonly AtlasPoint[];
  /** The number of combinations that are too large to solve. */
  readonly tooLarge: number;
}

/** The number of settings that differ from the defaults, without the size. */
export function rulesChanged(point: AtlasPoint): number {
  let changed = 0;
  for (let axis = 1; axis < point.length; axis++) if (point[axis] !== 0) changed++;
  return changed;
}

/** A combination as one number in mixed radix, the first axis lowest. */
export function codeOf(axes: readonly AtlasAxis[], point: AtlasPoint): number {
  let code = 0;
  for (let axis = axes.length - 1; axis >= 0; axis--) {
    code = code * (axes[axis]?.values.length ?? 1) + (point[axis] ?? 0);
  }
  return code;
}

/** The inverse of {@link codeOf}. */
export function pointOf(axes: readonly AtlasAxis[], code: number): AtlasPoint {
  let rest = code;
  return axes.map(({ values }) => {
    const value = rest % values.length;
    rest = Math.floor(rest / values.length);
    return value;
  });
}

/** The representatives of all combinations that differ from one in a single axis. */
export function neighbours(
  atlas: Atlas,
  point: AtlasPoint,
): { readonly axis: number; readonly value: number; readonly point: AtlasPoint }[] {
  return atlas.axes.flatMap(({ values }, axis) =>
    values.flatMap((_, value) => {
      if (value === point[axis]) return [];
      const standing = atlas.standingFor(point.with(axis, value));
      return standing === undefined ? [] : [{ axis, value, point: standing }];
    }),
  );
}
