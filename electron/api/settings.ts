// What windows need to know of settings and presets without asking.
export { isOneOf, unmetRequirements } from '../../engine/settings/setting-values.ts';
export { areSameKeys } from '../../storage/config/same-keys.ts';
export { longestPresetName, sameName } from '../../storage/config/preset-name.ts';
