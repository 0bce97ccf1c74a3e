import type { AtlasAxis, AtlasPoint } from '../../atlas/atlas.ts';
import { defaultSettings, type Settings, type SettingValue } from '../../settings/settings.ts';
import { chopsticksSettings, type ChopsticksSettings } from '../settings.ts';

/** The settings that the atlas varies. */
export const axes = [
  { setting: 'fingers', values: [5, 2, 3, 4, 6, 7, 8, 9, 10] },
  { setting: 'overflow', values: ['cutoff', 'rollover'] },
  { setting: 'hands', values: [2, 1, 3, 4] },
  { setting: 'misere', values: [false, true] },
  { setting: 'splits', values: ['all', 'none', 'transfers', 'divisions', 'nearEven'] },
  // One split in a row is the least, and what the preset has.
  { setting: 'splitLimit', values: [0, 1] },
  { setting: 'halvesies', values: [false, true] },
  { setting: 'suicide', values: [false, true] },
  { setting: 'multipleTransfers', values: [false, true] },
  { setting: 'swaps', values: [false, true] },
  // One swap in a row is the least; three is the preset.
  { setting: 'swapLimit', values: [0, 1, 3] },
  { setting: 'passEquivalentTransfers', values: [false, true] },
  { setting: 'loganClause', values: [false, true] },
  { setting: 'onePointSwitch', values: [false, true] },
  { setting: 'meta', values: [false, true] },
  { setting: 'selfAttack', values: [false, true] },
  { setting: 'deathAttack', values: [false, true] },
  { setting: 'selfAdd', values: [false, true] },
  { setting: 'cherryBomb', values: [false, true] },
  { setting: 'integers', values: [false, true] },
  { setting: 'stumps', values: [false, true] },
  { setting: 'knubs', values: [false, true] },
  { setting: 'quarters', values: [false, true] },
  { setting: 'suns', values: [false, true] },
  // The start of Suns, under cutoff.
  { setting: 'start', values: ['', 'full'] },
  { setting: 'suddenDeath', values: ['off', 'instant', 'lives'] },
  // With a single life sudden death is instant.
  { setting: 'lives', values: [3, 2] },
] as const satisfies readonly AtlasAxis[];

const general: readonly AtlasAxis[] = axes;
const defaults = defaultSettings(chopsticksSettings);

/** The settings of a combination, with a full start as a position. */
export function settingsOf(point: AtlasPoint): ChopsticksSettings {
  const given: Record<string, SettingValue> = { ...defaults };
  general.forEach(({ setting, values }, axis) => {
    given[setting] = values[point[axis] ?? 0] ?? false;
  });
  const settings = given as ChopsticksSettings;
  return settings.start === '' ? settings : { ...settings, start: fullStart(settings) };
}

/** The combination of settings; undefined if the atlas doesn't have their values. */
export function pointFor(settings: Settings): AtlasPoint | undefined {
  const full = fullStart(settings as ChopsticksSettings);
  const point = general.map(({ setting, values }) => {
    const value = settings[setting] ?? false;
    return values.indexOf(setting === 'start' && value === full ? 'full' : value);
  });
  return point.includes(-1) ? undefined : point;
}

function fullStart({ fingers, hands }: ChopsticksSettings): string {
  return String(fingers - 1).repeat(2 * hands);
}
