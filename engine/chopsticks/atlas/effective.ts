import type { ChopsticksSettings } from '../settings.ts';

type Change = Partial<{ -readonly [Name in keyof ChopsticksSettings]: ChopsticksSettings[Name] }>;

/** Settings without effect beside others, with their replacements, applied in order. */
const withoutEffect: readonly ((settings: ChopsticksSettings) => Change | false)[] = [
  ({ hands }) => hands === 1 && withOneHand,
  ({ hands }) => hands < 3 && { multipleTransfers: false },
  ({ quarters }) => quarters && { knubs: false },
  // Equal hands are as even as can be.
  ({ halvesies, splits }) => halvesies && splits === 'nearEven' && { splits: 'all' },
  // Of two players, none can halve the last finger twice in a row.
  ({ splits }) =>
    splits === 'none' && { splitLimit: 0, meta: false, halvesies: false, multipleTransfers: false },
  // Passes depend on what a split may leave, too.
  ({ splits, passEquivalentTransfers }) =>
    splits === 'none' && !passEquivalentTransfers && { suicide: false },
  ({ splits, stumps, passEquivalentTransfers }) =>
    splits === 'none' && !(stumps && passEquivalentTransfers) && { knubs: false, quarters: false },
  // A dead and a live hand never have more fingers than a full hand.
  ({ splits, multipleTransfers }) =>
    splits === 'divisions' && !multipleTransfers && { meta: false },
  // A player with one finger left is out.
  ({ suddenDeath }) => suddenDeath === 'instant' && { onePointSwitch: false, stumps: false },
  ({ suddenDeath }) => suddenDeath !== 'lives' && { lives: 3 },
  // A dead and a live hand may be swapped anyway, without limit.
  ({ loganClause, passEquivalentTransfers, suicide }) =>
    (loganClause || (passEquivalentTransfers && suicide)) && { onePointSwitch: false },
  // Every swap is a pass, except with parts of fingers and hands turned over, which can't always pass.
  ({ passEquivalentTransfers, stumps, knubs, quarters, integers }) =>
    passEquivalentTransfers && !stumps && !knubs && !quarters && !integers && { swaps: false },
  ({ swaps }) => !swaps && { swapLimit: 0 },
  // One short of two is one.
  ({ fingers }) => fingers === 2 && { suns: false, start: '' },
  ({ overflow, start }) => overflow === 'rollover' && start !== '' && { start: '', suns: true },
];

const withOneHand: Change = {
  splits: 'all',
  splitLimit: 0,
  halvesies: false,
  suicide: false,
  swaps: false,
  passEquivalentTransfers: false,
  loganClause: false,
  onePointSwitch: false,
  meta: false,
  selfAttack: false,
  deathAttack: false,
  stumps: false,
  knubs: false,
  quarters: false,
};

/** The settings of two players that represent all settings of the same game. */
export function effective(settings: ChopsticksSettings): ChopsticksSettings {
  return withoutEffect.reduce((left, rule) => {
    const change = rule(left);
    return change === false ? left : { ...left, ...change };
  }, settings);
}
