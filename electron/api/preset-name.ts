export { longestPresetName, sameName } from '../../config/preset-name.ts';
