import type { Component } from 'svelte';
import BackSwatch from './swatches/BackSwatch.svelte';
import HandSwatch from './swatches/HandSwatch.svelte';
import SleeveSwatch from './swatches/SleeveSwatch.svelte';
import TableSwatch from './swatches/TableSwatch.svelte';

/** How the values of a setting are drawn, so that one need not imagine them. */
interface Swatch {
  readonly Drawing: Component<{ value: string }>;
  readonly size: 'large' | 'small';
}

const swatches: Readonly<Partial<Record<string, Swatch>>> = {
  table: { Drawing: TableSwatch, size: 'large' },
  hands: { Drawing: HandSwatch, size: 'large' },
  cardBack: { Drawing: BackSwatch, size: 'large' },
};

/** How the values of a setting are drawn; nothing where words are enough. */
export function swatchOf(part: string, setting: string): Swatch | undefined {
  if (part !== 'looks') return undefined;
  return setting.startsWith('sleeve')
    ? { Drawing: SleeveSwatch, size: 'small' }
    : swatches[setting];
}
