import type { Race } from '../../engine/digit-conquest/solver/race.ts';
import { checksumOf } from '../../engine/digit-conquest/solver/table-data.ts';

/**
 * The source of the module that brings a table into the engine.
 *
 * @param residual - the most that the last pass changed anywhere.
 * @param within - how far any value is from the true one at most.
 */
export function tableModule(
  race: Race,
  table: Float64Array,
  residual: number,
  within: number,
): string {
  const numbers = table.slice(0, race.target * race.target);
  const bytes = new Uint8Array(numbers.buffer);
  const variant = race.clamped ? 'clamped' : 'exact';
  const { target, digits, copies } = race;
  return `import type { TableData } from '../table-data.ts';

/** Made by \`npm run tables -- ${variant}\`; not to be edited. */
export const ${variant}Table: TableData = {
  race: { target: ${target.toString()}, digits: ${digits.toString()}, copies: ${copies.toString()}, clamped: ${race.clamped.toString()} },
  residual: ${residual.toString()},
  within: ${within.toString()},
  checksum: ${checksumOf(bytes).toString()},
  base64:
    '${Buffer.from(bytes).toString('base64')}',
};
`;
}
