import type { ChopsticksSettings } from '../settings.ts';

type Change = Partial<{ -readonly [Name in keyof ChopsticksSettings]: ChopsticksSettings[Name] }>;

/** What has no effect beside other settings, and what is used in its place; each looks at what those before left. */
const withoutEffect: readonly ((settings: ChopsticksSettings) => Change | false)[] = [
  ({ hands }) => hands === 1 && withOneHand,
  ({ hands }) => hands < 3 && { multipleTransfers: false },
  ({ quarters }) => quarters && { knubs: false },
  // Equal hands are as even as can be.
  ({ halvesies, splits }) => halvesies && splits === 'nearEven' && { splits: 'all' },
  ({ splits }) => splits === 'none' && { meta: false, halvesies: false, multipleTransfers: false },
  // What a split may leave is asked of passes, too.
  ({ splits, passEquivalentTransfers }) =>
    splits === 'none' && !passEquivalentTransfers && { suicide: false },
  ({ splits, stumps, passEquivalentTransfers }) =>
    splits === 'none' && !(stumps && passEquivalentTransfers) && { knubs: false, quarters: false },
  // A dead hand and one other never have more fingers than a full hand.
  ({ splits, multipleTransfers }) =>
    splits === 'divisions' && !multipleTransfers && { meta: false },
  // Whoever has one finger left is out before he can do anything with it.
  ({ suddenDeath }) => suddenDeath === 'instant' && { onePointSwitch: false, stumps: false },
  ({ suddenDeath }) => suddenDeath !== 'lives' && { lives: 3 },
  // A dead hand and a live one may be swapped anyway, and as often as one likes.
  ({ loganClause }) => loganClause && { onePointSwitch: false },
  // Each swap is a pass that is allowed anyway. Parts of fingers and hands turned over can't always pass.
  ({ passEquivalentTransfers, stumps, knubs, quarters, integers }) =>
    passEquivalentTransfers && !stumps && !knubs && !quarters && !integers && { swaps: false },
  ({ swaps }) => !swaps && { swapLimit: 0 },
  // One short of two is one.
  ({ fingers }) => fingers === 2 && { suns: false, start: '' },
  ({ overflow, start }) => overflow === 'rollover' && start !== '' && { start: '', suns: true },
];

const withOneHand: Change = {
  splits: 'all',
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

/** Settings of two players as the one combination that stands for all of the same game. */
export function effective(settings: ChopsticksSettings): ChopsticksSettings {
  return withoutEffect.reduce((left, rule) => {
    const change = rule(left);
    return change === false ? left : { ...left, ...change };
  }, settings);
}
