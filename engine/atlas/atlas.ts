import type { Settings, SettingValue } from '../settings/settings.ts';
import type { Census } from '../analysis/solution.ts';
import type { Value } from '../analysis/value.ts';

/** A setting that an atlas varies, and the values that it takes there; the usual one first. */
export interface AtlasAxis {
  readonly setting: string;
  readonly values: readonly SettingValue[];
}

/** A combination of an atlas: for each axis, which of its values, by index. */
export type AtlasPoint = readonly number[];

/**
 * Which combinations of a game's settings its atlas has. A combination stands for all that come to the same
 * game, as a setting may have no effect beside others.
 */
export interface Atlas {
  /** The first one is the size of the game, in which each size has the same combinations. */
  readonly axes: readonly AtlasAxis[];
  /** All settings of a combination. */
  settingsOf(point: AtlasPoint): Settings;
  /** The combination that stands for one; nothing where it can't be had or is too large to be solved here. */
  standingFor(point: AtlasPoint): AtlasPoint | undefined;
  /** Every combination of the atlas once, what matters most first. */
  combinations(): AtlasCombinations;
  /** What solves a combination in a terminal, to be typed in the project's folder. */
  command(point: AtlasPoint): string;
  /** How many positions a combination has at most, which tells how long it takes to solve. */
  positions(point: AtlasPoint): number;
  /** Solves a combination. */
  survey(point: AtlasPoint): SurveyedGame;
}

/** A game of two players in a few numbers. */
export interface Survey {
  /** What its first position is worth to the player who begins. */
  readonly start: Value;
  /** The largest remoteness of any position that can be reached and is won or lost; null if none is. */
  readonly longest: number | null;
  readonly census: Census;
  /** The positions that can be reached in which some legal move gives away a win or a draw. */
  readonly critical: number;
}

/** A game that was solved, with all that it consists of: equal for games that can't be told apart. */
export interface SurveyedGame extends Survey {
  readonly substance: readonly (string | Int32Array | Uint16Array | Uint8Array)[];
}

/** What an atlas consists of. */
export interface AtlasCombinations {
  readonly points: readonly AtlasPoint[];
  /** How many more there would be if larger games were solved. */
  readonly tooLarge: number;
}

/** How many settings differ from the usual ones, the size left out. */
export function rulesChanged(point: AtlasPoint): number {
  let changed = 0;
  for (let axis = 1; axis < point.length; axis++) if (point[axis] !== 0) changed++;
  return changed;
}

/** A combination as one number: its values are the digits, that of the first axis the lowest. */
export function codeOf(axes: readonly AtlasAxis[], point: AtlasPoint): number {
  let code = 0;
  for (let axis = axes.length - 1; axis >= 0; axis--) {
    code = code * (axes[axis]?.values.length ?? 1) + (point[axis] ?? 0);
  }
  return code;
}

/** The combination that {@link codeOf} made a number of. */
export function pointOf(axes: readonly AtlasAxis[], code: number): AtlasPoint {
  let rest = code;
  return axes.map(({ values }) => {
    const value = rest % values.length;
    rest = Math.floor(rest / values.length);
    return value;
  });
}

/** All combinations that stand for those that differ from one in the value of a single axis. */
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
