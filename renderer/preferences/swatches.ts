import type { Component } from 'svelte';
import BackSwatch from './swatches/BackSwatch.svelte';
import HandSwatch from './swatches/HandSwatch.svelte';
import SleeveSwatch from './swatches/SleeveSwatch.svelte';
import TableSwatch from './swatches/TableSwatch.svelte';

/** The drawings of a setting's values. */
interface Swatch {
  readonly Drawing: Component<{ value: string }>;
  readonly size: 'large' | 'small';
}

const swatches: Readonly<Partial<Record<string, Swatch>>> = {
  table: { Drawing: TableSwatch, size: 'large' },
  hands: { Drawing: HandSwatch, size: 'large' },
  cardBack: { Drawing: BackSwatch, size: 'large' },
};

/** The drawings of a setting's values; undefined if words are enough. */
export function swatchOf(part: string, setting: string): Swatch | undefined {
  if (part !== 'looks') return undefined;
  return setting.startsWith('sleeve')
    ? { Drawing: SleeveSwatch, size: 'small' }
    : swatches[setting];
}
