import type { MapNodeView } from '../../electron/api/explorer.ts';
import { valueInWords } from '../design/value-words.ts';
import { words } from '../words.svelte.ts';

/** A position of the map, with its value for the side to move: `1211: Draw`. */
export function nodeInWords({ position, over, value: known }: MapNodeView): string {
  const value = valueInWords(known);
  return words().text(over ? 'state-map.page.node-over' : 'state-map.page.node', {
    position,
    value,
  });
}
