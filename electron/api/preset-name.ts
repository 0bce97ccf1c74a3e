export { longestPresetName, sameName } from '../../storage/config/preset-name.ts';
