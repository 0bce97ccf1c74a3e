import { numberBytes } from './kernel.ts';
import { tableSize, type Race } from './race.ts';

/** How many bytes a table takes. */
export function tableBytes(race: Race): number {
  return tableSize(race) * numberBytes;
}
