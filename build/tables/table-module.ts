import type { Race } from '../../engine/digit-conquest/solver/race.ts';
import { checksumOf } from '../../engine/digit-conquest/solver/table-data.ts';

/**
 * The source of the module that holds a table for the engine.
 *
 * @param residual - the largest change of the last pass.
 * @param within - the largest error of any value.
 * @param inFixedPoint - the largest error of any value of any deck in fixed point.
 */
export function tableModule(
  race: Race,
  table: Float64Array,
  residual: number,
  within: number,
  inFixedPoint: number,
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
  inFixedPoint: ${inFixedPoint.toString()},
  checksum: ${checksumOf(bytes).toString()},
  base64:
    '${Buffer.from(bytes).toString('base64')}',
};
`;
}
