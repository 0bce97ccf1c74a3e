import {
  codeOf,
  rulesChanged,
  type Atlas,
  type AtlasCombinations,
  type AtlasPoint,
} from '../../atlas/atlas.ts';
import {
  defaultSettings,
  problemsWith,
  type SettingRules,
  type Settings,
} from '../../settings/settings.ts';
import { checkStart } from '../check.ts';
import {
  chopsticksRequirements,
  chopsticksSettings,
  type ChopsticksSettings,
} from '../settings.ts';
import { countHalfPositions } from '../solver/half-positions.ts';
import { axes, pointFor, settingsOf } from './axes.ts';
import { effective } from './effective.ts';

const chopsticksRules: SettingRules = {
  id: 'chopsticks',
  settings: chopsticksSettings,
  requirements: chopsticksRequirements,
  // The atlas itself leaves out large games, and counts them.
  check: (settings) => checkStart(settings as ChopsticksSettings),
};

const usualSettings: Settings = defaultSettings(chopsticksSettings);

/** The most rules changed at once. */
const mostChanged = 3;

/** The same for sizes that are solved quickly. */
const mostChangedIfSmall = 4;
const largestSmall = 6;

/** Larger games are left out: each takes longer than a thousand small ones. */
const mostHalves = 1_000;

/** The best-known rules, of which the atlas has every combination. */
const classic: readonly string[] = [
  'overflow',
  'misere',
  'halvesies',
  'suicide',
  'swaps',
  'passEquivalentTransfers',
  'loganClause',
  'meta',
  'stumps',
  'suns',
  'suddenDeath',
];

/** The atlas of Chopsticks for two. */
export const chopsticksAtlas: Atlas = {
  axes,
  settingsOf,
  standingFor: (point) => {
    const standing = standingOf(point);
    return standing !== undefined && halvesOf(standing) <= mostHalves ? standing : undefined;
  },
  combinations,
  command: (point) => {
    const settings: Settings = settingsOf(point);
    const changed = axes
      .filter(({ setting }) => settings[setting] !== usualSettings[setting])
      .map(({ setting }) => ` --set ${setting}=${String(settings[setting])}`);
    return `npm run cli -- solve chopsticks${changed.join('')}`;
  },
  positions: (point) => halvesOf(point) ** 2,
};

function combinations(): AtlasCombinations {
  const found = new Map<number, AtlasPoint>();
  const tooLarge = new Set<number>();
  const add = (point: AtlasPoint): void => {
    const standing = standingOf(point);
    if (standing === undefined) return;
    const code = codeOf(axes, standing);
    if (halvesOf(standing) <= mostHalves) found.set(code, standing);
    else tooLarge.add(code);
  };
  const usual = axes.map(() => 0);
  axes[0].values.forEach((fingers, size) => {
    const most = fingers <= largestSmall ? mostChangedIfSmall : mostChanged;
    changes(usual.with(0, size), 1, most, () => true, add);
    changes(usual.with(0, size), 1, axes.length, isClassic, add);
  });
  const points = [...found].sort(
    ([one, its], [other, theirs]) => rank(its) - rank(theirs) || one - other,
  );
  return { points: points.map(([, point]) => point), tooLarge: tooLarge.size };
}

/** The combination that represents another, of any size; undefined if it is invalid. */
function standingOf(point: AtlasPoint): AtlasPoint | undefined {
  const settings = effective(settingsOf(point));
  return problemsWith(chopsticksRules, settings).length === 0 ? pointFor(settings) : undefined;
}

function halvesOf(point: AtlasPoint): number {
  return countHalfPositions(settingsOf(point));
}

/** Visits every way to change at most `most` rules, of the axes from `from` on. */
function changes(
  point: AtlasPoint,
  from: number,
  most: number,
  allowed: (axis: number, value: number) => boolean,
  found: (point: AtlasPoint) => void,
): void {
  found(point);
  if (most === 0) return;
  for (let axis = from; axis < axes.length; axis++) {
    const values = axes[axis]?.values.length ?? 1;
    for (let value = 1; value < values; value++) {
      if (!allowed(axis, value)) continue;
      changes(point.with(axis, value), axis + 1, most - 1, allowed, found);
    }
  }
}

function isClassic(axis: number, value: number): boolean {
  const setting = axes[axis]?.setting ?? '';
  return classic.includes(setting) && !(setting === 'suddenDeath' && value === 2);
}

/** The order of solving: few changes at every size, then the usual size, then the rest. */
function rank(point: AtlasPoint): number {
  const changed = rulesChanged(point);
  if (changed <= 1) return changed;
  if (point[0] === 0) return Math.min(2 + changed, 6);
  return 10 + Math.min(changed, 4);
}
