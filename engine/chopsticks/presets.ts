import type { Preset } from '../game.ts';

/** The two games of the rules first, then each mode by the name that players look for. */
export const chopsticksPresets: readonly Preset[] = [
  { name: 'Chopsticks (cutoff)', settings: {} },
  { name: 'Roll-over', settings: { overflow: 'rollover' } },
  { name: 'Suicide', settings: { suicide: true } },
  { name: 'Full transfers', settings: { fullTransfers: true } },
  { name: 'Swaps', settings: { swaps: true } },
  { name: 'Pass-equivalent transfers', settings: { passEquivalentTransfers: true } },
  { name: 'Logan clause', settings: { loganClause: true } },
  { name: 'Meta', settings: { meta: true } },
  { name: 'Halvesies', settings: { halvesies: true } },
  { name: 'Stumps', settings: { stumps: true } },
  { name: 'Suns', settings: { suns: true, overflow: 'rollover' } },
  { name: 'Sudden death', settings: { suddenDeath: 'instant' } },
  { name: 'Sudden death with lives', settings: { suddenDeath: 'lives' } },
  { name: 'Zombies', settings: { zombies: true, players: 3 } },
];
