import type { ChopsticksSettings } from '../../../engine/chopsticks/settings.ts';
import type { SplitView } from './choices.svelte.ts';

/** Why wanted hands are no legal split; `left` and `over` are numbers of fingers. */
export type WhyNotShared =
  | { readonly kind: 'same' | 'two' | 'dead' | 'signs' | 'rules' }
  | { readonly kind: 'left' | 'over'; readonly fingers: number };

/** The split that produces the wanted hands, if the rules allow it. */
export function splitInto(
  splits: readonly SplitView[],
  to: readonly number[],
): SplitView | undefined {
  return splits.find(({ move }) => move.to.every((fingers, hand) => fingers === to[hand]));
}

/** The most important reason why no split produces the wanted hands. */
export function whyNotShared(
  settings: ChopsticksSettings,
  before: readonly number[],
  to: readonly number[],
): WhyNotShared {
  const changed = to.flatMap((fingers, hand) => (fingers === before[hand] ? [] : [hand]));
  if (changed.length === 0) return { kind: 'same' };
  const fingers = sizeOf(before) - sizeOf(to);
  if (fingers > 0) return { kind: 'left', fingers };
  if (fingers < 0) return { kind: 'over', fingers: -fingers };
  if (changed.length > 2 && !settings.multipleTransfers) return { kind: 'two' };
  if (!settings.suicide && changed.some((hand) => to[hand] === 0)) return { kind: 'dead' };
  const alike = (sign: number): number =>
    sizeOf(before.filter((each) => each * sign > 0)) - sizeOf(to.filter((each) => each * sign > 0));
  return alike(1) === 0 ? { kind: 'rules' } : { kind: 'signs' };
}

function sizeOf(hands: readonly number[]): number {
  return hands.reduce((sum, fingers) => sum + Math.abs(fingers), 0);
}
