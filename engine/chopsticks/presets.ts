import type { Preset } from '../game.ts';

/** The two games of the rules first, then each mode by the name that players look for. */
export const chopsticksPresets: readonly Preset[] = [
  { id: 'cutoff', settings: {} },
  { id: 'rollover', settings: { overflow: 'rollover' } },
  { id: 'suicide', settings: { suicide: true } },
  { id: 'full-transfers', settings: { fullTransfers: true } },
  { id: 'swaps', settings: { swaps: true } },
  { id: 'pass-equivalent-transfers', settings: { passEquivalentTransfers: true } },
  { id: 'logan-clause', settings: { loganClause: true } },
  { id: 'meta', settings: { meta: true } },
  { id: 'halvesies', settings: { halvesies: true } },
  { id: 'stumps', settings: { stumps: true } },
  { id: 'suns', settings: { suns: true, overflow: 'rollover' } },
  { id: 'sudden-death', settings: { suddenDeath: 'instant' } },
  { id: 'sudden-death-with-lives', settings: { suddenDeath: 'lives' } },
  { id: 'zombies', settings: { zombies: true, players: 3 } },
];
